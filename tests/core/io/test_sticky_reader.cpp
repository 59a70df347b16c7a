// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <limits>

#include <QTest>

#include "core/io/sticky_reader.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

template<typename... Bytes>
constexpr auto stickyBlock(Bytes... bytes)
{
    return std::array{static_cast<std::byte>(bytes)...};
}

} // namespace

class TestStickyReader : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreReadInTheirByteOrder();
    void realsAreReadByTheirBits();
    void textsEndAtTheirNul();
    void failureStays_data();
    void failureStays();
    void hugeCountIsFailureAndNoOverflow();
};

void TestStickyReader::numbersAreReadInTheirByteOrder()
{
    constexpr auto Block = stickyBlock(0x01, 0x34, 0x12, 0xFE, 0xFF, 0x12, 0x34, 0x56, 0x78, 0xFF,
                                       0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F);
    StickyReader reader(Block);

    QCOMPARE(reader.readU8(), std::uint8_t{1});
    QCOMPARE(reader.readLe<std::uint16_t>(), std::uint16_t{0x1234});
    QCOMPARE(reader.readLe<std::int16_t>(), std::int16_t{-2});
    QCOMPARE(reader.readBe<std::uint32_t>(), 0x12345678U);
    QCOMPARE(reader.readLe<std::int64_t>(), std::numeric_limits<std::int64_t>::max());
    QVERIFY(!reader.hasFailed());
    QVERIFY(reader.result());
    QCOMPARE(reader.remaining(), std::size_t{0});
}

/// 1.5 is 0x3FC00000 in single and 0x3FF8000000000000 in double precision (IEEE 754).
void TestStickyReader::realsAreReadByTheirBits()
{
    constexpr auto Block = stickyBlock(0x00, 0x00, 0xC0, 0x3F, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0);
    StickyReader reader(Block);

    QCOMPARE(reader.readLe<float>(), 1.5F);
    QCOMPARE(reader.readBe<double>(), 1.5);
}

void TestStickyReader::textsEndAtTheirNul()
{
    constexpr auto Block = stickyBlock('a', 'b', 0, 0, 'c', 0, 'x', 'd', 'e', 'f', 'g');
    StickyReader reader(Block);

    QCOMPARE(reader.readText(), std::string_view("ab"));
    QCOMPARE(reader.readText(), std::string_view(""));
    QCOMPARE(reader.readFixedText(3), std::string_view("c"));
    QCOMPARE(reader.readFixedText(2), std::string_view("de"));
    QVERIFY(!reader.hasFailed());
    // The rest has no end.
    QCOMPARE(reader.readText(), std::string_view());
    QVERIFY(reader.hasFailed());
}

void TestStickyReader::failureStays_data()
{
    QTest::addColumn<int>("size");

    for (const int size : {0, 1, 2, 3})
        QTest::addRow("%d of 4 bytes", size) << size;
}

void TestStickyReader::failureStays()
{
    QFETCH(int, size);
    constexpr auto Block = stickyBlock(7, 7, 7, 7);
    const std::span<const std::byte> cut(Block.data(), static_cast<std::size_t>(size));
    StickyReader reader(cut, 1000);

    QCOMPARE(reader.readLe<std::uint32_t>(), 0U);
    QCOMPARE(reader.readU8(), std::uint8_t{0});
    QVERIFY(reader.readBytes(0).empty());
    QCOMPARE(reader.remaining(), std::size_t{0});
    QCOMPARE(reader.readText(), std::string_view());

    const auto result = reader.result();
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Truncated);
    QCOMPARE(result.error().byte, std::optional<std::uint64_t>{1000});
}

void TestStickyReader::hugeCountIsFailureAndNoOverflow()
{
    constexpr auto Block = stickyBlock(1, 2);
    StickyReader reader(Block);
    QCOMPARE(reader.readU8(), std::uint8_t{1});

    QVERIFY(reader.readBytes(std::numeric_limits<std::size_t>::max()).empty());

    QVERIFY(reader.hasFailed());
    QCOMPARE(reader.position(), std::size_t{1});
}

TICKSCOPE_TEST(TestStickyReader, QCoreApplication)
#include "test_sticky_reader.moc"
