// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/tape/input_tape.h"
#include "core/facts/place_tracker.h"
#include "core/facts/press_collector.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Player 0 has client 3 in ticks 100 to 299, player 1 the same one from 300 on.
PlayerTable twoPlayersOfOneSeat()
{
    PlayerTracker tracker;
    tracker.apply({{100}, 3, PlayerChange::What::Joined, "Anna"});
    tracker.apply({{300}, 3, PlayerChange::What::Left, "Anna"});
    tracker.apply({{300}, 3, PlayerChange::What::Joined, "Bo"});
    return tracker.tableAt({400});
}

/// Presses of Jump and aims of client 3 where \a wordsAt gives them, in pieces of so many ticks.
std::map<int, PlayerMaterial> collected(auto wordsAt, std::int64_t pieceTicks,
                                        std::pair<std::int64_t, std::int64_t> gap = {0, 0})
{
    Script script;
    for (std::int64_t tick = 100; tick <= 400; ++tick) {
        script[tick];
        if (tick < gap.first || tick > gap.second)
            script[tick].items[{HandsType, 3}] = wordsAt(tick);
    }
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script));
    const auto index = buildIndex(recording, {}).value();
    const StayTable stays(twoPlayersOfOneSeat());
    PressCollector collector(stays);
    const auto pieces = readInputTapes(recording, *index, {{100}, {400}}, pieceTicks, {}).value();
    for (const auto &piece : pieces)
        collector.take(*piece);
    std::map<int, PlayerMaterial> players;
    collector.finish(players);
    return players;
}

Words jump(bool isPressed)
{
    Words words(WordCount, 0);
    words[AimX] = 100;
    words[Jump] = isPressed ? 1 : 0;
    return words;
}

Words aim(int x, int y)
{
    Words words(WordCount, 0);
    words[AimX] = x;
    words[AimY] = y;
    return words;
}

std::vector<Press> jumpsOf(const std::map<int, PlayerMaterial> &players, int player)
{
    for (const InputPresses &input : players.at(player).inputs) {
        if (input.name == "Jump")
            return input.presses;
    }
    return {};
}

constexpr std::uint32_t TeeType = 1;

/// States with tees at places, by client.
WorldState stateWith(const std::map<int, std::pair<int, int>> &tees)
{
    static const auto tees_schema = [] {
        ItemType type;
        type.name = "Tee";
        type.idIsClient = true;
        type.fields = {field("X", 0, FieldKind::Integer, Role::PositionX),
                       field("Y", 1, FieldKind::Integer, Role::PositionY)};
        return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
            {TeeType, std::make_shared<const ItemType>(std::move(type))}});
    }();
    WorldState state;
    state.setSchema(tees_schema);
    for (const auto &[client, place] : tees)
        state.set({TeeType, client}, std::vector<std::int32_t>{place.first, place.second});
    return state;
}

PlayerTable playersOfClients(int count)
{
    PlayerTracker tracker;
    for (int client = 0; client < count; ++client)
        tracker.apply({{0}, client, PlayerChange::What::Joined, "p" + std::to_string(client)});
    return tracker.tableAt({100'000});
}

} // namespace

class TestFactReading : public QObject
{
    Q_OBJECT

private slots:
    void staysOfAWalkAreThoseOfItsPlayers();
    void pressOverTwoPiecesIsOne_data();
    void pressOverTwoPiecesIsOne();
    void heldWhereTellingBeginsHasNoStart();
    void pressIsOfWhoHadTheSeat();
    void conditionIsNoPress();
    void pressKnowsHowFarApartTicksAre();
    void aimThatLandsAtOnceSettlesInNoTime();
    void aimThatIsCorrectedSettlesLater();
    void aimThatJumpsOnHasNoSettleTime();
    void farMoveIsMeasuredByAllOthers();
    void whoComesIntoReachIsToldOnce();
};

void TestFactReading::pressOverTwoPiecesIsOne_data()
{
    QTest::addColumn<qint64>("pieceTicks");
    for (const qint64 ticks : {1000, 50, 11, 1})
        QTest::addRow("%lld", ticks) << ticks;
}

void TestFactReading::pressOverTwoPiecesIsOne()
{
    QFETCH(qint64, pieceTicks);
    const auto players = collected(
        [](auto tick) { return jump((tick >= 120 && tick < 185) || tick == 200); }, pieceTicks);

    const auto presses = jumpsOf(players, 0);
    QCOMPARE(presses.size(), std::size_t{2});
    QCOMPARE(presses[0].first, (Tick{120}));
    QCOMPARE(presses[0].last, (Tick{184}));
    QVERIFY(presses[0].hasStart && presses[0].hasEnd);
    QCOMPARE(presses[1].first, (Tick{200}));
    QCOMPARE(presses[1].last, (Tick{200}));
    QCOMPARE(players.at(0).covered, (std::vector<TickRange>{{{100}, {299}}}));
}

void TestFactReading::heldWhereTellingBeginsHasNoStart()
{
    const auto players = collected([](auto tick) { return jump(tick < 110 || tick > 140); }, 25,
                                   {150, 160});

    const auto presses = jumpsOf(players, 0);
    QCOMPARE(presses.size(), std::size_t{3});
    QVERIFY(!presses[0].hasStart && presses[0].hasEnd);
    QVERIFY(presses[1].hasStart && !presses[1].hasEnd);
    QCOMPARE(presses[1].last, (Tick{149}));
    QVERIFY(!presses[2].hasStart && !presses[2].hasEnd);
    QCOMPARE(players.at(0).covered, (std::vector<TickRange>{{{100}, {149}}, {{161}, {299}}}));
}

void TestFactReading::pressIsOfWhoHadTheSeat()
{
    const auto players = collected(
        [](auto tick) { return jump((tick >= 290 && tick < 310) || (tick >= 350 && tick < 355)); },
        64);

    const auto anna = jumpsOf(players, 0);
    QCOMPARE(anna.size(), std::size_t{1});
    QCOMPARE(anna[0].last, (Tick{299}));
    QVERIFY(!anna[0].hasEnd);
    const auto bo = jumpsOf(players, 1);
    QCOMPARE(bo.size(), std::size_t{1});
    QCOMPARE(bo[0].first, (Tick{350}));
    QCOMPARE(players.at(1).covered, (std::vector<TickRange>{{{300}, {400}}}));
}

void TestFactReading::conditionIsNoPress()
{
    InputTape piece{{{100}, {199}}, {}};
    InputSource &source = piece.sources.emplace_back();
    source.client = 3;
    source.type = std::make_shared<const ItemType>(handsType("Hands", true));
    source.present = {{{100}, {199}, 1}};
    source.tracks = {
        {"no air jump left", InputTrackKind::Presses, nullptr, {{{130}, {160}, 1}}, true, true},
        {"jump held", InputTrackKind::Presses, nullptr, {{{120}, {122}, 1}}, true}};
    const StayTable stays(twoPlayersOfOneSeat());
    PressCollector collector(stays);
    collector.take(piece);
    std::map<int, PlayerMaterial> players;
    collector.finish(players);

    std::size_t presses = 0;
    for (const InputPresses &input : players.at(0).inputs) {
        presses += input.presses.size();
        QVERIFY(input.presses.empty() || input.name == "jump held");
    }
    QCOMPARE(presses, std::size_t{1});
}

/// Every tick up to 200, every third one behind it.
void TestFactReading::pressKnowsHowFarApartTicksAre()
{
    Script script;
    for (std::int64_t tick = 100; tick <= 399; tick += tick < 200 ? 1 : 3)
        script[tick].items[Client3] = jump(tick % 50 == 0 || tick == 260);
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script));
    const auto index = buildIndex(recording, {}).value();
    const auto tapes = readInputTapes(recording, *index, index->ticks(), 1000, {}).value();

    std::vector<std::int32_t> steps;
    for (const InputRun &run : tapes.front()->find(3, "Hands")->tracks[Jump].runs)
        steps.push_back(run.step);
    QCOMPARE(steps, (std::vector<std::int32_t>{1, 1, 1, 3, 3}));
}

void TestFactReading::aimThatLandsAtOnceSettlesInNoTime()
{
    const auto players = collected([](auto tick) { return tick < 150 ? aim(100, 0) : aim(0, 100); },
                                   40);

    QCOMPARE(players.at(0).aimMoves, std::int64_t{1});
    QCOMPARE(players.at(0).aimJumps.size(), std::size_t{1});
    QCOMPARE(players.at(0).aimJumps[0].tick, (Tick{150}));
    QVERIFY(std::abs(players.at(0).aimJumps[0].degrees - 90) < 1e-4);
    QCOMPARE(players.at(0).aimJumps[0].settledAfter, std::optional(std::int64_t{0}));
}

/// 90 degrees at once, and in each of the next three ticks some ten more.
void TestFactReading::aimThatIsCorrectedSettlesLater()
{
    const auto players = collected(
        [](auto tick) {
            return tick < 150
                       ? aim(100, 0)
                       : aim(-18 * static_cast<int>(std::min<std::int64_t>(tick - 150, 3)), 100);
        },
        40);

    QCOMPARE(players.at(0).aimMoves, std::int64_t{4});
    QCOMPARE(players.at(0).aimJumps.size(), std::size_t{1});
    QCOMPARE(players.at(0).aimJumps[0].settledAfter, std::optional(std::int64_t{3}));
}

void TestFactReading::aimThatJumpsOnHasNoSettleTime()
{
    const auto players = collected(
        [](auto tick) {
            return tick < 150 ? aim(100, 0) : tick < 153 ? aim(0, 100) : aim(-100, 0);
        },
        40);

    const auto &jumps = players.at(0).aimJumps;
    QCOMPARE(jumps.size(), std::size_t{2});
    QVERIFY(!jumps[0].settledAfter);
    QCOMPARE(jumps[1].settledAfter, std::optional(std::int64_t{0}));
}

/// Both walk 10 units a tick; client 1 leaps by 5,000 units once.
void TestFactReading::farMoveIsMeasuredByAllOthers()
{
    const StayTable stays(playersOfClients(2));
    PlaceTracker watch(stays, 0, 0);
    for (int tick = 0; tick < 2000; ++tick) {
        const int leap = tick >= 700 ? 5000 : 0;
        watch.take({tick}, stateWith({{0, {10 * tick, 0}}, {1, {10 * tick + leap, 100}}}));
    }
    FactMaterial material;
    watch.finish(material);

    QCOMPARE(material.players[0].moves, std::int64_t{1999});
    QVERIFY(material.players[0].farMoves.empty());
    QCOMPARE(material.players[1].farMoves.size(), std::size_t{1});
    QCOMPARE(material.players[1].farMoves[0].ticks, (TickRange{{699}, {700}}));
    QCOMPARE(material.players[1].farMoves[0].distance, 5010.0);
}

/// Client 1 comes nearer from 1,000 units, and trembles about the border of 380.
void TestFactReading::whoComesIntoReachIsToldOnce()
{
    const StayTable stays(playersOfClients(2));
    PlaceTracker watch(stays, 380, 0);
    for (int tick = 0; tick < 100; ++tick) {
        const int away = tick < 62 ? 1000 - 10 * tick : 380 + (tick % 2) * 20;
        watch.take({tick}, stateWith({{0, {0, 0}}, {1, {away, 0}}}));
    }
    FactMaterial material;
    watch.finish(material);

    for (const int player : {0, 1}) {
        QCOMPARE(material.players[player].triggers.size(), std::size_t{1});
        QCOMPARE(material.players[player].triggers[0].tick, (Tick{62}));
        QCOMPARE(material.players[player].triggers[0].trigger, Trigger::Reach);
    }
}

void TestFactReading::staysOfAWalkAreThoseOfItsPlayers()
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    StayTable walked;
    // Anna comes back to another seat and is known by her account; a proxy is nobody.
    for (const PlayerChange &change : std::vector<PlayerChange>{
             {{100}, 3, What::Present, "Anna", "account:anna"},
             {{100}, 4, What::Present, "relay", {}, true},
             {{120}, 3, What::Renamed, "Anne"},
             {{150}, 3, What::Present, "Anne"},
             {{200}, 3, What::Joined, "Bo"},
             {{220}, 4, What::Left, "relay"},
             {{230}, 4, What::Joined, "Anna", "account:anna"},
             {{300}, 3, What::Left, "Bo"},
         }) {
        tracker.apply(change);
        walked.apply(change);
    }
    walked.end({400});
    const PlayerTable players = tracker.tableAt({400});
    const StayTable known(players);
    const auto playersOfStays = walked.playersOfStays(players);

    for (const int client : {3, 4}) {
        for (std::int64_t tick = 90; tick <= 410; ++tick) {
            const auto *found = walked.at(client, {tick});
            const auto *expected = known.at(client, {tick});
            QCOMPARE(found == nullptr, expected == nullptr);
            if (!found)
                continue;
            QCOMPARE(found->ticks.first, expected->ticks.first);
            QCOMPARE(found->ticks.last, expected->ticks.last);
            const Player *player = playersOfStays[static_cast<std::size_t>(found->player)];
            QVERIFY(player);
            QCOMPARE(player->id, expected->player);
        }
    }
}

TICKSCOPE_TEST(TestFactReading, tickscope::test::NoApplication)
#include "test_fact_reading.moc"
