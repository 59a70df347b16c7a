// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QApplication>
#include <QCommandLineParser>
#include <QString>

#include "app/gui/single_instance.h"
#include "translations/translations.h"

namespace tickscope {

/// Of "--tick N".
inline constexpr const char *TickOption = "tick";
/// Of "--new-window".
inline constexpr const char *NewWindowOption = "new-window";
/// Of "--play".
inline constexpr const char *PlayOption = "play";
inline constexpr const char *CompareOption = "compare";
/// Of "--follow LINK".
inline constexpr const char *FollowOption = "follow";

/// Gives the application its names and version, which settings and texts go by.
void nameApplication();

/// The language of the settings; empty: that of the system.
[[nodiscard]] QString chosenLanguage();

/// What the program takes.
void describeOptions(QCommandLineParser &parser);

/// Whether all that is asked for is a text, for which no display is needed.
[[nodiscard]] bool asksForText(int argc, char **argv);
/// Prints it. Returns the exit code.
int printText(int argc, char **argv);

class Reading;

/// The window program: names of settings, language, theme, command line, windows.
class Application
{
public:
    Application(int &argc, char **argv);

    /// Opens the files of the command line in tabs: of the window that is open already, or of one
    /// that runs until it is closed. Returns the exit code.
    int run();

private:
    /// Takes the recording that it begins to read off \a wanted.
    [[nodiscard]] std::unique_ptr<Reading> beginReading(Handover &wanted) const;
    int runWindow(Handover wanted, SingleInstance *instance);
    /// A window that only shows what the leader of a session does, on the whole screen.
    int runFollower(const QString &link, const QStringList &files);

    QApplication m_application;
    std::optional<Translations> m_translations;
    std::unique_ptr<QObject> m_desktopMotion; ///< Follows what the desktop says of animations.
};

} // namespace tickscope
