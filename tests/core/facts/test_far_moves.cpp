// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves that nobody can make: by what they are measured, and what explains them.

#include <iterator>

#include <QTest>

#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "core/facts/place_tracker.h"
#include "core/model/scene/map_backdrop.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/at_once.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr int Walker3 = 3;
constexpr std::int64_t ManyTicks = 2500;
constexpr int Leap = 900;

/// One player walks three units a tick, and leaps in the ticks of \a leaps.
Script walkWith(std::int64_t ticks, const std::vector<std::int64_t> &leaps)
{
    Script script;
    int x = 0;
    for (std::int64_t tick = 0; tick < ticks; ++tick) {
        x += std::ranges::find(leaps, tick) == leaps.end() ? 3 : Leap;
        script[tick].items[{HandsType, Walker3}] = Words(WordCount, 0);
        script[tick].items[{BodyType, Walker3}] = Words{x, 0};
    }
    script[0].players = {{{0}, Walker3, PlayerChange::What::Joined, "Anna"}};
    return script;
}

Figure farMovesOf(Script script, std::optional<FoundMap> map = {})
{
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script));
    const FactSource source{recording, buildIndex(recording, {}).value(), std::move(map), 0};
    const auto figures = computeFigures(source, 0, {}).value();
    for (const Figure &figure : figures) {
        if (figure.kind->id == "impossible_moves")
            return figure;
    }
    return {};
}

/// What a format makes of the leap itself.
const EventForm &seenForm()
{
    static const EventForm form = [] {
        EventForm seen = *sharedForm("teleport");
        seen.isSeenByPlaces = true;
        return seen;
    }();
    return form;
}

Event teleportOf(std::int64_t tick, const EventForm *form, EventSource source)
{
    return {.tick = {tick}, .form = form, .client = Walker3, .source = source};
}

/// A map with teleporters in some columns of its only row.
class TeleporterMap : public MapContent
{
public:
    explicit TeleporterMap(std::initializer_list<std::size_t> columns)
    {
        constexpr int Width = 400;
        CellLayer layer{"tele", Width, 1, 32, std::vector<CellKind>(Width, CellKind::Empty)};
        for (const std::size_t column : columns)
            layer.cells[column] = CellKind::Teleport;
        m_backdrop.layers.push_back(std::move(layer));
    }
    [[nodiscard]] const MapBackdrop &backdrop() const override { return m_backdrop; }

private:
    MapBackdrop m_backdrop;
};

FoundMap foundMap(std::initializer_list<std::size_t> columns)
{
    FoundMap map;
    map.content = std::make_shared<const TeleporterMap>(columns);
    return map;
}

} // namespace

class TestFarMoves : public QObject
{
    Q_OBJECT

private slots:
    void jumpsDoNotRaiseWhatTheyAreMeasuredBy();
    void fewMovesGiveNoValue();
    void whatIsSeenByTheMoveDoesNotExplainIt();
    void teleportThatTheRecordingTellsDoes();
    void commandThatMayTeleportIsAGuess();
    void commandMovesItsSecondParty();
    void teleportersOfTheMapDo();
    void oneTeleporterAloneDoesNot();
    void crouchingIsNoMove_data();
    void crouchingIsNoMove();
};

/// More than one of a thousand, each far off what is usual.
void TestFarMoves::jumpsDoNotRaiseWhatTheyAreMeasuredBy()
{
    std::vector<std::int64_t> leaps;
    for (std::int64_t tick = 100; tick < ManyTicks; tick += 200)
        leaps.push_back(tick);

    const Figure found = farMovesOf(walkWith(ManyTicks, leaps));

    QCOMPARE(found.samples, ManyTicks - 1);
    QCOMPARE(found.value, std::optional(12.0));
}

/// Enough for a figure of a player, but too few to tell what is usual.
void TestFarMoves::fewMovesGiveNoValue()
{
    const Figure found = farMovesOf(walkWith(900, {50}));

    QVERIFY(!found.value);
    QCOMPARE(found.samples, std::int64_t{0});
    QVERIFY(QByteArray(found.kind->noSamples).contains("fewer than 1,000"));
}

void TestFarMoves::whatIsSeenByTheMoveDoesNotExplainIt()
{
    Script script = walkWith(ManyTicks, {600});
    script[600].events = {teleportOf(600, &seenForm(), EventSource::Guess)};

    const Figure found = farMovesOf(std::move(script));

    QCOMPARE(found.value, std::optional(1.0));
    QCOMPARE(found.guesses, std::int64_t{0});
}

void TestFarMoves::teleportThatTheRecordingTellsDoes()
{
    Script script = walkWith(ManyTicks, {600});
    script[600].events = {teleportOf(600, sharedForm("teleport"), EventSource::Recorded)};

    QCOMPARE(farMovesOf(std::move(script)).value, std::optional(0.0));
}

/// Where the tee is not rebuilt, nothing else of a "/tp" is known.
void TestFarMoves::commandThatMayTeleportIsAGuess()
{
    EventForm form = *plainEvent(0, event_kind::Command, "/tp").form;
    form.mayMove = MovedParty::First;
    Script script = walkWith(ManyTicks, {600, 900});
    script[599].events = {teleportOf(599, &form, EventSource::Recorded)};

    const Figure found = farMovesOf(std::move(script));

    QCOMPARE(found.value, std::optional(1.0));
    QCOMPARE(found.guesses, std::int64_t{1});
}

/// An administrator's "tele 3 1" moves 3 and not who gives it.
void TestFarMoves::commandMovesItsSecondParty()
{
    constexpr int Walker1 = 1;
    EventForm form = *plainEvent(0, event_kind::Command, "tele").form;
    form.mayMove = MovedParty::Second;
    for (const bool isMoved : {true, false}) {
        Script script = walkWith(ManyTicks, {600});
        Event command = teleportOf(599, &form, EventSource::Recorded);
        command.client = isMoved ? Walker1 : Walker3;
        command.otherClient = isMoved ? Walker3 : Walker1;
        script[599].events = {command};

        QCOMPARE(farMovesOf(std::move(script)).value, std::optional(isMoved ? 0.0 : 1.0));
    }
}

/// From 1,800 to 2,700 units: columns 56 and 84.
void TestFarMoves::teleportersOfTheMapDo()
{
    QCOMPARE(farMovesOf(walkWith(ManyTicks, {600}), foundMap({56, 84})).value, std::optional(0.0));
}

void TestFarMoves::oneTeleporterAloneDoesNot()
{
    QCOMPARE(farMovesOf(walkWith(ManyTicks, {600}), foundMap({56})).value, std::optional(1.0));
    QCOMPARE(farMovesOf(walkWith(ManyTicks, {600}), foundMap({84})).value, std::optional(1.0));
}

void TestFarMoves::crouchingIsNoMove_data()
{
    QTest::addColumn<int>("crouch");
    QTest::addColumn<qsizetype>("found");

    QTest::newRow("by so much") << 18 << qsizetype{0};
    QTest::newRow("by less") << 17 << qsizetype{1};
}

/// Sinks by 18 units at once; goldsrc-netmessages.md, section 5.5: "36 over the floor standing, 18
/// ducked".
void TestFarMoves::crouchingIsNoMove()
{
    QFETCH(int, crouch);
    ItemType type;
    type.name = "Player";
    type.idIsClient = true;
    type.fields = {field("x", 0, FieldKind::Integer, Role::PositionX),
                   field("y", 1, FieldKind::Integer, Role::PositionY),
                   field("z", 2, FieldKind::Integer, Role::PositionZ)};
    const auto standing = std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {BodyType, std::make_shared<const ItemType>(std::move(type))}});
    PlayerTracker players;
    players.apply({{0}, Walker3, PlayerChange::What::Joined, "Anna"});
    const StayTable stays(players.tableAt({ManyTicks}));
    PlaceTracker watch(stays, 0, crouch);
    for (int tick = 0; tick < ManyTicks; ++tick) {
        WorldState state;
        state.setSchema(standing);
        state.set({BodyType, Walker3}, Words{3 * tick, 0, tick < 600 ? 36 : 18});
        watch.take({tick}, state);
    }
    FactMaterial material;
    watch.finish(material);

    QTEST(qsizetype(std::ssize(material.players[0].farMoves)), "found");
}

TICKSCOPE_TEST(TestFarMoves, QCoreApplication)
#include "test_far_moves.moc"
