// SPDX-License-Identifier: GPL-3.0-or-later
//
// Presses that begin and end within one tick: no state shows them, the counters do.
#include "core/analysis/compare/differences.h"
#include "core/analysis/tape/input_tape.h"
#include "core/facts/fact_reader.h"
#include "core/formats/format_registry.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;
using teehistorian::InputNumbers;

namespace {

constexpr std::int64_t SomeTicks = 600;

/// What is added to the counters of client 0 in a tick.
struct CounterChange {
    std::int32_t fire = 0;
    std::int32_t nextWeapon = 0;
};

/// Client 0 from tick 1 on, with what \a changeAt(tick) adds in each of \a ticks.
Shared<Recording> pressing(auto changeAt, std::int64_t ticks = SomeTicks, std::int32_t begin = 0)
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 10, 20).inputNew(0, {0, 1, 0, 0, begin, 0, 1, 0, begin, 0});
    for (std::int64_t tick = 2; tick <= ticks; ++tick) {
        writer.playerDiff(0, tick % 2 == 0 ? 1 : -1, 0);
        const CounterChange change = changeAt(tick);
        if (change.fire != 0 || change.nextWeapon != 0)
            writer.inputDiff(0, {0, 0, 0, 0, change.fire, 0, 0, 0, change.nextWeapon, 0});
    }
    writer.finish();
    return openTeehistorian(writer.bytes()).value();
}

auto everyFourTicks(CounterChange change)
{
    return [change](std::int64_t tick) { return tick % 4 == 0 ? change : CounterChange(); };
}

Shared<Index> indexOf(const Shared<Recording> &recording)
{
    return buildIndex(recording, {}).value();
}

std::vector<InputRun> runsIn(const Shared<Recording> &recording, std::string_view input,
                             std::int64_t pieceTicks = SomeTicks)
{
    const auto index = indexOf(recording);
    std::vector<InputRun> runs;
    const auto tapes = readInputTapes(recording, *index, index->ticks(), pieceTicks, {}).value();
    for (const auto &tape : tapes) {
        const InputSource *source = tape->find(0, "Player");
        const auto track = std::ranges::find(source->tracks, input, &InputTrack::name);
        if (track != source->tracks.end())
            runs.insert(runs.end(), track->runs.begin(), track->runs.end());
    }
    return runs;
}

Figure figureOf(const Shared<Recording> &recording, std::string_view id, std::string_view part = {})
{
    const auto material = readFactMaterial(factSourceOf(recording, indexOf(recording), {}), {});
    for (const Figure &figure : figuresOf(**material, 0)) {
        if (figure.kind->id == id && figure.part == part)
            return figure;
    }
    return {};
}

std::vector<Difference> differencesOf(const Shared<Recording> &left, const Shared<Recording> &right,
                                      const Format *format = nullptr)
{
    const ComparedSide one{{left, indexOf(left)}, nullptr, format};
    const ComparedSide other{{right, indexOf(right)}, nullptr, format};
    const TickPairing pairing(one.content.index->time(), other.content.index->time(), Time{0});
    std::vector<Difference> found;
    const auto keep = [&found](const Difference &difference) {
        found.push_back(difference);
        return true;
    };
    if (!findInputDifferences(one, other, pairing, one.content.index->ticks(), keep))
        return {};
    return found;
}

using Runs = std::vector<InputRun>;

} // namespace

class TestTeehistorianPresses : public QObject
{
    Q_OBJECT

private slots:
    void pressesWithinATickAreRuns_data();
    void pressesWithinATickAreRuns();
    void piecesLoseNoPress();
    void someoneElseBeginsWithoutPresses();
    void figuresCountThem();
    void severalInATickCountEach();
    void sequencesAndSameInputsRestOnThem();
    void limitIsThatOfTheRecording();
    void comparisonCountsPresses_data();
    void comparisonCountsPresses();
    void comparisonForgivesWhereCountersBegan();
    void ticksOfTwoFilesAreExact();
    void versionWithoutRecordIsUnknown();
};

void TestTeehistorianPresses::pressesWithinATickAreRuns_data()
{
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("added");
    QTest::addColumn<Runs>("expected");

    // The change is in tick 10 of 20.
    QTest::newRow("pressed") << 0 << 1 << Runs{{{10}, {20}, 1}};
    QTest::newRow("a click") << 0 << 2 << Runs{{{10}, {9}, 1, 1}};
    QTest::newRow("a click, then held") << 0 << 3 << Runs{{{10}, {20}, 1, 1}};
    QTest::newRow("two clicks") << 0 << 4 << Runs{{{10}, {9}, 1, 2}};
    QTest::newRow("released") << 1 << 1 << Runs{{{1}, {9}, 1}};
    QTest::newRow("pressed again") << 1 << 2 << Runs{{{1}, {9}, 1}, {{10}, {20}, 1, 1}};
    QTest::newRow("released, a click") << 1 << 3 << Runs{{{1}, {9}, 1}, {{10}, {9}, 1, 1}};
    QTest::newRow("a whole turn of the counter") << 0 << 64 << Runs{};
}

void TestTeehistorianPresses::pressesWithinATickAreRuns()
{
    QFETCH(int, begin);
    QFETCH(int, added);
    QFETCH(Runs, expected);

    const auto recording = pressing(
        [added](auto tick) {
            return tick == 10 ? CounterChange{added, added} : CounterChange();
        },
        20, begin);

    QCOMPARE(runsIn(recording, "FireHeld"), expected);
    QCOMPARE(runsIn(recording, "NextWeapon"), expected);
    QVERIFY(runsIn(recording, "PrevWeapon").empty());
    // Also where a piece begins with it.
    std::int64_t presses = 0;
    std::optional<InputRun> before;
    for (const InputRun &run : runsIn(recording, "FireHeld", 9)) {
        if (!before || !run.continues(*before))
            presses += run.presses(before ? &*before : nullptr);
        before = run;
    }
    std::int64_t whole = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
        whole += expected[i].presses(i > 0 ? &expected[i - 1] : nullptr);
    QCOMPARE(presses, whole);
}

void TestTeehistorianPresses::piecesLoseNoPress()
{
    const auto recording = pressing(everyFourTicks({2, 0}));

    QCOMPARE(runsIn(recording, "FireHeld", 4), runsIn(recording, "FireHeld"));
    QCOMPARE(runsIn(recording, "FireHeld").size(), std::size_t{SomeTicks / 4});
}

/// The counters go on over a DROP; whose they are, begins anew.
void TestTeehistorianPresses::someoneElseBeginsWithoutPresses()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 10, 20).inputNew(0, {0, 1, 0, 0, 4, 0, 1, 0, 0, 0});
    writer.playerDiff(0, 1, 0).drop(0, "").join(0);
    writer.inputNew(0, {0, 1, 0, 0, 10, 0, 1, 0, 0, 0}).playerDiff(0, 1, 0).playerDiff(0, 1, 0);
    writer.finish();

    QVERIFY(runsIn(openTeehistorian(writer.bytes()).value(), "FireHeld", 100).empty());
}

void TestTeehistorianPresses::figuresCountThem()
{
    const auto recording = pressing(everyFourTicks({2, 0}));

    const Figure lengths = figureOf(recording, "press_length", "FireHeld");
    QCOMPARE(lengths.samples, SomeTicks / 4);
    QCOMPARE(lengths.value, std::optional(0.0));
    const Figure intervals = figureOf(recording, "press_interval", "FireHeld");
    QCOMPARE(intervals.samples, SomeTicks / 4 - 1);
    QCOMPARE(intervals.value, std::optional(4.0));
    QCOMPARE(figureOf(recording, "regular_intervals").value, std::optional(1.0));
    QCOMPARE(figureOf(recording, "regular_intervals", "FireHeld").value, std::optional(1.0));
    QCOMPARE(figureOf(recording, "tick_phase", "every 4 ticks").value, std::optional(1.0));
}

void TestTeehistorianPresses::severalInATickCountEach()
{
    const auto recording = pressing(everyFourTicks({4, 0}));

    QCOMPARE(figureOf(recording, "press_length", "FireHeld").samples, SomeTicks / 2);
    const Figure intervals = figureOf(recording, "press_interval", "FireHeld");
    QCOMPARE(intervals.samples, SomeTicks / 2 - 1);
    QCOMPARE(std::ranges::count(intervals.occurrences, 0.0, &Occurrence::value), SomeTicks / 4);
}

void TestTeehistorianPresses::sequencesAndSameInputsRestOnThem()
{
    // Twice the same rhythm, once from tick 20 and once from 320 on.
    const auto rhythm = [](std::int64_t tick) {
        const std::int64_t place = tick % 300 - 20;
        const bool isPressed = place >= 0 && place < 200 && (place * place / 7) % 5 == 0;
        return isPressed ? CounterChange{2, 0} : CounterChange();
    };
    const auto recording = pressing(rhythm);

    QVERIFY(figureOf(recording, "repeated_sequences").hits > 50);
    QVERIFY(figureOf(recording, "same_inputs").hits > 100);
    const auto others = pressing(everyFourTicks({2, 0}));
    QVERIFY(figureOf(others, "repeated_sequences").samples > 0);
}

void TestTeehistorianPresses::limitIsThatOfTheRecording()
{
    const Figure figure = figureOf(pressing(everyFourTicks({2, 0})), "press_length");

    QVERIFY(figure.limits == figure.kind->countedLimits);
    QVERIFY(std::string_view(figure.limits).find("not seen") == std::string_view::npos);
    QVERIFY(std::string_view(figure.kind->limits).find("not seen") != std::string_view::npos);
}

void TestTeehistorianPresses::comparisonCountsPresses_data()
{
    QTest::addColumn<int>("fire");
    QTest::addColumn<int>("nextWeapon");
    QTest::addColumn<int>("otherFire");
    QTest::addColumn<int>("otherNextWeapon");
    QTest::addColumn<bool>("differ");

    QTest::newRow("the same") << 2 << 0 << 2 << 0 << false;
    QTest::newRow("none") << 2 << 0 << 0 << 0 << true;
    QTest::newRow("twice as many") << 2 << 0 << 4 << 0 << true;
    QTest::newRow("one more within the tick") << 1 << 0 << 3 << 0 << true;
    QTest::newRow("another key") << 2 << 0 << 0 << 2 << true;
    QTest::newRow("a wheel and a key") << 0 << 2 << 0 << 1 << true;
}

void TestTeehistorianPresses::comparisonCountsPresses()
{
    QFETCH(int, fire);
    QFETCH(int, nextWeapon);
    QFETCH(int, otherFire);
    QFETCH(int, otherNextWeapon);
    const auto left = pressing(everyFourTicks({fire, nextWeapon}));
    const auto right = pressing(everyFourTicks({otherFire, otherNextWeapon}));

    QTEST(!differencesOf(left, right).empty(), "differ");
    QTEST(!differencesOf(right, left).empty(), "differ");
}

void TestTeehistorianPresses::comparisonForgivesWhereCountersBegan()
{
    const auto left = pressing(everyFourTicks({2, 2}), SomeTicks, 0);
    const auto right = pressing(everyFourTicks({2, 2}), SomeTicks, 40);
    // A tick later, as one recording of a session may have it.
    const auto later = pressing([](auto tick) {
        return tick % 4 == 1 ? CounterChange{2, 2} : CounterChange();
    });
    // As many, somewhere else.
    const auto elsewhere = pressing([](auto tick) {
        return tick % 20 >= 8 && tick % 20 < 13 ? CounterChange{2, 2} : CounterChange();
    });

    QVERIFY(differencesOf(left, right).empty());
    QVERIFY(differencesOf(left, later).empty());
    QVERIFY(!differencesOf(left, elsewhere).empty());
    const std::vector<Difference> found = differencesOf(left, pressing(everyFourTicks({4, 2})));
    QVERIFY(!found.empty());
    QVERIFY(found.front().isOfPresses);
    QCOMPARE(found.front().field, std::string("FireHeld"));
    QCOMPARE(found.front().leftValue, Value(std::int64_t{1}));
    QCOMPARE(found.front().rightValue, Value(std::int64_t{2}));
}

void TestTeehistorianPresses::ticksOfTwoFilesAreExact()
{
    const Format *format = allFormats().formatNamed("teehistorian");
    const auto pressed = pressing(everyFourTicks({2, 2}));
    const auto later = pressing([](auto tick) {
        return tick % 4 == 1 ? CounterChange{2, 2} : CounterChange();
    });
    const auto aiming = [](std::int32_t x, std::int32_t y) {
        TeehistorianWriter writer(PlainHeader);
        writer.playerNew(0, 10, 20).inputNew(0, {0, x, y, 0, 0, 0, 1, 0, 0, 0});
        for (std::int64_t tick = 2; tick <= SomeTicks; ++tick)
            writer.playerDiff(0, 1, 0);
        writer.finish();
        return openTeehistorian(writer.bytes()).value();
    };

    QVERIFY(differencesOf(pressed, pressed, format).empty());
    QVERIFY(!differencesOf(pressed, later, format).empty());
    const auto found = differencesOf(aiming(10, 0), aiming(0, 10), format);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().leftValue, Value(0.0));
    QCOMPARE(found.front().rightValue, Value(90.0));
    QVERIFY(found.front().ticks > SomeTicks / 2);
}

void TestTeehistorianPresses::versionWithoutRecordIsUnknown()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 10, 20).playerNew(1, 10, 20);
    writer.ex({teehistorian::ExKind::DdnetVersionOld, 1, 0, {}, {}});
    writer.playerDiff(0, 1, 0).finish();

    const KeepingSink sink = walked(writer);

    QVERIFY(!numberIn(sink.states.at(2), 0, "Version"));
    QCOMPARE(numberIn(sink.states.at(2), 1, "Version"), 0);
}

TICKSCOPE_TEST(TestTeehistorianPresses, QCoreApplication)
#include "test_teehistorian_presses.moc"
