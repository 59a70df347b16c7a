// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <limits>

#include <QTest>

#include "core/io/byte_reader.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

template<typename... Bytes>
constexpr auto blockOf(Bytes... bytes)
{
    return std::array{static_cast<std::byte>(bytes)...};
}

} // namespace

class TestByteReader : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreReadInTheirByteOrder();
    void signedNumbersKeepTheirSign();
    void blockIsReadToItsLastByte();
    void failedReadDoesNotMove_data();
    void failedReadDoesNotMove();
    void hugeCountIsTruncationAndNoOverflow();
    void bytesAreAViewOfTheBlock();
    void emptyBlockHoldsNothing();
};

void TestByteReader::numbersAreReadInTheirByteOrder()
{
    constexpr auto Block = blockOf(0x01, 0x34, 0x12, 0x78, 0x56, 0x34, 0x12, 0x12, 0x34, 0x56,
                                   0x78);
    ByteReader reader(Block);

    QCOMPARE(reader.readU8().value(), std::uint8_t{1});
    QCOMPARE(reader.readLe<std::uint16_t>().value(), std::uint16_t{0x1234});
    QCOMPARE(reader.readLe<std::uint32_t>().value(), 0x12345678U);
    QCOMPARE(reader.readBe<std::uint32_t>().value(), 0x12345678U);
    QCOMPARE(reader.remaining(), std::size_t{0});
}

void TestByteReader::signedNumbersKeepTheirSign()
{
    constexpr auto Block = blockOf(0xFE, 0xFF, 0xFF, 0xFF, 0x80, 0x00, 0x00, 0x00);
    ByteReader reader(Block);

    QCOMPARE(reader.readLe<std::int32_t>().value(), -2);
    QCOMPARE(reader.readBe<std::int32_t>().value(), std::numeric_limits<std::int32_t>::min());
}

void TestByteReader::blockIsReadToItsLastByte()
{
    constexpr auto Block = blockOf(1, 2, 3);
    ByteReader reader(Block, 1000);

    QCOMPARE(reader.readLe<std::uint16_t>().value(), std::uint16_t{0x0201});
    QCOMPARE(reader.position(), std::size_t{2});
    QCOMPARE(reader.fileOffset(), std::uint64_t{1002});
    QCOMPARE(reader.readU8().value(), std::uint8_t{3});
    QVERIFY(!reader.readU8());
}

void TestByteReader::failedReadDoesNotMove_data()
{
    QTest::addColumn<int>("bytesThere");
    QTest::addColumn<int>("wanted");

    QTest::newRow("one byte of none") << 0 << 1;
    QTest::newRow("two bytes of one") << 1 << 2;
    QTest::newRow("four bytes of three") << 3 << 4;
    QTest::newRow("big-endian four of three") << 3 << -4;
}

void TestByteReader::failedReadDoesNotMove()
{
    QFETCH(int, bytesThere);
    QFETCH(int, wanted);
    constexpr auto Block = blockOf(9, 9, 9);
    const std::span<const std::byte> whole(Block);
    ByteReader reader(whole.first(static_cast<std::size_t>(bytesThere)), 1000);

    std::optional<Error> error;
    if (wanted == 1)
        error = reader.readU8().error();
    else if (wanted == 2)
        error = reader.readLe<std::uint16_t>().error();
    else if (wanted == 4)
        error = reader.readLe<std::int32_t>().error();
    else
        error = reader.readBe<std::int32_t>().error();

    QCOMPARE(error->code, ErrorCode::Truncated);
    QCOMPARE(error->byte, std::optional<std::uint64_t>{1000});
    QCOMPARE(reader.position(), std::size_t{0});
    QCOMPARE(reader.remaining(), static_cast<std::size_t>(bytesThere));
}

void TestByteReader::hugeCountIsTruncationAndNoOverflow()
{
    constexpr auto Block = blockOf(1, 2, 3, 4);
    ByteReader reader(Block);
    QVERIFY(reader.readU8());

    const auto bytes = reader.readBytes(std::numeric_limits<std::size_t>::max());

    QVERIFY(!bytes);
    QCOMPARE(bytes.error().byte, std::optional<std::uint64_t>{1});
    QCOMPARE(reader.remaining(), std::size_t{3});
}

void TestByteReader::bytesAreAViewOfTheBlock()
{
    constexpr static auto Block = blockOf(1, 2, 3, 4);
    ByteReader reader(Block);
    QVERIFY(reader.readU8());

    const auto bytes = reader.readBytes(2);

    QVERIFY(bytes);
    QCOMPARE(bytes->data(), Block.data() + 1);
    QCOMPARE(bytes->size(), std::size_t{2});
}

void TestByteReader::emptyBlockHoldsNothing()
{
    ByteReader reader({}, 7);

    QCOMPARE(reader.remaining(), std::size_t{0});
    QVERIFY(reader.readBytes(0));
    QVERIFY(!reader.readU8());
}

TICKSCOPE_TEST(TestByteReader, QCoreApplication)
#include "test_byte_reader.moc"
