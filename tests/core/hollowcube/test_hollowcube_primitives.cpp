// SPDX-License-Identifier: GPL-3.0-or-later
//
// The test vectors of hollowcube-replay.md, section 21, in both directions.

#include <cmath>
#include <limits>

#include <QTest>

#include "core/base/fold_sign.h"
#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/events/event_registry.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::hollowcube;

namespace {

using Bytes = std::vector<std::byte>;

QByteArray hexOf(const Bytes &bytes)
{
    const QByteArray raw(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
    return raw.toHex(' ');
}

/// The bytes that \a write appends.
template<typename Write>
QByteArray written(Write write)
{
    Bytes bytes;
    PrimitiveWriter writer(bytes);
    write(writer);
    return hexOf(bytes);
}

constexpr Placement JumpPlace{{0.25, 0.42, -0.125}, 90.0F, -5.625F};
constexpr Vector3 JumpVelocity{0.25, 0.42, -0.125};

} // namespace

Q_DECLARE_METATYPE(ReplayEvent)

class TestHollowcubePrimitives : public QObject
{
    Q_OBJECT

private slots:
    void varintIsThatOfTheSheet_data();
    void varintIsThatOfTheSheet();
    void varlongIsThatOfTheSheet_data();
    void varlongIsThatOfTheSheet();
    void longVarintIsReadAndSixthByteIsNot();
    void coordinateIsThatOfTheSheet_data();
    void coordinateIsThatOfTheSheet();
    void angleIsThatOfTheSheet_data();
    void angleIsThatOfTheSheet();
    void yawIsAboveMinus180AndUpTo180_data();
    void yawIsAboveMinus180AndUpTo180();
    void vectorIsThatOfTheSheet_data();
    void vectorIsThatOfTheSheet();
    void vectorOfNonsenseIsBounded();
    void moveReadsAlikeWhereverItLies_data();
    void moveReadsAlikeWhereverItLies();
    void blockPositionIsThatOfTheSheet_data();
    void blockPositionIsThatOfTheSheet();
    void eventIsThatOfTheSheet_data();
    void eventIsThatOfTheSheet();
    void eventsWithTextsAndItemsAreThoseOfTheSheet();
    void wideMoveOfVersionThreeIsRead();
    void indexEntryIsThatOfTheSheet();
    void cutEventIsTruncatedAtEveryLength_data() { eventIsThatOfTheSheet_data(); }
    void cutEventIsTruncatedAtEveryLength();
    void failedReaderStaysFailed();
};

void TestHollowcubePrimitives::varintIsThatOfTheSheet_data()
{
    QTest::addColumn<int>("value");
    QTest::addColumn<QByteArray>("hex");

    QTest::newRow("0") << 0 << QByteArray("00");
    QTest::newRow("1") << 1 << QByteArray("01");
    QTest::newRow("127") << 127 << QByteArray("7f");
    QTest::newRow("128") << 128 << QByteArray("80 01");
    QTest::newRow("255") << 255 << QByteArray("ff 01");
    QTest::newRow("300") << 300 << QByteArray("ac 02");
    QTest::newRow("16383") << 16383 << QByteArray("ff 7f");
    QTest::newRow("16384") << 16384 << QByteArray("80 80 01");
    QTest::newRow("2097151") << 2097151 << QByteArray("ff ff 7f");
    QTest::newRow("greatest") << std::numeric_limits<int>::max() << QByteArray("ff ff ff ff 07");
    QTest::newRow("-1") << -1 << QByteArray("ff ff ff ff 0f");
    QTest::newRow("least") << std::numeric_limits<int>::min() << QByteArray("80 80 80 80 08");
}

void TestHollowcubePrimitives::varintIsThatOfTheSheet()
{
    QFETCH(int, value);
    QFETCH(QByteArray, hex);
    const Bytes bytes = test::bytesOfHex(hex);
    PrimitiveReader reader(bytes);

    QCOMPARE(reader.readVarint(), value);
    QCOMPARE(reader.remaining(), std::size_t{0});
    QCOMPARE(written([value](auto &writer) { writer.writeVarint(value); }), hex);
}

void TestHollowcubePrimitives::varlongIsThatOfTheSheet_data()
{
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QByteArray>("hex");

    QTest::newRow("250") << qint64{250} << QByteArray("fa 01");
    QTest::newRow("an hour") << qint64{3'600'000} << QByteArray("80 dd db 01");
    QTest::newRow("greatest") << std::numeric_limits<qint64>::max()
                              << QByteArray("ff ff ff ff ff ff ff ff 7f");
    QTest::newRow("-1") << qint64{-1} << QByteArray("ff ff ff ff ff ff ff ff ff 01");
}

void TestHollowcubePrimitives::varlongIsThatOfTheSheet()
{
    QFETCH(qint64, value);
    QFETCH(QByteArray, hex);
    const Bytes bytes = test::bytesOfHex(hex);
    PrimitiveReader reader(bytes);

    QCOMPARE(qint64{reader.readVarlong()}, value);
    QVERIFY(!reader.hasFailed());
    QCOMPARE(written([value](auto &writer) { writer.writeVarlong(value); }), hex);
}

void TestHollowcubePrimitives::longVarintIsReadAndSixthByteIsNot()
{
    const Bytes padded = test::bytesOfHex("81 80 80 80 70");
    const Bytes sixBytes = test::bytesOfHex("80 80 80 80 80 00");
    PrimitiveReader good(padded);
    PrimitiveReader bad(sixBytes);

    QCOMPARE(good.readVarint(), 1); // bits above bit 31 are dropped
    QVERIFY(!good.hasFailed());
    QCOMPARE(bad.readVarint(), 0);
    QVERIFY(bad.hasFailed());
    QCOMPARE(bad.error().code, ErrorCode::Damaged);
}

void TestHollowcubePrimitives::coordinateIsThatOfTheSheet_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<qint64>("steps");
    QTest::addColumn<QByteArray>("hex");
    QTest::addColumn<double>("decoded");

    QTest::newRow("0") << 0.0 << qint64{0} << QByteArray("00") << 0.0;
    QTest::newRow("a step") << 1.0 / 4096 << qint64{1} << QByteArray("02") << 0.000244140625;
    QTest::newRow("a step back") << -1.0 / 4096 << qint64{-1} << QByteArray("01")
                                 << -0.000244140625;
    QTest::newRow("half a step") << 0.5 / 4096 << qint64{1} << QByteArray("02") << 0.000244140625;
    QTest::newRow("half a step back") << -0.5 / 4096 << qint64{0} << QByteArray("00") << 0.0;
    QTest::newRow("0.25") << 0.25 << qint64{1024} << QByteArray("80 10") << 0.25;
    QTest::newRow("-0.125") << -0.125 << qint64{-512} << QByteArray("ff 07") << -0.125;
    QTest::newRow("0.42") << 0.42 << qint64{1720} << QByteArray("f0 1a") << 0.419921875;
    QTest::newRow("1") << 1.0 << qint64{4096} << QByteArray("80 40") << 1.0;
    QTest::newRow("-1") << -1.0 << qint64{-4096} << QByteArray("ff 3f") << -1.0;
    QTest::newRow("0.0731") << 0.0731 << qint64{299} << QByteArray("d6 04") << 0.072998046875;
    QTest::newRow("-9") << -9.0 << qint64{-36864} << QByteArray("ff bf 04") << -9.0;
    QTest::newRow("100000") << 100000.0 << qint64{409600000} << QByteArray("80 80 d0 86 03")
                            << 100000.0;
}

void TestHollowcubePrimitives::coordinateIsThatOfTheSheet()
{
    QFETCH(double, value);
    QFETCH(qint64, steps);
    QFETCH(QByteArray, hex);
    QFETCH(double, decoded);

    QCOMPARE(qint64{stepsOfCoordinate(value)}, steps);
    QCOMPARE(qint64{unfoldSign(foldSign(steps))}, steps);
    // As x of a placement: y, z and the angles follow.
    const QByteArray all = written([value](auto &writer) {
        writer.writePackedPlacement({{value, 0, 0}, 0, 0});
    });
    QCOMPARE(all, hex + " 00 00 00 00 00 00");
    const Bytes bytes = test::bytesOfHex(all);
    QCOMPARE(PrimitiveReader(bytes).readPackedPlacement().position.x, decoded);
}

void TestHollowcubePrimitives::angleIsThatOfTheSheet_data()
{
    QTest::addColumn<float>("degrees");
    QTest::addColumn<int>("steps");
    QTest::addColumn<float>("decoded");

    QTest::newRow("0") << 0.0F << 0 << 0.0F;
    QTest::newRow("5.625") << 5.625F << 0x0400 << 5.625F;
    QTest::newRow("-45") << -45.0F << 0xe000 << -45.0F;
    QTest::newRow("90") << 90.0F << 0x4000 << 90.0F;
    QTest::newRow("-90") << -90.0F << 0xc000 << -90.0F;
    QTest::newRow("180") << 180.0F << 0x8000 << -180.0F;
    QTest::newRow("-180") << -180.0F << 0x8000 << -180.0F;
    QTest::newRow("137.4") << 137.4F << 0x61b5 << 137.4005126953125F;
    QTest::newRow("497.4") << 497.4F << 0x61b5 << 137.4005126953125F;
}

void TestHollowcubePrimitives::angleIsThatOfTheSheet()
{
    QFETCH(float, degrees);
    QFETCH(int, steps);
    QFETCH(float, decoded);

    QCOMPARE(stepsOfAngle(degrees), static_cast<std::int16_t>(steps));
    QCOMPARE(angleOfSteps(static_cast<std::int16_t>(steps)), decoded);
}

void TestHollowcubePrimitives::yawIsAboveMinus180AndUpTo180_data()
{
    QTest::addColumn<float>("stored");
    QTest::addColumn<float>("used");

    QTest::newRow("-180") << -180.0F << 180.0F;
    QTest::newRow("180") << 180.0F << 180.0F;
    QTest::newRow("190") << 190.0F << -170.0F;
    QTest::newRow("-190") << -190.0F << 170.0F;
    QTest::newRow("725") << 725.0F << 5.0F;
}

void TestHollowcubePrimitives::yawIsAboveMinus180AndUpTo180()
{
    QFETCH(float, stored);
    QFETCH(float, used);

    QCOMPARE(normalisedYaw(stored), used);
}

void TestHollowcubePrimitives::vectorIsThatOfTheSheet_data()
{
    QTest::addColumn<QList<double>>("vector");
    QTest::addColumn<QByteArray>("hex");
    QTest::addColumn<QList<double>>("decoded");
    const auto row = [](const char *name, QList<double> vector, const char *hex,
                        QList<double> decoded) {
        QTest::newRow(name) << vector << QByteArray(hex) << decoded;
    };

    row("nothing", {0, 0, 0}, "00", {0, 0, 0});
    row("next to nothing", {3.05e-5, 0, 0}, "00", {0, 0, 0});
    row("one", {1, 0, -1}, "f1 ff 00 00 ff ff", {1, 0, -1});
    row("standing", {0, -0.0784, 0}, "f9 ff 7f fe eb ed", {0, -0.0783739242, 0});
    row("walking", {0.31, -0.0784, -0.12}, "b1 9e 70 a2 eb ee",
        {0.31001648, -0.0783739242, -0.120002442});
    row("two bits", {2.5, 0.42, -1}, "a3 aa 55 55 23 d7", {2.50009156, 0.420069584, -1});
    row("three", {3, 0, 0}, "f3 ff 7f fe ff ff", {3, 0, 0});
    row("four", {4, 0, 0}, "f4 ff 7f fe ff ff 01", {4, 0, 0});
    row("falling", {5.5, -3.92, 0}, "4e d5 7f fe 58 bf 01", {5.50009156, -3.92016114, 0});
    row("a hundred", {0, 100, 0}, "fc ff 7f ff ff f9 19", {0, 100, 0});
}

void TestHollowcubePrimitives::vectorIsThatOfTheSheet()
{
    QFETCH(QList<double>, vector);
    QFETCH(QByteArray, hex);
    QFETCH(QList<double>, decoded);
    const Bytes bytes = test::bytesOfHex(hex);
    PrimitiveReader reader(bytes);

    const Vector3 read = reader.readPackedVector();

    QCOMPARE(reader.remaining(), std::size_t{0});
    QVERIFY(std::abs(read.x - decoded[0]) < 1e-8);
    QVERIFY(std::abs(read.y - decoded[1]) < 1e-8);
    QVERIFY(std::abs(read.z - decoded[2]) < 1e-8);
    QCOMPARE(written([&vector](auto &writer) {
                 writer.writePackedVector({vector[0], vector[1], vector[2]});
             }),
             hex);
}

void TestHollowcubePrimitives::vectorOfNonsenseIsBounded()
{
    const Vector3 nonsense{std::numeric_limits<double>::quiet_NaN(),
                           std::numeric_limits<double>::infinity(), -1e300};
    const Bytes bytes = test::bytesOfHex(
        written([&nonsense](auto &writer) { writer.writePackedVector(nonsense); }));

    const Vector3 read = PrimitiveReader(bytes).readPackedVector();

    QVERIFY(std::abs(read.x) < 1e6);
    QVERIFY(std::abs(read.y - 1.7179869183e10) < 1e6);
    QVERIFY(std::abs(read.z + 1.7179869183e10) < 1e6);
}

void TestHollowcubePrimitives::moveReadsAlikeWhereverItLies_data()
{
    QTest::addColumn<int>("entity");
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("isUsual");

    QTest::newRow("standing") << 0 << 0.0 << 0.0 << true;
    QTest::newRow("walking") << 3 << 0.25 << 0.3 << true;
    QTest::newRow("falling") << 300 << -3.0 << 5.5 << true;
    QTest::newRow("far") << 70'000 << 200.0 << 900.0 << true;
    QTest::newRow("farther than usual") << 5 << 40'000.0 << 1.0 << false;
    QTest::newRow("as fast as can be") << 5 << 1.0 << 1.7e10 << true;
    QTest::newRow("negative entity") << -1 << 1.0 << 1.0 << false;
}

/// Number by number, and with others behind it all at once. What is longer than usual is left to
/// the former.
void TestHollowcubePrimitives::moveReadsAlikeWhereverItLies()
{
    QFETCH(int, entity);
    QFETCH(double, step);
    QFETCH(double, speed);
    QFETCH(bool, isUsual);
    constexpr std::byte Id{7};
    Bytes bytes{Id};
    PrimitiveWriter writer(bytes);
    writer.writeVarint(entity);
    writer.writePackedPlacement({{step, -step, step / 4096}, 90.0F, -45.0F});
    writer.writePackedVector({speed, -speed / 2, 0});
    PrimitiveReader byNumbers{std::span(bytes).subspan(1)};
    const std::int32_t known = byNumbers.readVarint();
    const Placement change = byNumbers.readPackedPlacement();
    const DeltaMove expected{known, change, byNumbers.readPackedVector()};
    Bytes among = bytes;
    among.insert(among.end(), bytes.begin(), bytes.end());
    among.resize(among.size() + 64, std::byte{0xFF});

    PrimitiveReader atEnd(bytes);
    PrimitiveReader inside(among);
    std::vector<DeltaMove> moves;
    const auto visit = [&](const PackedMove &move) { moves.push_back(move.unpacked()); };

    QCOMPARE(atEnd.readUsualMoves(Id, 9, visit), 0);
    QCOMPARE(atEnd.position(), 0U);
    QCOMPARE(inside.readUsualMoves(Id, 1, visit), isUsual ? 1 : 0);
    QCOMPARE(inside.readUsualMoves(Id, 9, visit), isUsual ? 1 : 0);
    QCOMPARE(inside.position(), isUsual ? bytes.size() * 2 : 0);
    QVERIFY(std::ranges::all_of(moves, [&](const DeltaMove &move) { return move == expected; }));
}

void TestHollowcubePrimitives::blockPositionIsThatOfTheSheet_data()
{
    QTest::addColumn<QList<int>>("position");
    QTest::addColumn<QByteArray>("hex");

    QTest::newRow("origin") << QList<int>{0, 0, 0} << QByteArray("00 00 00 00 00 00 00 00");
    QTest::newRow("1 2 3") << QList<int>{1, 2, 3} << QByteArray("00 00 00 40 00 00 30 02");
    QTest::newRow("-1") << QList<int>{-1, -1, -1} << QByteArray("ff ff ff ff ff ff ff ff");
    QTest::newRow("mixed") << QList<int>{-4, 70, 12} << QByteArray("ff ff ff 00 00 00 c0 46");
    QTest::newRow("edges") << QList<int>{33554431, 2047, -33554432}
                           << QByteArray("7f ff ff e0 00 00 07 ff");
    QTest::newRow("below") << QList<int>{100, -64, -200} << QByteArray("00 00 19 3f ff f3 8f c0");
}

void TestHollowcubePrimitives::blockPositionIsThatOfTheSheet()
{
    QFETCH(QList<int>, position);
    QFETCH(QByteArray, hex);
    const BlockPosition expected{position[0], position[1], position[2]};
    const Bytes bytes = test::bytesOfHex(hex);

    QVERIFY(PrimitiveReader(bytes).readBlockPosition() == expected);
    QCOMPARE(written([&](auto &writer) { writer.writeI64(expected.packed()); }), hex);
}

void TestHollowcubePrimitives::eventIsThatOfTheSheet_data()
{
    QTest::addColumn<ReplayEvent>("event");
    QTest::addColumn<QByteArray>("hex");
    const auto row = [](const char *name, const ReplayEvent &event, const char *hex) {
        QTest::newRow(name) << event << QByteArray(hex);
    };

    row("DeltaMove", DeltaMove{0, JumpPlace, JumpVelocity},
        "00 00 80 10 f0 1a ff 07 40 00 fc 00 f9 7f 6f ff 6b 82");
    row("DeltaMove of nothing", DeltaMove{}, "00 00 00 00 00 00 00 00 00 00");
    row("AbsoluteMove", AbsoluteMove{0, {{0.5, 64, 0.5}, 90, 0}, {0, -0.0784, 0}},
        "01 00 3f e0 00 00 00 00 00 00 40 50 00 00 00 00 00 00 3f e0 00 00 00 00 00 00 "
        "42 b4 00 00 00 00 00 00 f9 ff 7f fe eb ed");
    row("EntityState", EntityState{0, 5, 0x0a}, "02 00 05 0a");
    row("EntityState of another", EntityState{300, 3, 0x90}, "02 ac 02 03 90");
    row("HandAnimation", HandAnimation{0, Hand::Off}, "03 00 01");
    row("ItemUse stopped", ItemUse{0, {}}, "04 00 00");
    row("ItemUse", ItemUse{0, Hand::Off}, "04 00 01 01");
    row("ChangeHeldSlot", ChangeHeldSlot{0, 3}, "06 00 03");
    row("SetBlock", SetBlock{{-4, 70, 12}, 11641}, "07 ff ff ff 00 00 00 c0 46 f9 5a");
    row("SpawnEntity", SpawnEntity{1, 44, {{0.75, 66, 0.375}, 90, -5}},
        "08 01 2c 3f e8 00 00 00 00 00 00 40 50 80 00 00 00 00 00 3f d8 00 00 00 00 00 00 "
        "42 b4 00 00 c0 a0 00 00");
    row("DestroyEntity", DestroyEntity{1}, "09 01");
    row("RunStart", RunStart{}, "0a");
    row("CheckpointReset", CheckpointReset{1, 4250}, "0c 01 9a 21");
    row("RunEnd", RunEnd{0, 30125}, "0d 00 ad eb 01");
    row("ClearGhostBlocks", ClearGhostBlocks{}, "0e");
}

void TestHollowcubePrimitives::eventIsThatOfTheSheet()
{
    QFETCH(ReplayEvent, event);
    QFETCH(QByteArray, hex);
    const Bytes bytes = test::bytesOfHex(hex);
    PrimitiveReader reader(bytes);

    const ReplayEvent read = readEvent(reader, MoveEncoding::Packed);

    QVERIFY(!reader.hasFailed());
    QCOMPARE(reader.remaining(), std::size_t{0});
    QCOMPARE(read.index(), event.index());
    QCOMPARE(written([&event](auto &writer) { writeEvent(writer, event); }), hex);
    QCOMPARE(written([&read](auto &writer) { writeEvent(writer, read); }), hex);
}

void TestHollowcubePrimitives::eventsWithTextsAndItemsAreThoseOfTheSheet()
{
    const QByteArray checkpointHex("0b 0e 63 68 65 63 6b 70 6f 69 6e 74 2d 6f 6e 65 dc 0b");
    const QByteArray itemHex("0a 08 00 02 69 64 00 0d 6d 69 6e 65 63 72 61 66 74 3a 61 69 72 03 "
                             "00 05 63 6f 75 6e 74 00 00 00 00 00");
    const Bytes checkpointBytes = test::bytesOfHex(checkpointHex);
    const Bytes itemBytes = test::bytesOfHex("05 00 01 2d " + itemHex);
    PrimitiveReader checkpointReader(checkpointBytes);
    PrimitiveReader itemReader(itemBytes);

    const auto checkpoint = readEvent(checkpointReader, MoveEncoding::Packed);
    const auto item = readEvent(itemReader, MoveEncoding::Packed);

    QVERIFY(std::get<CheckpointReached>(checkpoint) == (CheckpointReached{"checkpoint-one", 1500}));
    QCOMPARE(std::get<SetItem>(item).items.front().slot, 45);
    QCOMPARE(hexOf({std::get<SetItem>(item).items.front().item.begin(),
                    std::get<SetItem>(item).items.front().item.end()}),
             itemHex);
    QCOMPARE(written([&](auto &writer) { writeEvent(writer, checkpoint); }), checkpointHex);
    QCOMPARE(written([&](auto &writer) { writeEvent(writer, item); }), "05 00 01 2d " + itemHex);
}

void TestHollowcubePrimitives::wideMoveOfVersionThreeIsRead()
{
    const Bytes bytes = test::bytesOfHex(
        "00 00 3f d0 00 00 00 00 00 00 3f e0 00 00 00 00 00 00 bf c0 00 00 "
        "00 00 00 00 42 b4 00 00 c0 a0 00 00 00");
    PrimitiveReader reader(bytes);

    const auto event = readEvent(reader, MoveEncoding::Wide);

    QVERIFY(std::get<DeltaMove>(event) == (DeltaMove{0, {{0.25, 0.5, -0.125}, 90, -5}, {}}));
    QCOMPARE(reader.remaining(), std::size_t{0});
}

void TestHollowcubePrimitives::indexEntryIsThatOfTheSheet()
{
    ChunkEntry entry;
    entry.startTick = 300;
    entry.tickCount = 100;
    entry.flags = ChunkEntry::SnapshotFlag;
    entry.byteOffset = ChunkEntry::segmentedOffset(2, 4096);
    entry.compressedLength = 1500;
    entry.uncompressedLength = 20000;

    const Bytes bytes = chunkIndexBytes(std::span(&entry, 1));

    QCOMPARE(hexOf(bytes), QByteArray("ac 02 64 01 00 00 00 02 00 00 10 00 dc 0b a0 9c 01"));
    QCOMPARE(entry.segment(), 2);
    QCOMPARE(entry.segmentOffset(), 4096U);
}

void TestHollowcubePrimitives::cutEventIsTruncatedAtEveryLength()
{
    QFETCH(QByteArray, hex);
    const Bytes bytes = test::bytesOfHex(hex);

    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const std::span<const std::byte> cut = std::span(bytes).first(size);
        PrimitiveReader reader(cut);
        static_cast<void>(readEvent(reader, MoveEncoding::Packed));
        QVERIFY(reader.hasFailed());
        QCOMPARE(reader.error().code, ErrorCode::Truncated);
    }
}

void TestHollowcubePrimitives::failedReaderStaysFailed()
{
    const Bytes bytes = test::bytesOfHex("01 02 03");
    PrimitiveReader reader(bytes, 100);
    QCOMPARE(reader.readU8(), std::uint8_t{1});

    QCOMPARE(reader.readI32(), 0);
    QCOMPARE(reader.readU8(), std::uint8_t{0});

    QVERIFY(reader.hasFailed());
    QVERIFY(reader.bytesSince(1).empty());
    QCOMPARE(reader.error().byte, std::optional<std::uint64_t>{101});
}

TICKSCOPE_TEST(TestHollowcubePrimitives, QCoreApplication)
#include "test_hollowcube_primitives.moc"
