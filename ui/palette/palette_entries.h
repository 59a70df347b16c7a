// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QVariant>

namespace tickscope {

class CommandRegistry;

/// One line of the palette: a command, or one with one of the arguments that it offers, such as a
/// recent recording, a player or a kind of events.
struct PaletteEntry {
    QString id;
    QVariant argument = {};           ///< Of a command that offers some.
    QString title;                    ///< "Open recent: tiny.demo".
    QString detail = {};              ///< Where it is in the menus, or more about the argument.
    QString keywords = {};            ///< Searched as the detail is, and not shown.
    QString keys = {};                ///< As the system writes them; may be empty.
    QString icon = {};                ///< Name for theme::icon(); may be empty.
    std::optional<bool> checked = {}; ///< Not set: it is nothing that can be on or off.
    QString obstacle = {};            ///< Why it is not possible now; empty: it is.
    bool takesText = false;           ///< An argument may be typed for it.
    bool needsText = false;           ///< An argument must be typed for it.
    bool discards = false;            ///< As of its command: the last of what is found.
    QString hint = {};                ///< What to type; may be empty.
};

/// Everything that \a registry can do now: commands in the order of the menus, behind them those
/// with their arguments.
[[nodiscard]] std::vector<PaletteEntry> paletteEntries(const CommandRegistry &registry);

/// Ids of the commands that were run from the palette last, newest first; in the settings.
namespace palette_history {

[[nodiscard]] QStringList ids();
void add(const QString &id);

} // namespace palette_history

} // namespace tickscope
