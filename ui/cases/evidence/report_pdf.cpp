// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

constexpr int ReportDpi = 96;
constexpr double ReportMargin = 15; // millimetres
constexpr int FooterHeight = 24;
constexpr double PlotGap = 18;
constexpr double PageEdge = 8;
/// So that a picture, its heading and its words find room on most pages.
constexpr double PictureShare = 0.7;

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
        const qsizetype comma = path.indexOf(',');
        const QByteArray bytes = QByteArray::fromBase64(path.mid(comma + 1));
        if (path.left(comma).startsWith("image/svg+xml"))
            return plot(bytes);
        QImage image = QImage::fromData(bytes, "PNG");
        image.setDevicePixelRatio(std::max(1.0, image.width() / (m_width * PictureShare)));
        return image;
    }

private:
    /// Two stand beside each other; three times as fine as the screen, for printers.
    [[nodiscard]] QImage plot(const QByteArray &svg) const
    {
        constexpr double Fineness = 3;
        QSvgRenderer renderer(svg);
        const double width = m_width / 2 - PlotGap;
        const QSizeF size = QSizeF(renderer.defaultSize())
                                .scaled(width, m_width, Qt::KeepAspectRatio);
        QImage image((size * Fineness).toSize(), QImage::Format_RGB32);
        if (!renderer.isValid() || image.isNull())
            return {};
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        image.setDevicePixelRatio(Fineness);
        return image;
    }

    double m_width;
};

/// What the printed page looks like; Qt knows less of CSS than browsers do.
constexpr const char *PrintStyle
    = "body{font-family:sans-serif;font-size:9pt;color:#1b1b1f}"
      "h1{font-size:16pt}h2{font-size:12pt;margin-top:18px;margin-bottom:6px}"
      "h3{font-size:9pt;margin-top:12px;margin-bottom:4px}"
      "p{white-space:pre-wrap;margin-top:4px;margin-bottom:4px}td{white-space:pre-wrap}"
      "th{background-color:#f1f1f5;text-align:left}"
      "td,th{padding:2px 4px;border:1px solid #c9c9d2}table{border-collapse:collapse}"
      "td.s{white-space:nowrap}.pair td{border:0;font-size:8pt}";

/// Number of the page on which the first line of \a block stands.
int pageOf(const QTextBlock &block)
{
    const QTextDocument &document = *block.document();
    double top = document.documentLayout()->blockBoundingRect(block).top();
    if (const QTextLayout *layout = block.layout(); layout && layout->lineCount() > 0)
        top += layout->lineAt(0).y();
    return static_cast<int>(top / document.pageSize().height());
}

} // namespace

void keepHeadingsWithText(QTextDocument &document)
{
    // Each one that moves lays out all anew.
    constexpr int MostMoved = 100;
    int moved = 0;
    QTextBlock first; // of headings behind each other
    for (QTextBlock block = document.begin(); block.isValid() && moved < MostMoved;
         block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) {
            if (!first.isValid())
                first = block;
            continue;
        }
        if (const QTextBlock heading = std::exchange(first, {});
            heading.isValid() && pageOf(heading) != pageOf(block)) {
            QTextBlockFormat format = heading.blockFormat();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            QTextCursor(heading).setBlockFormat(format);
            // Where only a part is laid out anew, frames behind it lose their places.
            document.markContentsDirty(0, document.characterCount());
            ++moved;
        }
    }
}

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
    document.setDocumentMargin(PageEdge);
    document.setDefaultStyleSheet(QString::fromLatin1(PrintStyle));
    QString text = QString::fromUtf8(html);
    // The style of the page is for browsers.
    const qsizetype style = text.indexOf(QLatin1String("<style>"));
    const qsizetype end = text.indexOf(QLatin1String("</style>"));
    if (style >= 0 && end > style)
        text.remove(style, end - style + 8);
    for (const char *wide : {"<table>", "<table class=\"pair\">"})
        text.replace(QLatin1String(wide),
                     QString::fromLatin1(wide).chopped(1) + QStringLiteral(" width=\"100%\">"));
    // Qt takes a figure for a part of the line; nothing but our own elements has a "<".
    for (const auto &[element, known] : {std::pair("<figure>", "<p>"),
                                         {"<figcaption>", "<br>"},
                                         {"</figcaption></figure>", "</p>"}})
        text.replace(QLatin1String(element), QLatin1String(known));
    document.setHtml(text);
    document.setPageSize(page);
    keepHeadingsWithText(document);

    QPainter painter(&writer);
    for (int number = 0; number < document.pageCount(); ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -number * page.height());
        // Lines that begin a page reach a little into the one before.
        const QRectF whole(QPointF(0, number * page.height()), page);
        document.drawContents(&painter, whole.adjusted(0, PageEdge / 2, 0, -PageEdge / 2));
        painter.restore();
        painter.drawText(QRectF(0, page.height(), page.width(), FooterHeight),
                         Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(number + 1).arg(document.pageCount()));
    }
    painter.end();
    return bytes;
}

void addPdfOfReport(std::vector<review::BundlePart> &parts)
{
    const auto page = std::ranges::find(parts, QStringLiteral("report.html"),
                                        &review::BundlePart::name);
    if (page != parts.end())
        parts.push_back({QStringLiteral("report.pdf"), pdfOfReport(page->bytes), {}});
}

} // namespace tickscope
