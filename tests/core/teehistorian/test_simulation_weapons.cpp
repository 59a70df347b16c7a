// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hooks, shots, hammers and what tees hold, each alone with a few tees. Source: ddnet-rebuild.md.

#include <QTest>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "tests/core/teehistorian/simulation_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

constexpr Vector ToTheRight{1, 0};

/// Shots fly until there are none.
void flyShots(World &world)
{
    for (int i = 0; i < 200 && !world.projectiles.empty(); ++i) {
        ++world.tick;
        moveProjectiles(world);
    }
}

} // namespace

class TestSimulationWeapons : public QObject
{
    Q_OBJECT

private slots:
    void aHookHoldsTheFirstTeeOnItsWay();
    void aHookLetsGoOfATeeAfterAWhile();
    void whatATeleportedHookReachesDependsOnTheServer();
    void aBulletEndsAtTheNextTee();
    void aLaserThawsUnlessItMayNotHit();
    void anExplosionPushesAllButSolo();
    void anExplosionThatHitsNobodyPushesSuperOf16();
    void aNinjaRemembersTenWhomItHit();
    void aHammerHitsWhoIsNear();
    void theWheelPassesWeaponsThatATeeLacks();
    void whoIsFrozenShootsNotAndThawsOnce();
    void whoIsDeepIsFrozenFromThenOn();
    void anArmorTakesTheWeapons();
    void aJetpackPushesAwayFromTheAim();
    void aShotOfTheMapFreezesWhoIsNear();
    void stoppersCloseTheirSides();
};

void TestSimulationWeapons::aHookHoldsTheFirstTeeOnItsWay()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}, {560, Floor}});
    Tee &own = world.tee(0);
    own.input = with(input_number::Hook, 1);
    startHook(world, 0, ToTheRight);
    QCOMPARE(own.hookState, 4);
    QCOMPARE(own.hookPos, (Vector{442, Floor}));
    World solo = world;
    continueHook(world, 0, ToTheRight);
    QCOMPARE(own.hookState, 5);
    QCOMPARE(own.hookedPlayer, 1);
    QCOMPARE(own.hookPos, (Vector{500, Floor}));
    QCOMPARE(eventsOf(world), std::vector{RebuiltEvent::What::HookPlayer});
    // One that is solo is passed.
    solo.tee(1).set(FlagSolo, true);
    continueHook(solo, 0, ToTheRight);
    QCOMPARE(solo.tee(0).hookedPlayer, -1);
    continueHook(solo, 0, ToTheRight);
    QCOMPARE(solo.tee(0).hookedPlayer, 2);
}

void TestSimulationWeapons::aHookLetsGoOfATeeAfterAWhile()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}});
    Tee &own = world.tee(0);
    own.input = with(input_number::Hook, 1);
    startHook(world, 0, ToTheRight);
    for (int i = 0; i < 60; ++i)
        continueHook(world, 0, ToTheRight);
    QCOMPARE(own.hookedPlayer, 1);
    continueHook(world, 0, ToTheRight);
    QCOMPARE(own.hookState, -1);
    QCOMPARE(own.hookedPlayer, -1);
    QCOMPARE(eventsOf(world),
             (std::vector{RebuiltEvent::What::HookPlayer, RebuiltEvent::What::HookReleased}));
    // One that flies does not start again while the button is held.
    startHook(world, 0, ToTheRight);
    QCOMPARE(own.hookState, -1);
}

void TestSimulationWeapons::whatATeleportedHookReachesDependsOnTheServer()
{
    for (const int minor : {4, 19}) {
        World world = partsOn(boxMap(), headerOf(minor), {{400, Floor}, {500, Floor}});
        Tee &own = world.tee(0);
        own.hookState = 4;
        own.hookIsTeleported = true;
        own.hookBase = {100, Floor};
        own.hookPos = {450, Floor};
        own.hookDir = ToTheRight;
        continueHook(world, 0, ToTheRight);
        // Too long: the newer server measures from the base, and then reaches nobody.
        QCOMPARE(own.hookedPlayer, minor == 4 ? 1 : -1);
        QCOMPARE(own.hookState, minor == 4 ? 5 : 1);
    }
}

void TestSimulationWeapons::aBulletEndsAtTheNextTee()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}, {560, Floor}});
    addProjectile(world, 0, {421, Floor}, {100, 0});
    QCOMPARE(world.projectiles.size(), std::size_t{1});
    flyShots(world);
    QVERIFY(world.projectiles.empty());
    QCOMPARE(world.events.front().other, 1);
    QCOMPARE(eventsOf(world), (std::vector{RebuiltEvent::What::Hit, RebuiltEvent::What::Struck}));
    // With nobody in its way it ends at the wall.
    world.tee(1).set(FlagSolo, true);
    world.tee(2).set(FlagSolo, true);
    addProjectile(world, 0, {421, Floor}, {100, 0});
    flyShots(world);
    QCOMPARE(world.events.front().other, -1);
    QCOMPARE(eventsOf(world), std::vector{RebuiltEvent::What::Struck});
    // A shot ends with who shot it.
    addProjectile(world, 0, {421, Floor}, {-100, 0});
    die(world, 0, RebuiltEvent::World);
    ++world.tick;
    moveProjectiles(world);
    QVERIFY(world.projectiles.empty());
}

void TestSimulationWeapons::aLaserThawsUnlessItMayNotHit()
{
    for (const bool mayHit : {true, false}) {
        World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {500, Floor}});
        freeze(world, 1, 3);
        QCOMPARE(world.tee(1).freezeTime, 150);
        world.events.clear();
        world.tee(0).active = Laser;
        world.tee(0).set(FlagNoLaser, !mayHit);
        addBeam(world, 0, {1, 0});
        QCOMPARE(world.tee(1).freezeTime, mayHit ? 0 : 150);
        QCOMPARE(eventsOf(world),
                 mayHit ? (std::vector{RebuiltEvent::What::Hit, RebuiltEvent::What::Unfrozen})
                        : std::vector<RebuiltEvent::What>());
        QCOMPARE(world.beams.front().place.x, mayHit ? 500.0F : 1200.0F);
    }
}

void TestSimulationWeapons::anExplosionPushesAllButSolo()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {450, Floor}, {480, Floor}});
    world.tee(2).set(FlagSolo, true);
    explode(world, {425, Floor}, 0, Grenade, false, -1);
    QVERIFY(world.tee(0).velocity.x < 0);
    QVERIFY(world.tee(1).velocity.x > 0);
    QCOMPARE(world.tee(2).velocity, Vector{});
    QCOMPARE(world.tee(1).emote, std::int32_t{Pain});
}

/// Of who may hit nobody it pushes one tee of a team. Super, which is team 64, is none to later
/// servers and has the bit of team 0 in 16.4, where it is pushed.
void TestSimulationWeapons::anExplosionThatHitsNobodyPushesSuperOf16()
{
    for (const bool isOf16 : {true, false}) {
        Header header = headerOf(isOf16 ? 4 : 19);
        World world = partsOn(boxMap(), header, {{400, Floor}, {450, Floor}});
        world.tee(0).set(FlagNoGrenade, true);
        world.person(0).team = world.rules().superTeam;
        explode(world, {425, Floor}, 0, Grenade, false, -1);
        QCOMPARE(world.tee(0).velocity.x < 0, isOf16);
        QCOMPARE(world.tee(1).velocity, Vector{});
    }
}

void TestSimulationWeapons::aNinjaRemembersTenWhomItHit()
{
    World world = partsOn(boxMap(), headerOf(4), std::vector<Vector>(13, Vector{400, Floor}));
    Tee &own = world.tee(0);
    own.give(Ninja);
    own.active = Ninja;
    own.ninjaTick = world.tick;
    own.ninjaMove = 5;
    const auto hitsOfTurn = [&world] {
        ++world.tick;
        for (int client = 0; client < world.clientsEnd; ++client)
            world.tee(client).place = {400, Floor};
        takeTurns(world);
        return std::ranges::count(eventsOf(world), RebuiltEvent::What::Hit);
    };
    QCOMPARE(hitsOfTurn(), 12);
    QCOMPARE(hitsOfTurn(), 2);
}

void TestSimulationWeapons::aHammerHitsWhoIsNear()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}, {430, Floor}, {600, Floor}});
    freeze(world, 1, 3);
    world.events.clear();
    Tee &own = world.tee(0);
    own.active = Hammer;
    own.latest = with(input_number::Fire, 1);
    own.latest[input_number::TargetX] = 10;
    own.latest[input_number::TargetY] = 0;
    shoot(world, 0);
    QCOMPARE(eventsOf(world), (std::vector{RebuiltEvent::What::Hit, RebuiltEvent::What::Unfrozen,
                                           RebuiltEvent::What::Shot}));
    QCOMPARE(own.reload, 16);
    QVERIFY(world.tee(1).velocity.x > 0 && world.tee(1).velocity.y < 0);
    QCOMPARE(world.tee(2).velocity, Vector{});
}

void TestSimulationWeapons::theWheelPassesWeaponsThatATeeLacks()
{
    Tee own;
    own.give(Laser);
    own.latest = with(input_number::NextWeapon, 1);
    own.latestBefore = Idle;
    switchByInput(own);
    QCOMPARE(own.active, std::int32_t{Laser});
    QCOMPARE(own.last, std::int32_t{Gun});
    // Queued while it reloads.
    own.reload = 3;
    own.latestBefore = own.latest;
    own.latest[input_number::NextWeapon] = 3;
    switchByInput(own);
    QCOMPARE(own.active, std::int32_t{Laser});
    QCOMPARE(own.queued, std::int32_t{Hammer});
}

void TestSimulationWeapons::whoIsFrozenShootsNotAndThawsOnce()
{
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}});
    Tee &own = world.tee(0);
    freeze(world, 0, 3);
    own.latest = with(input_number::Fire, 1);
    shoot(world, 0);
    QVERIFY(world.projectiles.empty());
    unfreeze(world, 0);
    unfreeze(world, 0);
    QCOMPARE(eventsOf(world),
             (std::vector{RebuiltEvent::What::Frozen, RebuiltEvent::What::Unfrozen}));
    shoot(world, 0);
    QCOMPARE(world.projectiles.size(), std::size_t{1});
    QCOMPARE(own.attackTick, world.tick);
}

/// As demos tell it, which show that somebody is deep and not that he is frozen anew.
void TestSimulationWeapons::whoIsDeepIsFrozenFromThenOn()
{
    using What = RebuiltEvent::What;
    World world = partsOn(boxMap(), headerOf(19), {{400, Floor}});
    setDeep(world, 0, true);
    QCOMPARE(eventsOf(world), std::vector{What::Frozen});
    freeze(world, 0, 3);
    unfreeze(world, 0); // by somebody's hammer
    freeze(world, 0, 3);
    setDeep(world, 0, true);
    setDeep(world, 0, false);
    QVERIFY(world.events.empty());
    unfreeze(world, 0);
    QCOMPARE(eventsOf(world), std::vector{What::Unfrozen});
    // By commands, between which he has no turn in which he is frozen.
    setDeep(world, 0, true);
    setDeep(world, 0, false);
    QCOMPARE(eventsOf(world), (std::vector{What::Frozen, What::Unfrozen}));
}

void TestSimulationWeapons::anArmorTakesTheWeapons()
{
    constexpr int ArmorEntity = 6;
    teeworlds::GameMap map = boxMap();
    setEntity(map, 12, 18, ArmorEntity);
    World world = partsOn(map, headerOf(19), {{400, Floor}, {700, Floor}});
    for (const int client : {0, 1}) {
        world.tee(client).give(Grenade);
        world.tee(client).active = Grenade;
    }
    actPickups(world);
    QVERIFY(!world.tee(0).has(Grenade));
    QCOMPARE(world.tee(0).active, std::int32_t{Hammer});
    QVERIFY(world.tee(1).has(Grenade));
}

/// By the strength of 400, divided by 100 and by 6.11, in each tick that fire is held.
void TestSimulationWeapons::aJetpackPushesAwayFromTheAim()
{
    const auto velocityAfter = [](bool hasJetpack, int weapon, int fire, int frozen) {
        World world = partsOn(boxMap(), headerOf(19), {{400, 400}});
        Tee &own = world.tee(0);
        own.set(FlagJetpack, hasJetpack);
        own.active = weapon;
        own.reload = 5; // so that it does not shoot as well
        own.freezeTime = frozen;
        own.latest = own.latestBefore = with(input_number::Fire, fire);
        own.latest[input_number::TargetX] = 0;
        own.latest[input_number::TargetY] = 50;
        handleWeapons(world, 0);
        return own.velocity;
    };

    QCOMPARE(velocityAfter(true, Gun, 1, 0), (Vector{0, -4.0F / 6.11F}));
    QCOMPARE(velocityAfter(false, Gun, 1, 0), Vector{});
    QCOMPARE(velocityAfter(true, Grenade, 1, 0), Vector{});
    QCOMPARE(velocityAfter(true, Gun, 2, 0), Vector{}); // let go
    QCOMPARE(velocityAfter(true, Gun, 1, 3), Vector{});
}

/// It freezes all around where it meets somebody, and flies on. One of a switch that is off
/// freezes nobody.
void TestSimulationWeapons::aShotOfTheMapFreezesWhoIsNear()
{
    for (const auto number : {std::uint8_t{0}, std::uint8_t{1}}) {
        World world = partsOn(boxMap(), headerOf(19), {{500, 400}, {500, 428}, {500, 500}});
        for (const bool isOn : {true, false}) {
            world.switches.turn(1, world.teamOf(0), isOn, world.rules().firstSwitches);
            for (int client = 0; client < 3; ++client)
                unfreeze(world, client);
            world.projectiles = {{.place = {400, 400},
                                  .direction = ToTheRight,
                                  .weapon = Shotgun,
                                  .startTick = world.tick,
                                  .freezes = true,
                                  .isOfSwitch = number != 0,
                                  .switchNumber = number}};
            for (int i = 0; i < 5; ++i) {
                ++world.tick;
                moveProjectiles(world);
            }
            const bool freezes = number == 0 || isOn;
            QCOMPARE(world.tee(0).freezeTime > 0, freezes);
            QCOMPARE(world.tee(1).freezeTime > 0, freezes);
            QCOMPARE(world.tee(2).freezeTime, 0);
            QCOMPARE(world.projectiles.size(), std::size_t{1});
        }
    }
}

/// One of one way closes the side that its turn says, also for who is on it; one of two ways two
/// sides; the third all four. Source: ddnet-rebuild.md, sections 9 and 17.
void TestSimulationWeapons::stoppersCloseTheirSides()
{
    using Flags = std::uint8_t;
    constexpr Flags FlipX = 1;
    constexpr Flags FlipY = 2;
    constexpr Flags Rotate = 8;
    // What a tee at the middle of a free cell may not do: left, right, up, down.
    using Closed = std::array<bool, 4>;
    const auto closedBy = [](std::uint8_t index, Flags flags, int column, int row) {
        teeworlds::GameMap map = boxMap();
        map.game.cells[cellAt(column, row)] = {index, flags};
        World world = partsOn(map, headerOf(19), {{10 * 32 + 16, 10 * 32 + 16}});
        handleTiles(world, 0);
        const auto &limits = world.tee(0).limits;
        return Closed{limits.left, limits.right, limits.up, limits.down};
    };
    const Closed none{};
    const Closed down{false, false, false, true};
    const Closed up{false, false, true, false};

    QCOMPARE(closedBy(tile::StopAll, 0, 10, 11), down);
    QCOMPARE(closedBy(tile::StopAll, 0, 9, 10), (Closed{true, false, false, false}));
    QCOMPARE(closedBy(tile::StopTwoWay, 0, 10, 11), down);
    QCOMPARE(closedBy(tile::StopTwoWay, 0, 9, 10), none);
    QCOMPARE(closedBy(tile::StopTwoWay, Rotate, 9, 10), (Closed{true, false, false, false}));
    QCOMPARE(closedBy(tile::StopOneWay, 0, 10, 11), down);
    QCOMPARE(closedBy(tile::StopOneWay, 0, 10, 9), none);
    QCOMPARE(closedBy(tile::StopOneWay, 0, 10, 10), down);
    QCOMPARE(closedBy(tile::StopOneWay, FlipX | FlipY, 10, 10), up);
    QCOMPARE(closedBy(tile::StopOneWay, Rotate, 10, 10), (Closed{true, false, false, false}));
    QCOMPARE(closedBy(tile::StopOneWay, FlipX | FlipY | Rotate, 10, 10),
             (Closed{false, true, false, false}));
}

TICKSCOPE_TEST(TestSimulationWeapons, tickscope::test::NoApplication)
#include "test_simulation_weapons.moc"
