// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bits and deltas. Vectors: goldsrc-netmessages.md, section 10.

#include <initializer_list>
#include <span>

#include <QTest>

#include "core/formats/goldsrc/bits/bit_reader.h"
#include "core/formats/goldsrc/bits/delta.h"
#include "core/formats/goldsrc/bits/packet_ring.h"
#include "tests/support/goldsrc/goldsrc_message_writer.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using test::GoldsrcBits;
using test::GoldsrcDescription;

namespace {

std::vector<std::byte> bytesFrom(std::initializer_list<unsigned> numbers)
{
    std::vector<std::byte> bytes;
    for (const unsigned number : numbers)
        bytes.push_back(static_cast<std::byte>(number));
    return bytes;
}

/// As a server defines it, read and given its slots.
Shared<DeltaDescription> defined(DeltaDescriptions &descriptions,
                                 const GoldsrcDescription &description)
{
    const auto message = test::GoldsrcMessages().description(description).bytes();
    // The id and the name stand before the bits.
    const std::size_t head = description.name.size() + 2;
    const std::span<const std::byte> block = std::span(message).subspan(head);
    BitReader bits(block, BitOrder::LowFirst);
    auto read = readDeltaDescription(bits, description.name);
    if (!read || !descriptions.define(std::move(*read)))
        return nullptr;
    return descriptions.find(description.name);
}

double numberNamed(const DeltaDescription &description, const DeltaRecord &record, const char *name)
{
    return goldsrc::numberOf(description, record, name);
}

} // namespace

class TestGoldsrcBits : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfBothOrders();
    void signsAndCoordinates();
    void textsEndAtZero();
    void nothingIsReadBehindTheEnd();
    void writtenBitsComeBack_data();
    void writtenBitsComeBack();
    void fieldsOfEveryKind();
    void deltaOfTheSheet();
    void fieldsNotSentStay();
    void entityDescriptionsShareSlots();
    void oddDescriptionsAreRefused_data();
    void oddDescriptionsAreRefused();
    void ringFindsOnlyWhatItHas();
};

void TestGoldsrcBits::numbersOfBothOrders()
{
    const auto bytes = bytesFrom({0xA5, 0xC3, 0x0F});
    BitReader low(bytes, BitOrder::LowFirst);
    QCOMPARE(low.bits(3), 5U);
    QCOMPARE(low.bits(5), 20U);
    QCOMPARE(low.bits(9), 451U);
    QCOMPARE(low.peek(7), 7U);
    QCOMPARE(low.bits(7), 7U);
    QCOMPARE(low.bytesUsed(), std::size_t{3});

    BitReader high(bytes, BitOrder::HighFirst);
    QCOMPARE(high.bits(3), 5U);
    QCOMPARE(high.bits(5), 5U);
    QCOMPARE(high.bits(9), 390U);
    QCOMPARE(high.bits(7), 15U);
    QVERIFY(!high.hasOverrun());
}

void TestGoldsrcBits::signsAndCoordinates()
{
    const auto numbers = bytesFrom({0x0B, 0x00, 0x0A, 0x00});
    BitReader signs(numbers, BitOrder::LowFirst);
    QCOMPARE(signs.signedBits(16), -5);
    QCOMPARE(signs.signedBits(16), 5);

    const auto places = bytesFrom({0xDD, 0x83, 0x01, 0x01, 0x75, 0x00});
    BitReader coordinates(places, BitOrder::LowFirst);
    QCOMPARE(coordinates.coordinate(), -123.0);
    QCOMPARE(coordinates.coordinate(), 64.5);
    QCOMPARE(coordinates.coordinate(), 0.875);
    QCOMPARE(coordinates.coordinate(), 0.0);
}

void TestGoldsrcBits::textsEndAtZero()
{
    const auto bytes = bytesFrom({'h', 'i', 0, 'x'});
    BitReader bits(bytes, BitOrder::LowFirst);
    QCOMPARE(bits.text(), std::string("hi"));
    QCOMPARE(bits.bits(8), unsigned{'x'});
    const std::span<const std::byte> block = std::span(bytes).first(2);
    BitReader cut(block, BitOrder::LowFirst);
    QCOMPARE(cut.text(), std::string("hi"));
    QVERIFY(cut.hasOverrun());
}

void TestGoldsrcBits::nothingIsReadBehindTheEnd()
{
    const auto bytes = bytesFrom({0xFF, 0xFF});
    for (const BitOrder order : {BitOrder::LowFirst, BitOrder::HighFirst}) {
        BitReader bits(bytes, order);
        bits.bits(10);
        QCOMPARE(bits.bits(7), 0U);
        QVERIFY(bits.hasOverrun());
        QCOMPARE(bits.bitsLeft(), std::size_t{0});
        QCOMPARE(bits.bits(32), 0U);
        BitReader skipped(bytes, order);
        skipped.skip(17);
        QVERIFY(skipped.hasOverrun());
        BitReader whole(bytes, order);
        whole.skip(16);
        QVERIFY(!whole.hasOverrun());
        QCOMPARE(whole.peek(16), 0U);
    }
}

void TestGoldsrcBits::writtenBitsComeBack_data()
{
    QTest::addColumn<int>("order");
    QTest::newRow("low first") << static_cast<int>(BitOrder::LowFirst);
    QTest::newRow("high first") << static_cast<int>(BitOrder::HighFirst);
}

void TestGoldsrcBits::writtenBitsComeBack()
{
    QFETCH(int, order);
    GoldsrcBits written(static_cast<BitOrder>(order));
    // Every width from every place in a byte.
    for (unsigned count = 1; count <= 32; ++count)
        written.bits(0x9E3779B9U >> (32 - count), count);
    written.signedBits(-1234, 12).vector(-4095.875, 0, 17);
    BitReader bits(written.bytes(), static_cast<BitOrder>(order));
    for (unsigned count = 1; count <= 32; ++count)
        QCOMPARE(bits.bits(count), 0x9E3779B9U >> (32 - count));
    QCOMPARE(bits.signedBits(12), -1234);
    const BitVector3 vector = bits.vector();
    QCOMPARE(vector.x, -4095.875);
    QCOMPARE(vector.y, 0.0);
    QCOMPARE(vector.z, 17.0);
    QVERIFY(!bits.hasOverrun());
    QCOMPARE(bits.bytesUsed(), written.bytes().size());
}

void TestGoldsrcBits::fieldsOfEveryKind()
{
    constexpr std::uint32_t Signed = 0x80000000U;
    const GoldsrcDescription written{"things_t",
                                     {{"byte", 1, 8},
                                      {"short", 2 | Signed, 12},
                                      {"float", 4 | Signed, 16, 8},
                                      {"integer", 8, 32},
                                      {"angle", 0x10, 16},
                                      {"window", 0x20, 8},
                                      {"big", 0x40, 12, 1000},
                                      {"text", 0x80, 0},
                                      {"post", 4, 8, 1, 0.1},
                                      {"cut", 8 | Signed, 8, 2},
                                      {"zero", 4, 8, 0, 0}}};
    DeltaDescriptions descriptions;
    const auto description = defined(descriptions, written);
    QVERIFY(description);
    QCOMPARE(description->fields.size(), written.fields.size());
    GoldsrcBits message;
    written.write(message, {{{0, 200},
                             {1, -77},
                             {2, -100},
                             {3, 0x80000006LL},
                             {4, 0x4000},
                             {5, -50},
                             {6, 250},
                             {8, 15},
                             {9, -7},
                             {10, 9}},
                            {{7, "abc"}}});
    BitReader bits(message.bytes(), BitOrder::LowFirst);
    DeltaRecord record;
    readDelta(bits, *description, 100.0, record);
    QVERIFY(!bits.hasOverrun());
    QCOMPARE(bits.bytesUsed(), message.bytes().size());
    QCOMPARE(numberNamed(*description, record, "byte"), 200.0);
    QCOMPARE(numberNamed(*description, record, "short"), -77.0);
    QCOMPARE(numberNamed(*description, record, "float"), -12.5);
    QCOMPARE(numberNamed(*description, record, "integer"), 2147483654.0);
    QCOMPARE(numberNamed(*description, record, "angle"), 90.0);
    QCOMPARE(numberNamed(*description, record, "window"), 100.5);
    QCOMPARE(numberNamed(*description, record, "big"), 99.75);
    QCOMPARE(numberNamed(*description, record, "post"), double{1.5F});
    QCOMPARE(numberNamed(*description, record, "cut"), -3.0);
    // A factor of 0 would make the value endless.
    QCOMPARE(numberNamed(*description, record, "zero"), 9.0);
    const DeltaField *text = description->fieldNamed("text");
    QVERIFY(text);
    QVERIFY(valueOf(*text, record) == Value("abc"));
    QVERIFY(valueOf(*description->fieldNamed("short"), record) == Value(std::int64_t{-77}));
    QVERIFY(!description->fieldNamed("nothing"));
}

void TestGoldsrcBits::deltaOfTheSheet()
{
    // The descriptions of basic.dem as far as the vector needs them; the mask is 0x254.
    constexpr std::uint32_t Signed = 0x80000000U;
    const GoldsrcDescription player{"entity_state_player_t",
                                    {{"animtime", 0x20, 8},
                                     {"frame", 4, 8},
                                     {"origin[0]", 4 | Signed, 18, 32},
                                     {"angles[0]", 0x10, 16},
                                     {"angles[1]", 0x10, 16},
                                     {"origin[1]", 4 | Signed, 18, 32},
                                     {"origin[2]", 4 | Signed, 18, 32},
                                     {"gaitsequence", 8, 8},
                                     {"sequence", 8, 8},
                                     {"modelindex", 8, 10}}};
    DeltaDescriptions descriptions;
    const auto description = defined(descriptions, player);
    QVERIFY(description);
    const auto bytes = bytesFrom(
        {0xA2, 0x12, 0x00, 0xC9, 0x00, 0x00, 0x28, 0x20, 0x01, 0x01, 0x00});
    BitReader bits(bytes, BitOrder::LowFirst);
    DeltaRecord record;
    readDelta(bits, *description, 0, record);
    QCOMPARE(bits.bitPosition(), std::size_t{81});
    QCOMPARE(numberNamed(*description, record, "origin[0]"), 100.5);
    QCOMPARE(numberNamed(*description, record, "angles[1]"), 90.0);
    QCOMPARE(numberNamed(*description, record, "origin[2]"), -36.0);
    QCOMPARE(numberNamed(*description, record, "modelindex"), 2.0);
}

void TestGoldsrcBits::fieldsNotSentStay()
{
    const GoldsrcDescription pair{"pair_t", {{"first", 8, 8}, {"second", 8, 8}}};
    DeltaDescriptions descriptions;
    const auto description = defined(descriptions, pair);
    DeltaRecord record;
    GoldsrcBits message;
    pair.write(message, {{{0, 1}, {1, 2}}, {}});
    pair.write(message, {{{1, 3}}, {}});
    // A mask may have bits behind the last field.
    message.bits(2, 3).bits(0xF1, 8).bits(0xFF, 8).bits(9, 8);
    BitReader bits(message.bytes(), BitOrder::LowFirst);
    readDelta(bits, *description, 0, record);
    readDelta(bits, *description, 0, record);
    QCOMPARE(numberNamed(*description, record, "first"), 1.0);
    QCOMPARE(numberNamed(*description, record, "second"), 3.0);
    readDelta(bits, *description, 0, record);
    QCOMPARE(numberNamed(*description, record, "first"), 9.0);
    QVERIFY(!bits.hasOverrun());
}

void TestGoldsrcBits::entityDescriptionsShareSlots()
{
    DeltaDescriptions descriptions;
    const auto normal = defined(descriptions,
                                {"entity_state_t", {{"skin", 8, 8}, {"origin[0]", 4, 16, 8}}});
    const auto custom = defined(
        descriptions, {"custom_entity_state_t", {{"origin[0]", 4, 17, 8}, {"scale", 4, 8}}});
    const auto other = defined(descriptions, {"clientdata_t", {{"origin[0]", 4, 21, 128}}});
    DeltaRecord record;
    record.setInteger(normal->fieldNamed("origin[0]")->slot, std::bit_cast<std::uint32_t>(12.5F));
    QCOMPARE(numberNamed(*custom, record, "origin[0]"), 12.5);
    QCOMPARE(numberNamed(*custom, record, "scale"), 0.0);
    QCOMPARE(other->fieldNamed("origin[0]")->slot.index, std::uint16_t{0});

    // A description that comes again replaces the old one; records keep their places.
    const auto again = defined(descriptions, {"entity_state_t", {{"origin[0]", 4, 20, 8}}});
    QCOMPARE(numberNamed(*again, record, "origin[0]"), 12.5);
    QCOMPARE(descriptions.all().size(), std::size_t{3});
}

void TestGoldsrcBits::oddDescriptionsAreRefused_data()
{
    QTest::addColumn<quint32>("flags");
    QTest::addColumn<quint32>("bits");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("two kinds") << 3U << 8U << false;
    QTest::newRow("no kind") << 0U << 8U << false;
    QTest::newRow("unknown kind") << 0x100U << 8U << false;
    QTest::newRow("too wide") << 8U << 33U << false;
    QTest::newRow("sign without room") << 0x80000008U << 0U << false;
    QTest::newRow("widest") << 8U << 32U << true;
    QTest::newRow("empty") << 8U << 0U << true;
}

void TestGoldsrcBits::oddDescriptionsAreRefused()
{
    QFETCH(quint32, flags);
    QFETCH(quint32, bits);
    QFETCH(bool, isRead);
    DeltaDescriptions descriptions;
    QCOMPARE(defined(descriptions, {"x_t", {{"field", flags, bits}}}) != nullptr, isRead);
}

void TestGoldsrcBits::ringFindsOnlyWhatItHas()
{
    PacketRing<int> ring;
    ring.put(1200, std::make_shared<const int>(1));
    ring.put(1201, std::make_shared<const int>(2));
    const auto lowByte = [](int sequence) { return static_cast<std::uint8_t>(sequence & 255); };
    QCOMPARE(*ring.find(lowByte(1200), 1203), 1);
    QCOMPARE(*ring.find(lowByte(1201), 1201), 2);
    QVERIFY(!ring.find(lowByte(1202), 1203));
    // The same low byte 256 packets later is another packet.
    QVERIFY(!ring.find(lowByte(1200), 1203 + 256));
    // The place is taken by a younger one.
    ring.put(1264, std::make_shared<const int>(3));
    QVERIFY(!ring.find(lowByte(1200), 1264));
    QCOMPARE(*ring.find(lowByte(1264), 1265), 3);
    ring.put(-1, std::make_shared<const int>(4));
    QCOMPARE(*ring.find(255, -1), 4);
    QCOMPARE(*ring.find(255, 2), 4);
}

TICKSCOPE_TEST(TestGoldsrcBits, QCoreApplication)
#include "test_goldsrc_bits.moc"
