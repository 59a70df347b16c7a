// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules of rebuilt worlds that no real recording shows, and hostile input.
// Source: ddnet-rebuild.md.

#include <QTest>

#include "core/formats/teehistorian/simulation/saved_world.h"
#include "core/formats/teehistorian/simulation/state_fields.h"
#include "tests/core/teehistorian/simulation_test.h"
#include "tests/support/archived.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

/// A world with one tee that stands, and had an input.
RebuiltWorld worldWithTee(const Header &header)
{
    RebuiltWorld world = worldOn(boxMap(), header);
    world.step({Tick{1}, {}, {action(Action::What::Ready, 0)}});
    world.step({Tick{2}, {{Placing::What::New, 0, 400, Floor}}, {input(0, Idle)}});
    world.step({Tick{3}, {}, {}});
    return world;
}

const Tee &teeOf(const RebuiltWorld &world)
{
    return world.state().tees[0];
}

} // namespace

class TestSimulationRules : public QObject
{
    Q_OBJECT

private slots:
    void randomNumbersAreThoseOfTheServer();
    void ofTwoInputsInATickTheFirstIsHeld();
    void theFirstInputOfALifeShootsNothing();
    void whoTypesKeepsHooking();
    void whoArrivesAtAnOldServerIsAwayByItsClock_data();
    void whoArrivesAtAnOldServerIsAwayByItsClock();
    void frozenFor149Ticks();
    void emptyTicksAreSimulated();
    void beyondAnHourWithoutRecordsTheWorldStandsStill();
    void inHowManyCallsTicksAreGoneOverMakesNoDifference();
    void tooManyShotsAreDamage();
    void linesWithoutEndAreDamage();
    void hookIsToldWhenItHoldsAndWhenItLetsGo();
    void aPathThatDiffersIsToldOnceAndForgottenAtRest();
    void settingsStayInTheirRange();
};

void TestSimulationRules::settingsStayInTheirRange()
{
    ServerSettings settings;
    QVERIFY(settings.set("sv_freeze_delay", std::numeric_limits<std::int32_t>::max()));
    QVERIFY(settings.set("sv_kill_delay", std::numeric_limits<std::int32_t>::min()));
    QCOMPARE(settings.freezeDelay, ServerSettings::Most);
    QCOMPARE(settings.killDelay, -1);

    // Of an index on disk, too.
    SavedWorld saved = savedWorld(worldWithTee(headerOf(4)).state());
    QVERIFY(isPossible(saved));
    saved.rest.settings.freezeDelay = ServerSettings::Most + 1;
    QVERIFY(!isPossible(saved));
}

void TestSimulationRules::randomNumbersAreThoseOfTheServer()
{
    PcgRandom random(0x45aa63cde0ee8f29, 0x0f3ab2139aef7cb1);
    QCOMPARE(random.draw(), 4021318452U);
    QCOMPARE(random.draw(), 2528436159U);
    QCOMPARE(random.draw(), 2891899260U);
}

void TestSimulationRules::ofTwoInputsInATickTheFirstIsHeld()
{
    RebuiltWorld world = worldWithTee(headerOf(4));
    world.step({Tick{4},
                {},
                {input(0, with(input_number::Direction, -1)),
                 input(0, with(input_number::Direction, 1))}});
    world.step({Tick{5}, {}, {}});
    QCOMPARE(teeOf(world).direction, -1);
    world.step({Tick{6}, {}, {}});
    QCOMPARE(teeOf(world).direction, 1);
}

void TestSimulationRules::theFirstInputOfALifeShootsNothing()
{
    RebuiltWorld world = worldOn(boxMap(), headerOf(19));
    world.step({Tick{1}, {}, {action(Action::What::Ready, 0)}});
    world.step(
        {Tick{2}, {{Placing::What::New, 0, 400, Floor}}, {input(0, with(input_number::Fire, 1))}});
    world.step({Tick{3}, {}, {}});
    QCOMPARE(teeOf(world).attackTick, 0);
    // Early: with the number of the tick in whose section it stands.
    world.step({Tick{4}, {}, {input(0, with(input_number::Fire, 3))}});
    world.step({Tick{5}, {}, {}});
    QCOMPARE(teeOf(world).attackTick, 4);
    QCOMPARE(world.state().projectiles.size(), std::size_t{1});
}

void TestSimulationRules::whoTypesKeepsHooking()
{
    RebuiltWorld world = worldWithTee(headerOf(19));
    world.step({Tick{4}, {}, {input(0, with(input_number::Hook, 1))}});
    world.step({Tick{5}, {}, {input(0, with(input_number::PlayerFlags, 1 + 4))}});
    world.step({Tick{6}, {}, {}});
    QVERIFY(teeOf(world).hookState > 0);
    world.step({Tick{7}, {}, {input(0, Idle)}});
    world.step({Tick{8}, {}, {}});
    QCOMPARE(teeOf(world).hookState, 0);
}

void TestSimulationRules::whoArrivesAtAnOldServerIsAwayByItsClock_data()
{
    QTest::addColumn<int>("minor");
    QTest::addColumn<std::int64_t>("ready");
    QTest::addColumn<QList<int>>(
        "faces"); // before an input, in its tick, behind it, in the second's
    QTest::newRow("16.4, in its first five minutes") << 4 << std::int64_t{1} << QList{5, 0, 0, 0};
    QTest::newRow("16.4, later") << 4 << std::int64_t{16'000} << QList{5, 5, 5, 0};
    QTest::newRow("19") << 19 << std::int64_t{1} << QList{5, 5, 5, 0};
}

void TestSimulationRules::whoArrivesAtAnOldServerIsAwayByItsClock()
{
    QFETCH(const int, minor);
    QFETCH(const std::int64_t, ready);
    QFETCH(const QList<int>, faces);
    RebuiltWorld world = worldOn(boxMap(), headerOf(minor));
    world.step({Tick{ready}, {}, {action(Action::What::Ready, 0)}});
    world.step({Tick{ready + 1}, {{Placing::What::New, 0, 400, Floor}}, {}});
    // What stands in the section of a tick acts in the next one.
    QList<int> shown;
    world.step({Tick{ready + 2}, {}, {input(0, Idle)}});
    shown << world.shownEmote(0);
    world.step({Tick{ready + 3}, {}, {}});
    shown << world.shownEmote(0);
    world.step({Tick{ready + 4}, {}, {input(0, with(input_number::Direction, 1))}});
    shown << world.shownEmote(0);
    world.step({Tick{ready + 5}, {}, {}});
    shown << world.shownEmote(0);
    QCOMPARE(shown, faces);
}

void TestSimulationRules::frozenFor149Ticks()
{
    teeworlds::GameMap map = boxMap();
    map.game.cells[18 * Side + 12].index = teeworlds::tile::Freeze;
    RebuiltWorld world = worldOn(map, headerOf(19));
    world.step({Tick{1}, {}, {action(Action::What::Ready, 0)}});
    world.step({Tick{2}, {{Placing::What::New, 0, 400, Floor}}, {input(0, Idle)}});
    world.step({Tick{3}, {}, {}});
    QCOMPARE(teeOf(world).freezeTime, 150);
    // It is put beside the tile, where nothing freezes it anew.
    world.step({Tick{4}, {{Placing::What::Moved, 0, 600, Floor}}, {}});
    world.step({Tick{151}, {}, {}});
    QVERIFY(teeOf(world).freezeTime > 0);
    world.step({Tick{152}, {}, {}});
    QCOMPARE(teeOf(world).freezeTime, 0);
}

void TestSimulationRules::emptyTicksAreSimulated()
{
    RebuiltWorld world = worldWithTee(headerOf(19));
    RebuiltWorld other = world;
    world.step({Tick{200}, {}, {}});
    for (int tick = 4; tick <= 200; ++tick)
        other.step({Tick{tick}, {}, {}});
    QCOMPARE(teeOf(world).velocity.y, teeOf(other).velocity.y);
    QCOMPARE(teeOf(world).angle, teeOf(other).angle);
    QCOMPARE(world.state().tick, 200);
}

void TestSimulationRules::beyondAnHourWithoutRecordsTheWorldStandsStill()
{
    RebuiltWorld world = worldWithTee(headerOf(19));
    QVERIFY(!world.state().isDamaged);
    world.idleTo(Tick{2'000'000'000});
    QVERIFY(world.state().isDamaged);
    QCOMPARE(world.state().tick, 2'000'000'000);
    RebuiltWorld empty = worldOn(boxMap(), headerOf(19));
    empty.idleTo(Tick{2'000'000'000});
    QVERIFY(!empty.state().isDamaged);
}

void TestSimulationRules::inHowManyCallsTicksAreGoneOverMakesNoDifference()
{
    // As far as the budget reaches, and beyond; what was received before acts in the first tick.
    RebuiltWorld world = worldWithTee(headerOf(19));
    world.step({Tick{4}, {}, {input(0, with(input_number::Hook, 1))}});
    RebuiltWorld other = world;
    QVERIFY(!other.state().isDamaged);
    const auto bytesOf = [](const RebuiltWorld &of) {
        return test::archived(savedWorld(of.state()));
    };
    int piece = 1;
    for (int tick = 4; tick < 400'000; piece = piece * 3 % 1009) {
        tick += piece;
        other.idleTo(Tick{tick});
    }
    world.idleTo(Tick{other.state().tick});
    QVERIFY(world.state().isDamaged);
    QVERIFY(bytesOf(world) == bytesOf(other));
    const TickSection section{Tick{world.state().tick + 5}, {}, {input(0, Idle)}};
    world.step(section);
    other.idleTo(section.tick - 3);
    other.step(section);
    QVERIFY(bytesOf(world) == bytesOf(other));
}

void TestSimulationRules::tooManyShotsAreDamage()
{
    // Bullets that stay where they are and hit nobody.
    const Header header = headerOf(
        19, {{"gun_fire_delay", "0"}, {"gun_lifetime", "100000000"}, {"gun_speed", "1"}},
        {{"sv_hit", "0"}});
    RebuiltWorld world = worldOn(boxMap(), header);
    TickSection first{Tick{2}, {}, {}};
    for (int client = 0; client < ClientCount; ++client)
        first.places.push_back({Placing::What::New, client, 60 + 8 * client, 300});
    world.step(first);
    for (int tick = 3; tick < 60; ++tick) {
        TickSection section{Tick{tick}, {}, {}};
        for (int client = 0; client < ClientCount; ++client)
            section.actions.push_back(input(client, with(input_number::Fire, 2 * tick + 1)));
        world.step(section);
    }
    QVERIFY(world.state().isDamaged);
    QVERIFY(world.state().projectiles.size() <= 2000);
}

void TestSimulationRules::linesWithoutEndAreDamage()
{
    RebuiltWorld world = worldOn(boxMap(), headerOf(19));
    TickSection first{Tick{2}, {}, {}};
    for (int client = 0; client < ClientCount; ++client)
        first.places.push_back({Placing::What::New, client, 60, 300});
    world.step(first);
    // Places that no tee reaches: the way between them is not walked.
    TickSection far{Tick{3}, {}, {}};
    for (int client = 0; client < ClientCount; ++client)
        far.places.push_back({Placing::What::Moved, client, 2'000'000'000, -2'000'000'000});
    world.step(far);
    world.step({Tick{4}, {}, {}});
    QVERIFY(world.state().isDamaged);
    QCOMPARE(world.state().order.size(), std::size_t{ClientCount});
}

void TestSimulationRules::hookIsToldWhenItHoldsAndWhenItLetsGo()
{
    using What = RebuiltEvent::What;
    RebuiltWorld world = worldWithTee(headerOf(19));
    std::vector<What> told;
    const auto step = [&](int tick, std::vector<Action> actions = {}) {
        world.step({Tick{tick}, {}, std::move(actions)});
        for (const RebuiltEvent &event : world.events())
            told.push_back(event.what);
    };
    // Upwards, where nothing is near: it flies, comes back, and holds nothing.
    InputNumbers up = with(input_number::Hook, 1);
    up[input_number::TargetX] = 0;
    up[input_number::TargetY] = -10;
    step(4, {input(0, up)});
    for (int tick = 5; tick <= 20; ++tick)
        step(tick);
    step(21, {input(0, Idle)});
    step(22);
    QVERIFY(told.empty());
    InputNumbers down = up;
    down[input_number::TargetY] = 10;
    step(23, {input(0, down)});
    for (int tick = 24; tick <= 30; ++tick)
        step(tick);
    QCOMPARE(told, std::vector{What::HookGround});
    QCOMPARE(teeOf(world).hookState, 5);
    step(31, {input(0, Idle)});
    step(32);
    step(33);
    QCOMPARE(told, (std::vector{What::HookGround, What::HookReleased}));
}

void TestSimulationRules::aPathThatDiffersIsToldOnceAndForgottenAtRest()
{
    RebuiltWorld world = worldWithTee(headerOf(19));
    for (int tick = 4; tick <= 10; ++tick)
        world.step({Tick{tick}, {}, {}});
    QCOMPARE(world.guessOf(0) & Guess::Differs, 0);
    int told = 0;
    // Pushed by nobody, twice.
    for (int tick = 11; tick <= 12; ++tick) {
        world.step({Tick{tick}, {{Placing::What::Moved, 0, 400 + 7 * tick, Floor}}, {}});
        told += static_cast<int>(
            std::ranges::count(world.events(), RebuiltEvent::What::Differs, &RebuiltEvent::what));
    }
    QCOMPARE(told, 1);
    QVERIFY((world.guessOf(0) & Guess::Differs) != 0);
    for (int tick = 13; tick <= 200; ++tick)
        world.step({Tick{tick}, {}, {}});
    QCOMPARE(world.guessOf(0) & Guess::Differs, 0);
}

TICKSCOPE_TEST(TestSimulationRules, tickscope::test::NoApplication)
#include "test_simulation_rules.moc"
