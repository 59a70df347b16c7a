// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QTranslator>

namespace tickscope {

/// Of "--tick N".
inline constexpr const char *TickOption = "tick";
inline constexpr const char *PlayOption = "play";

/// Gives the application its names and version, which settings and texts go by.
void nameApplication();

/// The program's texts in the user's language. Installed until it is destroyed.
class Translations
{
public:
    Translations();

private:
    QTranslator m_own;
    QTranslator m_qt;
};

/// What the program takes.
void describeOptions(QCommandLineParser &parser);

/// Whether all that is asked for is a text, for which no display is needed.
[[nodiscard]] bool asksForText(int argc, char **argv);
/// Prints it. Returns the exit code.
int tellText(int argc, char **argv);

} // namespace tickscope
