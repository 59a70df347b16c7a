// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"

#include "ui/commands/command_registry.h"
#include "ui/links/moment_link.h"
#include "ui/settings_keys.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"

#include <QIcon>
#include <QSettings>
#include <QUrl>

#include <cstdio>

namespace tickscope {

namespace {

/// Plays as soon as there is a picture; once.
void playWhenOpen(MainWindow &window)
{
    Document &document = window.document();
    auto *once = new QObject(&window);
    QObject::connect(&document, &Document::changed, once, [once, &window, &document] {
        if (!document.frame())
            return;
        once->deleteLater();
        QObject::disconnect(&document, nullptr, once, nullptr);
        window.commands().run(QStringLiteral("play.forward"));
    });
}

} // namespace

Application::Application(int &argc, char **argv)
    : m_application(argc, argv)
{
    nameApplication();
    QApplication::setApplicationDisplayName(QStringLiteral("Tickscope"));
    // The name of our desktop entry: gives the windows their icon under Wayland.
    QApplication::setDesktopFileName(QStringLiteral("tickscope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tickscope.svg")));
    m_translations.emplace();
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
        if (parser.isSet(QString::fromLatin1(PlayOption)))
            playWhenOpen(*window);
        const QUrl url(file);
        if (isLink(file))
            window->openLink(file);
        else if (!file.isEmpty())
            window->open(url.isLocalFile() ? url.toLocalFile() : file, tick); // desktops give URLs
    }
    return QApplication::exec();
}

} // namespace tickscope
