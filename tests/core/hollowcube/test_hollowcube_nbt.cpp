// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::hollowcube;

namespace {

using Bytes = std::vector<std::byte>;

/// One tag of each type.
NbtCompound everything()
{
    NbtCompound inner;
    inner.set("name", {std::string("Pläyer 😀")});
    NbtList list;
    list.elementType = 10;
    list.tags = {{inner}, {NbtCompound{}}};

    NbtCompound all;
    all.set("byte", {std::int8_t{-1}});
    all.set("short", {std::int16_t{-7}});
    all.set("int", {std::int32_t{70000}});
    all.set("long", {std::int64_t{1} << 40});
    all.set("float", {1.5F});
    all.set("double", {-0.25});
    all.set("bytes", {std::vector<std::uint8_t>{1, 255}});
    all.set("text", {std::string("a\0b", 3)});
    all.set("list", {list});
    all.set("compound", {inner});
    all.set("ints", {std::vector<std::int32_t>{1, -2}});
    all.set("longs", {std::vector<std::int64_t>{3}});
    return all;
}

/// Compounds in each other, \a depth of them with the root.
Bytes nested(std::size_t depth)
{
    Bytes bytes = test::bytesOfHex("0a");
    for (std::size_t i = 1; i < depth; ++i) {
        const Bytes name = test::bytesOfHex("0a 0000");
        bytes.insert(bytes.end(), name.begin(), name.end());
    }
    bytes.insert(bytes.end(), depth, std::byte{0});
    return bytes;
}

ErrorCode faultOf(const Bytes &bytes)
{
    const auto parsed = parseNbt(bytes);
    return parsed ? ErrorCode::Cancelled : parsed.error().code;
}

} // namespace

class TestHollowcubeNbt : public QObject
{
    Q_OBJECT

private slots:
    void emptyCompoundIsTwoBytes();
    void itemIsThatOfTheSheet();
    void everyTypeComesBackAsItWas();
    void jsonHasSortedKeysAndSpaces();
    void itemTextHasItsComponentsBehindIt();
    void skippingEndsWhereReadingEnds();
    void cutTreeIsRefusedAtEveryLength();
    void depthIsBounded();
    void countBeyondTheBytesIsRefused_data();
    void countBeyondTheBytesIsRefused();
    void tooManyTagsAreRefused();
    void rootMustBeACompound();
    void bytesBehindTheRootAreAFault();
    void modifiedUtf8ComesBack_data();
    void modifiedUtf8ComesBack();
};

void TestHollowcubeNbt::emptyCompoundIsTwoBytes()
{
    QVERIFY(nbtBytes({}) == test::bytesOfHex("0a 00"));
    QVERIFY(parseNbt(test::bytesOfHex("0a 00"))->entries.empty());
}

void TestHollowcubeNbt::itemIsThatOfTheSheet()
{
    const Bytes bytes = test::bytesOfHex(
        "0a 08 00 02 69 64 00 0d 6d 69 6e 65 63 72 61 66 74 3a 61 69 72 "
        "03 00 05 63 6f 75 6e 74 00 00 00 00 00");

    const auto item = parseNbt(bytes);

    QVERIFY(item);
    QCOMPARE(itemText(*item), std::string("minecraft:air x0"));
    QVERIFY(nbtBytes(*item) == bytes);
}

void TestHollowcubeNbt::everyTypeComesBackAsItWas()
{
    const Bytes bytes = nbtBytes(everything());

    const auto read = parseNbt(bytes);

    QVERIFY(read);
    QVERIFY(nbtBytes(*read) == bytes);
    QCOMPARE(read->find("long")->integer(), std::optional<std::int64_t>(std::int64_t{1} << 40));
    QCOMPARE(read->find("byte")->integer(), std::optional<std::int64_t>(-1));
    QCOMPARE(read->find("float")->number(), std::optional(1.5));
    QCOMPARE(*read->find("text")->as<std::string>(), std::string("a\0b", 3));
    QCOMPARE(read->find("missing"), nullptr);
}

void TestHollowcubeNbt::jsonHasSortedKeysAndSpaces()
{
    NbtCompound compound;
    compound.set("b", {std::vector<std::uint8_t>{1, 255}});
    compound.set("a", {std::string("say \"hi\"")});
    compound.set("c", {1.5F});

    // Qt 6.4's macro takes no raw text with a comma in it.
    const std::string expected = R"({"a": "say \"hi\"", "b": [1, 255], "c": 1.5})";
    QCOMPARE(jsonText({compound}), expected);
}

void TestHollowcubeNbt::itemTextHasItsComponentsBehindIt()
{
    NbtCompound components;
    components.set("minecraft:custom_name", {std::string("Run item 4")});
    NbtCompound item;
    item.set("id", {std::string("minecraft:trident")});
    item.set("count", {std::int32_t{10}});
    item.set("components", {components});

    const std::string expected = R"(minecraft:trident x10 {"minecraft:custom_name": "Run item 4"})";
    QCOMPARE(itemText(item), expected);
    QCOMPARE(itemText(NbtCompound{}), std::string("? x1"));
}

void TestHollowcubeNbt::skippingEndsWhereReadingEnds()
{
    Bytes bytes = nbtBytes(everything());
    const std::size_t size = bytes.size();
    bytes.resize(size + 10);
    PrimitiveReader reader(bytes);

    skipNbt(reader);

    QVERIFY(!reader.hasFailed());
    QCOMPARE(reader.position(), size);
}

void TestHollowcubeNbt::cutTreeIsRefusedAtEveryLength()
{
    const Bytes bytes = nbtBytes(everything());
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!parseNbt(std::span(bytes).first(size)));
}

void TestHollowcubeNbt::depthIsBounded()
{
    QVERIFY(parseNbt(nested(limits::NbtDepth)));
    QCOMPARE(faultOf(nested(limits::NbtDepth + 1)), ErrorCode::LimitExceeded);
}

void TestHollowcubeNbt::countBeyondTheBytesIsRefused_data()
{
    QTest::addColumn<QByteArray>("hex");
    QTest::newRow("list of compounds") << QByteArray("0a 09 0000 0a 7fffffff 00");
    QTest::newRow("list of nothing") << QByteArray("0a 09 0000 00 7fffffff 00");
    QTest::newRow("list of an unknown type") << QByteArray("0a 09 0000 0d 00000001 00");
    QTest::newRow("byte array") << QByteArray("0a 07 0000 7fffffff 00");
    QTest::newRow("negative int array") << QByteArray("0a 0b 0000 ffffffff 00");
    QTest::newRow("long array") << QByteArray("0a 0c 0000 00000002 0000000000000000 00");
}

void TestHollowcubeNbt::countBeyondTheBytesIsRefused()
{
    QFETCH(QByteArray, hex);

    QCOMPARE(faultOf(test::bytesOfHex(hex)), ErrorCode::Damaged);
}

void TestHollowcubeNbt::tooManyTagsAreRefused()
{
    constexpr std::size_t Count = limits::NbtTags + 1;
    Bytes bytes = test::bytesOfHex("0a 09 0000 01");
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes.push_back(static_cast<std::byte>(Count >> shift));
    bytes.resize(bytes.size() + Count + 1);

    QCOMPARE(faultOf(bytes), ErrorCode::LimitExceeded);
}

void TestHollowcubeNbt::rootMustBeACompound()
{
    QCOMPARE(faultOf(test::bytesOfHex("08 0001 61")), ErrorCode::Damaged);
}

void TestHollowcubeNbt::bytesBehindTheRootAreAFault()
{
    QCOMPARE(faultOf(test::bytesOfHex("0a 00 00")), ErrorCode::Damaged);
}

void TestHollowcubeNbt::modifiedUtf8ComesBack_data()
{
    QTest::addColumn<QByteArray>("utf8");
    QTest::addColumn<QByteArray>("modified");
    QTest::newRow("plain") << QByteArray("abc") << QByteArray("616263");
    QTest::newRow("nul") << QByteArray("a\0b", 3) << QByteArray("61c08062");
    QTest::newRow("three bytes") << QByteArray("一") << QByteArray("e4b880");
    QTest::newRow("beyond 16 bits") << QByteArray("😀") << QByteArray("eda0bdedb880");
    QTest::newRow("cut surrogate") << QByteArray("\xed\xa0\xbd") << QByteArray("eda0bd");
}

void TestHollowcubeNbt::modifiedUtf8ComesBack()
{
    QFETCH(QByteArray, utf8);
    QFETCH(QByteArray, modified);
    const std::string text = utf8.toStdString();

    QCOMPARE(utf8OfModified(test::bytesOfHex(modified)), text);
    QVERIFY(modifiedOfUtf8(text) == test::bytesOfHex(modified));
}

TICKSCOPE_TEST(TestHollowcubeNbt, QCoreApplication)
#include "test_hollowcube_nbt.moc"
