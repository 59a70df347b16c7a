// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/items/replay_schema.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_state.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "tests/support/event_making.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::hollowcube;

namespace {

constexpr std::int32_t LargestChunk = std::int32_t(limits::ReplayChunkBytes);

/// A file whose index names \a count chunks of \a packed bytes that claim \a plain bytes each:
/// all the same bytes, or each its own.
Shared<ByteSource> replayOf(int count, std::int32_t packed, std::int32_t plain, bool sharesBytes)
{
    std::vector<ChunkEntry> entries(std::size_t(count), ChunkEntry{});
    for (int i = 0; i < count; ++i) {
        ChunkEntry &entry = entries[std::size_t(i)];
        entry.startTick = i;
        entry.tickCount = 1;
        entry.flags = ChunkEntry::SnapshotFlag;
        entry.compressedLength = packed;
        entry.uncompressedLength = plain;
    }
    const std::vector<std::byte> metadata{std::byte{0x0A}, std::byte{0}};
    placeChunks(entries, metadata.size());
    for (ChunkEntry &entry : entries) {
        if (sharesBytes)
            entry.byteOffset = entries.front().byteOffset;
    }
    ReplayHeader header;
    header.version = 4;
    header.tickCount = count;
    auto bytes = preambleBytes(header, metadata, entries);
    bytes.resize(bytes.size() + std::size_t(packed) * std::size_t(sharesBytes ? 1 : count));
    return memorySource(std::move(bytes), "a.hcrp");
}

/// Three segments of 100 ticks each in \a folder.
bool writeThreeSegments(const QString &folder)
{
    auto stored = std::make_shared<test::StoredReplay>();
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(test::memoryStore(stored),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run))
                        .value();
    for (int segment = 0; segment < 3; ++segment) {
        if (segment > 0)
            run.forget();
        if (!example::playInto(*recorder, run, 100))
            return false;
        if (segment < 2 && (!recorder->pause() || !recorder->waitUntilStored()))
            return false;
    }
    if (!recorder->close())
        return false;
    bool isWritten = !test::writeRecording(folder, QStringLiteral("preamble.dat"), stored->preamble)
                          .isEmpty()
                     && !test::writeRecording(folder, QStringLiteral("finished"), {}).isEmpty();
    for (const auto &[number, bytes] : stored->segments) {
        const QString name = QString::fromStdString(segmentName(number));
        isWritten = isWritten && !test::writeRecording(folder, name, bytes).isEmpty();
    }
    return isWritten && stored->segments.size() == 3;
}

/// Metadata of 616,000 numbers take 64 MiB.
Shared<ByteSource> replayWithNumbers(std::size_t count)
{
    NbtCompound metadata;
    metadata.set("numbers", {std::vector<std::uint8_t>(count, 7)});
    ReplayHeader header;
    header.version = 4;
    return memorySource(preambleBytes(header, nbtBytes(metadata), {}), "a.hcrp");
}

} // namespace

class TestHollowcubeBounds : public QObject
{
    Q_OBJECT

private slots:
    void chunksThatUnpackToTooMuchAreRefused_data();
    void chunksThatUnpackToTooMuchAreRefused();
    void unreadableSegmentCostsItsChunks_data();
    void unreadableSegmentCostsItsChunks();
    void metadataBeyondTheMemoryAreLeftOutAndTold();
    void openingIsCancelledAmongTheMetadata();
    void blocksBeyondTheLimitAreLeftOut();
    void blockThatIsSetAgainIsOne();
};

void TestHollowcubeBounds::chunksThatUnpackToTooMuchAreRefused_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("packed");
    QTest::addColumn<int>("plain");
    QTest::addColumn<bool>("sharesBytes");
    QTest::addColumn<bool>("isRefused");

    QTest::newRow("one chunk a hundred thousand times")
        << 100'000 << 3'000 << LargestChunk << true << true;
    QTest::newRow("too much in each") << 100 << 3'000 << LargestChunk << false << true;
    QTest::newRow("the same in honest chunks")
        << 100 << LargestChunk / 300 << LargestChunk << false << false;
    QTest::newRow("one honest chunk a hundred times")
        << 100 << LargestChunk / 300 << LargestChunk << true << true;
    QTest::newRow("packed bytes that many chunks share")
        << 2'000 << 2'100'000 << 2'100'000 << true << true;
    QTest::newRow("a few seconds of work") << 15 << 3'000 << LargestChunk << true << false;
    QTest::newRow("chunks that are not unpacked at all")
        << 100 << 3'000 << LargestChunk + 1 << true << false;
}

void TestHollowcubeBounds::chunksThatUnpackToTooMuchAreRefused()
{
    QFETCH(const int, count);
    QFETCH(const int, packed);
    QFETCH(const int, plain);
    QFETCH(const bool, sharesBytes);
    QFETCH(const bool, isRefused);
    FormatRegistry registry;
    registerAllFormats(registry);

    const auto recording = registry.open(replayOf(count, packed, plain, sharesBytes), {});
    QVERIFY(recording);
    const auto outline = (*recording)->outline({});

    QVERIFY(outline);
    const auto isLimit = [](const Damage &place) { return place.kind == ErrorCode::LimitExceeded; };
    QCOMPARE(std::ranges::any_of(outline->damage, isLimit), isRefused);
    // One entry for all of them, and the first chunks are not among them.
    QVERIFY(outline->damage.size() <= 1);
    if (isRefused)
        QVERIFY(outline->damage.front().tick > Tick{0});
}

void TestHollowcubeBounds::unreadableSegmentCostsItsChunks_data()
{
    QTest::addColumn<QString>("what");

    QTest::newRow("a folder") << "folder";
    QTest::newRow("missing") << "missing";
    QTest::newRow("short") << "short";
    QTest::newRow("not for us") << "forbidden";
}

void TestHollowcubeBounds::unreadableSegmentCostsItsChunks()
{
    QFETCH(const QString, what);
    const QTemporaryDir folder;
    QVERIFY(writeThreeSegments(folder.path()));
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto opened = [&] {
        return registry.open(
            openNamed(folder.filePath(QStringLiteral("preamble.dat")).toStdString()).value(), {});
    };
    const auto whole = buildIndex(opened().value(), {}).value();
    QVERIFY(whole->damage().empty());
    const QString segment = folder.filePath(QStringLiteral("segment-001.dat"));
    QFile file(segment);
    if (what == u"short")
        QVERIFY(file.resize(10));
    else if (what == u"forbidden")
        QVERIFY(file.setPermissions({}));
    else
        QVERIFY(file.remove());
    if (what == u"folder")
        QVERIFY(QDir().mkdir(segment));
    if (what == u"forbidden" && QFile(segment).open(QIODevice::ReadOnly))
        QSKIP("nothing is forbidden to this user");

    const auto recording = opened();
    QVERIFY2(recording, recording ? "" : faultText(recording.error().fault).c_str());
    const auto index = buildIndex(*recording, {});

    QVERIFY2(index, index ? "" : faultText(index.error().fault).c_str());
    QCOMPARE((*index)->ticks(), whole->ticks());
    QVERIFY(!(*index)->damage().empty());
    for (const Damage &place : (*index)->damage())
        QVERIFY(place.tick >= Tick{100} && place.tick + place.lostTicks <= Tick{200});
    // Before and behind it nothing is lost but what the first tick behind it changed: its
    // snapshot names a state, and the one before is not known.
    const auto eventsOf = [](const Index &events) {
        std::vector<std::pair<Tick, std::string>> told;
        for (std::size_t row = 0; row < events.eventCount(); ++row) {
            const EventRow event = events.event(row);
            if (event.tick < Tick{100} || event.tick > Tick{200})
                told.emplace_back(event.tick, event.kind().id);
        }
        return told;
    };
    const auto expected = eventsOf(*whole);
    QVERIFY(!expected.empty() && expected.front().first < Tick{100});
    QVERIFY(expected.back().first > Tick{200});
    QVERIFY(eventsOf(**index) == expected);
}

void TestHollowcubeBounds::metadataBeyondTheMemoryAreLeftOutAndTold()
{
    FormatRegistry registry;
    registerAllFormats(registry);

    const auto recording = registry.open(replayWithNumbers(2'000'000), {});

    QVERIFY(recording);
    const HeaderValue &metadata = (*recording)->info().metadata.back();
    const std::size_t kept = metadata.parts.front().parts.size();
    QVERIFY(kept > 100'000 && kept * sizeof(HeaderValue) <= limits::MetadataMemory);
    const auto damage = (*recording)->outline({})->damage;
    QCOMPARE(damage.size(), std::size_t{1});
    QCOMPARE(damage.front().kind, ErrorCode::LimitExceeded);
    QVERIFY(faultText(damage.front().fault).find(std::to_string(2'000'000 - kept))
            != std::string::npos);
}

void TestHollowcubeBounds::openingIsCancelledAmongTheMetadata()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    std::stop_source stop;
    stop.request_stop();

    const auto recording = registry.open(replayWithNumbers(100'000), stop.get_token());

    QVERIFY(!recording);
    QCOMPARE(recording.error().code, ErrorCode::Cancelled);
}

void TestHollowcubeBounds::blocksBeyondTheLimitAreLeftOut()
{
    ReplayState state(replaySchema(0, 20.0));
    const auto block = [](std::size_t number) {
        return SetBlock{{static_cast<std::int32_t>(number), 0, 0}, 1};
    };
    for (std::size_t i = 0; i < limits::ReplayBlocks; ++i)
        QVERIFY(state.apply(ReplayEvent(block(i))));
    QVERIFY(state.hasAllBlocks());
    const std::size_t items = state.world().itemCount();

    QVERIFY(state.apply(ReplayEvent(block(limits::ReplayBlocks))));

    QVERIFY(!state.hasAllBlocks());
    QCOMPARE(state.world().itemCount(), items);
    QVERIFY(state.leavesOut(block(0)));
    QVERIFY(state.apply(ReplayEvent(ClearGhostBlocks{})));
    QVERIFY(state.hasAllBlocks());
}

void TestHollowcubeBounds::blockThatIsSetAgainIsOne()
{
    ReplayState state(replaySchema(0, 20.0));
    const std::size_t subject = state.world().itemCount();
    const std::size_t count = limits::ReplayBlocks + 10;
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<std::int32_t>(i);
        QVERIFY(state.apply(ReplayEvent(SetBlock{{number % 2, 0, 0}, number})));
    }

    QVERIFY(state.hasAllBlocks());
    QCOMPARE(state.world().itemCount(), subject + 2);
    const auto words = state.world().find({BlockType, BlockPosition{1, 0, 0}.packed()});
    QVERIFY(words);
    QCOMPARE((*words)[BlockStateWord], static_cast<std::int32_t>(count - 1));
}

TICKSCOPE_TEST(TestHollowcubeBounds, QCoreApplication)
#include "test_hollowcube_bounds.moc"
