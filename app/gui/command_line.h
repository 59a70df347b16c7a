// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>

namespace tickscope {

/// Of "--tick N".
inline constexpr const char *TickOption = "tick";
/// Of "--new-window".
inline constexpr const char *NewWindowOption = "new-window";
/// Of "--play".
inline constexpr const char *PlayOption = "play";

/// Gives the application its names and version, which settings and texts go by.
void nameApplication();

/// The language of the settings; empty: that of the system.
[[nodiscard]] QString chosenLanguage();

/// What the program takes.
void describeOptions(QCommandLineParser &parser);

/// Whether all that is asked for is a text, for which no display is needed.
[[nodiscard]] bool asksForText(int argc, char **argv);
/// Prints it. Returns the exit code.
int tellText(int argc, char **argv);

} // namespace tickscope
