// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/command_line.h"

#include "translations/translations.h"
#include "ui/settings_keys.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tickscope {

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope"));
    QCoreApplication::setApplicationName(QStringLiteral("tickscope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TICKSCOPE_VERSION));
}

QString chosenLanguage()
{
    return QSettings().value(settings::Language).toString();
}

void describeOptions(QCommandLineParser &parser)
{
    const auto tr = [](const char *text) {
        return QCoreApplication::translate("Application", text);
    };
    parser.setApplicationDescription(
        tr(QT_TRANSLATE_NOOP("Application", "Play, inspect and scrub game recordings.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(QCommandLineOption(QString::fromLatin1(TickOption),
                                        tr(QT_TRANSLATE_NOOP("Application", "Go to tick N.")),
                                        QStringLiteral("N")));
    parser.addOption(QCommandLineOption(
        QString::fromLatin1(NewWindowOption),
        tr(QT_TRANSLATE_NOOP("Application",
                             "Open another window, even if one is open, with nothing of the last "
                             "session."))));
    parser.addOption(
        QCommandLineOption(QString::fromLatin1(PlayOption),
                           tr(QT_TRANSLATE_NOOP("Application", "Start playing at once."))));
    parser.addPositionalArgument(
        QStringLiteral("files"),
        tr(QT_TRANSLATE_NOOP("Application", "Recordings or tickscope: links to open.")),
        QStringLiteral("[files…]"));
}

bool asksForText(int argc, char **argv)
{
    constexpr std::array<std::string_view, 5> Asking{"-h", "--help", "--help-all", "-v",
                                                     "--version"};
    const std::vector<std::string_view> words(argv + std::min(argc, 1), argv + argc);
    const auto end = std::ranges::find(words, std::string_view("--")); // files only behind it
    return std::find_first_of(words.begin(), end, Asking.begin(), Asking.end()) != end;
}

int tellText(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    nameApplication();
    const Translations translations(chosenLanguage());
    QCommandLineParser parser;
    describeOptions(parser);
    parser.process(application);
    return 0;
}

} // namespace tickscope
