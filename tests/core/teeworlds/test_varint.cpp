// SPDX-License-Identifier: MIT
#include <QByteArray>
#include <QTest>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/limits.h"
#include "tests/support/int_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

std::vector<std::byte> bytesOfHex(const QByteArray &hex)
{
    std::vector<std::byte> bytes;
    for (const char c : QByteArray::fromHex(hex))
        bytes.push_back(static_cast<std::byte>(c));
    return bytes;
}

QByteArray hexOf(std::span<const std::byte> bytes)
{
    return QByteArray(reinterpret_cast<const char *>(bytes.data()), static_cast<int>(bytes.size()))
        .toHex();
}

/// Values of every length, in no order: the fast path meets all its ends.
std::vector<std::int32_t> mixedInts(std::size_t count)
{
    std::mt19937 random(3);
    std::vector<std::int32_t> ints;
    while (ints.size() < count) {
        const auto bits = static_cast<std::uint32_t>(random());
        // Most numbers of a delta are small, with runs of one byte each.
        ints.push_back(static_cast<std::int32_t>(bits) >> (random() % 4 ? 26 : random() % 32));
    }
    return ints;
}

} // namespace

class TestVarint : public QObject
{
    Q_OBJECT

private slots:
    void sheetVectorsAreRead_data();
    void sheetVectorsAreRead();
    void shortestFormIsWritten_data();
    void shortestFormIsWritten();
    void cutIntegerIsTruncatedAndDoesNotMove();
    void writtenIntegersComeBack();
    void lastIntegerCutIsAnErrorForAll();
    void outputMayBeExactlyFullButNotMore();
    void sheetMessageComesOutByteForByte();
    void emptyChunkIsEmpty();
    void chunkAboveTheLimitsIsRefused();
    void bytesArePaddedToIntegers();
    void chunksComeBack();
    void headIsReadBeforeWhatIsTooLong();
    void damagedChunksAreReadAsInTwoSteps();
};

void TestVarint::sheetVectorsAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("value");

    QTest::newRow("overlong 0") << QByteArray("8000") << 0;
    QTest::newRow("upper bits of the fifth byte")
        << QByteArray("ffffffffff") << std::numeric_limits<int>::min();
    shortestFormIsWritten_data();
}

void TestVarint::sheetVectorsAreRead()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, value);
    const auto in = bytesOfHex(bytes);

    ByteReader reader(in);
    const auto read = readVarint(reader);
    std::vector<std::int32_t> out(1);
    const auto count = decodeInts(in, out);

    QVERIFY(read);
    QCOMPARE(*read, value);
    QCOMPARE(reader.remaining(), 0U);
    QVERIFY(count);
    QCOMPARE(*count, 1U);
    QCOMPARE(out[0], value);
}

void TestVarint::shortestFormIsWritten_data()
{
    if (QTest::currentTestFunction() == QByteArray("shortestFormIsWritten")) {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("value");
    }
    const auto row = [](int value, const char *bytes) {
        QTest::newRow(QByteArray::number(value).constData()) << QByteArray(bytes) << value;
    };
    row(0, "00");
    row(1, "01");
    row(-1, "40");
    row(63, "3f");
    row(64, "8001");
    row(-64, "7f");
    row(-65, "c001");
    row(8191, "bf7f");
    row(8192, "808001");
    row(-8193, "c08001");
    row(1048575, "bfff7f");
    row(134217727, "bfffff7f");
    row(134217728, "8080808001");
    row(std::numeric_limits<int>::max(), "bfffffff0f");
    row(std::numeric_limits<int>::min(), "ffffffff0f");
}

void TestVarint::shortestFormIsWritten()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, value);

    std::vector<std::byte> out;
    appendVarint(out, value);

    QCOMPARE(hexOf(out), bytes);
}

void TestVarint::cutIntegerIsTruncatedAndDoesNotMove()
{
    const auto in = bytesOfHex("ffffffff");
    ByteReader reader(in, 100);

    const auto value = readVarint(reader);

    QVERIFY(!value);
    QCOMPARE(value.error().code, ErrorCode::Truncated);
    QCOMPARE(value.error().byte, std::optional<std::uint64_t>{100});
    QCOMPARE(reader.fileOffset(), 100U);
}

void TestVarint::writtenIntegersComeBack()
{
    const auto ints = mixedInts(20000);
    std::vector<std::byte> bytes;
    for (const auto value : ints)
        appendVarint(bytes, value);

    std::vector<std::int32_t> out(ints.size());
    const auto count = decodeInts(bytes, out);

    QVERIFY(count);
    QCOMPARE(*count, ints.size());
    QVERIFY(out == ints);
    ByteReader reader(bytes);
    for (const auto value : ints)
        QCOMPARE(*readVarint(reader), value);
}

void TestVarint::lastIntegerCutIsAnErrorForAll()
{
    std::vector<std::int32_t> out(100);
    for (int before = 0; before < 20; ++before) {
        auto bytes = std::vector<std::byte>(static_cast<std::size_t>(before));
        bytes.push_back(std::byte{0x80});

        const auto count = decodeInts(bytes, out);

        QVERIFY(!count);
        QCOMPARE(count.error().code, ErrorCode::Truncated);
    }
}

void TestVarint::outputMayBeExactlyFullButNotMore()
{
    const std::vector<std::byte> bytes(20);
    std::vector<std::int32_t> out(20);

    QCOMPARE(*decodeInts(bytes, out), 20U);
    const auto tooMany = decodeInts(bytes, std::span(out).first(19));

    QVERIFY(!tooMany);
    QCOMPARE(tooMany.error().code, ErrorCode::LimitExceeded);
}

void TestVarint::sheetMessageComesOutByteForByte()
{
    const auto packed = bytesOfHex("5200d0e8588e8a1b");
    ChunkCodec codec;

    const auto ints = codec.decode(packed);

    QVERIFY(ints);
    QVERIFY((std::vector<std::int32_t>(ints->begin(), ints->end())
             == std::vector<std::int32_t>{1749024774, 105}));
    QCOMPARE(hexOf(*codec.decodeBytes(packed)), QByteArray("0600406869000000"));
    QVERIFY(codec.encode(intsOfBytes(bytesOfHex("060040686900"))) == packed);
}

void TestVarint::emptyChunkIsEmpty()
{
    ChunkCodec codec;

    const auto ints = codec.decode({});

    QVERIFY(ints);
    QVERIFY(ints->empty());
    QVERIFY(codec.decodeBytes({})->empty());
}

void TestVarint::chunkAboveTheLimitsIsRefused()
{
    ChunkCodec codec;

    const auto longChunk = std::vector<std::byte>(limits::DemoChunkBytes + 1);
    const auto manyInts = compress(std::vector<std::byte>(limits::DemoChunkInts + 1));
    const auto manyBytes = compress(std::vector<std::byte>(limits::DemoChunkBytes + 1));
    const auto justFits = compress(std::vector<std::byte>(limits::DemoChunkInts));

    QCOMPARE(codec.decode(longChunk).error().code, ErrorCode::LimitExceeded);
    QCOMPARE(codec.decode(manyInts).error().code, ErrorCode::LimitExceeded);
    QCOMPARE(codec.decode(manyBytes).error().code, ErrorCode::LimitExceeded);
    QCOMPARE(codec.decode(justFits)->size(), limits::DemoChunkInts);
}

void TestVarint::bytesArePaddedToIntegers()
{
    const auto ints = intsOfBytes(bytesOfHex("0102030405"));

    QVERIFY((ints == std::vector<std::int32_t>{0x04030201, 5}));
    QCOMPARE(hexOf(bytesOfInts(ints)), QByteArray("0102030405000000"));
    QVERIFY(intsOfBytes({}).empty());
}

void TestVarint::chunksComeBack()
{
    const auto ints = mixedInts(limits::DemoChunkInts);
    ChunkCodec codec;

    const auto packed = codec.encode(ints);
    const auto back = codec.decode(packed);

    QVERIFY(back);
    QVERIFY(std::equal(back->begin(), back->end(), ints.begin(), ints.end()));
}

void TestVarint::headIsReadBeforeWhatIsTooLong()
{
    ChunkCodec codec;
    for (const char *hex : {"01ffffffffff01", "01ffffffff7f"}) {
        const auto head = codec.decodeHead(compress(bytesOfHex(hex)));

        QCOMPARE(hexOf(head.first(std::min<std::size_t>(head.size(), 4))), QByteArray("01000000"));
    }
}

/// Codes and varints are decoded in one step; what that gives and refuses must not differ.
void TestVarint::damagedChunksAreReadAsInTwoSteps()
{
    std::mt19937 random(29);
    const auto ints = mixedInts(4000);
    ChunkCodec codec;
    std::vector<std::byte> varints(limits::DemoChunkBytes);
    std::vector<std::int32_t> expected(limits::DemoChunkInts);
    int whole = 0;
    for (int round = 0; round < 3000; ++round) {
        const std::size_t count = random() % 60;
        auto packed = codec.encode(std::span(ints).subspan(random() % 3900, count));
        if (round % 3 > 0)
            packed[random() % packed.size()] = static_cast<std::byte>(random());
        if (round % 5 == 0)
            packed.resize(1 + random() % packed.size());
        const auto size = decompress(packed, varints);
        const auto known = size ? decodeInts(std::span(varints).first(*size), expected)
                                : Result<std::size_t>(tl::unexpected(size.error()));

        const auto head = codec.decodeHead(packed);
        std::int32_t first = 0;
        std::ranges::copy(head, std::as_writable_bytes(std::span(&first, 1)).begin());
        const auto decoded = codec.decode(packed);

        QCOMPARE(decoded.has_value(), known.has_value());
        if (!known) {
            QCOMPARE(decoded.error().code, known.error().code);
            continue;
        }
        ++whole;
        QVERIFY(std::ranges::equal(*decoded, std::span(expected).first(*known)));
        if (*known > 0)
            QCOMPARE(first, expected[0]);
    }
    QVERIFY(whole > 1000);
}

TICKSCOPE_TEST(TestVarint, QCoreApplication)
#include "test_varint.moc"
