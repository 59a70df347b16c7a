// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/focus_areas.h"

#include <algorithm>
#include <tuple>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QScrollArea>

#include "ui/style/window_style.h"
#include "ui/window/key_policy.h"

namespace tickscope {

namespace {

bool isSeen(const QWidget &widget)
{
    if (!widget.isVisible())
        return false;
    QRect seen = widget.rect();
    for (const QWidget *inner = &widget; !inner->isWindow(); inner = inner->parentWidget()) {
        const QWidget *outer = inner->parentWidget();
        seen.translate(inner->pos());
        // What was scrolled out of view comes back with the focus.
        if (qobject_cast<const QScrollArea *>(outer->parentWidget()))
            seen = outer->rect();
        seen &= outer->rect();
        if (seen.isEmpty())
            return false;
    }
    return true;
}

bool takesFocus(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isEnabled()
           && isSeen(widget);
}

/// Fields and buttons are beside what an area is there for.
bool isBesides(const QWidget &widget)
{
    return qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
           || qobject_cast<const QAbstractButton *>(&widget);
}

/// That had the focus last in \a area, else the most important one; null for none.
QWidget *targetIn(QWidget &area)
{
    QWidget *last = area.focusWidget();
    if (last && takesFocus(*last))
        return last;
    QWidget *first = nullptr;
    for (QWidget *widget = area.nextInFocusChain(); widget != &area;
         widget = widget->nextInFocusChain()) {
        if (!area.isAncestorOf(widget) || !takesFocus(*widget))
            continue;
        if (!isBesides(*widget))
            return widget;
        if (!first)
            first = widget;
    }
    return first;
}

} // namespace

bool moveFocus(const QWidget &inner, bool next)
{
    QWidget *const top = inner.window();
    QWidget *const from = top->focusWidget() ? top->focusWidget() : top;
    const auto step = [next](const QWidget &widget) {
        return next ? widget.nextInFocusChain() : widget.previousInFocusChain();
    };
    for (QWidget *widget = step(*from); widget != from; widget = step(*widget)) {
        if (widget->window() != top || !takesFocus(*widget))
            continue;
        widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return false;
}

FocusAreas::FocusAreas(ActiveDocument &document, QList<QDockWidget *> docks, QMainWindow &window)
    : QObject(&window)
    , m_window(window)
    , m_docks(std::move(docks))
    , m_commands(this, document)
{
    m_commands.add("view.nextArea", tr("Next area"), {"F6"}, {MenuName::View, 690, tr("Panels")},
                   tr("Move the focus to the next panel, the picture or the timeline"),
                   {.needsRecording = false}, [this] { go(1); });
    m_commands.add("view.previousArea", tr("Previous area"), {"Shift+F6"},
                   {MenuName::View, 691, tr("Panels")},
                   tr("Move the focus back to the panel, picture or timeline before"),
                   {.needsRecording = false}, [this] { go(-1); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *focused) { removeFrame(focused); });
}

std::vector<QWidget *> FocusAreas::areas() const
{
    using Place = std::tuple<int, int, int>; // Column, from above, from the left.
    std::vector<std::pair<Place, QWidget *>> placed;
    placed.push_back({{1, 0, 0}, m_window.centralWidget()});
    for (QDockWidget *dock : m_docks) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const int column = dock->isFloating()                ? 4
                           : area == Qt::LeftDockWidgetArea  ? 0
                           : area == Qt::RightDockWidgetArea ? 2
                           : area == Qt::TopDockWidgetArea   ? -1
                                                             : 3;
        placed.push_back({{column, dock->y(), dock->x()}, dock});
    }
    std::ranges::sort(placed);
    std::vector<QWidget *> areas;
    for (const auto &[place, area] : placed) {
        if (isSeen(*area) && targetIn(*area))
            areas.push_back(area);
    }
    return areas;
}

void FocusAreas::go(int by)
{
    const std::vector<QWidget *> all = areas();
    if (all.empty())
        return;
    const QWidget *focused = QApplication::focusWidget();
    const auto present = std::ranges::find_if(
        all, [focused](const QWidget *area) { return focused && area->isAncestorOf(focused); });
    const auto count = std::ssize(all);
    const auto from = present == all.end() ? (by > 0 ? count - 1 : std::ptrdiff_t{0})
                                           : present - all.begin();
    QWidget *area = all[static_cast<std::size_t>((from + by + count) % count)];
    area->activateWindow();
    targetIn(*area)->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    delete m_frame;
    m_frame = new FocusRing(*area);
}

void FocusAreas::removeFrame(const QWidget *focused)
{
    if (m_frame && !(focused && m_frame->parentWidget()->isAncestorOf(focused)))
        delete m_frame;
}

static bool isInDialogOf(const QWidget &widget, const QMainWindow &window)
{
    const auto *dialog = qobject_cast<const QDialog *>(widget.window());
    const QWidget *asking = dialog ? dialog->parentWidget() : nullptr;
    if (!asking)
        return false;
    // What belongs to all pages of a window is marked by the one in front.
    return belongsToWindow(*asking, window)
           || (asking->isAncestorOf(&window) && window.isVisible());
}

FocusMark::FocusMark(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *focused) { mark(focused); });
}

void FocusMark::mark(QWidget *focused)
{
    delete m_ring;
    if (focused && (belongsToWindow(*focused, m_window) || isInDialogOf(*focused, m_window)))
        m_ring = new FocusRing(*focused);
}

} // namespace tickscope
