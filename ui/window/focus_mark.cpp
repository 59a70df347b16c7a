// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/focus_mark.h"

#include <QApplication>
#include <QDialog>
#include <QMainWindow>

#include "ui/style/window_style.h"
#include "ui/window/key_policy.h"

namespace tickscope {

namespace {

bool isInDialogOf(const QWidget &widget, const QMainWindow &window)
{
    const auto *dialog = qobject_cast<const QDialog *>(widget.window());
    const QWidget *asking = dialog ? dialog->parentWidget() : nullptr;
    if (!asking)
        return false;
    // What belongs to all pages of a window is marked by the one in front.
    return belongsToWindow(*asking, window)
           || (asking->isAncestorOf(&window) && window.isVisible());
}

} // namespace

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
