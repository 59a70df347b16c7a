// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible/accessible_item.h"

#include <QWidget>

#include "ui/accessible/accessible_view.h"

namespace tickscope {

AccessibleItem::AccessibleItem(AccessibleSource &source, QWidget &view, QString key)
    : m_source(&source)
    , m_view(&view)
    , m_key(std::move(key))
{
}

const AccessiblePart *AccessibleItem::part() const
{
    const auto place = m_source ? m_source->find(m_key) : std::nullopt;
    return place ? place->part : nullptr;
}

int AccessibleItem::index() const
{
    const auto place = m_source ? m_source->find(m_key) : std::nullopt;
    return place ? place->index : -1;
}

QWindow *AccessibleItem::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleItem::parent() const
{
    const auto place = m_source ? m_source->find(m_key) : std::nullopt;
    if (!m_view || !place || place->parent.isEmpty())
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    return accessibleItem(*m_view, place->parent);
}

int AccessibleItem::childCount() const
{
    const AccessiblePart *shown = part();
    return shown ? static_cast<int>(shown->parts.size()) : 0;
}

QAccessibleInterface *AccessibleItem::child(int index) const
{
    if (!m_view || index < 0 || index >= childCount())
        return nullptr;
    return accessibleItem(*m_view, part()->parts[static_cast<std::size_t>(index)].key);
}

int AccessibleItem::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *item = dynamic_cast<const AccessibleItem *>(child);
    return item ? item->index() : -1;
}

QAccessibleInterface *AccessibleItem::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        QAccessibleInterface *one = child(i);
        if (one && one->rect().contains(x, y))
            return one;
    }
    return nullptr;
}

QString AccessibleItem::text(QAccessible::Text kind) const
{
    const AccessiblePart *shown = part();
    if (shown && kind == QAccessible::Name)
        return shown->name;
    return shown && kind == QAccessible::Description ? shown->description : QString();
}

QRect AccessibleItem::rect() const
{
    const AccessiblePart *shown = part();
    if (!m_view || !shown || shown->area.isEmpty())
        return {};
    return {m_view->mapToGlobal(shown->area.topLeft()), shown->area.size()};
}

QAccessible::Role AccessibleItem::role() const
{
    const AccessiblePart *shown = part();
    return shown ? shown->role : QAccessible::NoRole;
}

QAccessible::State AccessibleItem::state() const
{
    QAccessible::State state;
    const AccessiblePart *shown = part();
    if (!m_view || !shown) {
        state.invalid = true;
        return state;
    }
    state.invisible = !m_view->isVisible();
    state.offscreen = !shown->area.intersects(m_view->rect());
    state.selectable = shown->press != nullptr;
    state.selected = shown->isSelected;
    state.focusable = m_key == m_source->currentKey();
    state.focused = state.focusable && m_view->hasFocus();
    return state;
}

void *AccessibleItem::interface_cast(QAccessible::InterfaceType type)
{
    const AccessiblePart *shown = part();
    if (type == QAccessible::ActionInterface && shown && shown->press)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

QStringList AccessibleItem::actionNames() const
{
    return {pressAction()};
}

void AccessibleItem::doAction(const QString &name)
{
    const AccessiblePart *shown = part();
    if (name != pressAction() || !shown || !shown->press)
        return;
    // Copied: what it does makes the parts again.
    const auto press = shown->press;
    press();
}

} // namespace tickscope
