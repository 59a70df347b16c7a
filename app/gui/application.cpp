// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"

#include "ui/main_window.h"
#include "ui/settings_keys.h"
#include "ui/theme.h"

#include <QCommandLineParser>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include <cstdio>

namespace tickscope {

Application::Application(int &argc, char **argv)
    : m_application(argc, argv)
{
    QApplication::setOrganizationName(QStringLiteral("tickscope"));
    QApplication::setApplicationName(QStringLiteral("tickscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Tickscope"));
    QApplication::setApplicationVersion(QStringLiteral(TICKSCOPE_VERSION));
    // The name of our desktop entry: gives the windows their icon under Wayland.
    QApplication::setDesktopFileName(QStringLiteral("tickscope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tickscope.svg")));
    loadTranslations();
    theme::setSafeColors(QSettings().value(settings::SafeColors).toBool());
    theme::apply(QSettings().value(settings::Theme, "system").toString());
    registerAllFormats(m_registry);
}

void Application::loadTranslations()
{
    const QLocale locale;
    if (m_qtTexts.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&m_qtTexts);
    if (m_ownTexts.load(locale, QStringLiteral("tickscope"), QStringLiteral("_"),
                        QStringLiteral(":/i18n")))
        QApplication::installTranslator(&m_ownTexts);
}

int Application::run()
{
    const auto tr = [](const char *text) {
        return QCoreApplication::translate("Application", text);
    };
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr(QT_TRANSLATE_NOOP("Application", "Opens game recordings and scrubs through them.")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption tickOption(QStringLiteral("tick"),
                                        tr(QT_TRANSLATE_NOOP("Application", "Go to tick N.")),
                                        QStringLiteral("N"));
    parser.addOption(tickOption);
    parser.addPositionalArgument(QStringLiteral("files"),
                                 tr(QT_TRANSLATE_NOOP("Application", "Recordings to open.")),
                                 QStringLiteral("[files…]"));
    parser.process(m_application);

    std::optional<Tick> tick;
    if (parser.isSet(tickOption)) {
        bool isNumber = false;
        tick = Tick{parser.value(tickOption).toLongLong(&isNumber)};
        if (!isNumber) {
            const QString problem = tr(
                QT_TRANSLATE_NOOP("Application", "--tick needs a whole number."));
            std::fprintf(stderr, "%s\n", qPrintable(problem));
            return 2;
        }
    }

    QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        files << QString();
    for (const QString &file : files) {
        auto *window = new MainWindow(m_registry);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        if (!file.isEmpty())
            window->open(file, tick);
    }
    return QApplication::exec();
}

} // namespace tickscope
