// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"

#include "app/gui/desktop_motion.h"
#include "ui/links/moment_link.h"
#include "ui/settings_keys.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"

#include <QIcon>
#include <QSettings>
#include <QUrl>

#include <cstdio>

namespace tickscope {

Application::Application(int &argc, char **argv)
    : m_application(argc, argv)
{
    nameApplication();
    QApplication::setApplicationDisplayName(QStringLiteral("Tickscope"));
    // The name of our desktop entry: gives the windows their icon under Wayland.
    QApplication::setDesktopFileName(QStringLiteral("tickscope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tickscope.svg")));
    m_translations.emplace();
    m_desktopMotion = std::make_unique<DesktopMotion>();
    theme::setSafeColors(QSettings().value(settings::SafeColors).toBool());
    theme::apply(QSettings().value(settings::Theme, "system").toString());
    registerAllFormats(m_registry);
}

int Application::run()
{
    QCommandLineParser parser;
    describeOptions(parser);
    parser.process(m_application);

    std::optional<Tick> tick;
    const QString tickOption = QString::fromLatin1(TickOption);
    if (parser.isSet(tickOption)) {
        bool isNumber = false;
        tick = Tick{parser.value(tickOption).toLongLong(&isNumber)};
        if (!isNumber) {
            const QString problem = QCoreApplication::translate("Application",
                                                                "--tick needs a whole number.");
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
        const QUrl url(file);
        if (isLink(file))
            window->openLink(file);
        else if (!file.isEmpty())
            window->open(url.isLocalFile() ? url.toLocalFile() : file, tick); // desktops give URLs
    }
    return QApplication::exec();
}

} // namespace tickscope
