// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QAccessible>
#include <QRect>
#include <QString>

namespace tickscope {

/// Something that a view draws and that is no widget, such as a lane, an event or a player, as
/// assistive technology is told of it.
struct AccessiblePart {
    QString key; ///< The same as long as it is the same thing; unique in its view.
    QAccessible::Role role = QAccessible::ListItem;
    QString name;
    QString description = {};
    QRect area = {}; ///< Pixels of the view; empty where it is not drawn.
    bool isSelected = false;
    /// What a press does, in the UI thread; empty for what cannot be pressed.
    std::function<void()> press = {};
    std::vector<AccessiblePart> parts = {}; ///< At most MostAccessibleParts.
};

/// Who listens goes through parts one by one: more than these are grouped.
inline constexpr std::size_t MostAccessibleParts = 64;

} // namespace tickscope
