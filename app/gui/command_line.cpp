// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/command_line.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

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

Translations::Translations()
{
    const QLocale locale;
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(locale, QStringLiteral("tickscope"), QStringLiteral("_"),
                   QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&m_own);
}

void describeOptions(QCommandLineParser &parser)
{
    const auto tr = [](const char *text) {
        return QCoreApplication::translate("Application", text);
    };
    parser.setApplicationDescription(
        tr(QT_TRANSLATE_NOOP("Application", "Opens game recordings and scrubs through them.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(QCommandLineOption(QString::fromLatin1(TickOption),
                                        tr(QT_TRANSLATE_NOOP("Application", "Go to tick N.")),
                                        QStringLiteral("N")));
    parser.addOption(
        QCommandLineOption(QString::fromLatin1(PlayOption),
                           tr(QT_TRANSLATE_NOOP("Application", "Start playing at once."))));
    parser.addPositionalArgument(
        QStringLiteral("files"),
        tr(QT_TRANSLATE_NOOP("Application", "Recordings to open, or tickscope: links.")),
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
    const Translations translations;
    QCommandLineParser parser;
    describeOptions(parser);
    parser.process(application);
    return 0;
}

} // namespace tickscope
