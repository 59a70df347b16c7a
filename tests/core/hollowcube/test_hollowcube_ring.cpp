// SPDX-License-Identifier: GPL-3.0-or-later
#include <sstream>

#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/recorder/ring_recorder.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::recorder;
using test::StoredReplay;

namespace {

Shared<ByteSource> saved(const RingRecorder &ring)
{
    std::ostringstream out;
    if (!ring.save(out))
        return nullptr;
    const std::string bytes = out.str();
    const auto view = std::as_bytes(std::span(bytes));
    return memorySource({view.begin(), view.end()}, "saved.hcrp");
}

Shared<Recording> savedRecording(const Shared<ByteSource> &source)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    return registry.open(source, {}).value();
}

RingRecorder ringOf(example::SimulatedRun &run, RingOptions options)
{
    return RingRecorder(example::simulatedRunDescription(), example::snapshotsOf<RingRecorder>(run),
                        options);
}

WorldState stateAt(const Shared<Recording> &recording, Tick tick)
{
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    return *cursor.frameAt(tick, *index, *mover, {})->at->recorded;
}

} // namespace

class TestHollowcubeRing : public QObject
{
    Q_OBJECT

private slots:
    void ringKeepsItsTicksAndNotMuchMore();
    void savedStretchIsSoundAndBeginsAtZero();
    void savedStretchEndsAsTheWholeRecording();
    void heldSlotIsToldAtTheBeginning();
    void recordingGoesOnBehindASave();
    void memoryStaysFlatForTwoHours();
    void memoryIsBoundedEvenWhenTicksAreShort();
    void emptyRingSavesAnEmptyRecording();
    void savedStretchSaysWhoReportedWhomAndWhy();
    void timeIsThatOfTheServersClock();
};

void TestHollowcubeRing::ringKeepsItsTicksAndNotMuchMore()
{
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {.ticks = 300});
    QVERIFY(example::playInto(ring, run, 250));
    QCOMPARE(ring.savedTicks(), 250);

    QVERIFY(example::playInto(ring, run, 783));

    QVERIFY(ring.savedTicks() >= 300);
    QVERIFY(ring.savedTicks() < 300 + 100);
}

void TestHollowcubeRing::savedStretchIsSoundAndBeginsAtZero()
{
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {.ticks = 300});
    QVERIFY(example::playInto(ring, run, 1033));

    const auto source = saved(ring);

    const auto preamble = hollowcube::readPreamble(*source, {}).value();
    QVERIFY(hollowcube::checkStrictly(preamble, source->size()));
    QCOMPARE(preamble.index.tickCount(), std::int64_t{ring.savedTicks()});
    // Twenty ticks are a second, and the first that are kept are not those that came first.
    QVERIFY(ring.savedTicks() < 1033);
    QCOMPARE(preamble.header.timestamp,
             example::simulatedRunDescription().timestamp + (1033 - ring.savedTicks()) * 50);
    const auto index = buildIndex(savedRecording(source), {}).value();
    QVERIFY(index->damage().empty());
    QCOMPARE(index->indexedTo(), Tick{ring.savedTicks() - 1});
}

void TestHollowcubeRing::savedStretchEndsAsTheWholeRecording()
{
    example::SimulatedRun ringRun;
    RingRecorder ring = ringOf(ringRun, {.ticks = 300});
    QVERIFY(example::playInto(ring, ringRun, 1033));
    auto stored = std::make_shared<StoredReplay>();
    example::SimulatedRun wholeRun;
    auto whole = Recorder::begin(test::memoryStore(stored), example::simulatedRunDescription(),
                                 example::snapshotsOf<Recorder>(wholeRun))
                     .value();
    QVERIFY(example::playInto(*whole, wholeRun, 1033));
    QVERIFY(whole->finish());

    const WorldState expected = stateAt(test::openStored(*stored).value(), {1032});
    const WorldState found = stateAt(savedRecording(saved(ring)), {ring.savedTicks() - 1});

    QVERIFY(found == expected);
}

void TestHollowcubeRing::heldSlotIsToldAtTheBeginning()
{
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {.ticks = 20, .ticksPerChunk = 20});
    // Slots are changed every 90 ticks, so none is in the kept ones.
    QVERIFY(example::playInto(ring, run, 200));
    const auto expected = run.heldSlot();
    QVERIFY(expected.has_value());

    const auto recording = savedRecording(saved(ring));
    const WorldState state = stateAt(recording, {0});

    const auto number = state.schema()->numberOf("Entity").value();
    const ItemType &type = *state.schema()->find(number);
    QCOMPARE(type.fieldNamed("held_slot")->read(state.find({number, 0}).value()),
             Value{std::int64_t{*expected}});
}

void TestHollowcubeRing::recordingGoesOnBehindASave()
{
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {.ticks = 1'000});
    QVERIFY(example::playInto(ring, run, 130));
    const auto first = saved(ring);
    QVERIFY(example::playInto(ring, run, 70));

    QCOMPARE(savedRecording(first)->outline({})->time.ticks().last, Tick{129});
    QCOMPARE(savedRecording(saved(ring))->outline({})->time.ticks().last, Tick{199});
}

void TestHollowcubeRing::memoryStaysFlatForTwoHours()
{
    constexpr int TicksInTenMinutes = 12'000;
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {});
    QVERIFY(example::playInto(ring, run, TicksInTenMinutes));
    // The most of each ten minutes: within one chunk it grows and falls.
    std::size_t least = SIZE_MAX;
    std::size_t most = 0;
    for (int tenMinutes = 1; tenMinutes < 12; ++tenMinutes) {
        std::size_t peak = 0;
        for (int tick = 0; tick < TicksInTenMinutes; ++tick) {
            QVERIFY(example::playInto(ring, run, 1));
            peak = std::max(peak, ring.memoryBytes());
        }
        least = std::min(least, peak);
        most = std::max(most, peak);
    }

    QVERIFY2(most <= least + least / 20,
             qPrintable(QStringLiteral("%1 to %2 bytes").arg(least).arg(most)));
    QVERIFY(buildIndex(savedRecording(saved(ring)), {}).value()->damage().empty());
}

void TestHollowcubeRing::memoryIsBoundedEvenWhenTicksAreShort()
{
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {.memory = 20'000});

    QVERIFY(example::playInto(ring, run, 5'000));

    QVERIFY(ring.savedTicks() < 6'000);
    QVERIFY(ring.memoryBytes() < 60'000);
}

void TestHollowcubeRing::emptyRingSavesAnEmptyRecording()
{
    example::SimulatedRun run;
    const RingRecorder ring = ringOf(run, {});

    const auto recording = savedRecording(saved(ring));

    QVERIFY(recording->outline({})->isEmpty);
    QVERIFY(recording->outline({})->damage.empty());
}

void TestHollowcubeRing::savedStretchSaysWhoReportedWhomAndWhy()
{
    const RecordedReport report{"Wächter", "pearls through walls", {"Example", "friend"}};
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {});
    QVERIFY(example::playInto(ring, run, 130));
    std::ostringstream out;
    QVERIFY(ring.save(out, report));
    const std::string bytes = out.str();
    const auto view = std::as_bytes(std::span(bytes));

    const auto recording = savedRecording(memorySource({view.begin(), view.end()}, "r.hcrp"));

    QCOMPARE(recordedReport(recording->info()), std::optional(report));
    QVERIFY(recording->outline({})->damage.empty());
    QCOMPARE(recording->info().tickRate, 20.0); // what else the metadata says is still there
    QVERIFY(!recordedReport(savedRecording(saved(ring))->info()));
}

void TestHollowcubeRing::timeIsThatOfTheServersClock()
{
    constexpr std::int64_t TickMilliseconds = 73; // the server lags
    const std::int64_t begin = example::simulatedRunDescription().timestamp;
    std::int64_t now = begin;
    example::SimulatedRun run;
    RingRecorder ring = ringOf(run, {.ticks = 300, .now = [&now] { return now; }});
    for (int tick = 0; tick < 1033; ++tick) {
        QVERIFY(example::playInto(ring, run, 1));
        now += TickMilliseconds;
    }
    const int firstTick = 1033 - ring.savedTicks();
    QVERIFY(firstTick > 0);

    const auto preamble = hollowcube::readPreamble(*saved(ring), {}).value();

    // The chunk begins with the end of the tick before it.
    QCOMPARE(preamble.header.timestamp, begin + (firstTick - 1) * TickMilliseconds);
}

TICKSCOPE_TEST(TestHollowcubeRing, QCoreApplication)
#include "test_hollowcube_ring.moc"
