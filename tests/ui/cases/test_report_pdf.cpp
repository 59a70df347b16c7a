// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <vector>

#include "tests/support/test_program.h"
#include "ui/cases/evidence/report_pdf.h"

using namespace tickscope;

namespace {

constexpr double PageHeight = 600;

struct Span {
    double top = 0;
    double bottom = 0;
};

Span spanOf(const QTextBlock &block)
{
    const QRectF box = block.document()->documentLayout()->blockBoundingRect(block);
    return {box.top(), box.bottom()};
}

/// Number of the page that shows all of it; -1 for none.
int pageOf(Span span, const std::vector<PageSlice> &pages)
{
    const auto page = std::ranges::find_if(pages, [span](const PageSlice &slice) {
        return slice.top <= span.top && span.bottom <= slice.bottom;
    });
    return page == pages.end() ? -1 : static_cast<int>(page - pages.begin());
}

void layOut(QTextDocument &document, const QString &html)
{
    QImage picture(100, 200, QImage::Format_RGB32);
    picture.fill(Qt::white);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture")), picture);
    document.setHtml(html);
    document.setTextWidth(400);
}

} // namespace

class TestReportPdf : public QObject
{
    Q_OBJECT

private slots:
    void headingStaysWithItsText_data();
    void headingStaysWithItsText();
    void wordsStayWithTheirTable_data() { headingStaysWithItsText_data(); }
    void wordsStayWithTheirTable();
    void diagramsStayWithTheirWords_data() { headingStaysWithItsText_data(); }
    void diagramsStayWithTheirWords();
    void fewParagraphsStayTogether_data() { headingStaysWithItsText_data(); }
    void fewParagraphsStayTogether();
    void noRowIsAloneOnItsPage_data() { headingStaysWithItsText_data(); }
    void noRowIsAloneOnItsPage();
    void rowStaysWithItsText_data() { headingStaysWithItsText_data(); }
    void rowStaysWithItsText();
    void everyPageBeginsWhereTheOneBeforeEnds_data();
    void everyPageBeginsWhereTheOneBeforeEnds();
    void rowIsNotCut_data();
    void rowIsNotCut();
    void headStandsAboveEveryPageOfATable();
    void whatIsHigherThanAPageGoesOn();
    void progressRises();
    void fileHasItsTitle();
    void textIsInTheFileOnce();
    void emojiIsPrinted();
    void longParagraphLeavesNoLineAlone();
};

void TestReportPdf::headingStaysWithItsText_data()
{
    QTest::addColumn<int>("lines");
    for (const int lines : {0, 5, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 60})
        QTest::addRow("behind %d lines", lines) << lines;
}

/// Two headings and a picture of 200 pixels, wherever the page ends.
void TestReportPdf::headingStaysWithItsText()
{
    QFETCH(int, lines);
    QTextDocument document;
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines)
                         + QStringLiteral("<h2>Note</h2><h3>Picture</h3><p><img src=\"picture\">"
                                          "<br>words</p>"));

    const auto pages = pagesOf(document, PageHeight);

    const QTextBlock text = document.lastBlock();
    const int page = pageOf(spanOf(text), pages);
    QVERIFY(page >= 0);
    QCOMPARE(pageOf(spanOf(text.previous()), pages), page);
    QCOMPARE(pageOf(spanOf(text.previous().previous()), pages), page);
}

void TestReportPdf::wordsStayWithTheirTable()
{
    QFETCH(int, lines);
    QTextDocument document;
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines)
                         + QStringLiteral("<h2>Figures</h2><p>No verdict.</p><table><tr><td>1</td>"
                                          "</tr><tr><td>2</td></tr></table>"));

    const auto pages = pagesOf(document, PageHeight);

    const QTextTable *table = document.rootFrame()->childFrames().isEmpty()
                                  ? nullptr
                                  : qobject_cast<QTextTable *>(
                                      document.rootFrame()->childFrames().front());
    QVERIFY(table);
    QTextBlock block = table->cellAt(0, 0).firstCursorPosition().block();
    const int page = pageOf(spanOf(block), pages);
    QVERIFY(page >= 0);
    for (int i = 0; i < 2; ++i) {
        block = block.previous();
        QCOMPARE(pageOf(spanOf(block), pages), page);
    }
}

/// Heading, words and two rows of diagrams of 200 pixels: more than half a page.
void TestReportPdf::diagramsStayWithTheirWords()
{
    QFETCH(int, lines);
    QTextDocument document;
    const QString row = QStringLiteral("<tr><td><img src=\"picture\"></td></tr>");
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines)
                         + QStringLiteral("<h3>Figure</h3><p>What is counted</p><p>Limits</p>"
                                          "<table>")
                         + row.repeated(2) + QStringLiteral("</table>"));

    const auto pages = pagesOf(document, PageHeight);

    auto *table = qobject_cast<QTextTable *>(document.rootFrame()->childFrames().front());
    QVERIFY(table);
    const int page = pageOf(spanOf(table->cellAt(1, 0).firstCursorPosition().block()), pages);
    QVERIFY(page >= 0);
    QTextBlock block = table->cellAt(0, 0).firstCursorPosition().block();
    for (int i = 0; i < 4; ++i, block = block.previous())
        QCOMPARE(pageOf(spanOf(block), pages), page);
}

void TestReportPdf::fewParagraphsStayTogether()
{
    QFETCH(int, lines);
    QTextDocument document;
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines)
                         + QStringLiteral("<h3>Figure</h3><p>What is counted</p><p>Reasons</p>"
                                          "<p>Limits</p><h3>Next</h3><p>one</p>"));

    const auto pages = pagesOf(document, PageHeight);

    QTextBlock block = document.lastBlock().previous().previous(); // "Limits"
    const int page = pageOf(spanOf(block), pages);
    QVERIFY(page >= 0);
    for (int i = 0; i < 4; ++i, block = block.previous())
        QCOMPARE(pageOf(spanOf(block), pages), page);
}

void TestReportPdf::noRowIsAloneOnItsPage()
{
    QFETCH(int, lines);
    QTextDocument document;
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines)
                         + QStringLiteral("<h3>Events</h3><table><thead><tr><th>title</th></tr>"
                                          "</thead>")
                         + QStringLiteral("<tr><td>cell</td></tr>").repeated(30)
                         + QStringLiteral("</table>"));

    const auto pages = pagesOf(document, PageHeight);

    auto *table = qobject_cast<QTextTable *>(document.rootFrame()->childFrames().front());
    QVERIFY(table);
    const auto pageOfRow = [&](int row) {
        return pageOf(spanOf(table->cellAt(row, 0).firstCursorPosition().block()), pages);
    };
    QCOMPARE(pageOfRow(0), pageOfRow(1)); // the head
    QCOMPARE(pageOfRow(1), pageOfRow(2));
    QCOMPARE(pageOfRow(table->rows() - 2), pageOfRow(table->rows() - 1));
}

/// Of a row whose text stands below it.
void TestReportPdf::rowStaysWithItsText()
{
    QFETCH(int, lines);
    QTextDocument document;
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines) + QStringLiteral("<table>")
                         + QStringLiteral("<tr><td>1</td><td>2</td></tr>"
                                          "<tr><td colspan=\"2\">one<br>two</td></tr>")
                               .repeated(8)
                         + QStringLiteral("</table>"));

    const auto pages = pagesOf(document, PageHeight);

    auto *table = qobject_cast<QTextTable *>(document.rootFrame()->childFrames().front());
    QVERIFY(table);
    for (int row = 0; row < table->rows(); row += 2) {
        const auto pageOfRow = [&](int number) {
            return pageOf(spanOf(table->cellAt(number, 0).firstCursorPosition().block()), pages);
        };
        QCOMPARE(pageOfRow(row), pageOfRow(row + 1));
    }
}

void TestReportPdf::everyPageBeginsWhereTheOneBeforeEnds_data()
{
    QTest::addColumn<QString>("style");
    QTest::newRow("as Qt has it") << QString();
    QTest::newRow("tight") << "p{margin:0}td{padding:0}table{border-collapse:collapse}";
}

void TestReportPdf::everyPageBeginsWhereTheOneBeforeEnds()
{
    QFETCH(QString, style);
    QTextDocument document;
    document.setDefaultStyleSheet(style);
    QString html;
    for (int section = 0; section < 40; ++section)
        html += QStringLiteral("<h2>Heading</h2><table width=\"100%\"><tr><td><img src=\"picture\">"
                               "<br>words</td><td><img src=\"picture\"><br>words</td></tr></table>"
                               "<p>What is counted</p><p>Limits</p><table>")
                + QStringLiteral("<tr><td>cell</td><td>cell</td></tr>").repeated(section % 7 + 3)
                + QStringLiteral("</table>");
    layOut(document, html);

    const auto pages = pagesOf(document, PageHeight);

    QVERIFY(pages.size() > 10);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].bottom > pages[i].top);
        QVERIFY(pages[i].bottom - pages[i].top <= PageHeight);
        QVERIFY(i == 0 || pages[i].top >= pages[i - 1].bottom);
    }
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        QVERIFY2(pageOf(spanOf(block), pages) >= 0, qPrintable(block.text()));
}

void TestReportPdf::rowIsNotCut_data()
{
    QTest::addColumn<int>("lines"); // before the table
    for (int lines = 0; lines < 12; ++lines)
        QTest::addRow("behind %d lines", lines) << lines;
}

/// Rows of two lines and of three, wherever the page ends.
void TestReportPdf::rowIsNotCut()
{
    QFETCH(int, lines);
    QTextDocument document;
    layOut(document, QStringLiteral("<p>line</p>").repeated(lines)
                         + QStringLiteral("<table border=\"1\">")
                         + QStringLiteral("<tr><td>1</td><td>one<br>two</td></tr>"
                                          "<tr><td>one<br>two<br>three</td><td>2</td></tr>")
                               .repeated(30)
                         + QStringLiteral("</table>"));

    const auto pages = pagesOf(document, PageHeight);

    QVERIFY(pages.size() > 2);
    auto *table = qobject_cast<QTextTable *>(document.rootFrame()->childFrames().front());
    QVERIFY(table);
    for (int row = 0; row < table->rows(); ++row) {
        const Span first = spanOf(table->cellAt(row, 0).firstCursorPosition().block());
        const Span second = spanOf(table->cellAt(row, 1).firstCursorPosition().block());
        QVERIFY(pageOf(first, pages) >= 0);
        QCOMPARE(pageOf(second, pages), pageOf(first, pages));
    }
}

void TestReportPdf::headStandsAboveEveryPageOfATable()
{
    QTextDocument document;
    layOut(document, QStringLiteral("<table><thead><tr><th>title</th></tr></thead>")
                         + QStringLiteral("<tr><td>cell</td></tr>").repeated(100)
                         + QStringLiteral("</table>"));

    const auto pages = pagesOf(document, PageHeight);

    QVERIFY(pages.size() > 2);
    const Span title = spanOf(
        document.rootFrame()->childFrames().front()->firstCursorPosition().block());
    QCOMPARE(pageOf(title, pages), 0);
    QCOMPARE(pages[0].headBottom, pages[0].headTop);
    for (std::size_t i = 1; i < pages.size() && pages[i].top < pages.back().top; ++i) {
        QVERIFY(pages[i].headTop <= title.top && title.bottom <= pages[i].headBottom);
        QVERIFY(pages[i].bottom - pages[i].top + pages[i].headBottom - pages[i].headTop
                <= PageHeight);
    }
}

void TestReportPdf::whatIsHigherThanAPageGoesOn()
{
    QTextDocument document;
    const QString line = QStringLiteral("line<br>");
    layOut(document, QStringLiteral("<p>") + line.repeated(100)
                         + QStringLiteral("</p><table><tr><td>") + line.repeated(100)
                         + QStringLiteral("</td><td>x</td></tr></table>"));

    const auto pages = pagesOf(document, PageHeight);

    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine part = block.layout()->lineAt(i);
            const double top = spanOf(block).top + part.y();
            QVERIFY(pageOf({top, top + part.height()}, pages) >= 0);
        }
    }
}

void TestReportPdf::progressRises()
{
    std::vector<double> shares;

    (void)pdfOfReport("<p>line</p>" + QByteArray("<p>line</p>").repeated(300),
                      [&shares](double share) { shares.push_back(share); });

    QVERIFY(shares.size() > 3);
    QVERIFY(std::ranges::is_sorted(shares));
    QCOMPARE(shares.back(), 1.0);
}

void TestReportPdf::fileHasItsTitle()
{
    const QByteArray pdf = pdfOfReport(
        "<html><head><title>Case 17</title></head><body><p>x</p></body></html>");

    // Text of a PDF is UTF-16.
    QVERIFY(pdf.contains(QByteArray("/Title (\xFE\xFF", 10)));
    QVERIFY(pdf.contains(QByteArray("\0C\0a\0s\0e\0 \0001\0007", 14)));
}

/// Also where a page ends: what is clipped is not seen, but found and copied.
void TestReportPdf::textIsInTheFileOnce()
{
    const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (pdftotext.isEmpty())
        QSKIP("there is no pdftotext");
    QByteArray html;
    for (int i = 0; i < 300; ++i)
        html += "<p style=\"margin:0\">word" + QByteArray::number(i) + " <br>next"
                + QByteArray::number(i) + "</p>";
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.pdf")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(pdfOfReport(html));
    file.close();
    QProcess reader;
    reader.start(pdftotext, {file.fileName(), QStringLiteral("-")});
    QVERIFY(reader.waitForFinished());

    const QStringList words = QString::fromUtf8(reader.readAllStandardOutput())
                                  .split(QRegularExpression(QStringLiteral("\\s+")));

    for (int i = 0; i < 300; ++i) {
        for (const char *word : {"word%1", "next%1"})
            QCOMPARE(words.count(QString::fromLatin1(word).arg(i)), 1);
    }
}

/// The font has no outlines, and a PDF nothing else of a font.
void TestReportPdf::emojiIsPrinted()
{
    if (!QFontDatabase::hasFamily(QStringLiteral("Noto Color Emoji")))
        QSKIP("this machine has no font of emoji");
    const auto hasImage = [](const char *html) {
        return pdfOfReport(html).contains("/Subtype /Image");
    };
    QVERIFY(hasImage("<p>Turbo \xF0\x9F\x90\xA2</p>"));
    QVERIFY(!hasImage("<p>Turbo \xE2\x80\x93 \xE5\x90\x8D</p>"));

    // Joiners make one sign of any number, and a picture of it would be as wide.
    const QByteArray joined = QByteArray("\xF0\x9F\x91\xA9\xE2\x80\x8D").repeated(4000);
    const QByteArray pdf = pdfOfReport("<p>" + joined + "</p>");
    QVERIFY(pdf.contains("/Subtype /Image"));
    QRegularExpression width(QStringLiteral("/Width (\\d+)"));
    for (const auto &match : width.globalMatch(QString::fromLatin1(pdf)))
        QVERIFY2(match.captured(1).toInt() < 2000, qPrintable(match.captured()));
}

void TestReportPdf::longParagraphLeavesNoLineAlone()
{
    for (int before = 0; before < 40; ++before) {
        QTextDocument document;
        layOut(document, QStringLiteral("<p style=\"margin:0\">line</p>").repeated(before)
                             + QStringLiteral("<p>") + QStringLiteral("line<br>").repeated(14)
                             + QStringLiteral("end</p>"));

        const auto pages = pagesOf(document, PageHeight);

        const QTextBlock text = document.lastBlock();
        const double top = spanOf(text).top;
        const auto page = [&](int first) {
            const QTextLine last = text.layout()->lineAt(first + 1);
            return pageOf({top + text.layout()->lineAt(first).y(), top + last.y() + last.height()},
                          pages);
        };
        QVERIFY(page(0) >= 0);
        QVERIFY(page(text.layout()->lineCount() - 2) >= 0);
    }
}

TICKSCOPE_TEST(TestReportPdf, QApplication)
#include "test_report_pdf.moc"
