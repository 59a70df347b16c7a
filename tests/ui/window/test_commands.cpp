// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSettings>
#include <QTreeWidget>
#include <QUuid>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command.h"
#include "ui/commands/command_registry.h"
#include "ui/commands/player_commands.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// Commands as one entry each: what the window makes of them, and who else can call them.
class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void oneEntryIsInMenuAndShortcutListAndRunsByItsId();
    void commandRunsWithAnArgument();
    void commandWithoutItsArgumentIsRefused();
    void unknownAndImpossibleCommandsAreRefused();
    void stateOfACommandIsThatOfItsAction();
    void offeredEntryOfAContextMenuRunsTheCommand();
    void fileMenuHasItsOrder();
    void viewMenuHasItsOrder();
    void everyPanelHasACommand();
    void commandsOfPanelsAreAmongThem();
    void goToTakesATimeOrATick();
    void loopTakesItsTicks();
    void playerIsFollowedByArgument();
    void nonsenseIsRefusedByEveryCommand_data();
    void nonsenseIsRefusedByEveryCommand();
    void unreadablePlayersLeaveTheFilterAlone();
    void markerIsColouredByArgument();

private:
    void openSample();
    [[nodiscard]] CommandRegistry &commands() { return m_window->commands(); }
    /// A part of the window with \a command, which notes the arguments that it is run with.
    CommandSet &addPart(Command command);
    [[nodiscard]] QStringList titlesOf(const QString &menu) const;

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
    bool m_isOn = false;    ///< State of the command of the test.
    QList<QVariant> m_seen; ///< Arguments that the command of the test was run with.
};

void TestCommands::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("commands"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_sample.isEmpty());
}

void TestCommands::init()
{
    QSettings().clear();
    m_seen.clear();
    m_isOn = false;
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestCommands::openSample()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
}

CommandSet &TestCommands::addPart(Command command)
{
    auto *set = new CommandSet(m_window.get(), m_window->activeDocument());
    command.handler = [this](const QVariant &argument) {
        m_seen << argument;
        return true;
    };
    set->add(std::move(command));
    commands().collect(*m_window);
    return *set;
}

QStringList TestCommands::titlesOf(const QString &menu) const
{
    QStringList titles;
    for (const QAction *top : m_window->menuBar()->actions()) {
        if (top->text().remove(u'&') != menu)
            continue;
        for (const QAction *action : top->menu()->actions())
            titles << (action->isSeparator() ? QStringLiteral("-") : action->text().remove(u'&'));
    }
    return titles;
}

void TestCommands::oneEntryIsInMenuAndShortcutListAndRunsByItsId()
{
    addPart({.id = "test.greet",
             .text = "Greet",
             .shortcuts = keys({"Ctrl+Alt+G"}),
             .place = {MenuName::Help, 50},
             .needsRecording = false});

    QCOMPARE(titlesOf("Help").first(), QStringLiteral("Greet"));
    QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(m_seen.size(), 1);
    QCOMPARE(commands().run("test.greet"), CommandOutcome::Done);
    QCOMPARE(m_seen.size(), 2);
    QVERIFY(!m_seen.last().isValid());

    QCOMPARE(commands().run("help.shortcuts"), CommandOutcome::Done);
    const auto *table = m_window->findChild<QTreeWidget *>(QStringLiteral("shortcutsTable"));
    const auto rows = table->findItems(QStringLiteral("Greet"), Qt::MatchExactly);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first()->text(1),
             QKeySequence(QStringLiteral("Ctrl+Alt+G")).toString(QKeySequence::NativeText));
}

void TestCommands::commandRunsWithAnArgument()
{
    addPart({.id = "test.greet",
             .text = "Greet",
             .needsRecording = false,
             .argument = Argument::Optional});

    QCOMPARE(commands().run("test.greet", QStringLiteral("Anna")), CommandOutcome::Done);

    QCOMPARE(m_seen, QList<QVariant>{QStringLiteral("Anna")});
}

void TestCommands::commandWithoutItsArgumentIsRefused()
{
    addPart({.id = "test.greet",
             .text = "Greet",
             .needsRecording = false,
             .argument = Argument::Required});

    QCOMPARE(commands().run("test.greet"), CommandOutcome::NeedsArgument);

    QVERIFY(m_seen.isEmpty());
}

void TestCommands::unknownAndImpossibleCommandsAreRefused()
{
    QCOMPARE(commands().run("no.such"), CommandOutcome::Unknown);
    QCOMPARE(commands().run("play.toggle"), CommandOutcome::Disabled);
    openSample();
    QCOMPARE(commands().run("play.toggle"), CommandOutcome::Done);
    QVERIFY(m_window->document().playback().time().isPlaying());
}

void TestCommands::stateOfACommandIsThatOfItsAction()
{
    CommandSet &set = addPart(
        {.id = "test.light",
         .text = "Light",
         .needsRecording = false,
         .isEnabled = [this] { return !m_isOn; },
         .isChecked = [this] { return m_isOn; },
         .presentText = [this] { return QString(m_isOn ? "Lit" : "Light"); }});
    const QAction *action = commands().action("test.light");
    QVERIFY(action->isCheckable() && !action->isChecked() && action->isEnabled());
    QCOMPARE(action->text(), QStringLiteral("Light"));

    m_isOn = true;
    set.refresh();

    QVERIFY(action->isChecked() && !action->isEnabled());
    QCOMPARE(action->text(), QStringLiteral("Lit"));
}

void TestCommands::offeredEntryOfAContextMenuRunsTheCommand()
{
    CommandSet &set = addPart({.id = "test.greet",
                               .text = "Greet",
                               .needsRecording = false,
                               .argument = Argument::Required});
    QMenu menu;

    set.offer(menu, "test.greet", 7, QStringLiteral("Greet the seventh"));

    QCOMPARE(menu.actions().first()->text(), QStringLiteral("Greet the seventh"));
    menu.actions().first()->trigger();
    QCOMPARE(m_seen, QList<QVariant>{7});
}

void TestCommands::fileMenuHasItsOrder()
{
    QCOMPARE(titlesOf("File"), (QStringList{"Open…",
                                            "Open recent",
                                            "Open URL…",
                                            "Open copied link",
                                            "Library",
                                            "Compare with",
                                            "-",
                                            "Previous recording of this server",
                                            "Next recording of this server",
                                            "-",
                                            "Choose map file…",
                                            "Map folders…",
                                            "-",
                                            "Copy picture",
                                            "Save picture…",
                                            "Save clip…",
                                            "Save video…",
                                            "Save copy with notes…",
                                            "Export",
                                            "-",
                                            "Close recording",
                                            "Quit"}));
}

void TestCommands::viewMenuHasItsOrder()
{
    QCOMPARE(titlesOf("View"), (QStringList{"Recorder's camera",
                                            "All players",
                                            "Whole map",
                                            "Show entities",
                                            "Mini-map",
                                            "Chat, kills and clock",
                                            "Scoreboard",
                                            "New view",
                                            "-",
                                            "Follow selected player",
                                            "Follow player under pointer",
                                            "Follow next player",
                                            "Follow previous player",
                                            "Free camera",
                                            "View from",
                                            "Trails",
                                            "Heat map",
                                            "-",
                                            "Zoom in",
                                            "Zoom out",
                                            "Fit timeline",
                                            "-",
                                            "Show secrets",
                                            "-",
                                            "Full screen",
                                            "-",
                                            "Panels",
                                            "Theme"}));
}

void TestCommands::everyPanelHasACommand()
{
    openSample();
    auto *plots = m_window->findChild<QDockWidget *>(QStringLiteral("plotsDockFrame"));
    QVERIFY(plots->isHidden() && !commands().action("panel.plots")->isChecked());

    QCOMPARE(commands().run("panel.plots"), CommandOutcome::Done);

    QVERIFY(!plots->isHidden() && commands().action("panel.plots")->isChecked());
    for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        const QString id = QStringLiteral("panel.") + dock->objectName().remove("DockFrame");
        QVERIFY2(commands().find(id).command, qPrintable(id));
    }
}

void TestCommands::commandsOfPanelsAreAmongThem()
{
    for (const char *id : {"players.copy",      "players.follow",      "events.goto",
                           "events.copy",       "events.details.copy", "events.onlyKind",
                           "events.hideKind",   "events.clearFilter",  "damage.goto",
                           "damage.copy",       "info.copy",           "entities.copy",
                           "markers.goto",      "markers.rename",      "markers.move",
                           "markers.remove",    "markers.add",         "markers.copy",
                           "inspector.plot",    "inspector.copy",      "inspector.copy-all",
                           "inspector.expand",  "inspector.collapse",  "plots.remove",
                           "plots.clear",       "plots.fields",        "plots.csvView",
                           "plots.csvAll",      "plots.png",           "inputTape.onlySelected",
                           "theme.dark",        "theme.safeColors",    "file.openRecent",
                           "file.removeRecent", "lane.toggle",         "lane.color",
                           "lane.up",           "lane.down",           "lane.remove",
                           "lane.addText",      "lane.addKind",        "lane.reset",
                           "marker.addNamed",   "marker.rename",       "marker.color",
                           "inputTape.input",   "inputTape.copyInput", "inputTape.copyLane"})
        QVERIFY2(commands().find(QString::fromLatin1(id)).command, id);
}

void TestCommands::goToTakesATimeOrATick()
{
    openSample();
    const Tick first = m_window->document().index()->ticks().first;

    QCOMPARE(commands().run("go.to", QStringLiteral("@%1").arg(first.value + 25)),
             CommandOutcome::Done);
    QCOMPARE(m_window->document().playback().time().tick(), first + 25);
    QCOMPARE(commands().run("go.to", QStringLiteral("1.0")), CommandOutcome::Done);
    QCOMPARE(m_window->document().playback().time().head(), Time(std::chrono::seconds(1)));

    // Without an argument the person types it.
    QCOMPARE(commands().run("go.to"), CommandOutcome::Done);
    QVERIFY(m_window->findChild<QLineEdit *>(QStringLiteral("goToEdit"))->hasFocus());
}

void TestCommands::loopTakesItsTicks()
{
    openSample();
    const TickRange whole = m_window->document().index()->ticks();

    commands().run("loop.begin", qlonglong{whole.first.value + 10});
    commands().run("loop.end", qlonglong{whole.first.value + 30});

    QCOMPARE(m_window->document().playback().range(),
             (std::optional<TickRange>{{whole.first + 10, whole.first + 30}}));
    QCOMPARE(commands().run("loop.clear"), CommandOutcome::Done);
    QCOMPARE(commands().run("loop.clear"), CommandOutcome::Disabled);
}

void TestCommands::playerIsFollowedByArgument()
{
    openSample();
    const PlayerRef player{0, m_window->document().index()->ticks().first + 20};

    QCOMPARE(commands().run("follow.player", playerArgument(player)), CommandOutcome::Done);
    QCOMPARE(m_window->document().selection().followed(), std::optional(player));
    QVERIFY(!m_window->document().selection().player());

    // Whatever else it may be, it is no player.
    QCOMPARE(commands().run("select.player", QStringLiteral("Anna; rm")),
             CommandOutcome::BadArgument);
    QVERIFY(!m_window->document().selection().player());
    QCOMPARE(commands().run("follow.nobody"), CommandOutcome::Done);
    QVERIFY(!m_window->document().selection().followed());
}

void TestCommands::nonsenseIsRefusedByEveryCommand_data()
{
    QTest::addColumn<QVariant>("argument");

    QTest::newRow("no value") << QVariant(QPoint(3, 4));
    QTest::newRow("empty") << QVariant(QString());
    QTest::newRow("words") << QVariant(QStringLiteral("no such thing=as=this@all"));
    QTest::newRow("number that is too long") << QVariant(QStringLiteral("@99999999999999999999"));
}

void TestCommands::nonsenseIsRefusedByEveryCommand()
{
    QFETCH(QVariant, argument);
    openSample();
    Document &document = m_window->document();
    document.playback().setRange(TickRange{{1100}, {1200}});
    document.markers().add({1250}, QStringLiteral("here"));
    const Time head = document.playback().time().head();
    const auto markers = document.markers().all();
    const EventQuery filter = document.events().filter();
    // Any text is a path, an address or a part of an event's text.
    const QSet<QString> takingAnyText{"file.open",     "file.openUrl", "file.chooseMap",
                                      "facts.compare", "lane.addText", "compare.with"};
    const bool isText = !argument.toString().isEmpty();

    for (const CommandRegistry::Found &found : commands().all()) {
        const QString &id = found.command->id;
        if (isText && takingAnyText.contains(id))
            continue;
        const CommandOutcome outcome = commands().run(id, argument);
        QVERIFY2(outcome == CommandOutcome::BadArgument || outcome == CommandOutcome::Disabled,
                 qPrintable(id));
    }

    QCOMPARE(document.playback().time().head(), head);
    QCOMPARE(document.playback().range(), (std::optional<TickRange>{{{1100}, {1200}}}));
    QCOMPARE(document.markers().all(), markers);
    QVERIFY(document.events().filter() == filter);
}

void TestCommands::unreadablePlayersLeaveTheFilterAlone()
{
    openSample();
    const QString both = QStringLiteral("0@1000 1@1000");
    QCOMPARE(commands().run("filter.players", both), CommandOutcome::Done);
    const EventQuery filter = m_window->document().events().filter();
    QCOMPARE(filter.players.size(), std::size_t{2});

    QCOMPARE(commands().run("filter.players", QStringLiteral("0@1000 Anna")),
             CommandOutcome::BadArgument);

    QVERIFY(m_window->document().events().filter() == filter);
}

void TestCommands::markerIsColouredByArgument()
{
    openSample();
    Markers &markers = m_window->document().markers();
    const QUuid id = markers.add({1250}, QStringLiteral("here"));

    QCOMPARE(commands().run("marker.color", id.toString() + QStringLiteral("=green")),
             CommandOutcome::Done);

    QCOMPARE(markers.find(id)->color, storedColor(MarkerColor::Green));
    QCOMPARE(commands().run("marker.color", id.toString() + QStringLiteral("=plaid")),
             CommandOutcome::BadArgument);
    QCOMPARE(commands().run("marker.delete", id.toString()), CommandOutcome::Done);
    QCOMPARE(commands().run("marker.delete", id.toString()), CommandOutcome::BadArgument);
}

TICKSCOPE_TEST(TestCommands, QApplication)
#include "test_commands.moc"
