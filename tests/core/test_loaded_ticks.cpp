// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/preamble.h"
#include "core/timeline/loaded_ticks.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

class TestLoadedTicks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }

    void chunksOfAReplayAreLoadedOneByOne();
    void chunksInOtherFilesAreNotKnown();
    void demoIsLoadedFromKeyframeToKeyframe();

private:
    [[nodiscard]] Shared<Recording> open(std::vector<std::byte> bytes)
    {
        return m_registry.open(memorySource(std::move(bytes), "a"), {}).value();
    }
    FormatRegistry m_registry;
};

void TestLoadedTicks::chunksOfAReplayAreLoadedOneByOne()
{
    const auto bytes = test::makeReplay(500);
    const auto recording = open(bytes);
    const Outline outline = recording->outline({}).value();
    const auto preamble = hollowcube::readPreamble(*memorySource(bytes, "a"), {}).value();
    const auto begin = [&](std::size_t chunk) {
        return static_cast<std::uint64_t>(preamble.index[chunk].byteOffset);
    };
    const auto ticksOf = [&](std::vector<ByteRange> loaded) {
        return loadedTicks(*recording, outline, loaded);
    };
    using Ranges = std::vector<TickRange>;

    QCOMPARE(ticksOf({}), Ranges{});
    QCOMPARE(ticksOf({{0, begin(0)}}), Ranges{});
    QCOMPARE(ticksOf({{0, begin(2)}}), (Ranges{{{0}, {199}}}));
    QCOMPARE(ticksOf({{0, begin(2) - 1}}), (Ranges{{{0}, {99}}}));
    QCOMPARE(ticksOf({{0, begin(1)}, {begin(2), begin(4) - begin(2)}}),
             (Ranges{{{0}, {99}}, {{200}, {399}}}));
    QCOMPARE(ticksOf({{0, bytes.size()}}), (Ranges{{{0}, {499}}}));
}

void TestLoadedTicks::chunksInOtherFilesAreNotKnown()
{
    auto stored = std::make_shared<test::StoredReplay>();
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(test::memoryStore(stored),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run))
                        .value();
    QVERIFY(example::playInto(*recorder, run, 300));
    QVERIFY(recorder->finish());
    const auto recording = test::openStored(*stored).value();

    QVERIFY(loadedTicks(*recording, recording->outline({}).value(),
                        std::vector<ByteRange>{{0, 1U << 20}})
                .empty());
}

void TestLoadedTicks::demoIsLoadedFromKeyframeToKeyframe()
{
    const auto bytes = test::makeTinyDemo({.stepCount = 300});
    const auto recording = open(bytes);
    const Outline outline = recording->outline({}).value();
    QVERIFY(outline.seekPoints.size() > 2);
    const SeekPoint &second = outline.seekPoints[1];
    const TickRange all = outline.time.ticks();

    const auto first = loadedTicks(*recording, outline, std::vector<ByteRange>{{0, second.byte}});
    const auto rest = loadedTicks(
        *recording, outline, std::vector<ByteRange>{{second.byte, bytes.size() - second.byte}});

    QCOMPARE(first, (std::vector<TickRange>{{all.first, second.tick - 1}}));
    QCOMPARE(rest, (std::vector<TickRange>{{second.tick, all.last}}));
}

QTEST_GUILESS_MAIN(TestLoadedTicks)
#include "test_loaded_ticks.moc"
