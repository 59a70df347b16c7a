// SPDX-License-Identifier: GPL-3.0-or-later
//
// What sessions of the real server 16.4 showed, made for it. Source: ddnet-rebuild.md, section 19.
#include <QTest>

#include <algorithm>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "tests/core/teehistorian/simulation_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

using What = RebuiltEvent::What;
constexpr int Minor16 = 4;

World roomOf16(const NamedValues &config, const std::vector<Vector> &places = {{400, Floor}})
{
    return partsOn(boxMap(), headerOf(Minor16, {}, config), places);
}

std::size_t teleportsIn(World &world)
{
    const auto all = eventsOf(world);
    return static_cast<std::size_t>(std::ranges::count(all, What::Teleported));
}

} // namespace

class TestSimulationSessions : public QObject
{
    Q_OBJECT

private slots:
    void rescuesWaitAfterTheServerBeganOnly();
    void aRefusedRescueThaws();
    void aRescueKeepsSuperAsItIsAndBringsTheRaceBack();
    void pausesOfSpectatorsByAdministratorsEnd();
    void whomAVoteTakesOutDoesNotDie();
    void theWorldKillsWhereItCan();
    void forcedPausesShowAtTheNextSpawn();
    void superHasAnEndlessHookWhereASettingSaysSo();
    void forcedPausesEndWithoutAMove();
    void watchingAnotherEndsNoPause();
    void aSwapExchangesPauses();
    void theCommandKillsInLongRacesOnly();
    void staffKillsAsClientsOnly();
    void whoTakesAClientIdInTheTickOfALeaveHasATee();
    void whoPractisesCannotSave();
    void superActsByTheTeam();
    void superMovesInLiveFreeze();
    void soloistsAreSoloFromTheirSpawnOn();
    void withoutSpamProtectionNothingWaits();
    void globalTuningShowsInFlags();
    void turretsWaitAfterTheServerBegan();
    void hooksPullTogetherWithoutWeakHook_data();
    void hooksPullTogetherWithoutWeakHook();
};

void TestSimulationSessions::rescuesWaitAfterTheServerBeganOnly()
{
    World world = roomOf16({{"sv_rescue", "1"}, {"sv_rescue_delay", "5"}});
    saveRescue(world, 0);
    const auto rescueAt = [&](int tick) {
        world.tick = tick;
        perform(world, command(0, {"r"}, true));
        return teleportsIn(world);
    };
    QCOMPARE(rescueAt(249), 0U);
    QCOMPARE(rescueAt(250), 1U);
    QCOMPARE(rescueAt(260), 1U);
}

void TestSimulationSessions::aRefusedRescueThaws()
{
    World world = roomOf16({{"sv_rescue", "1"}, {"sv_rescue_delay", "5"}});
    freeze(world, 0, 3);
    perform(world, command(0, {"r"}, true));
    QCOMPARE(teleportsIn(world), 0U);
    QCOMPARE(world.tee(0).freezeTime, 0);
}

void TestSimulationSessions::aRescueKeepsSuperAsItIsAndBringsTheRaceBack()
{
    World world = roomOf16({{"sv_rescue", "1"}, {"sv_rescue_delay", "0"}});
    Tee &own = world.tee(0);
    own.set(FlagSuper, true);
    own.set(FlagJetpack, true);
    own.race = RaceState::Started;
    saveRescue(world, 0);
    own.set(FlagSuper | FlagJetpack, false);
    own.race = RaceState::Finished;
    perform(world, command(0, {"r"}, true));
    QVERIFY(!own.is(FlagSuper));
    QVERIFY(own.is(FlagJetpack));
    QCOMPARE(own.race, RaceState::Started);
}

void TestSimulationSessions::pausesOfSpectatorsByAdministratorsEnd()
{
    World world = roomOf16({});
    setPause(world, 0, Paused, true);
    TickSection next{Tick{106}, {{Placing::What::Gone, 0, 0, 0}}, {}};
    world.section = &next;
    perform(world, command(-1, {"set_team", "0", "-1"}));
    QCOMPARE(world.person(0).pause, 0);
    QVERIFY(world.person(0).isSpectator);
    QVERIFY(!world.tee(0).isAlive);
}

/// Its command, or its kick, stands in the section of the tick that it ends.
void TestSimulationSessions::whomAVoteTakesOutDoesNotDie()
{
    const std::vector<Action> votes = {
        command(-1, {"set_team", "0", "-1", "0"}), command(-1, {"set_team_all", "-1"}),
        action(Action::What::Drop, 0), action(Action::What::Emoticon, 0)};
    for (const Action &vote : votes) {
        RebuiltWorld world = worldOn(boxMap(), headerOf(4));
        world.step({Tick{100}, {{Placing::What::New, 0, 400, Floor}}, {}});
        world.step({Tick{101}, {{Placing::What::Gone, 0, 0, 0}}, {vote}});
        const auto died = std::ranges::find(world.events(), RebuiltEvent::What::Died,
                                            &RebuiltEvent::what);
        QVERIFY(died != world.events().end());
        const bool isVote = !vote.words.empty() || vote.what == Action::What::Drop;
        QCOMPARE(died->value, std::int32_t{isVote ? RebuiltEvent::Leaving : RebuiltEvent::Game});
    }
}

void TestSimulationSessions::theWorldKillsWhereItCan()
{
    for (const bool isDeadly : {false, true}) {
        teeworlds::GameMap map = boxMap();
        map.game.cells[cellAt(12, 18)].index = isDeadly ? tile::Death
                                                        : 0; // beside the tee's middle
        RebuiltWorld world = worldOn(map, headerOf(4));
        world.step({Tick{100}, {{Placing::What::New, 0, 380, Floor}}, {}});
        world.step({Tick{101}, {{Placing::What::Gone, 0, 0, 0}}, {}});
        const auto died = std::ranges::find(world.events(), RebuiltEvent::What::Died,
                                            &RebuiltEvent::what);
        QVERIFY(died != world.events().end());
        QCOMPARE(died->value, std::int32_t{isDeadly ? RebuiltEvent::World : RebuiltEvent::Game});
    }
}

/// Nobody ends it while there is no tee.
void TestSimulationSessions::forcedPausesShowAtTheNextSpawn()
{
    RebuiltWorld world = worldOn(boxMap(), headerOf(4));
    constexpr std::int32_t Blinks = Blink;
    world.step({Tick{500},
                {{Placing::What::New, 0, 400, Floor}},
                {input(0, Idle), command(-1, {"force_pause", "0", "1"})}});
    world.step({Tick{501}, {}, {command(-1, {"set_team", "0", "-1"})}});
    world.step({Tick{502}, {{Placing::What::Gone, 0, 0, 0}}, {}});
    world.step({Tick{700}, {{Placing::What::New, 0, 400, Floor}}, {}});
    QCOMPARE(world.shownEmote(0), Blinks);
    world.step({Tick{701}, {}, {}});
    QCOMPARE(world.shownEmote(0), 0);
}

void TestSimulationSessions::superHasAnEndlessHookWhereASettingSaysSo()
{
    for (const bool isOn : {true, false}) {
        World world = roomOf16({{"sv_endless_super_hook", isOn ? "1" : "0"}});
        world.tee(0).set(FlagSuper, true);
        world.tee(0).saved[input_number::Hook] = 1;
        world.tee(0).saved[input_number::TargetY] = 1; // the floor
        for (int tick = 0; tick < 5; ++tick) {
            ++world.tick;
            takeTurns(world);
        }
        QCOMPARE(world.tee(0).hookTick == 0, isOn);
    }
}

void TestSimulationSessions::forcedPausesEndWithoutAMove()
{
    World world = roomOf16({});
    perform(world, command(-1, {"force_pause", "0", "1"}));
    QCOMPARE(world.person(0).pause, static_cast<int>(WatchesOutside));
    world.tick += 50;
    processPause(world, 0);
    QCOMPARE(world.person(0).pause, static_cast<int>(WatchesOutside));
    ++world.tick;
    processPause(world, 0);
    QCOMPARE(world.person(0).pause, 0);
}

/// Found in sessions of DDNet 16.4: their demos show it.
void TestSimulationSessions::watchingAnotherEndsNoPause()
{
    World world = roomOf16({{"sv_pauseable", "1"}});
    const auto pauseBehind = [&world](const std::vector<std::string> &words) {
        world.tick += 1000;
        perform(world, command(0, words, true));
        return world.person(0).pause;
    };
    QCOMPARE(pauseBehind({"pause"}), std::int32_t{Paused});
    QCOMPARE(pauseBehind({"spec", "Bob"}), std::int32_t{WatchesOutside});
    QCOMPARE(pauseBehind({"spec", "Cyd"}), std::int32_t{WatchesOutside});
    QCOMPARE(pauseBehind({"spec", "Cyd"}), 0);
    QCOMPARE(pauseBehind({"spec"}), std::int32_t{WatchesOutside});
    QCOMPARE(pauseBehind({"pause"}), 0);
}

void TestSimulationSessions::aSwapExchangesPauses()
{
    World world = roomOf16({}, {{400, Floor}, {500, Floor}});
    setPause(world, 0, WatchesOutside, true);
    world.leaveWorld(0);
    swapTees(world, 0, 1);
    QCOMPARE(world.person(0).pause, 0);
    QVERIFY(world.tee(0).isInWorld);
    QCOMPARE(world.person(1).pause, std::int32_t{WatchesOutside});
}

void TestSimulationSessions::theCommandKillsInLongRacesOnly()
{
    for (const int seconds : {59, 60}) {
        World world = roomOf16({{"sv_kill_protection", "1"}});
        TickSection next{Tick{106}, {{Placing::What::Gone, 0, 0, 0}}, {}};
        world.section = &next;
        world.tick = 4000;
        world.tee(0).race = RaceState::Started;
        world.tee(0).startTick = world.tick - seconds * TicksPerSecond;
        perform(world, command(0, {"kill"}, true));
        QCOMPARE(world.tee(0).isAlive, seconds < 60);
    }
}

/// The server's own console, and so a vote, kills nobody, wherever the tee goes then.
void TestSimulationSessions::staffKillsAsClientsOnly()
{
    for (const int client : {-1, 0, 1}) {
        World world = roomOf16({});
        TickSection next{Tick{106}, {{Placing::What::Gone, 0, 0, 0}}, {}};
        world.section = &next;
        perform(world, command(client, {"kill_pl", "0"}));
        QCOMPARE(world.tee(0).isAlive, client == -1);
        QCOMPARE(world.events.size(), std::size_t(client == -1 ? 0 : 1));
        QVERIFY(client == -1 || world.events.front().value == RebuiltEvent::Game);
    }
}

/// No record says that there is another tee.
void TestSimulationSessions::whoTakesAClientIdInTheTickOfALeaveHasATee()
{
    RebuiltWorld world = worldOn(boxMap(), headerOf(Minor16));
    world.step({Tick{100}, {{Placing::What::New, 0, 400, Floor}}, {}});
    world.step({Tick{101}, {}, {action(Action::What::Drop, 0), action(Action::What::Ready, 0)}});
    world.step({Tick{102}, {{Placing::What::Moved, 0, 300, Floor}}, {}});
    const Tee &tee = world.state().tees[0];
    QVERIFY(tee.isAlive);
    QCOMPARE(tee.place, (Vector{300, Floor}));
}

void TestSimulationSessions::whoPractisesCannotSave()
{
    World world = roomOf16({});
    world.person(0).team = 3;
    TickSection next{Tick{106}, {{Placing::What::Gone, 0, 0, 0}}, {}};
    world.section = &next;
    world.teams.practice[3] = true;
    perform(world, command(0, {"save", "code"}, true));
    QVERIFY(world.tee(0).isAlive);
    world.teams.practice[3] = false;
    perform(world, command(0, {"save", "code"}, true));
    QVERIFY(!world.tee(0).isAlive);
}

/// Who is super but stayed in a team, as a team that has begun does not let go.
void TestSimulationSessions::superActsByTheTeam()
{
    World world = roomOf16({}, {{400, Floor}, {440, Floor}});
    world.tee(0).set(FlagSuper, true);
    world.person(0).team = 3;
    QVERIFY(!world.meet(0, 1));
    world.person(0).team = world.rules().superTeam;
    QVERIFY(world.meet(0, 1));
}

void TestSimulationSessions::superMovesInLiveFreeze()
{
    for (const bool isSuper : {false, true}) {
        World world = roomOf16({});
        Tee &own = world.tee(0);
        own.set(FlagLiveFrozen, true);
        own.set(FlagSuper, isSuper);
        own.saved[input_number::Direction] = 1;
        takeTurns(world);
        QCOMPARE(own.direction, isSuper ? 1 : 0);
    }
}

void TestSimulationSessions::soloistsAreSoloFromTheirSpawnOn()
{
    QVERIFY(!roomOf16({}).tee(0).is(FlagSolo));
    QVERIFY(roomOf16({{"sv_solo_server", "1"}}).tee(0).is(FlagSolo));
}

void TestSimulationSessions::withoutSpamProtectionNothingWaits()
{
    for (const bool isProtected : {false, true}) {
        World world = roomOf16({{"sv_spamprotection", isProtected ? "1" : "0"}});
        Action hearts = action(Action::What::Emoticon, 0);
        hearts.value = 2;
        perform(world, hearts);
        const int first = world.tee(0).emoteStop;
        world.tick += 10;
        perform(world, hearts);
        QCOMPARE(world.tee(0).emoteStop, isProtected ? first : first + 10);
    }
}

void TestSimulationSessions::globalTuningShowsInFlags()
{
    const auto flagsWith = [](const NamedValues &tuning) {
        RebuiltWorld world = worldOn(boxMap(), headerOf(Minor16, tuning));
        world.step({Tick{1}, {}, {action(Action::What::Ready, 0)}});
        world.step({Tick{2}, {{Placing::What::New, 0, 400, Floor}}, {}});
        return world.shownFlags(0) & (FlagNoCollision | FlagNoHook);
    };
    QCOMPARE(flagsWith({}), 0U);
    QCOMPARE(flagsWith({{"player_collision", "0"}}), std::uint32_t{FlagNoCollision});
    QCOMPARE(flagsWith({{"player_hooking", "0"}}), std::uint32_t{FlagNoHook});
}

void TestSimulationSessions::turretsWaitAfterTheServerBegan()
{
    constexpr int UnfreezingPlasma = 32;
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 10, UnfreezingPlasma);
    RebuiltWorld world = worldOn(map, headerOf(Minor16));
    world.step({Tick{1}, {}, {action(Action::What::Ready, 0)}});
    world.step({Tick{2}, {{Placing::What::New, 0, 1200, Floor}}, {}});
    int firstShot = 0;
    for (int tick = 3; tick <= 40 && firstShot == 0; ++tick) {
        world.step({Tick{tick}, {}, {}});
        firstShot = world.state().devices.plasma.empty() ? 0 : tick;
    }
    QCOMPARE(firstShot, 16);
}

void TestSimulationSessions::hooksPullTogetherWithoutWeakHook_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<bool>("isEven");

    QTest::newRow("weak and strong") << "sv_hit" << false;
    QTest::newRow("before 17") << "sv_no_weak_hook_and_bounce" << true;
    QTest::newRow("since 17") << "sv_no_weak_hook" << true;
}

/// Two tees that hook each other in the same tick.
void TestSimulationSessions::hooksPullTogetherWithoutWeakHook()
{
    QFETCH(QString, setting);
    QFETCH(bool, isEven);
    World world = roomOf16({{setting.toStdString(), "1"}}, {{400, Floor}, {600, Floor}});
    for (const int client : {0, 1}) {
        Tee &own = world.tee(client);
        own.saved[input_number::Hook] = 1;
        own.saved[input_number::TargetX] = client == 0 ? 10 : -10;
        own.saved[input_number::TargetY] = 0;
    }
    for (int turn = 0; turn < 8; ++turn)
        takeTurns(world);
    QVERIFY(world.tee(0).hookedPlayer == 1 && world.tee(1).hookedPlayer == 0);
    QVERIFY(world.tee(0).velocity.x > 0);
    QCOMPARE(world.tee(0).velocity.x == -world.tee(1).velocity.x, isEven);
}

TICKSCOPE_TEST(TestSimulationSessions, tickscope::test::NoApplication)
#include "test_simulation_sessions.moc"
