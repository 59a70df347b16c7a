// SPDX-License-Identifier: GPL-3.0-or-later
//
// A demo of Teeworlds or DDNet holds what characters do. What the game does to them is no press.

#include <functional>

#include <QTest>

#include "core/facts/fact_reader.h"
#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "tests/support/demo_writer.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr Uuid ExtraType = Uuid::fromText("76ce455b-f9eb-3a48-add7-e04b941d045c");
constexpr Uuid PauseType = Uuid::fromText("22ca938d-1380-3e2b-9e7b-d2558ea6be11");
constexpr std::uint32_t ShownType = 9;
constexpr std::uint32_t SpawnType = 15;
constexpr std::int64_t ShownFrom = 1000;
constexpr std::int64_t RoundTicks = 100;
constexpr std::int64_t Rounds = 20;
constexpr std::int32_t NinjaInHand = 5;

/// Anna at one tick.
struct ShownTee {
    std::int32_t direction = 0;
    std::int32_t hookState = 0;
    std::int32_t weapon = 1;
    std::int32_t freezeEnd = 0;
    std::int32_t flags = 0;      ///< Of DDNetCharacter.
    std::int32_t pauseFlags = 0; ///< Of DDNetPlayer.
    bool hasExtra = true;
    bool isSeen = true;
    bool spawns = false;
};

/// A demo of Anna, who is client 0, with what \a teeAt gives for each tick of a round.
FactMaterial shownMaterial(const std::function<ShownTee(std::int64_t at)> &teeAt,
                           std::int64_t step = 1)
{
    using namespace teeworlds;
    DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    DemoWriter writer(header);
    SnapshotBuilder builder;
    for (std::int64_t tick = ShownFrom; tick < ShownFrom + Rounds * RoundTicks; tick += step) {
        const ShownTee tee = teeAt((tick - ShownFrom) % RoundTicks);
        std::vector<std::int32_t> client = packText("Anna", 4);
        client.resize(17);
        builder.add(11, 0, client);
        builder.add(10, 0, {0, 0, 0, 0, 20});
        if (tee.isSeen)
            builder.add(ShownType, 0,
                        {static_cast<std::int32_t>(tick),
                         300,
                         200,
                         0,
                         0,
                         0,
                         tee.direction,
                         0,
                         -1,
                         tee.hookState,
                         0,
                         300,
                         200,
                         0,
                         0,
                         1,
                         10,
                         0,
                         10,
                         tee.weapon,
                         0,
                         0});
        if (tee.hasExtra && tee.isSeen)
            builder.add(ExtraType, 0, {tee.flags, tee.freezeEnd, 2, -1, 0, 0, -1, 0, 100, 0, -1});
        if (tee.hasExtra)
            builder.add(PauseType, 0, {tee.pauseFlags, 0, -2, 0});
        if (tee.spawns)
            builder.add(SpawnType, 0, {300, 200});
        writer.beginTick({tick});
        writer.snapshot(builder.take());
    }
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(writer.finish().value(), "tiny.demo"), {})
                               .value();
    const auto index = buildIndex(recording, {}).value();
    return **readFactMaterial({recording, index, std::nullopt, 380}, {});
}

Figure shownFigure(const FactMaterial &material, std::string_view id, std::string_view part = {})
{
    for (Figure &figure : figuresOf(material, 0)) {
        if (figure.kind->id == id && figure.part == part)
            return figure;
    }
    return {};
}

} // namespace

class TestDemoPresses : public QObject
{
    Q_OBJECT

private slots:
    void hookIsHeldUntilItIsIdle_data();
    void hookIsHeldUntilItIsIdle();
    void hookThatIsThrownAnewIsAnotherPress();
    void teleportThrowsNoHook();
    void nothingIsKnownWhileTheGameActs_data();
    void nothingIsKnownWhileTheGameActs();
    void keyThatIsHeldAtASpawnIsNoPress_data();
    void keyThatIsHeldAtASpawnIsNoPress();
    void ninjaIsNoChoice();
};

void TestDemoPresses::hookIsHeldUntilItIsIdle_data()
{
    QTest::addColumn<std::vector<int>>("states");

    QTest::newRow("grabs") << std::vector{4, 4, 5, 5, 5, 5, 5};
    QTest::newRow("grabs at once") << std::vector{5, 5, 5, 5, 5, 5, 5};
    QTest::newRow("misses") << std::vector{4, 4, 1, 2, 3, -1, -1};
    QTest::newRow("loses who it held") << std::vector{4, 5, 5, -1, -1, -1, -1};
}

void TestDemoPresses::hookIsHeldUntilItIsIdle()
{
    QFETCH(std::vector<int>, states);

    const FactMaterial material = shownMaterial([&states](std::int64_t at) {
        const std::int64_t since = at - 20;
        const bool isHeld = since >= 0 && since < std::ssize(states);
        return ShownTee{.hookState = isHeld ? states[static_cast<std::size_t>(since)] : 0};
    });

    const Figure length = shownFigure(material, "press_length", "HookState");
    QCOMPARE(length.samples, Rounds);
    QCOMPARE(length.value, 7.0);
    const Figure interval = shownFigure(material, "press_interval", "HookState");
    QCOMPARE(interval.samples, Rounds - 1);
    QCOMPARE(interval.value, static_cast<double>(RoundTicks));
    QCOMPARE(shownFigure(material, "tick_phase", "every 2 ticks").samples, Rounds);
}

void TestDemoPresses::hookThatIsThrownAnewIsAnotherPress()
{
    // Of every second tick the one in which it was idle may be missing.
    const FactMaterial material = shownMaterial(
        [](std::int64_t at) {
            return ShownTee{.hookState = at < 20 || at >= 40 ? 0 : (at % 10 < 4 ? 4 : 5)};
        },
        2);

    const Figure length = shownFigure(material, "press_length", "HookState");
    QCOMPARE(length.samples, 2 * Rounds);
    QCOMPARE(length.value, 10.0);
}

void TestDemoPresses::teleportThrowsNoHook()
{
    const FactMaterial material = shownMaterial(
        [](std::int64_t at) { return ShownTee{.hookState = at == 20 ? -1 : 0}; });

    QCOMPARE(shownFigure(material, "press_length").samples, 0);
    QCOMPARE(shownFigure(material, "change_interval").samples, 0);
}

void TestDemoPresses::nothingIsKnownWhileTheGameActs_data()
{
    QTest::addColumn<ShownTee>("hidden");

    QTest::newRow("frozen") << ShownTee{.weapon = NinjaInHand, .freezeEnd = 5000};
    QTest::newRow("deep frozen") << ShownTee{.weapon = NinjaInHand, .freezeEnd = -1};
    QTest::newRow("frozen by an old server") << ShownTee{.weapon = NinjaInHand, .hasExtra = false};
    QTest::newRow("live frozen") << ShownTee{.flags = 1 << 20};
    QTest::newRow("paused") << ShownTee{.pauseFlags = 2};
    QTest::newRow("out of sight") << ShownTee{.isSeen = false};
}

/// She holds right and the hook all the time.
void TestDemoPresses::nothingIsKnownWhileTheGameActs()
{
    QFETCH(ShownTee, hidden);

    const FactMaterial material = shownMaterial([&hidden](std::int64_t at) {
        // In the tick in which it ends the keys are not taken yet.
        if (at >= 50 && at < 80)
            return hidden;
        return ShownTee{.direction = at == 80 ? 0 : 1,
                        .hookState = at == 80 ? 0 : 4,
                        .hasExtra = hidden.hasExtra};
    });

    for (const char *id : {"press_length", "press_interval", "change_interval", "reaction_time"})
        QCOMPARE(shownFigure(material, id).samples, 0);
    QCOMPARE(shownFigure(material, "press_interval", "Weapon").samples, 0);
    const auto &covered = material.players.at(0).covered;
    QCOMPARE(covered.size(), static_cast<std::size_t>(Rounds + 1));
    QCOMPARE(covered[1], (TickRange{{ShownFrom + 81}, {ShownFrom + RoundTicks + 49}}));
}

void TestDemoPresses::keyThatIsHeldAtASpawnIsNoPress_data()
{
    QTest::addColumn<bool>("isSeen");

    QTest::newRow("after a while") << false;
    QTest::newRow("within the tick") << true;
}

void TestDemoPresses::keyThatIsHeldAtASpawnIsNoPress()
{
    QFETCH(bool, isSeen);

    const FactMaterial material = shownMaterial([isSeen](std::int64_t at) {
        return ShownTee{.hookState = at == 50 ? 0 : 4,
                        .weapon = at >= 20 && at < 50 ? 0 : 1,
                        .isSeen = isSeen || at < 30 || at >= 50,
                        .spawns = at == 50};
    });

    QCOMPARE(shownFigure(material, "press_length").samples, 0);
    QCOMPARE(shownFigure(material, "press_interval", "HookState").samples, 0);
    // From the gun to the hammer, which she chose.
    std::int64_t choices = 0;
    for (const InputPresses &input : material.players.at(0).inputs) {
        if (input.name == "Weapon")
            choices = std::ranges::count(input.presses, true, &Press::hasStart);
    }
    QCOMPARE(choices, Rounds);
}

void TestDemoPresses::ninjaIsNoChoice()
{
    const FactMaterial material = shownMaterial(
        [](std::int64_t at) { return ShownTee{.weapon = at >= 20 && at < 50 ? NinjaInHand : 1}; });

    QCOMPARE(shownFigure(material, "press_interval", "Weapon").samples, 0);
    QCOMPARE(material.players.at(0).covered.size(), std::size_t{1});
}

TICKSCOPE_TEST(TestDemoPresses, tickscope::test::NoApplication)

#include "test_demo_presses.moc"
