// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>

#include <QTest>

#include "core/model/state/schema.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

Field fieldAt(std::uint32_t word, Encoding encoding = Encoding::Int32, std::uint32_t words = 1)
{
    Field field;
    field.name = "field";
    field.firstWord = word;
    field.encoding = encoding;
    field.wordCount = words;
    return field;
}

Field flagField()
{
    Field field = fieldAt(0);
    field.kind = FieldKind::Flags;
    field.texts = std::make_shared<const ValueTexts>(
        ValueTexts{{1, "red"}, {2, "fast"}, {0x80000000LL, "last"}, {0, "nothing"}});
    return field;
}

Shared<ItemType> typeNamed(const char *name)
{
    ItemType type;
    type.name = name;
    return std::make_shared<const ItemType>(std::move(type));
}

Value integer(std::int64_t value)
{
    return Value{value};
}

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private slots:
    void numberedTextsComeBackAsTheyWere();
    void cutNumberedTextsEndWithTheLastWholeOne();
    void numberForNothingIsNothing();
    void numberWithoutAWordHasItsPrefix();
    void integerFieldIsOneSignedWord();
    void longIntegerHasItsLowWordFirst();
    void unsignedWordHasNoSign();
    void realIsTheBitsOfADouble();
    void shortRealIsTheBitsOfAFloat();
    void packedTextIsUnpackedUpToItsEnd_data();
    void packedTextIsUnpackedUpToItsEnd();
    void uuidIsReadAsText();
    void fieldOfAShorterItemIsNothingOrItsFallback_data();
    void fieldOfAShorterItemIsNothingOrItsFallback();
    void enumValueHasItsWord();
    void flagsAreJoinedByTheirWords_data();
    void flagsAreJoinedByTheirWords();
    void valuesHaveANumberAndAPlainText();
    void fieldsAreFoundByNameAndRole();
    void unknownTypeIsMadeRaw();
    void copyWithAnotherTypeLeavesTheSchemaAsItIs();
};

void TestSchema::integerFieldIsOneSignedWord()
{
    const std::array<std::int32_t, 3> words{1, -2, 3};

    QCOMPARE(fieldAt(1).read(words), integer(-2));
}

void TestSchema::longIntegerHasItsLowWordFirst()
{
    const std::array<std::int32_t, 3> words{0, 2, 1};
    const std::array<std::int32_t, 2> negative{-5, -1};

    QCOMPARE(fieldAt(1, Encoding::Int64, 2).read(words), integer(0x1'0000'0002));
    QCOMPARE(fieldAt(0, Encoding::Int64, 2).read(negative), integer(-5));
}

void TestSchema::unsignedWordHasNoSign()
{
    const std::array words{static_cast<std::int32_t>(0x80400320U)};

    QCOMPARE(fieldAt(0, Encoding::UInt32, 1).read(words), Value{std::int64_t{0x80400320}});
}

void TestSchema::realIsTheBitsOfADouble()
{
    // 1.5 is 3FF8000000000000.
    const std::array<std::int32_t, 2> words{0, 0x3FF80000};

    QCOMPARE(fieldAt(0, Encoding::Float64, 2).read(words), Value{1.5});
}

void TestSchema::shortRealIsTheBitsOfAFloat()
{
    // -203.96875 is C34BF800.
    const std::array words{static_cast<std::int32_t>(0xC34BF800U)};

    QCOMPARE(fieldAt(0, Encoding::Float32, 1).read(words), Value{-203.96875});
}

void TestSchema::packedTextIsUnpackedUpToItsEnd_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("second");
    QTest::addColumn<QByteArray>("expected");

    // Each character is its byte plus 128, in which a NUL is 80.
    QTest::newRow("short") << qint64{0xE1E28080} << qint64{0x80808080} << QByteArray("ab");
    QTest::newRow("two words") << qint64{0xE1E2E3E4} << qint64{0xE5808080} << QByteArray("abcde");
    QTest::newRow("full, last byte ignored")
        << qint64{0xE1E2E3E4} << qint64{0xE5E6E7E8} << QByteArray("abcdefg");
    QTest::newRow("empty") << qint64{0x80E2E3E4} << qint64{0xE5E6E780} << QByteArray();
    // U+00E9 is the bytes C3 A9.
    QTest::newRow("bytes above 127")
        << qint64{0x43298080} << qint64{0x80808080} << QByteArray("\xC3\xA9");
}

void TestSchema::packedTextIsUnpackedUpToItsEnd()
{
    QFETCH(qint64, first);
    QFETCH(qint64, second);
    QFETCH(QByteArray, expected);
    const std::array words{static_cast<std::int32_t>(first), static_cast<std::int32_t>(second)};

    QCOMPARE(fieldAt(0, Encoding::PackedText, 2).read(words), Value{expected.toStdString()});
}

void TestSchema::uuidIsReadAsText()
{
    const std::array<std::int32_t, 4> words{0x76CE455B, -0x0614C5B8, -0x522817FC, -0x6BE2FBA4};

    const Value value = fieldAt(0, Encoding::Uuid, 4).read(words);

    QCOMPARE(value, Value{std::string("76ce455b-f9eb-3a48-add7-e804941d045c")});
}

void TestSchema::fieldOfAShorterItemIsNothingOrItsFallback_data()
{
    QTest::addColumn<quint32>("firstWord");
    QTest::addColumn<quint32>("wordCount");

    QTest::newRow("behind the last word") << 2U << 1U;
    QTest::newRow("half of it there") << 1U << 2U;
    QTest::newRow("offset that would wrap around") << 0xFFFFFFFFU << 2U;
    QTest::newRow("count that would wrap around") << 1U << 0xFFFFFFFFU;
}

void TestSchema::fieldOfAShorterItemIsNothingOrItsFallback()
{
    QFETCH(quint32, firstWord);
    QFETCH(quint32, wordCount);
    const std::array<std::int32_t, 2> words{1, 2};
    Field field = fieldAt(firstWord, Encoding::Int64, wordCount);

    QCOMPARE(field.read(words), Value{});
    QCOMPARE(field.read({}), Value{});
    field.fallback = -1;
    QCOMPARE(field.read(words), integer(-1));
}

void TestSchema::enumValueHasItsWord()
{
    Field field = fieldAt(0);
    QCOMPARE(field.textOf(integer(1)), std::string());
    field.kind = FieldKind::Enumeration;
    field.texts = std::make_shared<const ValueTexts>(ValueTexts{{-1, "spectators"}, {1, "blue"}});

    QCOMPARE(field.textOf(integer(-1)), std::string("spectators"));
    QCOMPARE(field.textOf(integer(1)), std::string("blue"));
    QCOMPARE(field.textOf(integer(7)), std::string());
    QCOMPARE(field.textOf(Value{1.0}), std::string());
    QCOMPARE(field.textOf(Value{}), std::string());
}

void TestSchema::flagsAreJoinedByTheirWords_data()
{
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QString>("expected");

    QTest::newRow("none") << qint64{0} << QString();
    QTest::newRow("one") << qint64{2} << "fast";
    QTest::newRow("two") << qint64{3} << "red | fast";
    QTest::newRow("two and an unknown one") << qint64{0x13} << "red | fast | 16";
    QTest::newRow("unknown only") << qint64{16} << QString();
    // A word with bit 31 set is a negative number.
    QTest::newRow("bit 31") << qint64{INT32_MIN} << "last";
    QTest::newRow("bit 31 and others") << qint64{INT32_MIN + 1} << "red | last";
}

void TestSchema::flagsAreJoinedByTheirWords()
{
    QFETCH(qint64, value);
    QFETCH(QString, expected);

    QCOMPARE(QString::fromStdString(flagField().textOf(integer(value))), expected);
}

void TestSchema::valuesHaveANumberAndAPlainText()
{
    QCOMPARE(numberOf(integer(-3)), -3.0);
    QCOMPARE(numberOf(Value{2.5}), 2.5);
    QCOMPARE(numberOf(Value{std::string("7")}), 0.0);
    QCOMPARE(numberOf(Value{}), 0.0);
    QCOMPARE(plainText(integer(-3)), std::string("-3"));
    QCOMPARE(plainText(Value{2.5}), std::string("2.5"));
    QCOMPARE(plainText(Value{100.0}), std::string("100"));
    QCOMPARE(plainText(Value{std::string("x\0y", 3)}), std::string("x\0y", 3));
    QCOMPARE(plainText(Value{}), std::string());
}

void TestSchema::fieldsAreFoundByNameAndRole()
{
    ItemType type;
    type.fields = {fieldAt(0), fieldAt(1)};
    type.fields[0].name = "x";
    type.fields[1].name = "y";
    type.fields[1].role = Role::PositionY;

    QCOMPARE(type.fieldNamed("y"), &type.fields[1]);
    QCOMPARE(type.fieldNamed("z"), nullptr);
    QCOMPARE(type.fieldWithRole(Role::PositionY), &type.fields[1]);
    QCOMPARE(type.fieldWithRole(Role::PositionX), nullptr);
}

void TestSchema::unknownTypeIsMadeRaw()
{
    const Schema schema({{4, typeNamed("body")}});

    const auto raw = schema.type(77);

    QCOMPARE(schema.find(77), nullptr);
    QCOMPARE(raw->name, std::string("type #77"));
    QVERIFY(!raw->isKnown);
    QVERIFY(raw->fields.empty());
    QCOMPARE(schema.type(4)->name, std::string("body"));
}

void TestSchema::copyWithAnotherTypeLeavesTheSchemaAsItIs()
{
    const Schema schema({{4, typeNamed("body")}});

    const Schema more = schema.with(9, typeNamed("flag"));
    const Schema other = schema.with(4, typeNamed("figure"));

    QCOMPARE(schema.types().size(), std::size_t{1});
    QCOMPARE(more.numberOf("flag"), std::optional<std::uint32_t>(9));
    QCOMPARE(more.numberOf("body"), std::optional<std::uint32_t>(4));
    QCOMPARE(other.numberOf("figure"), std::optional<std::uint32_t>(4));
    QVERIFY(!other.numberOf("body"));
    QVERIFY(!schema.numberOf("flag"));
}

void TestSchema::numberedTextsComeBackAsTheyWere()
{
    const Field field = fieldAt(1, Encoding::NumberedTexts);
    const std::vector<NumberedText> texts{{3, "pearl x2"}, {45, ""}, {-1, "a\"bc"}};
    std::vector<std::int32_t> words{7};

    Field::appendNumberedTexts(words, texts);

    QVERIFY(field.numberedTexts(words) == texts);
    QCOMPARE(field.read(words), Value{std::string("3: pearl x2, 45: , -1: a\"bc")});
    QCOMPARE(field.endWord(words.size()), words.size());
}

void TestSchema::cutNumberedTextsEndWithTheLastWholeOne()
{
    const Field field = fieldAt(0, Encoding::NumberedTexts);
    const std::vector<NumberedText> texts{{1, "first"}, {2, "second"}};
    std::vector<std::int32_t> words;
    Field::appendNumberedTexts(words, texts);
    words.pop_back();

    QVERIFY(field.numberedTexts(words) == std::vector<NumberedText>({{1, "first"}}));
}

void TestSchema::numberForNothingIsNothing()
{
    Field field = fieldAt(0);
    field.absent = -1;
    const std::array<std::int32_t, 1> nothing{-1};
    const std::array<std::int32_t, 1> something{-2};

    QCOMPARE(field.read(nothing), Value{});
    QCOMPARE(field.read(something), integer(-2));
}

void TestSchema::numberWithoutAWordHasItsPrefix()
{
    Field field = fieldAt(0);
    field.numberPrefix = "type #";
    field.texts = std::make_shared<const ValueTexts>(ValueTexts{{5, "stand"}});

    QCOMPARE(field.textOf(integer(5)), std::string("stand"));
    QCOMPARE(field.textOf(integer(44)), std::string("type #44"));
    QCOMPARE(field.textOf(Value{}), std::string());
}

TICKSCOPE_TEST(TestSchema, QCoreApplication)
#include "test_schema.moc"
