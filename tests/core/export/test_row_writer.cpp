// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "core/export/text/json_row.h"
#include "core/export/text/row_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/text_collector.h"

using namespace tickscope;

class TestRowWriter : public QObject
{
    Q_OBJECT

private slots:
    void eachFormatHasTheSameRows_data();
    void eachFormatHasTheSameRows();
    void withoutRowsThereIsStillAWholeFile_data();
    void withoutRowsThereIsStillAWholeFile();
    void tablesKeepTheirColumns();
    void fieldsThatWouldBreakARowAreQuoted_data();
    void fieldsThatWouldBreakARowAreQuoted();
    void bytesThatAreNoUtf8AreToldInHex();
    void spreadsheetsComputeNothing_data();
    void spreadsheetsComputeNothing();
    void controlCharactersAreShownInSpreadsheets();
    void numbersAreExact_data();
    void numbersAreExact();
    void listsHoldObjectsListsAndValues();
    void whatIsBigIsPassedOnInPieces();
};

namespace {

/// Writes two rows with a number each, the second with a flag.
QByteArray twoRows(RowFormat format)
{
    test::TextCollector text;
    RowWriter rows(text, format, {"tick", "isOn"});
    rows.begin();
    rows.insert("tick", 7);
    rows.insertNull("isOn");
    rows.end();
    rows.begin();
    rows.insert("tick", 9);
    rows.insertFlag("isOn", true);
    rows.end();
    rows.finish();
    return text.bytes();
}

/// One cell of a table without its header.
QByteArray cellOf(std::string_view text, CsvReader reader)
{
    test::TextCollector written;
    RowWriter rows(written, RowFormat::Csv, {"text"}, reader);
    rows.leaveOutHeader();
    rows.begin();
    rows.insertText("text", text);
    rows.end();
    return written.bytes().chopped(1);
}

} // namespace

void TestRowWriter::eachFormatHasTheSameRows_data()
{
    QTest::addColumn<RowFormat>("format");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("CSV") << RowFormat::Csv << QByteArray("tick,isOn\n7,\n9,1\n");
    QTest::newRow("JSON") << RowFormat::Json << QByteArray(R"([
{"tick":7,"isOn":null},
{"tick":9,"isOn":true}
]
)");
    QTest::newRow("JSON Lines") << RowFormat::JsonLines
                                << QByteArray("{\"tick\":7,\"isOn\":null}\n"
                                              "{\"tick\":9,\"isOn\":true}\n");
}

void TestRowWriter::eachFormatHasTheSameRows()
{
    QFETCH(RowFormat, format);

    QTEST(twoRows(format), "expected");
}

void TestRowWriter::withoutRowsThereIsStillAWholeFile_data()
{
    QTest::addColumn<RowFormat>("format");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("CSV") << RowFormat::Csv << QByteArray("a,b\n");
    QTest::newRow("JSON") << RowFormat::Json << QByteArray("[]\n");
    QTest::newRow("JSON Lines") << RowFormat::JsonLines << QByteArray();
}

void TestRowWriter::withoutRowsThereIsStillAWholeFile()
{
    QFETCH(RowFormat, format);
    test::TextCollector text;

    RowWriter(text, format, {"a", "b"}).finish();

    QTEST(text.bytes(), "expected");
}

void TestRowWriter::tablesKeepTheirColumns()
{
    test::TextCollector text;
    RowWriter rows(text, RowFormat::Csv, {"x", "y", "file"});

    rows.begin();
    rows.insertText("file", "a.demo"); // first in JSON, last in the table
    rows.insert("x", 1);
    rows.insert("unknown", 5);
    rows.insert("y", 2);
    rows.end();

    QCOMPARE(text.bytes(), QByteArray("x,y,file\n1,2,a.demo\n"));
}

void TestRowWriter::fieldsThatWouldBreakARowAreQuoted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected"); // RFC 4180, section 2

    QTest::newRow("plain") << QByteArray("Anna") << QByteArray("Anna");
    QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("quote") << QByteArray("say \"hi\"") << QByteArray("\"say \"\"hi\"\"\"");
    QTest::newRow("line") << QByteArray("a\nb") << QByteArray("\"a\nb\"");
}

void TestRowWriter::fieldsThatWouldBreakARowAreQuoted()
{
    QFETCH(QByteArray, text);

    QTEST(cellOf(text.toStdString(), CsvReader::Program), "expected");
}

void TestRowWriter::bytesThatAreNoUtf8AreToldInHex()
{
    test::TextCollector text;
    RowWriter rows(text, RowFormat::JsonLines, {});

    rows.begin();
    rows.insertText("name", "a\xFFz");
    rows.insertTexts("names", {"ok", "\xFE"});
    rows.end();

    QCOMPARE(text.bytes(), QByteArray("{\"name\":\"a\xEF\xBF\xBDz\",\"name_hex\":\"61ff7a\","
                                      "\"names\":[\"ok\",\"\xEF\xBF\xBD\"],"
                                      "\"names_hex\":[null,\"fe\"]}\n"));
}

void TestRowWriter::spreadsheetsComputeNothing_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("formula") << QByteArray("=HYPERLINK(1)");
    QTest::newRow("sum") << QByteArray("+1");
    QTest::newRow("difference") << QByteArray("-1+2");
    QTest::newRow("function") << QByteArray("@SUM(A1)");
    QTest::newRow("wide sign") << QByteArray("\xEF\xBC\x9D"
                                             "1");
}

void TestRowWriter::spreadsheetsComputeNothing()
{
    QFETCH(QByteArray, text);

    QCOMPARE(cellOf(text.toStdString(), CsvReader::Spreadsheet), '\'' + text);
    QCOMPARE(cellOf(text.toStdString(), CsvReader::Program), text);
}

void TestRowWriter::controlCharactersAreShownInSpreadsheets()
{
    const std::string text = "a\x1B[31m\nb\u202Ec";

    QCOMPARE(cellOf(text, CsvReader::Spreadsheet), QByteArray("a\\x1b[31m\\nb\\u202ec"));
    QCOMPARE(cellOf(text, CsvReader::Program), '"' + QByteArray::fromStdString(text) + '"');
}

void TestRowWriter::numbersAreExact_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("json");

    QTest::newRow("whole") << 32.0 << QByteArray("32") << QByteArray("32");
    QTest::newRow("part") << 0.1 << QByteArray("0.1") << QByteArray("0.1");
    QTest::newRow("no minus zero") << -0.0 << QByteArray("0") << QByteArray("0");
    QTest::newRow("not finite") << std::numeric_limits<double>::infinity() << QByteArray()
                                << QByteArray("null");
}

void TestRowWriter::numbersAreExact()
{
    QFETCH(double, number);
    QFETCH(QByteArray, csv);
    QFETCH(QByteArray, json);
    test::TextCollector table;
    test::TextCollector lines;

    for (auto [text, format] :
         {std::pair(&table, RowFormat::Csv), std::pair(&lines, RowFormat::JsonLines)}) {
        RowWriter rows(*text, format, {"n"});
        rows.begin();
        rows.insertNumber("n", number);
        rows.end();
    }

    QCOMPARE(table.bytes(), "n\n" + csv + '\n');
    QCOMPARE(lines.bytes(), "{\"n\":" + json + "}\n");
}

void TestRowWriter::listsHoldObjectsListsAndValues()
{
    JsonRow row;

    row.beginList("all");
    row.addObject();
    row.insert("none", std::optional<int>());
    row.insertTextOrNull("empty", "");
    row.endObject();
    row.addList();
    row.add(std::int64_t{-1});
    row.add(0.5);
    row.endList();
    row.add(std::string("x\xFF"));
    row.add({});
    row.endList();
    row.insertSeconds("seconds", std::chrono::milliseconds(1500));

    QCOMPARE(QByteArray::fromStdString(row.line()),
             QByteArray(R"({"all":[{"none":null,"empty":null},[-1,0.5],"x)"
                        "\xEF\xBF\xBD"
                        R"(",null],"seconds":1.5})"
                        "\n"));
}

void TestRowWriter::whatIsBigIsPassedOnInPieces()
{
    constexpr int Count = 20'000;
    test::TextCollector text;
    JsonRow row;

    row.beginList("all");
    for (std::int64_t i = 0; i < Count; ++i) {
        row.add(i);
        row.passOn(text);
    }
    row.endList();
    const std::string rest = row.line();
    QVERIFY(!text.bytes().isEmpty());
    text.write(rest);

    const QJsonArray all = QJsonDocument::fromJson(text.bytes()).object()[u"all"].toArray();
    QCOMPARE(all.size(), Count);
    QCOMPARE(all.last().toInteger(), Count - 1);
}

TICKSCOPE_TEST(TestRowWriter, tickscope::test::NoApplication)
#include "test_row_writer.moc"
