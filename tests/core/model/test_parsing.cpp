// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cstdint>

#include "core/base/parsing.h"
#include "tests/support/test_program.h"

using namespace tickscope;

/// Numbers and words in texts that somebody else wrote.
class TestParsing : public QObject
{
    Q_OBJECT

private slots:
    void numberIsTheWholeText();
    void numberFitsItsType();
    void numberAtTheBeginningIsCutOff();
    void textWithoutANumberStaysAsItIs();
    void blanksAroundATextAreCutOff();
};

void TestParsing::numberIsTheWholeText()
{
    QCOMPARE(parseNumber<int>("-12"), std::optional(-12));
    QCOMPARE(parseNumber<double>("2.5"), std::optional(2.5));
    QCOMPARE(parseNumber<unsigned>("ff", 16), std::optional(255U));
    for (const char *text : {"", " ", "12 ", " 12", "+12", "12x", "x"})
        QVERIFY2(!parseNumber<int>(text), text);
}

void TestParsing::numberFitsItsType()
{
    QCOMPARE(parseNumber<std::uint8_t>("255"), std::optional(std::uint8_t{255}));
    QVERIFY(!parseNumber<std::uint8_t>("256"));
    QVERIFY(!parseNumber<unsigned>("-1"));
}

void TestParsing::numberAtTheBeginningIsCutOff()
{
    std::string_view text = "30d";

    QCOMPARE(consumeNumber<int>(text), std::optional(30));
    QCOMPARE(text, std::string_view("d"));
}

void TestParsing::textWithoutANumberStaysAsItIs()
{
    std::string_view text = "d30";
    std::string_view tooBig = "99999999999";

    QVERIFY(!consumeNumber<int>(text));
    QVERIFY(!consumeNumber<int>(tooBig));
    QCOMPARE(text, std::string_view("d30"));
    QCOMPARE(tooBig, std::string_view("99999999999"));
}

void TestParsing::blanksAroundATextAreCutOff()
{
    QCOMPARE(trimmed("\t two words "), std::string_view("two words"));
    QCOMPARE(trimmed(" \t"), std::string_view());
    QCOMPARE(trimmed(" \r\n", " \t\r\n"), std::string_view());
    QCOMPARE(trimmed("\tname ", " "), std::string_view("\tname"));
}

TICKSCOPE_TEST(TestParsing, tickscope::test::NoApplication)
#include "test_parsing.moc"
