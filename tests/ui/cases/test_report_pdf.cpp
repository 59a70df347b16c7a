// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>

#include <memory>

#include "tests/support/test_program.h"
#include "ui/cases/evidence/report_pdf.h"

using namespace tickscope;

class TestReportPdf : public QObject
{
    Q_OBJECT

private slots:
    void headingStaysWithItsText_data();
    void headingStaysWithItsText();
    void nothingLiesOverSomethingElse();
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
    QImage picture(100, 200, QImage::Format_RGB32);
    picture.fill(Qt::white);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture")), picture);
    document.setHtml(QStringLiteral("<p>line</p>").repeated(lines)
                     + QStringLiteral("<h2>Note</h2><h3>Picture</h3><p><img src=\"picture\"></p>"));
    document.setPageSize({400, 600});

    keepHeadingsWithText(document);

    const auto pageOf = [&document](const QTextBlock &block) {
        return static_cast<int>((document.documentLayout()->blockBoundingRect(block).top()
                                 + block.layout()->lineAt(0).y())
                                / 600);
    };
    const QTextBlock text = document.lastBlock();
    QCOMPARE(pageOf(text.previous()), pageOf(text));
    QCOMPARE(pageOf(text.previous().previous()), pageOf(text));
}

/// All lie where they would without having moved one by one.
void TestReportPdf::nothingLiesOverSomethingElse()
{
    QTextDocument document;
    document.setDocumentMargin(8);
    QImage picture(150, 80, QImage::Format_RGB32);
    picture.fill(Qt::white);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture")), picture);
    QString html;
    for (int section = 0; section < 40; ++section)
        html += QStringLiteral("<h2>Heading</h2><table width=\"100%\"><tr><td><img src=\"picture\">"
                               "<br>words</td><td><img src=\"picture\"><br>words</td></tr></table>"
                               "<p>What is counted</p><p>Limits</p><table>")
                + QStringLiteral("<tr><td>cell</td><td>cell</td></tr>").repeated(section % 7 + 3)
                + QStringLiteral("</table>");
    document.setHtml(html);
    document.setPageSize({400, 600});

    keepHeadingsWithText(document);

    const std::unique_ptr<QTextDocument> fresh(document.clone());
    fresh->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture")), picture);
    fresh->setPageSize({400, 600});
    QCOMPARE(document.pageCount(), fresh->pageCount());
    QTextBlock other = fresh->begin();
    for (QTextBlock block = document.begin(); block.isValid();
         block = block.next(), other = other.next())
        QCOMPARE(document.documentLayout()->blockBoundingRect(block),
                 fresh->documentLayout()->blockBoundingRect(other));
}

TICKSCOPE_TEST(TestReportPdf, QApplication)
#include "test_report_pdf.moc"
