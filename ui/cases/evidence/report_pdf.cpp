// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGlyphRun>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

namespace tickscope {

namespace {

constexpr int ReportDpi = 96;
constexpr double ReportMargin = 15; // millimetres
constexpr int FooterHeight = 24;
constexpr double PlotGap = 18;
constexpr double LoneRowPadding = 3;
/// So that a picture, its heading and its words find room on most pages.
constexpr double PictureShare = 0.7;
constexpr double WorldShape = 0.6; ///< Height of a picture of the world alone, for its width: less.

/// Only what stands in the report itself: pages of strangers load nothing. Pictures are not wider
/// than the paper.
class ReportDocument : public QTextDocument
{
public:
    explicit ReportDocument(QSizeF page)
        : m_page(page)
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
        const QSizeF size = image.size();
        // With panels below the world it is read like them, over the whole width.
        const double share = size.height() > size.width() * WorldShape ? 1 : PictureShare;
        image.setDevicePixelRatio(std::max({1.0, size.width() / (m_page.width() * share),
                                            size.height() / (m_page.height() * PictureShare)}));
        return image;
    }

private:
    /// Two stand beside each other; three times as fine as the screen, for printers.
    [[nodiscard]] QImage plot(const QByteArray &svg) const
    {
        constexpr double Fineness = 3;
        QSvgRenderer renderer(svg);
        const double width = m_page.width() / 2 - PlotGap;
        const QSizeF size = QSizeF(renderer.defaultSize())
                                .scaled(width, m_page.width(), Qt::KeepAspectRatio);
        QImage image((size * Fineness).toSize(), QImage::Format_RGB32);
        if (!renderer.isValid() || image.isNull())
            return {};
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        image.setDevicePixelRatio(Fineness);
        return image;
    }

    QSizeF m_page;
};

/// What the printed page looks like; Qt knows less of CSS than browsers do.
constexpr const char *PrintStyle
    = "body{font-family:sans-serif;font-size:9pt;color:#1b1b1f}"
      "h1{font-size:16pt}h2{font-size:12pt;margin-top:18px;margin-bottom:6px}"
      "h3{font-size:9pt;margin-top:12px;margin-bottom:4px}"
      "p{white-space:pre-wrap;margin-top:4px;margin-bottom:4px}td{white-space:pre-wrap}"
      "th{background-color:#f1f1f5;text-align:left;white-space:nowrap}"
      "td,th{font-size:8pt;padding:1px 4px;border:1px solid #c9c9d2}table{border-collapse:collapse}"
      "td.s{white-space:pre}.pair td{border:0}";

/// What stays on one page, as the page that begins with it.
struct Piece : PageSlice {
    bool isHeading = false; ///< Stays with what follows.
};

/// The lines of \a block, or all of it where that is what belongs together.
void addLines(const QTextBlock &block, double pageHeight, std::vector<Piece> &pieces)
{
    constexpr double LeastPicture = 60; // of a line
    constexpr int ShortParagraph = 8;   // lines
    const QRectF box = block.document()->documentLayout()->blockBoundingRect(block);
    const QTextLayout &layout = *block.layout();
    const int lines = layout.lineCount();
    const bool isHeading = block.blockFormat().headingLevel() > 0;
    const bool isPicture = lines > 0 && layout.lineAt(0).height() > LeastPicture;
    if ((isHeading || isPicture || lines <= ShortParagraph) && box.height() <= pageHeight) {
        pieces.push_back({{box.top(), box.bottom()}, isHeading});
        return;
    }
    // The first two stay together, and the last two.
    const auto staysWithNext = [lines](int line) {
        return lines > 3 && (line == 0 || line == lines - 2);
    };
    for (int i = 0; i < lines; ++i) {
        const double top = box.top() + layout.lineAt(i).y();
        i += staysWithNext(i) ? 1 : 0;
        const QTextLine last = layout.lineAt(i);
        pieces.push_back({{top, box.top() + last.y() + last.height()}});
    }
}

/// From the first line of \a row to its last.
Piece contentOfRow(const QTextTable &table, int row)
{
    const QAbstractTextDocumentLayout &layout = *table.document()->documentLayout();
    Piece content;
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        const auto top = layout.blockBoundingRect(cell.firstCursorPosition().block()).top();
        const auto bottom = layout.blockBoundingRect(cell.lastCursorPosition().block()).bottom();
        content.top = column == 0 ? top : std::min(content.top, top);
        content.bottom = std::max(content.bottom, bottom);
    }
    return content;
}

/// The lines of the longest cell, of a row that is higher than a page.
void addLongRow(const QTextTable &table, int row, std::vector<Piece> &pieces)
{
    QTextBlock longest = table.cellAt(row, 0).firstCursorPosition().block();
    for (int column = 1; column < table.columns(); ++column) {
        const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
        if (block.layout()->lineCount() > longest.layout()->lineCount())
            longest = block;
    }
    addLines(longest, 0, pieces);
}

/// Whether \a row is one text over all columns.
bool isText(const QTextTable &table, int row)
{
    return table.columns() > 1 && table.cellAt(row, 0).columnSpan() == table.columns();
}

void addRows(const QTextTable &table, double pageHeight, std::vector<Piece> &pieces)
{
    std::vector<Piece> rows;
    rows.reserve(static_cast<std::size_t>(table.rows()));
    for (int row = 0; row < table.rows(); ++row)
        rows.push_back(contentOfRow(table, row));
    // Qt does not say where the lines are: in the middle between two rows.
    const double half = rows.size() > 1 ? (rows[1].top - rows[0].bottom) / 2 : LoneRowPadding;
    for (Piece &row : rows) {
        row.top -= half;
        row.bottom += half;
    }
    const int heads = std::min(table.format().headerRowCount(), table.rows() - 1);
    for (int i = 0; i < table.rows(); ++i) {
        Piece &row = rows[static_cast<std::size_t>(i)];
        // Neither a head nor the last row is alone on its page, with a row of the rest at least.
        row.isHeading = i <= heads || (i > heads + 1 && i == table.rows() - 2);
        // Nor is one parted from its long text, which stands below it.
        row.isHeading = i < table.rows() - 1 && (row.isHeading || isText(table, i + 1));
        if (heads > 0 && i > heads) {
            row.headTop = rows.front().top;
            row.headBottom = rows[static_cast<std::size_t>(heads) - 1].bottom;
        }
        if (row.bottom - row.top + row.headBottom - row.headTop <= pageHeight)
            pieces.push_back(row);
        else
            addLongRow(table, i, pieces);
    }
}

/// Of a heading and a few paragraphs below it.
constexpr std::size_t FewPieces = 8;

/// A heading and a few words below it stay with the table that they are about.
void leadTo(std::vector<Piece> &pieces, std::size_t lead)
{
    if (lead >= pieces.size() || !pieces[lead].isHeading || pieces.size() - lead > FewPieces)
        return;
    for (; lead < pieces.size(); ++lead)
        pieces[lead].isHeading = true;
}

bool hasPictures(const QTextTable &table)
{
    return table.cellAt(0, 0).firstCursorPosition().block().text().contains(
        QChar::ObjectReplacementCharacter);
}

/// Diagrams are not parted from the words that explain them, nor these from each other, where a
/// page has room for all.
void keepTogether(std::vector<Piece> &pieces, std::size_t lead, double pageHeight)
{
    if (lead >= pieces.size() || !pieces[lead].isHeading
        || pieces.back().bottom - pieces[lead].top > pageHeight)
        return;
    for (; lead + 1 < pieces.size(); ++lead)
        pieces[lead].isHeading = true;
}

std::vector<Piece> piecesOf(const QTextDocument &document, double pageHeight)
{
    std::vector<Piece> pieces;
    std::size_t lead = 0; // begin of what may belong to the next table
    const QTextFrame &root = *document.rootFrame();
    for (auto it = root.begin(); !it.atEnd(); ++it) {
        if (const auto *table = qobject_cast<const QTextTable *>(it.currentFrame())) {
            leadTo(pieces, lead);
            addRows(*table, pageHeight, pieces);
            if (hasPictures(*table))
                keepTogether(pieces, lead, pageHeight);
            lead = pieces.size();
        } else if (it.currentBlock().isValid()) {
            if (it.currentBlock().blockFormat().headingLevel() > 0) {
                if (pieces.size() - lead <= FewPieces)
                    keepTogether(pieces, lead, pageHeight);
                lead = pieces.size();
            }
            addLines(it.currentBlock(), pageHeight, pieces);
        }
    }
    return pieces;
}

void drawSlice(QPainter &painter, QTextDocument &document, double top, double bottom)
{
    // The middle of a row's line lies on its edge.
    const QRectF shown(0, top - 0.5, document.textWidth(), bottom - top + 1);
    painter.save();
    painter.translate(0, -top);
    painter.setClipRect(shown);
    // What is clipped is still text of the file: a line that only touches the edge is left out.
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = shown.adjusted(0, 1, 0, -1);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

/// By family, whether a font has outlines, as a PDF needs them of each letter: fonts of emoji are
/// made of pictures. Asked once each: the tables take megabytes.
using Outlines = QHash<QString, bool>;

bool hasOutlines(const QRawFont &font, Outlines &known)
{
    constexpr std::array<const char *, 3> Tables{"glyf", "CFF ", "CFF2"};
    const auto found = known.constFind(font.familyName());
    if (found != known.constEnd())
        return *found;
    return *known.insert(font.familyName(), std::ranges::any_of(Tables, [&font](const char *table) {
                             return !font.fontTable(table).isEmpty();
                         }));
}

/// \a sign as it is on the screen, for printers; null where its font has outlines.
QImage pictureWithoutOutlines(const QString &sign, QFont font, Outlines &known)
{
    constexpr double Fineness = 3;
    constexpr double PointsPerInch = 72;
    font.setPixelSize(qRound(font.pointSizeF() * ReportDpi / PointsPerInch));
    QTextLayout layout(sign, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    if (std::ranges::all_of(layout.glyphRuns(), [&known](const QGlyphRun &run) {
            return hasOutlines(run.rawFont(), known);
        }))
        return {};
    const QSizeF size(line.naturalTextWidth(), line.height());
    QImage image((size * Fineness).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return {};
    image.setDevicePixelRatio(Fineness);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    layout.draw(&painter, {});
    return image;
}

/// Else names that differ in nothing but an emoji would be printed as one name.
void replaceWithPictures(QTextDocument &document)
{
    constexpr char32_t FirstOfSymbols = 0x2000;
    constexpr qsizetype LongestSign = 32; // units of UTF-16; joiners make one sign of any number
    qsizetype bytesLeft = 64 << 20;       // of all pictures
    Outlines known;
    const QString text = document.toRawText();
    QTextCursor cursor(&document);
    cursor.beginEditBlock(); // Laid out once, and not for each picture.
    QTextBoundaryFinder signs(QTextBoundaryFinder::Grapheme, text);
    signs.toEnd();
    for (qsizetype end = text.size(), begin = signs.toPreviousBoundary(); begin >= 0;
         end = begin, begin = signs.toPreviousBoundary()) {
        if (end - begin > LongestSign) {
            begin = end - LongestSign + (text[end - LongestSign].isLowSurrogate() ? 1 : 0);
            signs.setPosition(begin);
        }
        const QString sign = text.mid(begin, end - begin);
        if (std::ranges::all_of(sign, [](QChar unit) { return unit.unicode() < FirstOfSymbols; }))
            continue;
        cursor.setPosition(static_cast<int>(begin));
        cursor.setPosition(static_cast<int>(end), QTextCursor::KeepAnchor);
        const QTextCharFormat format = cursor.charFormat();
        if (format.isImageFormat())
            continue;
        QTextImageFormat placed;
        placed.setName(QStringLiteral("sign:%1:%2").arg(format.font().pointSizeF()).arg(sign));
        placed.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        const QUrl name(placed.name());
        if (document.resource(QTextDocument::ImageResource, name).isNull()) {
            const QImage picture = pictureWithoutOutlines(sign, format.font(), known);
            if (picture.isNull())
                continue;
            bytesLeft -= picture.sizeInBytes();
            if (bytesLeft < 0) {
                cursor.insertText(QString(QChar::ReplacementCharacter));
                continue;
            }
            document.addResource(QTextDocument::ImageResource, name, picture);
        }
        cursor.insertImage(placed);
    }
    cursor.endEditBlock();
}

/// What Qt takes of the page's HTML.
QString printableHtml(const QByteArray &html)
{
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
                                         {"</figcaption></figure>", "</p>"},
                                         // The rest has names and times on two lines; of shares in
                                         // percent Qt makes little.
                                         {"<th class=\"w\">", "<th width=\"170\">"}})
        text.replace(QLatin1String(element), QLatin1String(known));
    // Behind a table that ends with an empty cell it leaves no space.
    text.replace(QLatin1String("<td></td></tr>"), QLatin1String("<td>&nbsp;</td></tr>"));
    return text.replace(QLatin1String("<bdi></bdi>"), QLatin1String("<bdi>&nbsp;</bdi>"));
}

} // namespace

std::vector<PageSlice> pagesOf(const QTextDocument &document, double height)
{
    const std::vector<Piece> pieces = piecesOf(document, height);
    std::vector<PageSlice> pages;
    for (std::size_t first = 0; first < pieces.size();) {
        const Piece &begin = pieces[first];
        const double room = height - (begin.headBottom - begin.headTop);
        std::size_t end = first + 1;
        while (end < pieces.size() && pieces[end].bottom - begin.top <= room)
            ++end;
        std::size_t next = end;
        while (end < pieces.size() && next > first && pieces[next - 1].isHeading)
            --next;
        if (next == first) // headings alone
            next = end;
        PageSlice page = begin;
        page.bottom = pieces[next - 1].bottom;
        // What is below a table may begin within its last row's padding.
        if (next < pieces.size())
            page.bottom = std::min(page.bottom, pieces[next].top);
        pages.push_back(page);
        first = next;
    }
    return pages;
}

QByteArray pdfOfReport(const QByteArray &html, const PdfProgress &progress)
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

    ReportDocument document(page);
    document.documentLayout()->setPaintDevice(&writer);
    document.setDefaultStyleSheet(QString::fromLatin1(PrintStyle));
    document.setHtml(printableHtml(html));
    replaceWithPictures(document);
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    writer.setCreator(QStringLiteral("Tickscope"));
    document.setTextWidth(page.width());
    const std::vector<PageSlice> pages = pagesOf(document, page.height());

    QPainter painter(&writer);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        const PageSlice &slice = pages[i];
        painter.save();
        if (slice.headBottom > slice.headTop) {
            drawSlice(painter, document, slice.headTop, slice.headBottom);
            painter.translate(0, slice.headBottom - slice.headTop);
        }
        drawSlice(painter, document, slice.top, slice.bottom);
        painter.restore();
        painter.drawText(QRectF(0, page.height(), page.width(), FooterHeight),
                         Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(i + 1).arg(pages.size()));
        if (progress)
            progress(static_cast<double>(i + 1) / static_cast<double>(pages.size()));
    }
    painter.end();
    return bytes;
}

void addPdfOfReport(std::vector<review::BundlePart> &parts, const PdfProgress &progress)
{
    const auto page = std::ranges::find(parts, QStringLiteral("report.html"),
                                        &review::BundlePart::name);
    if (page != parts.end())
        parts.push_back({QStringLiteral("report.pdf"), pdfOfReport(page->bytes, progress), {}});
}

} // namespace tickscope
