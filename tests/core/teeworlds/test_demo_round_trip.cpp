// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QTest>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "tests/support/demo_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

using IntSpan = std::span<const std::int32_t>;

ItemKey keyOf(std::int32_t key)
{
    return {static_cast<std::uint32_t>(key) >> 16, key & 0xffff};
}

/// Items of a full snapshot in stored order, which a state does not keep.
SnapshotItems fullItems(IntSpan ints)
{
    SnapshotItems items;
    const auto count = static_cast<std::size_t>(ints[1]);
    const IntSpan offsets = ints.subspan(2, count);
    const IntSpan area = ints.subspan(2 + count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto begin = static_cast<std::size_t>(offsets[i]) / 4;
        const auto end = i + 1 < count ? static_cast<std::size_t>(offsets[i + 1]) / 4 : area.size();
        const IntSpan words = area.subspan(begin + 1, end - begin - 1);
        items.push_back({keyOf(area[begin]), {words.begin(), words.end()}});
    }
    return items;
}

SnapshotItems changedItems(const SnapshotItems &old, IntSpan ints, Protocol protocol)
{
    SnapshotItems items = old;
    const auto removed = static_cast<std::size_t>(ints[0]);
    for (const std::int32_t key : ints.subspan(3, removed))
        std::erase_if(items, [key](const SnapshotItem &item) { return item.key == keyOf(key); });
    std::size_t at = 3 + removed;
    for (std::int32_t i = 0; i < ints[1]; ++i) {
        const ItemKey key{static_cast<std::uint32_t>(ints[at]), ints[at + 1]};
        at += 2;
        const auto fixed = staticSize(protocol, static_cast<int>(key.type));
        const auto size = static_cast<std::size_t>(fixed ? *fixed : ints[at++]);
        const IntSpan words = ints.subspan(at, size);
        at += size;
        const auto found = std::ranges::find(items, key, &SnapshotItem::key);
        if (found == items.end()) {
            items.push_back({key, {words.begin(), words.end()}});
            continue;
        }
        for (std::size_t k = 0; k < size; ++k) {
            found->words[k] = static_cast<std::int32_t>(static_cast<std::uint32_t>(found->words[k])
                                                        + static_cast<std::uint32_t>(words[k]));
        }
    }
    return items;
}

/// Reads a whole demo and writes what was read; empty when it cannot be read.
std::vector<std::byte> rewritten(const std::vector<std::byte> &file)
{
    const auto source = memorySource(file, "test.demo");
    const auto header = readDemoHeader(*source, {});
    if (!header)
        return {};
    const auto map = std::span(file).subspan(header->mapOffset, header->mapSize);
    DemoWriter writer(*header, map);
    ChunkCodec codec;
    SnapshotItems items;
    ChunkChain chain(source, header->hasInlineTicks() ? TickForm::Inline : TickForm::SixBits);
    chain.restart(header->chunksOffset, {});
    bool isTickOpen = false;
    const auto closeTick = [&] {
        if (std::exchange(isTickOpen, false))
            writer.snapshot(items);
    };
    for (;;) {
        const auto chunk = chain.peek({});
        if (!chunk)
            return {};
        if (!*chunk)
            break;
        const auto data = chain.data(**chunk, {});
        switch ((*chunk)->header.kind) {
        case ChunkKind::TickMarker:
            closeTick();
            writer.beginTick((*chunk)->tick);
            isTickOpen = true;
            break;
        case ChunkKind::Snapshot:
            items = fullItems(*codec.decode(*data));
            closeTick();
            break;
        case ChunkKind::Delta:
            items = changedItems(items, *codec.decode(*data), header->protocol());
            closeTick();
            break;
        case ChunkKind::Message:
            closeTick();
            writer.message(*codec.decodeBytes(*data));
            break;
        case ChunkKind::Unused:
            return {};
        }
        chain.accept(**chunk);
    }
    closeTick();
    return writer.finish().value_or(std::vector<std::byte>());
}

} // namespace

class TestDemoRoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void whatIsReadIsWrittenAgain_data();
    void whatIsReadIsWrittenAgain();
    void longStepsAreNoInlineTicks_data();
    void longStepsAreNoInlineTicks();
};

void TestDemoRoundTrip::whatIsReadIsWrittenAgain_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("protocol");

    for (int version = 3; version <= 6; ++version) {
        for (int protocol = 6; protocol <= 7; ++protocol)
            QTest::addRow("version %d protocol 0.%d", version, protocol) << version << protocol;
    }
}

void TestDemoRoundTrip::whatIsReadIsWrittenAgain()
{
    QFETCH(int, version);
    QFETCH(int, protocol);
    test::TinyDemo demo;
    demo.version = version;
    demo.protocol = protocol == 6 ? Protocol::V06 : Protocol::V07;

    const auto file = test::makeTinyDemo(demo);

    QVERIFY(!file.empty());
    QVERIFY(rewritten(file) == file);
}

void TestDemoRoundTrip::longStepsAreNoInlineTicks_data()
{
    QTest::addColumn<int>("snapshots");
    QTest::addColumn<bool>("isFinished");

    QTest::newRow("next to a keyframe") << 20 << false;
    QTest::newRow("in a short one with its length") << 6 << true;
}

/// What ticks of 34 and more look like in version 4, they look like in version 5 with 2 and more.
void TestDemoRoundTrip::longStepsAreNoInlineTicks()
{
    QFETCH(const int, snapshots);
    QFETCH(const bool, isFinished);
    DemoHeader header;
    header.version = 4;
    header.netVersion = "0.6 626fce9a778df4d4";
    DemoWriter writer(header);
    for (int i = 0; i < snapshots; ++i) {
        writer.beginTick(Tick{1000 + (34 * i)});
        writer.snapshot({{{9, 0}, std::vector<std::int32_t>(22, i)}});
    }
    const std::span<const std::byte> unfinished = writer.unfinished().value();
    std::vector<std::byte> file(unfinished.begin(), unfinished.end());
    if (isFinished)
        file = writer.finish().value();
    const auto source = memorySource(file, "test.demo");

    const auto read = readDemoHeader(*source, {});

    QVERIFY(read);
    QCOMPARE(detectTickForm(source, *read, {}).value(), TickForm::SixBits);
}

TICKSCOPE_TEST(TestDemoRoundTrip, QCoreApplication)
#include "test_demo_round_trip.moc"
