// SPDX-License-Identifier: GPL-3.0-or-later
//
// Things of a map that act by themselves, telegun and teams in rebuilt worlds, by their rules.
// Source: ddnet-rebuild.md, section 18.

#include <QTest>

#include "core/formats/teehistorian/simulation/state_fields.h"
#include "tests/core/teehistorian/simulation_test.h"
#include "tests/support/archived.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

/// Numbers of entities. Source: teeworlds-map.md, section 4.
constexpr int StandingLaser = 15;
constexpr int FastLaser = 18;
constexpr int MiddleBeam = 20;
constexpr int FastOpening = 27;
constexpr int ExplosiveFreezingTurret = 31;
constexpr int UnfreezingTurret = 32;
constexpr int StrongDragger = 44;
constexpr int WallDragger = 45;

/// A second has to be over before servers of that time freeze for the first time.
constexpr int Second = 56;

/// A tee of each of \a places, which had an input, three ticks behind the first second.
RebuiltWorld worldWith(const teeworlds::GameMap &map, const std::vector<Vector> &places,
                       const NamedValues &config = {})
{
    RebuiltWorld world = worldOn(map, headerOf(4, {}, config));
    TickSection ready{Tick{Second + 1}, {}, {}};
    TickSection born{Tick{Second + 2}, {}, {}};
    for (int client = 0; client < static_cast<int>(places.size()); ++client) {
        const Vector place = places[static_cast<std::size_t>(client)];
        ready.actions.push_back(action(Action::What::Ready, client));
        born.places.push_back(
            {Placing::What::New, client, static_cast<int>(place.x), static_cast<int>(place.y)});
        born.actions.push_back(input(client, Idle));
    }
    world.step(ready);
    world.step(born);
    world.step({Tick{Second + 3}, {}, {}});
    return world;
}

void stepTo(RebuiltWorld &world, int tick)
{
    world.step({Tick{tick}, {}, {}});
}

const Tee &teeAt(const RebuiltWorld &world, std::size_t client)
{
    return world.state().tees[client];
}

Action chatCommand(int client, std::vector<std::string> words)
{
    Action made = action(Action::What::Command, client);
    constexpr int ChatCommand = 128;
    made.value = ChatCommand;
    made.words = std::move(words);
    return made;
}

Action teamChange(int client, int number)
{
    Action made = action(Action::What::Team, client);
    made.value = number;
    return made;
}

} // namespace

class TestSimulationDevices : public QObject
{
    Q_OBJECT

private slots:
    void aLaserTurnsEverySevenTicks();
    void aLaserOpensAndTurnsBack();
    void aLaserFreezesUnlessItsSwitchIsOff();
    void aDraggerPullsTheNearestOfATeam();
    void wallsStopSomeDraggers();
    void aTurretShootsThreeTimesASecond();
    void plasmaFreezesOrUnfreezes();
    void moversCarryDevices();
    void aTeleGunTakesItsOwnerWhereTheBulletEnds();
    void whoDiesInALockedTeamTakesTheOthersWithHim();
    void whetherALockWasTakenFollowsFromTheDeaths();
    void aSavedTeamIsBackAtItsSpawn();
    void commandsThatPushAndArm();
    void devicesAreSaved();
    void devicesWithoutEndAreDamage();
    void anHourWithoutRecordsCostsNoMoreThanSeconds();
    void anEmptyServerIsRebuiltForAnHour();
    void onlyComparedServersAreNoGuess();
};

void TestSimulationDevices::aLaserTurnsEverySevenTicks()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 10, FastLaser);
    setEntity(map, 20, 11, MiddleBeam); // downwards at first, and on the screen clockwise
    RebuiltWorld world = worldOn(map, headerOf(4));
    const auto laser = [&] { return world.state().devices.lasers.at(0); };
    stepTo(world, 6);
    QCOMPARE(laser().end, laser().place); // nothing is there before the first step
    stepTo(world, 7);
    constexpr double Pi = 3.14159265358979;
    QVERIFY(std::abs(laser().angle - (2 * Pi - 7 * Pi / 90)) < 1e-3);
    QVERIFY(std::abs(laser().end.x - (656 - 192 * std::sin(7 * Pi / 90))) < 0.5);
    stepTo(world, 13);
    QVERIFY(std::abs(laser().angle - (2 * Pi - 7 * Pi / 90)) < 1e-3);
    stepTo(world, 14);
    QVERIFY(std::abs(laser().angle - (2 * Pi - 14 * Pi / 90)) < 1e-3);
}

void TestSimulationDevices::aLaserOpensAndTurnsBack()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 10, StandingLaser);
    setEntity(map, 21, 10, MiddleBeam);
    setEntity(map, 22, 10, FastOpening);
    RebuiltWorld world = worldOn(map, headerOf(4));
    const auto lengthAt = [&](int tick) {
        stepTo(world, tick);
        return world.state().devices.lasers[0].length;
    };
    QCOMPARE(lengthAt(6), 0);
    QCOMPARE(lengthAt(7), 35); // five units a tick
    QCOMPARE(lengthAt(35), 175);
    QCOMPARE(lengthAt(42), 192); // 18 too many
    QCOMPARE(lengthAt(49), 192 - 35 + 18);
    QCOMPARE(lengthAt(56), 192 - 70 + 18);
}

void TestSimulationDevices::aLaserFreezesUnlessItsSwitchIsOff()
{
    teeworlds::GameMap map = boxMap();
    setSwitch(map, 20, 10, tile::EntityOffset + StandingLaser, 5);
    setSwitch(map, 20, 11, tile::EntityOffset + MiddleBeam, 5);
    const Vector under{20 * 32 + 16, 10 * 32 + 16 + 150};
    RebuiltWorld on = worldWith(map, {under});
    // Frozen in the tick before its first turn, and anew a second later.
    QCOMPARE(teeAt(on, 0).freezeTime, 150 - 1);
    map.info.settings = {"switch_open 5"};
    RebuiltWorld off = worldWith(map, {under});
    stepTo(off, Second + 20);
    QCOMPARE(teeAt(off, 0).freezeTime, 0);
}

void TestSimulationDevices::aDraggerPullsTheNearestOfATeam()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 18, StrongDragger);
    RebuiltWorld world = worldWith(map, {{400, Floor}, {500, Floor}});
    stepTo(world, Second + 6);
    QVERIFY(world.state().devices.draggerBeams.empty());
    stepTo(world, Second + 7);
    QCOMPARE(world.state().devices.draggerBeams.size(), std::size_t{1});
    QCOMPARE(world.state().devices.draggerBeams[0].client, 1);
    // Three units a tick more, before walking halves it on the ground.
    QVERIFY(std::abs(teeAt(world, 1).velocity.x - 1.5F) < 0.05F);
    QCOMPARE(teeAt(world, 0).velocity.x, 0.0F);
    // It keeps its tee, though the other comes nearer.
    world.step({Tick{Second + 8}, {{Placing::What::Moved, 0, 600, Floor}}, {}});
    stepTo(world, Second + 21);
    QCOMPARE(world.state().devices.draggerBeams[0].client, 1);
}

void TestSimulationDevices::wallsStopSomeDraggers()
{
    for (const int entity : {StrongDragger, WallDragger}) {
        teeworlds::GameMap map = boxMap();
        setEntity(map, 12, 21, entity); // under the floor
        RebuiltWorld world = worldWith(map, {{400, Floor}});
        stepTo(world, Second + 7);
        QCOMPARE(world.state().devices.draggerBeams.empty(), entity == StrongDragger);
        map.front = {Side, Side, std::vector<teeworlds::MapTile>(Side * Side)};
        map.front.cells[cellAt(12, 20)].index = tile::NoLaser;
        RebuiltWorld stopped = worldWith(map, {{400, Floor}});
        stepTo(stopped, Second + 7);
        QVERIFY(stopped.state().devices.draggerBeams.empty());
    }
}

void TestSimulationDevices::aTurretShootsThreeTimesASecond()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 10, UnfreezingTurret);
    // Too far to be hit within the second.
    RebuiltWorld world = worldOn(map, headerOf(4));
    world.step({Tick{100}, {}, {action(Action::What::Ready, 0)}});
    world.step({Tick{101}, {{Placing::What::New, 0, 1200, Floor}}, {input(0, Idle)}});
    std::vector<int> shots;
    std::size_t before = 0;
    for (int tick = 102; tick <= 140; ++tick) {
        stepTo(world, tick);
        if (world.state().devices.plasma.size() > before)
            shots.push_back(tick);
        before = world.state().devices.plasma.size();
    }
    QCOMPARE(shots, (std::vector{102, 118, 134}));
    // Made in a tick, it moves from the next on, by a unit first and then by a tenth more.
    const Plasma &last = world.state().devices.plasma.front();
    QCOMPARE(last.ticksLeft, 75 - 6);
    const float way = teeworlds::length(last.place - world.state().devices.turrets[0].place);
    QVERIFY(std::abs(way - (std::pow(1.1F, 6.0F) - 1) / 0.1F) < 0.01F);
}

void TestSimulationDevices::plasmaFreezesOrUnfreezes()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 16, ExplosiveFreezingTurret);
    RebuiltWorld world = worldWith(map, {{720, Floor}});
    bool exploded = false;
    int frozenAt = 0;
    for (int tick = Second + 4; tick <= Second + 60 && frozenAt == 0; ++tick) {
        stepTo(world, tick);
        for (const RebuiltEvent &event : world.events()) {
            exploded = exploded || event.what == RebuiltEvent::What::Exploded;
            // It hits nobody by his own hand.
            QVERIFY(event.what != RebuiltEvent::What::Hit);
        }
        frozenAt = teeAt(world, 0).freezeTime > 0 ? tick : 0;
    }
    QVERIFY(frozenAt > Second + 10);
    QVERIFY(exploded);
    setEntity(map, 20, 16, UnfreezingTurret);
    map.game.cells[cellAt(22, 18)].index = tile::Freeze;
    RebuiltWorld other = worldWith(map, {{720, Floor}});
    QVERIFY(teeAt(other, 0).freezeTime > 0);
    other.step({Tick{Second + 4}, {{Placing::What::Moved, 0, 800, Floor}}, {}});
    stepTo(other, Second + 60);
    QCOMPARE(teeAt(other, 0).freezeTime, 0);
}

void TestSimulationDevices::moversCarryDevices()
{
    teeworlds::GameMap map = boxMap();
    setSwitch(map, 20, 10, tile::EntityOffset + StrongDragger, 0);
    map.game.cells[cellAt(20, 10)] = {tile::MoverSlow, teeworlds::TileRotate};
    RebuiltWorld world = worldOn(map, headerOf(4));
    stepTo(world, 6);
    QCOMPARE(world.state().devices.draggers[0].place.x, 656.0F);
    stepTo(world, 7);
    QCOMPARE(world.state().devices.draggers[0].place.x, 660.0F);
    // The speed stays behind the tile.
    stepTo(world, 70);
    QCOMPARE(world.state().devices.draggers[0].place.x, 696.0F);
}

void TestSimulationDevices::aTeleGunTakesItsOwnerWhereTheBulletEnds()
{
    for (const bool isAllowed : {true, false}) {
        teeworlds::GameMap map = boxMap();
        map.game.cells[cellAt(12, 18)].index = tile::TeleGunOn;
        map.front = {Side, Side, std::vector<teeworlds::MapTile>(Side * Side)};
        if (isAllowed)
            map.front.cells[cellAt(0, 18)].index = tile::TeleGunHere;
        RebuiltWorld world = worldWith(map, {{400, Floor}});
        InputNumbers shot = with(input_number::Fire, 1);
        shot[input_number::TargetX] = -100;
        shot[input_number::TargetY] = -8;
        world.step({Tick{Second + 4}, {}, {input(0, shot)}});
        int teleported = 0;
        for (int tick = Second + 5; tick <= Second + 40; ++tick) {
            stepTo(world, tick);
            for (const RebuiltEvent &event : world.events())
                teleported += event.what == RebuiltEvent::What::Teleported ? 1 : 0;
        }
        QCOMPARE(teleported, isAllowed ? 1 : 0);
        // 14 units off the wall, which ends at 32.
        if (isAllowed)
            QCOMPARE(teeAt(world, 0).teleGunPlace.x, 46.0F);
    }
}

void TestSimulationDevices::whoDiesInALockedTeamTakesTheOthersWithHim()
{
    for (const bool isLocked : {true, false}) {
        teeworlds::GameMap map = boxMap();
        setEntity(map, 5, 18, 1); // a spawn point
        map.game.cells[cellAt(12, 18)].index = tile::Start;
        RebuiltWorld world = worldWith(map, {{600, Floor}, {700, Floor}});
        world.step({Tick{Second + 4}, {}, {teamChange(0, 7), teamChange(1, 7)}});
        // Over the start.
        world.step({Tick{Second + 5},
                    {{Placing::What::Moved, 0, 400, Floor}},
                    {chatCommand(0, {"lock", isLocked ? "1" : "0"})}});
        stepTo(world, Second + 6);
        QCOMPARE(world.state().teams.races[7], TeamRace::Started);
        world.step({Tick{Second + 60}, {}, {action(Action::What::Kill, 0)}});
        world.step({Tick{Second + 61},
                    {{Placing::What::Moved, 0, 176, Floor},
                     {Placing::What::Moved, 1, isLocked ? 176 : 700, Floor}},
                    {}});
        const auto deaths = std::ranges::count(world.events(), RebuiltEvent::What::Died,
                                               &RebuiltEvent::what);
        QCOMPARE(deaths, isLocked ? 2 : 1);
        // The others come back behind him, and so before him in the order of turns.
        if (isLocked)
            QCOMPARE(world.state().order, (std::vector<std::int32_t>{1, 0}));
    }
}

/// A server refuses /lock of who is muted, and no record says so: what becomes of the team does.
void TestSimulationDevices::whetherALockWasTakenFollowsFromTheDeaths()
{
    for (const bool othersDie : {true, false}) {
        teeworlds::GameMap map = boxMap();
        setEntity(map, 5, 18, 1); // a spawn point
        map.game.cells[cellAt(12, 18)].index = tile::Start;
        RebuiltWorld world = worldWith(map, {{600, Floor}, {700, Floor}});
        world.step({Tick{Second + 4}, {}, {teamChange(0, 7), teamChange(1, 7)}});
        world.step({Tick{Second + 5},
                    {{Placing::What::Moved, 0, 400, Floor}},
                    {chatCommand(0, {"lock", othersDie ? "0" : "1"})}});
        stepTo(world, Second + 6);
        QCOMPARE(world.state().teams.races[7], TeamRace::Started);
        Action practice = action(Action::What::Practice, 7);
        practice.value = 1;
        world.step({Tick{Second + 50}, {}, {practice}});
        practice.value = 0;
        std::vector<Action> records = {action(Action::What::Kill, 0)};
        if (othersDie)
            records.push_back(practice);
        world.step({Tick{Second + 60}, {}, records});
        const int second = othersDie ? 176 : 700;
        world.step(
            {Tick{Second + 61},
             {{Placing::What::Moved, 0, 176, Floor}, {Placing::What::Moved, 1, second, Floor}},
             {}});
        QCOMPARE(std::ranges::count(world.events(), RebuiltEvent::What::Died, &RebuiltEvent::what),
                 othersDie ? 2 : 1);
        QCOMPARE(world.state().teams.practises(7), !othersDie);
        QCOMPARE(world.state().teams.races[7], othersDie ? TeamRace::Open : TeamRace::Started);
    }
}

void TestSimulationDevices::aSavedTeamIsBackAtItsSpawn()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 5, 18, 1);
    RebuiltWorld world = worldWith(map, {{600, Floor}, {700, Floor}});
    world.step({Tick{Second + 4}, {}, {teamChange(0, 7), teamChange(1, 7)}});
    world.step({Tick{Second + 60}, {}, {chatCommand(0, {"save", "a secret"})}});
    world.step({Tick{Second + 61}, {{Placing::What::Moved, 0, 176, Floor}}, {}});
    const auto deaths = std::ranges::count(world.events(), RebuiltEvent::What::Died,
                                           &RebuiltEvent::what);
    // Whom the file does not show at a spawn lives on.
    QCOMPARE(deaths, 1);
    QCOMPARE(world.state().order, (std::vector<std::int32_t>{0, 1}));
}

void TestSimulationDevices::commandsThatPushAndArm()
{
    RebuiltWorld world = worldWith(boxMap(), {{400, Floor}, {900, Floor}}, {{"sv_test_cmds", "1"}});
    const auto command = [](int client, std::vector<std::string> words) {
        Action made = action(Action::What::Command, client);
        made.words = std::move(words);
        return made;
    };
    world.step(
        {Tick{Second + 4}, {}, {command(0, {"addweapon", "3"}), command(0, {"move", "2", "0"})}});
    world.step({Tick{Second + 5}, {{Placing::What::Moved, 0, 464, Floor}}, {}});
    QVERIFY(teeAt(world, 0).has(Grenade));
    QCOMPARE(world.guessOf(0), 0);
    // To the other, where it does not stay for lack of room.
    world.step({Tick{Second + 6},
                {},
                {command(0, {"removeweapon", "3"}), command(0, {"tele", "0", "1"})}});
    world.step({Tick{Second + 7}, {{Placing::What::Moved, 0, 900, Floor}}, {}});
    QVERIFY(!teeAt(world, 0).has(Grenade));
    QCOMPARE(teeAt(world, 0).race, RaceState::Cheated);
    QCOMPARE(world.guessOf(0) & Guess::Command, 0);
    world.step({Tick{Second + 8}, {}, {command(0, {"ninja"})}});
    stepTo(world, Second + 9);
    QCOMPARE(teeAt(world, 0).active, Ninja);
    QCOMPARE(teeAt(world, 0).armor, 0);

    // It is the other who moves, if the server lets it.
    RebuiltWorld moved = worldWith(boxMap(), {{400, Floor}, {900, Floor}}, {{"sv_test_cmds", "1"}});
    moved.step({Tick{Second + 4}, {}, {command(0, {"tele", "1", "0"})}});
    moved.step({Tick{Second + 5}, {{Placing::What::Moved, 1, 400, Floor}}, {}});
    QCOMPARE(teeAt(moved, 1).race, RaceState::Cheated);
    QVERIFY(teeAt(moved, 0).race != RaceState::Cheated);
}

void TestSimulationDevices::devicesAreSaved()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 10, FastLaser);
    setEntity(map, 21, 10, MiddleBeam);
    setEntity(map, 22, 10, FastOpening);
    setEntity(map, 25, 16, StrongDragger);
    setEntity(map, 28, 12, ExplosiveFreezingTurret);
    RebuiltWorld world = worldWith(map, {{400, Floor}, {500, Floor}});
    stepTo(world, Second + 43);
    QVERIFY(!world.state().devices.plasma.empty());
    const std::vector<std::byte> bytes = test::archived(savedWorld(world.state()));
    const auto saved = test::unarchived<SavedWorld>(bytes);
    QVERIFY(saved);
    RebuiltWorld other = worldOn(map, headerOf(4));
    other.restore(restoredWorld(*saved));
    stepTo(world, 200);
    stepTo(other, 200);
    QCOMPARE(test::archived(savedWorld(other.state())), test::archived(savedWorld(world.state())));
    // A world of another map has other devices.
    RebuiltWorld strange = worldOn(boxMap(), headerOf(4));
    strange.restore(restoredWorld(*saved));
    stepTo(strange, 200);
    QVERIFY(strange.state().isDamaged);
}

void TestSimulationDevices::devicesWithoutEndAreDamage()
{
    // A map full of draggers through walls, and a tee for each client.
    teeworlds::GameMap map = boxMap();
    for (int i = 0; i < Side * Side; ++i) {
        if (map.game.cells[static_cast<std::size_t>(i)].index == 0)
            map.game.cells[static_cast<std::size_t>(i)].index = static_cast<std::uint8_t>(
                tile::EntityOffset + (i % 2 == 0 ? 47 : 31));
    }
    std::vector<Vector> places;
    for (int client = 0; client < ClientCount; ++client)
        places.push_back({static_cast<float>(60 + 8 * client), 300});
    RebuiltWorld world = worldWith(map, places);
    stepTo(world, Second + 50);
    QVERIFY(world.state().isDamaged);
    QVERIFY(world.state().devices.draggers.size() <= 1000);
    QVERIFY(world.state().devices.draggerBeams.size() <= 4000);
    QVERIFY(world.state().devices.plasma.size() <= 2000);
}

void TestSimulationDevices::anHourWithoutRecordsCostsNoMoreThanSeconds()
{
    // Bullets of the map that fly as far in a tick as they may, and never end.
    teeworlds::GameMap map = boxMap();
    constexpr int CrazyShotgun = 34;
    for (int row = 2; row < 17; ++row)
        setEntity(map, 10, row, CrazyShotgun);
    const auto header = headerOf(4, {{"shotgun_speed", "100000000"}, {"shotgun_curvature", "0"}});
    RebuiltWorld world = worldOn(map, header);
    stepTo(world, 100);
    QVERIFY(!world.state().isDamaged);
    stepTo(world, 2'000);
    QVERIFY(world.state().isDamaged);
    QCOMPARE(world.state().projectiles.size(), std::size_t{15});

    // A record now and then does not buy all of it again.
    RebuiltWorld other = worldOn(map, header);
    for (std::int32_t tick = 30; tick < 2'000; tick += 30) {
        stepTo(other, tick - 1);
        other.step({Tick{tick}, {}, {input(0, Idle)}});
    }
    QVERIFY(other.state().isDamaged);
}

void TestSimulationDevices::anEmptyServerIsRebuiltForAnHour()
{
    constexpr std::int32_t Hour = 50 * 3600;
    constexpr int CrazyShotgun = 34;
    teeworlds::GameMap map = boxMap();
    for (int row = 2; row < 17; ++row)
        setEntity(map, 10, row, CrazyShotgun);
    RebuiltWorld usual = worldOn(map, headerOf(4));
    stepTo(usual, Hour);
    QVERIFY(!usual.state().isDamaged);

    // Thirty times as many are more than anybody waits for.
    for (int row = 2; row < 17; ++row) {
        for (int column = 2; column < 32; ++column)
            setEntity(map, column, row, CrazyShotgun);
    }
    RebuiltWorld crowded = worldOn(map, headerOf(4));
    stepTo(crowded, Hour);
    QVERIFY(crowded.state().isDamaged);
    QCOMPARE(crowded.state().tick, Hour);
}

void TestSimulationDevices::onlyComparedServersAreNoGuess()
{
    teeworlds::GameMap map = boxMap();
    setEntity(map, 20, 10, StrongDragger);
    QCOMPARE(worldWith(map, {{400, Floor}}).guessOf(0) & Guess::Devices, 0);
    RebuiltWorld newer = worldOn(map, headerOf(19));
    QVERIFY((newer.guessOf(0) & Guess::Devices) != 0);
    QCOMPARE(worldOn(boxMap(), headerOf(19)).guessOf(0) & Guess::Devices, 0);
}

TICKSCOPE_TEST(TestSimulationDevices, tickscope::test::NoApplication)
#include "test_simulation_devices.moc"
