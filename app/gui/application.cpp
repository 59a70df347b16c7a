// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

#include <QCoreApplication>
#include <QFileInfo>
#include <QIcon>
#include <QSettings>

#include "app/gui/crash_report.h"
#include "app/gui/desktop_motion.h"
#include "app/gui/start_monitor.h"
#include "core/formats/format_registry.h"
#include "ui/accessible/accessible_view.h"
#include "ui/jobs/crash_reports.h"
#include "ui/jobs/first_picture.h"
#include "ui/links/moment_link.h"
#include "ui/reading/reading.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"
#include "ui/tabs/session_saver.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/together/watch_link.h"
#include "ui/window/main_window.h"
#include "ui/window/opening/opening.h"
#include "ui/window/window_together.h"
#include "ui/world/view/world_view.h"

namespace tickscope {

/// For tickscope-bench --start.
static void watchStart(TabbedWindow &window)
{
    const ActiveDocument &document = window.page().activeDocument();
    const auto isUsable = [&document] { return document->frame() && document->frame()->at; };
    new StartMonitor(window, *window.page().findChild<WorldView *>(), isUsable,
                     [&document, isUsable] { return isUsable() && document->map().content(); });
}

/// What a crash report says of the recording.
static QByteArray crashTextOf(const Document &document)
{
    const QString &sha256 = document.contentHash().sha256();
    if (document.path().isEmpty() || !sha256.isEmpty())
        return sha256.isEmpty() ? "none" : sha256.toLatin1();
    return crash_reports::unhashed(QFileInfo(document.path()).size());
}

/// Crash reports name the recording in front.
static void reportCrashes(TabbedWindow &window)
{
    crash_reports::makeFolder();
    crash_report::enable(crash_reports::folder(), crash_reports::versions().toUtf8());
    const ActiveDocument &active = window.page().activeDocument();
    QObject::connect(&active, &ActiveDocument::changed, &window,
                     [&active](Document::Changes changes) {
                         if (changes & (Document::HashChanged | Document::RecordingChanged))
                             crash_report::setRecording(crashTextOf(*active));
                     });
}

static void setIcon()
{
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tickscope.svg")));
}

Application::Application(int &argc, char **argv)
    : m_application(argc, argv)
{
    nameApplication();
    installAccessibleViews();
    QApplication::setApplicationDisplayName(QStringLiteral("Tickscope"));
    // The name of our desktop entry: gives the windows their icon under Wayland.
    QApplication::setDesktopFileName(QStringLiteral("tickscope"));
    m_translations.emplace(chosenLanguage());
    if (m_translations->direction() == Qt::RightToLeft)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    m_desktopMotion = std::make_unique<DesktopMotion>();
    theme::setSafeColors(SettingsNotifier::value(settings::SafeColors).toBool());
    theme::apply(SettingsNotifier::value(settings::Theme, "system").toString());
    // With the first start, and never again once a person has closed it.
    if (!QSettings().contains(settings::FirstHint))
        QSettings().setValue(settings::FirstHint, true);
}

/// Says \a problem; the exit status.
static int wrongUsage(const char *problem)
{
    std::fprintf(stderr, "%s\n", qPrintable(QCoreApplication::translate("Application", problem)));
    return 2;
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
        if (!isNumber)
            return wrongUsage(QT_TRANSLATE_NOOP("Application", "--tick needs a whole number."));
    }

    if (parser.isSet(QString::fromLatin1(FollowOption)))
        return runFollower(parser.value(QString::fromLatin1(FollowOption)),
                           parser.positionalArguments());
    Handover wanted{{},
                    tick,
                    parser.isSet(QString::fromLatin1(PlayOption)),
                    parser.isSet(QString::fromLatin1(CompareOption)),
                    qgetenv("XDG_ACTIVATION_TOKEN")};
    for (const QString &file : parser.positionalArguments()) {
        if (file == u'-')
            return wrongUsage(QT_TRANSLATE_NOOP(
                "Application", "Standard input cannot be shown: save it as a file first."));
        if (!file.isEmpty())
            wanted.names << nameForAll(file);
    }
    if (parser.isSet(QString::fromLatin1(NewWindowOption)))
        return runWindow(std::move(wanted), nullptr);
    SingleInstance instance(instanceSocketPath());
    switch (instance.begin(wanted)) {
    case SingleInstance::Outcome::HandedOver:
        return 0;
    case SingleInstance::Outcome::First:
        return runWindow(std::move(wanted), &instance);
    case SingleInstance::Outcome::Alone:
        break;
    }
    return runWindow(std::move(wanted), nullptr);
}

int Application::runFollower(const QString &link, const QStringList &files)
{
    const auto session = together::watchLinkOf(link);
    if (!session)
        return wrongUsage(
            QT_TRANSLATE_NOOP("Application", "--follow needs a link to watch together."));
    setIcon();
    TabbedWindow window(allFormats());
    reportCrashes(window);
    for (const QString &file : files) {
        if (!file.isEmpty())
            window.open(nameForAll(file), {});
    }
    window.showFullScreen();
    window.page().together().join(*session);
    return QApplication::exec();
}

/// The first recording is read on another core while the window is made.
std::unique_ptr<Reading> Application::beginReading(Handover &wanted) const
{
    if (wanted.names.isEmpty() || isLink(wanted.names.first()))
        return nullptr;
    return std::make_unique<Reading>(allFormats(), wanted.names.takeFirst().toStdString(),
                                     std::string(), nullptr);
}

int Application::runWindow(Handover wanted, SingleInstance *instance)
{
    auto first = beginReading(wanted);
    if (first)
        first_picture::await();
    // Drawn in four sizes.
    first_picture::whenShown(m_application, setIcon);
    TabbedWindow window(allFormats());
    reportCrashes(window);
    if (qEnvironmentVariableIsSet("TICKSCOPE_TELL_START"))
        watchStart(window);
    // \a isBeside: one is there already.
    const auto open = [&window](const Handover &handover, bool isBeside) {
        for (const QString &name : handover.names) {
            if (isBeside && handover.isComparing)
                window.compareWith(name);
            else
                window.open(name, handover.tick);
            isBeside = true;
        }
        if (handover.isPlaying)
            window.page().opening().playWhenShown();
    };
    const bool hasFirst = first != nullptr;
    // Before it is shown, so that it need not show first what a recording then replaces.
    if (first) {
        Reading *const reading = first.get();
        window.page().opening().openBegun(std::move(first), Opening::at(wanted.tick));
        // It may be open by now, and behind that its map be found; or it failed, and would give its
        // tab to what is opened beside it.
        if (wanted.names.isEmpty()) {
            QCoreApplication::sendPostedEvents(reading);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::FutureCallOut);
        }
    }
    open(wanted, hasFirst);
    window.show();
    // Its map's images, with which the first picture is drawn once.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::FutureCallOut);
    std::optional<SessionSaver> session;
    if (instance) {
        // A window beside the first one has no part in the session: it would write over it.
        session.emplace(window, sessionPath());
        session->restore();
        instance->setReceiver([&window, open](const Handover &handover) {
            open(handover, false);
            qputenv("XDG_ACTIVATION_TOKEN", handover.activationToken); // as Qt wants to have it
            window.comeForward();
        });
    }
    return QApplication::exec();
}

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope"));
    QCoreApplication::setApplicationName(QStringLiteral("tickscope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TICKSCOPE_VERSION));
}

QString chosenLanguage()
{
    return SettingsNotifier::value(settings::Language).toString();
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
    parser.addOption(QCommandLineOption(
        QString::fromLatin1(CompareOption),
        tr(QT_TRANSLATE_NOOP(
            "Application", "Show the recordings behind the first one as ghosts in its picture."))));
    parser.addOption(QCommandLineOption(
        QString::fromLatin1(FollowOption),
        tr(QT_TRANSLATE_NOOP("Application",
                             "Watch together with others by LINK, on the whole screen.")),
        QStringLiteral("LINK")));
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

int printText(int argc, char **argv)
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
