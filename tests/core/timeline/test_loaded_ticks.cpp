// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <map>

#include "app/record_example/simulated_run.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/stretch_index.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// A file of which only a part is at hand, and perhaps the one beside it.
class PartlyLoaded : public ByteSource
{
public:
    explicit PartlyLoaded(std::vector<ByteRange> loaded)
        : m_loaded(std::move(loaded))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }
    Result<std::size_t> readAt(std::uint64_t, std::span<std::byte>, std::stop_token) const override
    {
        return failure(ErrorCode::Io, {faults::Words, "only the ranges are asked for"});
    }
    [[nodiscard]] std::vector<ByteRange> loadedRanges() const override { return m_loaded; }
    [[nodiscard]] std::string name() const override { return "partly"; }
    [[nodiscard]] Shared<ByteSource> openedSibling(const std::string &name) const override
    {
        const auto found = beside.find(name);
        return found == beside.end() ? nullptr : found->second;
    }

    std::map<std::string, Shared<ByteSource>> beside;

private:
    std::vector<ByteRange> m_loaded;
};

} // namespace

class TestLoadedTicks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }

    void chunksOfAReplayAreLoadedOneByOne();
    void chunksInOtherFilesAreLoadedWithThem();
    void demoIsLoadedFromKeyframeToKeyframe();
    void eventsInOtherFilesHaveTheirPlaceInThem();

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
        return loadedTicks(*recording, outline, PartlyLoaded(std::move(loaded)));
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

void TestLoadedTicks::chunksInOtherFilesAreLoadedWithThem()
{
    auto stored = std::make_shared<test::StoredReplay>();
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(test::memoryStore(stored),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run))
                        .value();
    QVERIFY(example::playInto(*recorder, run, 250));
    run.forget();
    QVERIFY(recorder->pause());
    QVERIFY(example::playInto(*recorder, run, 150));
    QVERIFY(recorder->finish());
    const auto recording = test::openStored(*stored).value();
    const Outline outline = recording->outline({}).value();

    PartlyLoaded preamble({{0, 1U << 20}});
    QVERIFY(loadedTicks(*recording, outline, preamble).empty());
    preamble.beside["segment-001.dat"] = memorySource(stored->segments[1], "segment-001.dat");
    QCOMPARE(loadedTicks(*recording, outline, preamble), (std::vector<TickRange>{{{250}, {399}}}));
}

void TestLoadedTicks::demoIsLoadedFromKeyframeToKeyframe()
{
    const auto bytes = test::makeTinyDemo({.stepCount = 300});
    const auto recording = open(bytes);
    const Outline outline = recording->outline({}).value();
    QVERIFY(outline.seekPoints.size() > 2);
    const SeekPoint &second = outline.seekPoints[1];
    const TickRange all = outline.time.ticks();

    const auto first = loadedTicks(*recording, outline, PartlyLoaded({{0, *second.byte}}));
    const auto rest = loadedTicks(*recording, outline,
                                  PartlyLoaded({{*second.byte, bytes.size() - *second.byte}}));

    QCOMPARE(first, (std::vector<TickRange>{{all.first, second.tick - 1}}));
    QCOMPARE(rest, (std::vector<TickRange>{{second.tick, all.last}}));
}

void TestLoadedTicks::eventsInOtherFilesHaveTheirPlaceInThem()
{
    auto stored = std::make_shared<test::StoredReplay>();
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(test::memoryStore(stored),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run))
                        .value();
    QVERIFY(example::playInto(*recorder, run, 250));
    run.forget();
    QVERIFY(recorder->pause());
    QVERIFY(example::playInto(*recorder, run, 150));
    QVERIFY(recorder->finish());

    const auto index = buildIndex(test::openStored(*stored).value(), {}).value();

    std::size_t largest = 0;
    for (const auto &[number, bytes] : stored->segments)
        largest = std::max(largest, bytes.size());
    QVERIFY(index->rowAtOrAfter({250}) < index->eventCount());
    for (std::size_t row = 0; row < index->eventCount(); ++row)
        QVERIFY(index->event(row).byte < largest);
    for (const SeekPoint &point : index->seekPoints())
        QVERIFY(point.byte.value_or(0) < largest);
}

TICKSCOPE_TEST(TestLoadedTicks, QCoreApplication)
#include "test_loaded_ticks.moc"
