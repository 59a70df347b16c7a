// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules, devices, tiles, teams and commands of a simulated tick, each alone with a few tees.
// Source: ddnet-rebuild.md.

#include <QTest>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "tests/core/teehistorian/simulation_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

constexpr int SwitchNumber = 5;

/// A map with \a index where a tee at (400, Floor) stands.
teeworlds::GameMap mapWith(int index)
{
    teeworlds::GameMap map = boxMap();
    map.game.cells[cellAt(12, 18)].index = static_cast<std::uint8_t>(index);
    return map;
}

} // namespace

class TestSimulationParts : public QObject
{
    Q_OBJECT

private slots:
    void rulesFollowTheVersionOfTheServer();
    void aFileWithoutAServerHasTheOldestThatWritesIt();
    void aDoorStopsATeeWhileItsSwitchIsOn();
    void aTimedSwitchTurnsBack();
    void switchTilesTurnTheSwitchOfTheTeamOnly();
    void tilesGiveJumpsAndModes();
    void aTimeTileActsOnceForEachEntry();
    void aTeleportLetsGoOfTheHook();
    void aDraggerPullsInItsStep();
    void whoCrossesTheLineAgainStartsAgain();
    void whoLeavesOnTheLineDoesNotStart_data();
    void whoLeavesOnTheLineDoesNotStart();
    void aTeamFinishesWithItsLast();
    void anEmptyTeamStartsAfresh();
    void commandsDependOnWhoMay();
    void settingsChangeWhereTheyAreNotFixed();
    void whoWatchesTakesNoInput();
    void aSwapKeepsWhatIsNotCarried();
    void aRescueThawsWhoIsDeep();
};

void TestSimulationParts::rulesFollowTheVersionOfTheServer()
{
    const Rules oldest = rulesOf(serverVersionOf("0.6.4, 11.4"), 0);
    QVERIFY(oldest.inputsStandAsTheyArrived && oldest.repeatsInputs && oldest.groundJumpsCount
            && oldest.recordsTeesLate && oldest.rescueKeepsNinja);
    QVERIFY(!oldest.hasLiveFreezeTiles && !oldest.thawedShootHeld);
    const Rules middle = rulesOf(serverVersionOf("0.6.4, 16.4"), 4);
    QVERIFY(middle.devicesWereCompared && middle.repeatsInputs && middle.retractingHooksCatch
            && middle.thawedShootHeld && middle.hasLiveFreezeTiles);
    QVERIFY(!middle.inputsStandAsTheyArrived && !middle.ninjaEndClearsTick
            && !middle.freezesAgainAtOnce && !middle.settingsAreFixed);
    const Rules newest = rulesOf(serverVersionOf("0.6.4, 19.8.3"), 19);
    QVERIFY(newest.ninjaEndClearsTick && newest.freezesAgainAtOnce && newest.settingsAreFixed
            && newest.spectatorCameraIsAside && newest.hasPracticeCommands);
    QVERIFY(!newest.devicesWereCompared && !newest.retractingHooksCatch
            && !newest.rescueKeepsNinja);
    QCOMPARE(newest.superTeam, 64);
    QCOMPARE(rulesOf(0, 22).superTeam, 128);
}

void TestSimulationParts::aFileWithoutAServerHasTheOldestThatWritesIt()
{
    QCOMPARE(serverVersionOf("0.6.4, 19.8.3"), 1908);
    QCOMPARE(serverVersionOf("a fork"), 0);
    QCOMPARE(serverVersionOf("0.6.4, 19.x"), 0);
    QVERIFY(rulesOf(0, 0).inputsStandAsTheyArrived);
    QVERIFY(!rulesOf(0, 2).inputsStandAsTheyArrived && !rulesOf(0, 2).repeatsInputs);
    QVERIFY(rulesOf(0, 4).devicesWereCompared);
    QVERIFY(rulesOf(0, 11).freezesAgainAtOnce && !rulesOf(0, 11).settingsAreFixed);
    QVERIFY(!rulesOf(0, 6).recordsNames && rulesOf(0, 7).recordsNames);
    QVERIFY(!rulesOf(0, 14).recordsRightsAsLogins && rulesOf(0, 15).recordsRightsAsLogins);
    // What the header says is not believed against the file itself.
    QVERIFY(rulesOf(1104, 11).freezesAgainAtOnce);
}

void TestSimulationParts::aDoorStopsATeeWhileItsSwitchIsOn()
{
    constexpr int DoorEntity = 49;
    constexpr int LongBeam = 21;
    teeworlds::GameMap map = boxMap();
    setSwitch(map, 10, 10, tile::EntityOffset + DoorEntity, SwitchNumber);
    setSwitch(map, 11, 10, tile::EntityOffset + LongBeam, SwitchNumber);
    // In the row above the door, falling.
    World world = partsOn(map, headerOf(19), {{400, 9 * 32 + 20}});
    Tee &own = world.tee(0);
    own.velocity = {0, 8};
    own.jumped = 3;
    World open = world;
    handleTiles(world, 0);
    QVERIFY(own.limits.down);
    QCOMPARE(own.velocity.y, 0.0F);
    QCOMPARE(own.jumped, 0);
    open.switches.turn(SwitchNumber, 0, false, open.rules().firstSwitches);
    handleTiles(open, 0);
    QCOMPARE(open.tee(0).velocity.y, 8.0F);
    QCOMPARE(open.tee(0).jumped, 3);
}

void TestSimulationParts::aTimedSwitchTurnsBack()
{
    Switches switches;
    teeworlds::SwitchesOn first;
    first.set();
    switches.turn(SwitchNumber, 3, false, first);
    switches.setTimer({SwitchNumber, 3, 200, false});
    switches.runTimers(199);
    QVERIFY(!switches.of(3, first)[SwitchNumber]);
    QVERIFY(switches.of(0, first)[SwitchNumber]);
    switches.runTimers(200);
    QVERIFY(switches.of(3, first)[SwitchNumber]);
    QVERIFY(switches.timers.empty());
    // The last timer of a switch counts, and none is left of a team that begins again.
    switches.setTimer({SwitchNumber, 3, 300, false});
    switches.setTimer({SwitchNumber, 3, 400, true});
    QCOMPARE(switches.timers.size(), std::size_t{1});
    switches.reset(3, first);
    QVERIFY(switches.timers.empty());
}

void TestSimulationParts::switchTilesTurnTheSwitchOfTheTeamOnly()
{
    teeworlds::GameMap map = boxMap();
    setSwitch(map, 12, 18, tile::SwitchTimedClose, SwitchNumber, 2);
    World world = partsOn(map, headerOf(19), {{400, Floor}});
    world.person(0).team = 3;
    handleTiles(world, 0);
    QVERIFY(!world.isSwitchOn(SwitchNumber, 3));
    QVERIFY(world.isSwitchOn(SwitchNumber, 0));
    QCOMPARE(world.switches.timers.at(0).endTick, world.tick + 1 + 2 * 50);
}

void TestSimulationParts::tilesGiveJumpsAndModes()
{
    teeworlds::GameMap map = boxMap();
    setSwitch(map, 12, 18, tile::Jumps, 0, 5);
    World world = partsOn(map, headerOf(19), {{400, Floor}});
    handleTiles(world, 0);
    QCOMPARE(world.tee(0).jumps, 5);

    const auto flagsOn = [](int index, std::uint32_t before) {
        World modes = partsOn(mapWith(index), headerOf(19), {{400, Floor}});
        modes.tee(0).flags = before;
        handleTiles(modes, 0);
        return modes.tee(0).flags;
    };
    QCOMPARE(flagsOn(tile::SoloOn, 0), std::uint32_t{FlagSolo});
    QCOMPARE(flagsOn(tile::SoloOff, FlagSolo | FlagJetpack), std::uint32_t{FlagJetpack});
    QCOMPARE(flagsOn(tile::EndlessHookOn, 0), std::uint32_t{FlagEndlessHook});
    // Live freeze came with newer servers.
    QCOMPARE(flagsOn(tile::LiveFreeze, 0), std::uint32_t{FlagLiveFrozen});
    World old = partsOn(mapWith(tile::LiveFreeze), headerOf(0), {{400, Floor}});
    handleTiles(old, 0);
    QCOMPARE(old.tee(0).flags, 0U);
}

void TestSimulationParts::aTimeTileActsOnceForEachEntry()
{
    teeworlds::GameMap map = boxMap();
    setSwitch(map, 12, 18, tile::AddTime, 30, 1); // a minute and a half
    World world = partsOn(map, headerOf(19), {{400, Floor}});
    Tee &own = world.tee(0);
    const auto stand = [&](float x) {
        own.place = own.previous = {x, Floor};
        handleTiles(world, 0);
        return own.startTick;
    };
    QCOMPARE(stand(400), -90 * 50);
    QCOMPARE(stand(401), -90 * 50);
    QCOMPARE(stand(600), -90 * 50);
    QCOMPARE(stand(400), -180 * 50);
}

void TestSimulationParts::aTeleportLetsGoOfTheHook()
{
    for (const bool holds : {false, true}) {
        teeworlds::GameMap map = boxMap();
        map.tele = {Side, Side, std::vector<teeworlds::TeleTile>(Side * Side)};
        map.tele.cells[cellAt(12, 18)] = {7, tile::TeleIn};
        map.tele.cells[cellAt(30, 5)] = {7, tile::TeleOut};
        const NamedValues config = {{"sv_teleport_hold_hook", holds ? "1" : "0"}};
        World world = partsOn(map, headerOf(19, {}, config), {{400, Floor}, {500, Floor}});
        Tee &own = world.tee(0);
        own.hookState = 5;
        own.hookedPlayer = 1;
        handleTiles(world, 0);
        QCOMPARE(own.core, (Vector{30 * 32 + 16, 5 * 32 + 16}));
        QCOMPARE(own.hookedPlayer, holds ? 1 : -1);
        QCOMPARE(eventsOf(world), std::vector{RebuiltEvent::What::Teleported});
    }
}

void TestSimulationParts::aDraggerPullsInItsStep()
{
    constexpr int StrongDragger = 44;
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 18, StrongDragger);
    World world = partsOn(map, headerOf(4), {{500, Floor}, {400, Floor}});
    actDevices(world); // 105 is a multiple of 7
    QCOMPARE(world.devices.draggerBeams.size(), std::size_t{1});
    QCOMPARE(world.devices.draggerBeams[0].client, 0);
    QVERIFY(world.tee(0).velocity.x > 2.9F);
    QCOMPARE(world.tee(1).velocity, Vector{});
    // It holds its tee until something is between them.
    ++world.tick;
    die(world, 0, RebuiltEvent::World);
    actDevices(world);
    QVERIFY(world.devices.draggerBeams.empty());
}

void TestSimulationParts::whoCrossesTheLineAgainStartsAgain()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}});
    for (int touches : {20, 3}) {
        for (int i = 0; i < touches; ++i, ++world.tick) {
            startRace(world, 0);
            leaveStart(world, 0);
        }
        QVERIFY(world.events.empty()); // it stands on the line
        leaveStart(world, 0);
        QCOMPARE(eventsOf(world), std::vector{RebuiltEvent::What::Started});
        world.tick += 8;
        leaveStart(world, 0);
        QVERIFY(world.events.empty());
    }
    finishRace(world, 0);
    QCOMPARE(world.events.back().value, 9);
}

void TestSimulationParts::whoLeavesOnTheLineDoesNotStart_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("starts");
    QTest::newRow("leaves") << static_cast<int>(RebuiltEvent::Leaving) << false;
    QTest::newRow("dies") << static_cast<int>(RebuiltEvent::World) << true;
}

void TestSimulationParts::whoLeavesOnTheLineDoesNotStart()
{
    QFETCH(int, by);
    QFETCH(bool, starts);
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}});
    startRace(world, 0);
    const auto reason = static_cast<RebuiltEvent::DeathBy>(by);
    // Who leaves does so between two ticks, before the number of the next one.
    if (reason == RebuiltEvent::Leaving)
        die(world, 0, reason);
    ++world.tick;
    if (reason == RebuiltEvent::World)
        die(world, 0, reason);
    leaveStart(world, 0);
    QCOMPARE(std::ranges::count(eventsOf(world), RebuiltEvent::What::Started), starts ? 1 : 0);
}

void TestSimulationParts::aTeamFinishesWithItsLast()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}, {600, Floor}});
    world.person(0).team = world.person(1).team = 7;
    startRace(world, 0);
    QCOMPARE(world.teams.race(7), TeamRace::Started);
    startRace(world, 1);
    QCOMPARE(eventsOf(world),
             (std::vector{RebuiltEvent::What::Started, RebuiltEvent::What::Started}));
    QCOMPARE(world.tee(2).race, RaceState::None);
    world.tick += 100;
    finishRace(world, 0);
    QVERIFY(world.events.empty());
    finishRace(world, 1);
    QCOMPARE(world.events.size(), std::size_t{2});
    QCOMPARE(world.events.back().what, RebuiltEvent::What::Finished);
    QCOMPARE(world.events.back().value, 100);
    QCOMPARE(world.teams.race(7), TeamRace::Finished);
}

void TestSimulationParts::anEmptyTeamStartsAfresh()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}});
    changeTeam(world, 0, 7);
    world.teams.race(7) = TeamRace::Finished;
    world.teams.practice.set(7);
    world.teams.locked.set(7);
    world.switches.turn(SwitchNumber, 7, false, world.rules().firstSwitches);
    addProjectile(world, 0, {421, Floor}, {100, 0});
    addProjectile(world, 1, {421, Floor}, {100, 0});
    changeTeam(world, 0, 0);
    QCOMPARE(world.teams.race(7), TeamRace::Open);
    QVERIFY(!world.teams.practises(7) && !world.teams.locked[7]);
    QVERIFY(world.isSwitchOn(SwitchNumber, 7));
    // Its shots stay behind.
    QCOMPARE(world.projectiles.size(), std::size_t{1});
    QCOMPARE(world.projectiles.front().owner, 1);
}

void TestSimulationParts::commandsDependOnWhoMay()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}});
    world.person(0).team = 7;
    perform(world, command(0, {"addweapon", "3"}));
    QVERIFY(!world.tee(0).has(Grenade));
    perform(world, command(0, {"grenade"}, true));
    QVERIFY(!world.tee(0).has(Grenade));
    Action practice = action(Action::What::Practice, 7);
    practice.value = 1;
    perform(world, practice);
    perform(world, command(0, {"grenade"}, true));
    QVERIFY(world.tee(0).has(Grenade));
    perform(world, command(0, {"lock"}, true));
    QVERIFY(world.teams.locked[7]);
    perform(world, command(0, {"lock"}, true));
    QVERIFY(!world.teams.locked[7]);
    perform(world, command(1, {"lock", "1"}, true)); // of no team
    QVERIFY(!world.teams.locked[0]);
    QCOMPARE(world.tee(0).guess, 0);
    perform(world, command(0, {"a_mod_of_its_own"}, true));
    QCOMPARE(world.tee(0).guess, Guess::Command);
}

void TestSimulationParts::settingsChangeWhereTheyAreNotFixed()
{
    const Action change = command(-1, {"sv_hit", "0"});
    World older = partsOn(boxMap(), headerOf(4), {});
    perform(older, change);
    QCOMPARE(older.settings.hit, 0);
    Header header = headerOf(19);
    header.values.push_back({});
    header.values.back().name = "server_version";
    header.values.back().value = std::string("0.6.4, 19.8.3");
    World newer = partsOn(boxMap(), header, {});
    perform(newer, change);
    QCOMPARE(newer.settings.hit, 1);
    perform(newer, command(-1, {"tune", "gun_speed", "100"}));
    QCOMPARE(newer.tuning[teeworlds::Tune::GunSpeed], 100.0F);
}

void TestSimulationParts::whoWatchesTakesNoInput()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}});
    perform(world, command(1, {"pause"}, true));
    world.pending = {input(0, with(input_number::Jump, 1)), input(1, with(input_number::Jump, 1))};
    applyInputs(world);
    holdInputs(world);
    QCOMPARE(world.tee(0).saved[input_number::Jump], 1);
    QCOMPARE(world.tee(1).saved[input_number::Jump], 0);
    // The tee stays where it is.
    QVERIFY(world.tee(1).isInWorld);
}

void TestSimulationParts::aSwapKeepsWhatIsNotCarried()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}});
    world.tee(0).give(Laser);
    world.tee(0).attackTick = 90;
    swapTees(world, 0, 1);
    QCOMPARE(world.tee(1).place, (Vector{400, Floor}));
    QVERIFY(world.tee(1).has(Laser) && !world.tee(0).has(Laser));
    QCOMPARE(world.tee(0).attackTick, 90);
    QCOMPARE(world.tee(0).guess & Guess::Loaded, Guess::Loaded);
}

void TestSimulationParts::aRescueThawsWhoIsDeep()
{
    // Source: ddnet-rebuild.md, section 10: what was saved is not deep.
    World world = partsOn(boxMap(), headerOf(19, {}, {{"sv_rescue", "1"}}), {{400, Floor}});
    saveRescue(world, 0);
    setDeep(world, 0, true);
    eventsOf(world);
    perform(world, command(0, {"r"}, true));
    QVERIFY(!world.tee(0).isDeep);
    QCOMPARE(eventsOf(world),
             (std::vector{RebuiltEvent::What::Teleported, RebuiltEvent::What::Unfrozen}));
}

TICKSCOPE_TEST(TestSimulationParts, tickscope::test::NoApplication)
#include "test_simulation_parts.moc"
