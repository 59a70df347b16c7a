// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/preamble.h"

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
    auto bytes = preambleBytes(header, metadata, entries);
    bytes.resize(bytes.size() + std::size_t(packed) * std::size_t(sharesBytes ? 1 : count));
    return memorySource(std::move(bytes), "a.hcrp");
}

} // namespace

class TestHollowcubeBounds : public QObject
{
    Q_OBJECT

private slots:
    void indexThatUnpacksToTooMuchIsRefused_data();
    void indexThatUnpacksToTooMuchIsRefused();
};

void TestHollowcubeBounds::indexThatUnpacksToTooMuchIsRefused_data()
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
    QTest::newRow("a few seconds of work") << 15 << 3'000 << LargestChunk << true << false;
    QTest::newRow("chunks that are not unpacked at all")
        << 100 << 3'000 << LargestChunk + 1 << true << false;
}

void TestHollowcubeBounds::indexThatUnpacksToTooMuchIsRefused()
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

    QCOMPARE(!outline, isRefused);
    if (isRefused)
        QCOMPARE(outline.error().code, ErrorCode::LimitExceeded);
}

QTEST_GUILESS_MAIN(TestHollowcubeBounds)
#include "test_hollowcube_bounds.moc"
