// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QLabel>
#include <QSettings>
#include <QTableView>

#include "tests/support/demo_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/input_tape_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/models/event_model.h"
#include "ui/models/player_model.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/plots_dock.h"
#include "ui/tape/tape_view.h"
#include "ui/window/main_window.h"
#include "ui/world/hud/hud.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

constexpr std::int64_t FirstTick = 1000;
constexpr std::int64_t LastTick = 2000;
/// Client ID 1 is Bob's up to here, then nobody's, then Cyd's.
constexpr std::int64_t BobsLastTick = 1400;
constexpr std::int64_t CydsFirstTick = 1502;
constexpr std::int64_t BobSpeaks = 1390;
constexpr std::int64_t CydSpeaks = 1700;
constexpr std::int32_t BobsX = 300;
constexpr std::int32_t CydsX = 600;

teeworlds::SnapshotItems itemsAt(std::int64_t tick)
{
    teeworlds::SnapshotItems items;
    items.push_back({{6, 0}, {0, 0, FirstTick, 0, 0, 0, 1, 1}});
    const auto add = [&](std::int32_t client, const char *name, std::int32_t x, std::int32_t hook) {
        const auto walked = static_cast<std::int32_t>((tick - FirstTick) / 10);
        items.push_back({{9, client}, {0, x + walked, 200, 0, 0, 0,  0, 0,  -1, hook, 0,
                                       0, 0,          0,   0, 1, 10, 0, 10, 0,  0,    0}});
        items.push_back({{10, client}, {0, client, 0, 0, 20}});
        auto info = teeworlds::packText(name, 4);
        info.resize(17);
        items.push_back({{11, client}, info});
    };
    add(0, "Anna", 100, 0);
    // Both hold the hook all the time: without their names it would be one press.
    if (tick <= BobsLastTick)
        add(1, "Bob", BobsX, 5);
    if (tick >= CydsFirstTick)
        add(1, "Cyd", CydsX, 5);
    return items;
}

/// Somebody plays as client 3, and nothing tells who.
std::vector<std::byte> demoOfNobodyNamed()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    teeworlds::DemoWriter writer(header);
    for (std::int64_t tick = FirstTick; tick <= LastTick; tick += 2) {
        writer.beginTick({tick});
        const auto walked = static_cast<std::int32_t>((tick - FirstTick) / 10);
        writer.snapshot({{{6, 0}, {0, 0, FirstTick, 0, 0, 0, 1, 1}},
                         {{9, 3}, {0, 100 + walked, 200, 0,  0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0,
                                   1, 10,           0,   10, 0, 0, 0}}});
        if (tick == BobSpeaks)
            writer.message(teeworlds::MessageBuilder(3).number(0).number(-1).text("go").bytes());
    }
    return writer.finish().value_or(std::vector<std::byte>{});
}

/// Two people one after the other under one client ID.
std::vector<std::byte> demoOfTwo()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    teeworlds::DemoWriter writer(header);
    for (std::int64_t tick = FirstTick; tick <= LastTick; tick += 2) {
        writer.beginTick({tick});
        writer.snapshot(itemsAt(tick));
        if (tick == BobSpeaks || tick == CydSpeaks)
            writer.message(
                teeworlds::MessageBuilder(3).number(0).number(1).text("I was here").bytes());
    }
    return writer.finish().value_or(std::vector<std::byte>{});
}

} // namespace

/// Who is chosen stays the same person, whoever gets the client ID.
class TestOnePerson : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void followedPlayerWhoIsGoneIsSaidAndTheCameraStays();
    void whoIsNeverNamedIsFollowedByTheNumber();
    void clickOnAnEventSelectsWhoItWasThen();
    void playerWhoIsNotHereCanBeSelected();
    void laneIsOfOnePerson();
    void clickOnALaneSelectsItsPerson();
    void graphIsOfOnePerson();
    void trailIsOfOnePerson();
    void nextOwnerOfAClientIdDidNotSpeak();
    void filterIsOfOnePerson();
    void chosenBeforeTheIndexCameThereIsTheSameAfterwards();
    void vFollowsTheSelectedPlayerAndStops();
    void oneKeyFollowsWhoIsUnderThePointer();

private:
    void goTo(std::int64_t tick);
    [[nodiscard]] QPoint pixelOf(WorldView &view, int client);
    [[nodiscard]] QString nameInPlayers(const PlayersDock &dock);

    static constexpr PlayerRef Bob{1, {1200}};
    static constexpr PlayerRef Cyd{1, {1800}};
};

void TestOnePerson::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("one-person"));
    registerAllFormats(m_registry);
    m_path = test::writeRecording(m_folder.path(), QStringLiteral("two.demo"), demoOfTwo());
    QVERIFY(!m_path.isEmpty());
}

void TestOnePerson::init()
{
    QSettings().clear();
    begin();
    openAndWait(m_path);
}

void TestOnePerson::cleanup()
{
    m_active.reset();
    m_document.reset();
}

void TestOnePerson::goTo(std::int64_t tick)
{
    m_document->playback().apply(TimeCommand::goToTick(Tick{tick}));
    QTRY_VERIFY_WITH_TIMEOUT(m_document->frame() && m_document->frame()->asked == Tick{tick},
                             test::Timeout);
}

QPoint TestOnePerson::pixelOf(WorldView &view, int client)
{
    const auto &actors = view.scene().actors;
    const auto actor = std::ranges::find(actors, client, &Actor::client);
    if (actor == actors.end())
        return {};
    return view.camera().toPixel({actor->position.x, actor->position.y}, view.size()).toPoint();
}

QString TestOnePerson::nameInPlayers(const PlayersDock &dock)
{
    const auto *list = dock.findChild<QTableView *>(QStringLiteral("players.list"));
    const auto rows = list->selectionModel()->selectedRows(PlayerModel::NameColumn);
    return rows.isEmpty() ? QString() : rows.front().data().toString();
}

void TestOnePerson::followedPlayerWhoIsGoneIsSaidAndTheCameraStays()
{
    WorldView view(*m_active);
    show(view);
    goTo(1200);
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixelOf(view, 1));
    QTest::mouseDClick(&view, Qt::LeftButton, {}, pixelOf(view, 1));
    QCOMPARE(view.control().view(), CameraControl::View::Follow);
    goTo(BobsLastTick);
    const QPointF place = view.camera().centre;

    goTo(1800);

    QTRY_COMPARE(view.stateText(), QStringLiteral("Bob is not here at this time"));
    QCOMPARE(view.camera().centre, place);
    QVERIFY(!m_document->players().clientInFrame(m_document->selection().followed()));
    QVERIFY(!m_document->players().clientInFrame(m_document->selection().player()));

    goTo(1300);
    QTRY_VERIFY(view.stateText().isEmpty());
    QCOMPARE(view.camera().centre.x(), double(BobsX) + 30);
}

/// The number is all that there is, and it is said as such.
void TestOnePerson::whoIsNeverNamedIsFollowedByTheNumber()
{
    openAndWait(
        test::writeRecording(m_folder.path(), QStringLiteral("nobody.demo"), demoOfNobodyNamed()));
    QTRY_VERIFY(m_document->index() && m_document->index()->isComplete());
    WorldView view(*m_active);
    show(view);
    goTo(1200);
    view.control().followNext(1);
    QCOMPARE(m_document->players().title(*m_document->selection().followed()),
             QStringLiteral("Client 3"));

    goTo(1800);

    QTRY_VERIFY2(view.stateText().isEmpty(), qPrintable(view.stateText()));
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().followed()),
             std::optional(3));
    QVERIFY(m_document->players().isSame(m_document->selection().followed(), PlayerRef{3, {1300}}));
}

void TestOnePerson::clickOnAnEventSelectsWhoItWasThen()
{
    EventsDock events(*m_active);
    PlayersDock players(*m_active);
    show(events);
    show(players);
    goTo(FirstTick);
    auto *list = events.findChild<QTableView *>(QStringLiteral("events.list"));
    const auto rowAt = [&](std::int64_t tick) {
        for (int row = 0; row < events.model().rowCount(); ++row) {
            const auto event = events.model().eventAt(row);
            if (event->tick == Tick{tick} && event->kind().id == event_kind::Chat)
                return row;
        }
        return -1;
    };

    test::click(*list, rowAt(CydSpeaks));
    QTRY_COMPARE(nameInPlayers(players), QStringLiteral("Cyd"));
    QVERIFY(!m_document->players().clientInFrame(m_document->selection().player()));

    test::click(*list, rowAt(BobSpeaks));
    QTRY_COMPARE(nameInPlayers(players), QStringLiteral("Bob"));
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().player()),
             std::optional(1));
}

void TestOnePerson::playerWhoIsNotHereCanBeSelected()
{
    PlayersDock players(*m_active);
    show(players);
    goTo(1200);
    auto *list = players.findChild<QTableView *>(QStringLiteral("players.list"));
    QCOMPARE(list->model()->rowCount(), 3);

    // Who is not here stands last.
    test::click(*list, 2);

    QVERIFY(m_document->players().isSame(m_document->selection().player(), Cyd));
    goTo(1800);
    QTRY_COMPARE(nameInPlayers(players), QStringLiteral("Cyd"));
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().player()),
             std::optional(1));
}

void TestOnePerson::laneIsOfOnePerson()
{
    InputTapeDock dock(*m_active);
    dock.resize(1000, 400);
    dock.show();
    QTRY_VERIFY_WITH_TIMEOUT(dock.view().rows().laneCount == 3, test::Timeout);
    goTo(1800);

    const TapePieces pieces = dock.view().piecesInView();
    std::map<QString, TickRange> hooks;
    for (const TapeRow &row : dock.view().rows().rows) {
        const auto runs = row.input == "HookState" ? runsOf(pieces, row) : std::vector<InputRun>{};
        if (!runs.empty())
            hooks[dock.view().ownerOf(*row.lane)] = {runs.front().first, runs.back().last};
    }

    QCOMPARE(hooks.size(), std::size_t{2});
    QCOMPARE(hooks[QStringLiteral("Bob")].first, Tick{FirstTick});
    QVERIFY(hooks[QStringLiteral("Bob")].last < Tick{CydsFirstTick});
    // In the first state of who comes into sight it is not known what the player holds.
    QCOMPARE(hooks[QStringLiteral("Cyd")].first, Tick{CydsFirstTick + 2});
    QCOMPARE(hooks[QStringLiteral("Cyd")].last, Tick{LastTick});
}

void TestOnePerson::clickOnALaneSelectsItsPerson()
{
    InputTapeDock dock(*m_active);
    dock.resize(1000, 900);
    dock.show();
    QTRY_VERIFY_WITH_TIMEOUT(dock.view().rows().laneCount == 3, test::Timeout);
    goTo(1200);
    const auto &rows = dock.view().rows().rows;
    const auto cyds = std::ranges::find_if(rows, [&](const TapeRow &row) {
        return dock.view().ownerOf(*row.lane) == QLatin1String("Cyd");
    });
    QVERIFY(cyds != rows.end());

    QTest::mouseClick(dock.view().viewport(), Qt::LeftButton, {},
                      {20, qRound(dock.view().yAt(*cyds))});

    QVERIFY(m_document->players().isSame(m_document->selection().player(), Cyd));
    QVERIFY(!m_document->players().clientInFrame(m_document->selection().player()));
}

void TestOnePerson::graphIsOfOnePerson()
{
    PlotsDock dock(*m_active);
    show(dock);
    dock.resize(900, 300);
    goTo(1200);
    dock.add(std::vector{SeriesKey{"Character", 1, "X"}});
    QTRY_VERIFY_WITH_TIMEOUT(!dock.store().isReading() && !dock.view().curve(0).points.empty(),
                             test::Timeout);

    // Bob's, who never was where Cyd was.
    // In tiles, as the graphs show it.
    QCOMPARE(dock.view().curve(0).range.least, BobsX / 32.0);
    QVERIFY(dock.view().curve(0).range.most < CydsX / 32.0);
    QVERIFY(dock.view().legendText(0).contains(QStringLiteral("Bob")));
    goTo(1800);
    QVERIFY(dock.view().legendText(0).contains(QStringLiteral("Bob")));
    QVERIFY(dock.view().legendText(0).endsWith(QStringLiteral("–")));
    // The same field under the same client ID is another graph now.
    dock.add(std::vector{SeriesKey{"Character", 1, "X"}});
    QCOMPARE(dock.plots().plots().size(), std::size_t{2});
    QTRY_VERIFY_WITH_TIMEOUT(!dock.view().curve(1).points.empty(), test::Timeout);
    QVERIFY(dock.view().curve(1).range.least >= CydsX / 32.0);

    const PlotTable table = dock.table(PlotsDock::Stretch::All);
    QCOMPARE(table.titles.front(), QStringLiteral("Bob: Character X (units)"));
    QCOMPARE(valueAt(table.columns.front(), {BobsLastTick}), std::optional(double(BobsX) + 40));
    QCOMPARE(valueAt(table.columns.front(), {1800}), std::nullopt);
}

void TestOnePerson::trailIsOfOnePerson()
{
    WorldView view(*m_active);
    show(view);
    view.resize(900, 600);
    goTo(1200);
    m_document->selection().selectPlayer(Bob);
    view.control().setFreeCamera();
    const auto isOnTrail = [&](std::int32_t x) {
        const QPointF pixel = view.camera().toPixel({double(x) + 30, 200}, view.size());
        return view.tracks().placeAt(pixel, view.camera(), view.size()).has_value();
    };

    view.tracks().setTrails(TrackLayers::Trails::Whole);

    QTRY_VERIFY_WITH_TIMEOUT(isOnTrail(BobsX), test::Timeout);
    QVERIFY(!isOnTrail(CydsX + 40));
    m_document->selection().selectPlayer(Cyd);
    QVERIFY(!isOnTrail(BobsX));
    QVERIFY(isOnTrail(CydsX + 40));
}

void TestOnePerson::nextOwnerOfAClientIdDidNotSpeak()
{
    const Index &index = *m_document->index();

    const auto now = recentEvents(index, index.time().timeAt({BobSpeaks + 4})).bubbles;
    QCOMPARE(now.size(), std::size_t{1});
    QCOMPARE(now.front().name, QStringLiteral("Bob"));
    // Less than four seconds later Cyd has that client ID.
    QVERIFY(recentEvents(index, index.time().timeAt({CydsFirstTick + 2})).bubbles.empty());
}

void TestOnePerson::filterIsOfOnePerson()
{
    EventQuery filter = usualEvents();
    filter.players = {Cyd};

    m_document->events().setFilter(filter);

    const auto onlyCyd = [this] {
        const auto &lines = *m_document->events().lines();
        return !lines.empty() && std::ranges::all_of(lines, [this](const EventLine &line) {
            return m_document->index()->event(line.row).tick >= Tick{CydsFirstTick};
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(onlyCyd(), test::Timeout);
}

void TestOnePerson::chosenBeforeTheIndexCameThereIsTheSameAfterwards()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"));
    if (!path)
        SKIP_MISSING();
    // bee24 speaks at 01:13.56; before and afterwards others have that client ID.
    constexpr std::int64_t There = 12066 + 3678;
    m_document->open(*path);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->index(), test::Timeout);
    goTo(There);
    QVERIFY(m_document->frame()->at);

    m_document->selection().selectPlayer(m_document->players().inFrame(24));
    QCOMPARE(m_document->players().title(*m_document->selection().player()),
             QStringLiteral("bee24"));
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().player()),
             std::optional(24));
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, 3 * test::Timeout);

    QCOMPARE(m_document->players().clientInFrame(m_document->selection().player()),
             std::optional(24));
    goTo(12066);
    QCOMPARE(m_document->players().name(24, {12066}), QStringLiteral("bee~59é"));
    QVERIFY(!m_document->players().clientInFrame(m_document->selection().player()));
}

void TestOnePerson::vFollowsTheSelectedPlayerAndStops()
{
    MainWindow window(m_registry);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.open(m_path);
    Document &document = window.document();
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, test::Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(document.frame() && document.frame()->at, test::Timeout);
    document.selection().selectPlayer(Bob);

    QTest::keyClick(&window, Qt::Key_V);
    QVERIFY(document.players().isSame(document.selection().followed(), Bob));
    QTest::keyClick(&window, Qt::Key_V);
    QVERIFY(!document.selection().followed());
    // It is the selected one, also when another one was followed.
    document.selection().follow(PlayerRef{0, {FirstTick}});
    QTest::keyClick(&window, Qt::Key_V);
    QVERIFY(document.players().isSame(document.selection().followed(), Bob));
}

void TestOnePerson::oneKeyFollowsWhoIsUnderThePointer()
{
    MainWindow window(m_registry);
    window.resize(1400, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.open(m_path);
    Document &document = window.document();
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, test::Timeout);
    auto *view = window.findChild<WorldView *>();
    QTRY_VERIFY_WITH_TIMEOUT(!view->scene().actors.empty(), test::Timeout);
    QVERIFY(!document.selection().followed());

    QCursor::setPos(view->mapToGlobal(pixelOf(*view, 1)));
    QTest::keyClick(&window, Qt::Key_U);

    QVERIFY(document.players().isSame(document.selection().player(), Bob));
    QVERIFY(document.players().isSame(document.selection().followed(), Bob));
    // Beside everybody nothing changes.
    QCursor::setPos(view->mapToGlobal(QPoint(3, 3)));
    QTest::keyClick(&window, Qt::Key_U);
    QVERIFY(document.players().isSame(document.selection().followed(), Bob));
}

TICKSCOPE_TEST(TestOnePerson, QApplication)
#include "test_one_person.moc"
