// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace tickscope {

namespace {

constexpr int ReportDpi = 96;
constexpr double ReportMargin = 15; // millimetres
constexpr int FooterHeight = 24;

/// Only what stands in the report itself: pages of strangers load nothing. Pictures are not wider
/// than the paper.
class ReportDocument : public QTextDocument
{
public:
    explicit ReportDocument(double width)
        : m_width(width)
    {
    }

protected:
    QVariant loadResource(int type, const QUrl &name) override
    {
        if (type != ImageResource || name.scheme() != QLatin1String("data"))
            return {};
        const QByteArray path = name.path(QUrl::FullyEncoded).toLatin1();
        QImage image = QImage::fromData(QByteArray::fromBase64(path.mid(path.indexOf(',') + 1)),
                                        "PNG");
        image.setDevicePixelRatio(std::max(1.0, image.width() / m_width));
        return image;
    }

private:
    double m_width;
};

/// What the printed page looks like; Qt knows less of CSS than browsers do.
constexpr const char *PrintStyle
    = "body{font-family:sans-serif;font-size:9pt;color:#1b1b1f}"
      "h1{font-size:16pt}h2{font-size:12pt}p,td{white-space:pre-wrap}"
      "td,th{padding:2px 4px;border:1px solid #c9c9d2}table{border-collapse:collapse}";

} // namespace

QByteArray pdfOfReport(const QByteArray &html)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(ReportDpi);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({ReportMargin, ReportMargin, ReportMargin, ReportMargin},
                          QPageLayout::Millimeter);
    const QSizeF page(writer.width(), writer.height() - FooterHeight);

    ReportDocument document(page.width());
    document.documentLayout()->setPaintDevice(&writer);
    document.setDocumentMargin(0);
    document.setDefaultStyleSheet(QString::fromLatin1(PrintStyle));
    QString text = QString::fromUtf8(html);
    // The style of the page is for browsers.
    const qsizetype style = text.indexOf(QLatin1String("<style>"));
    const qsizetype end = text.indexOf(QLatin1String("</style>"));
    if (style >= 0 && end > style)
        text.remove(style, end - style + 8);
    text.replace(QLatin1String("<table>"), QLatin1String("<table width=\"100%\">"));
    document.setHtml(text);
    document.setPageSize(page);

    QPainter painter(&writer);
    for (int number = 0; number < document.pageCount(); ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -number * page.height());
        document.drawContents(&painter, {{0, number * page.height()}, page});
        painter.restore();
        painter.drawText(QRectF(0, page.height(), page.width(), FooterHeight),
                         Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(number + 1).arg(document.pageCount()));
    }
    painter.end();
    return bytes;
}

} // namespace tickscope
