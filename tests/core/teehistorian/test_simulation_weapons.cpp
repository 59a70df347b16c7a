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
    void aHammerHitsWhoIsNear();
    void theWheelPassesWeaponsThatATeeLacks();
    void whoIsFrozenShootsNotAndThawsOnce();
    void anArmorTakesTheWeapons();
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

TICKSCOPE_TEST(TestSimulationWeapons, tickscope::test::NoApplication)
#include "test_simulation_weapons.moc"
