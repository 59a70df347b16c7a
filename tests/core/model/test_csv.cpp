// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/csv.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {
using Cells = std::vector<std::string>;
}

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreReadAsTheStandardSays_data();
    void rowsAreReadAsTheStandardSays();
    void rowsKnowTheirLines();
    void noMoreRowsAreReadThanWanted();
    void formulasAreWrittenAsText_data();
    void formulasAreWrittenAsText();
};

/// RFC 4180, section 2.
void TestCsv::rowsAreReadAsTheStandardSays_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<Cells>>("expected");
    const auto row = [](const char *name, const char *text, const std::vector<Cells> &expected) {
        QTest::newRow(name) << std::string(text) << expected;
    };
    row("plain", "a,b\nc,d", {{"a", "b"}, {"c", "d"}});
    row("byte order mark", "\xEF\xBB\xBF\"a\",b", {{"a", "b"}});
    row("quotes", "\"a,b\",\"c\"\"d\"\r\n", {{"a,b", "c\"d"}});
    row("only quotes", "\"\"\"\"\"\"", {{"\"\""}});
    row("line feed inside", "\"a\r\nb\",c\n", {{"a\r\nb", "c"}});
    row("empty cells", ",,\n", {{"", "", ""}});
    row("empty last cell", "a,", {{"a", ""}});
    row("empty lines", "\n\na\r\n\r\nb\n", {{"a"}, {"b"}});
    row("never closed", "a,\"b,c\nd", {{"a", "b,c\nd"}});
    row("quote inside", "a\"b,c", {{"a\"b", "c"}});
    row("behind the quote", "\"a\"b,c", {{"ab", "c"}});
    row("nothing", "", {});
}

void TestCsv::rowsAreReadAsTheStandardSays()
{
    QFETCH(std::string, text);
    QFETCH(std::vector<Cells>, expected);

    std::vector<Cells> cells;
    for (const CsvRow &row : csvRows(text, ','))
        cells.push_back(row.cells);

    QVERIFY(cells == expected);
}

void TestCsv::rowsKnowTheirLines()
{
    const auto rows = csvRows("a\r\n\n\"two\nlines\";x\nlast", ';');

    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(rows[0].line, std::int64_t{1});
    QCOMPARE(rows[1].line, std::int64_t{3});
    QCOMPARE(rows[2].line, std::int64_t{5});
}

void TestCsv::noMoreRowsAreReadThanWanted()
{
    QCOMPARE(csvRows("a\nb\nc\n", ',', CsvReader::Program, 2).size(), std::size_t{2});
}

void TestCsv::formulasAreWrittenAsText_data()
{
    QTest::addColumn<std::string>("cell");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char *cell, const char *expected) {
        QTest::newRow(cell) << std::string(cell) << std::string(expected);
    };
    row("plain", "plain\r\n");
    row("a \"b\", c", "\"a \"\"b\"\", c\"\r\n");
    row("=1+1", "'=1+1\r\n");
    row("=\"a\"", "\"'=\"\"a\"\"\"\r\n");
    row("+49", "'+49\r\n");
    row("@SUM(A1)", "'@SUM(A1)\r\n");
    row("-2+3", "'-2+3\r\n");
    row("-2.5", "-2.5\r\n");
    row("-134.2 27.8", "-134.2 27.8\r\n");
    row("-134.2 -27.8 0", "-134.2 -27.8 0\r\n");
    row("-134.2 +27.8", "'-134.2 +27.8\r\n");
    row("-1 =2", "'-1 =2\r\n");
    row("-1 ", "'-1 \r\n");
    row("-1  2", "'-1  2\r\n");
    row("-1\t2", "'-1\t2\r\n");
    row("\t=1", "'\t=1\r\n");
    row("＝1", "'＝1\r\n");
}

void TestCsv::formulasAreWrittenAsText()
{
    QFETCH(std::string, cell);
    QFETCH(std::string, expected);

    const std::string line = csvLine({cell}, CsvReader::Spreadsheet);

    QCOMPARE(line, expected);
    const auto rows = csvRows(line, ',', CsvReader::Spreadsheet);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows.front().cells, Cells{cell});
    QCOMPARE(csvLine({cell, cell}, CsvReader::Program),
             csvField(cell) + ',' + csvField(cell) + "\r\n");
}

TICKSCOPE_TEST(TestCsv, QCoreApplication)
#include "test_csv.moc"
