// SPDX-License-Identifier: MIT
#include "core/review/bundle/html_text.h"

#include <algorithm>

#include <QFile>
#include <QRegularExpression>
#include <QStringTokenizer>

#include "core/base/utf8.h"

namespace tickscope::review {

using namespace Qt::StringLiterals;

namespace {

/// Whether \a sign is not seen, nor what it does to others. Spaces and isolates are ours, too.
bool isHidden(char32_t sign, char32_t before)
{
    constexpr char32_t FirstIsolate = 0x2066;
    constexpr char32_t LastIsolate = 0x2069;
    return misleadsUnseen(sign, before) && !QChar::isSpace(sign)
           && (sign < FirstIsolate || sign > LastIsolate);
}

QString resourceText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Isolated, so that what runs from right to left moves nothing around it.
QString isolated(const QString &text)
{
    return u"<bdi>"_s + htmlText(text) + u"</bdi>"_s;
}

QString imageElement(const PagePicture &picture)
{
    return u"<img alt=\""_s + htmlText(picture.caption) + u"\" src=\"data:"_s
           + htmlText(picture.type) + u";base64,"_s + QString::fromLatin1(picture.bytes.toBase64())
           + u"\">"_s;
}

/// Letters of the longest line.
qsizetype lengthOf(const QString &cell)
{
    qsizetype longest = 0;
    for (const auto line : QStringTokenizer{cell, u'\n'})
        longest = std::max(longest, line.size());
    return longest;
}

struct ColumnShape {
    qsizetype longest = 0; ///< Letters of a line; 0 for an empty column.
    bool isShort = true;
    bool isWide = false;
    bool isBelow = false; ///< Over the whole width, below the other columns of the row.
};

/// A long text that would stand in a narrow column stands below the others.
/// \param wide  the column that has the room; nothing: the longest.
std::vector<ColumnShape> shapesOf(qsizetype columns, const QList<QStringList> &rows,
                                  std::optional<std::size_t> wide)
{
    constexpr qsizetype PageLetters = 100;
    constexpr qsizetype LongestShort = 24;
    constexpr qsizetype LeastRoom = 30;
    constexpr qsizetype HalfPage = 60; // for a text of more than a few lines
    constexpr qsizetype FewLines = 4;
    constexpr qsizetype LongestUnbroken = 16;
    constexpr qsizetype Padding = 2;
    std::vector<ColumnShape> shapes(static_cast<std::size_t>(columns));
    for (qsizetype i = 0; i < columns; ++i) {
        ColumnShape &shape = shapes[static_cast<std::size_t>(i)];
        for (const QStringList &row : rows)
            shape.longest = std::max(shape.longest, lengthOf(row.at(i)));
        // Columns of numbers, times and words break no line; the others share what is left.
        shape.isShort = shape.longest <= LongestShort;
    }
    const auto text = wide ? shapes.begin() + static_cast<std::ptrdiff_t>(*wide)
                           : std::ranges::max_element(shapes, {}, &ColumnShape::longest);
    if (text == shapes.end())
        return shapes;
    qsizetype room = PageLetters;
    for (auto other = shapes.begin(); other != shapes.end(); ++other)
        room -= other == text || other->longest == 0
                    ? 0
                    : std::min(other->longest, LongestShort) + Padding;
    text->isWide = wide.has_value();
    const bool isStrip = room < LeastRoom || (room < HalfPage && text->longest > FewLines * room);
    text->isBelow = !wide && isStrip && text->longest > room;
    if (room < 0) {
        for (ColumnShape &shape : shapes)
            shape.isShort = shape.longest <= LongestUnbroken;
    }
    return shapes;
}

} // namespace

QString htmlText(const QString &text)
{
    QString html;
    html.reserve(text.size() + text.size() / 8);
    char32_t before = 0;
    for (const char32_t sign : text.toUcs4()) {
        switch (sign) {
        case u'&':
            html += "&amp;"_L1;
            break;
        case u'<':
            html += "&lt;"_L1;
            break;
        case u'>':
            html += "&gt;"_L1;
            break;
        case u'"':
            html += "&quot;"_L1;
            break;
        case u'\'':
            html += "&#39;"_L1;
            break;
        case u'\n':
        case u'\t':
            html += QChar(static_cast<char16_t>(sign));
            break;
        case 0x7F:
            html += QChar(0x2421);
            break;
        default:
            if (sign < 0x20)
                html += QChar(static_cast<char16_t>(0x2400 + sign));
            else if (sign >= 0x80 && sign < 0xA0)
                html += QChar::ReplacementCharacter;
            else if (const QString own = QString::fromUcs4(&sign, 1); isHidden(sign, before))
                html += QString::fromStdString(visibleText(own.toStdString()));
            else
                html += own;
        }
        before = sign;
    }
    return html;
}

HtmlPage::HtmlPage(const QString &title, const QString &language)
    : m_title(title)
    , m_language(language)
{
}

void HtmlPage::addHeading(const QString &text)
{
    m_body += u"<h2>"_s + isolated(text) + u"</h2>\n"_s;
}

void HtmlPage::addSubheading(const QString &text)
{
    m_body += u"<h3>"_s + isolated(text) + u"</h3>\n"_s;
}

void HtmlPage::addText(const QString &text)
{
    m_body += u"<p>"_s + isolated(text) + u"</p>\n"_s;
}

void HtmlPage::addTable(const QStringList &columns, const QList<QStringList> &rows,
                        std::optional<std::size_t> wide)
{
    if (rows.isEmpty())
        return;
    std::vector<qsizetype> filled; // an empty column takes room from the others
    std::optional<qsizetype> below;
    bool isNarrow = true; // as wide as what is in it, where no column takes up the rest
    QStringList openers;
    const std::vector<ColumnShape> shapes = shapesOf(columns.size(), rows, wide);
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const ColumnShape &shape = shapes[static_cast<std::size_t>(i)];
        isNarrow = isNarrow && shape.isShort;
        QString opener = shape.isShort ? u"<td class=\"s\""_s : u"<td"_s;
        if (!columns.at(i).isEmpty())
            opener += u" data-h=\"%1\""_s.arg(htmlText(columns.at(i)));
        openers << opener;
        if (shape.isBelow)
            below = i;
        else if (shape.longest > 0)
            filled.push_back(i);
    }
    const QString span = u" colspan=\"%1\">"_s.arg(filled.size());
    m_body += isNarrow ? u"<table class=\"s\">\n"_s : u"<table>\n"_s;
    const bool hasNames = std::ranges::any_of(
        columns, [](const QString &column) { return !column.isEmpty(); });
    if (hasNames) {
        // As a head it stands on every page over which the table goes. What is below others needs
        // no name: it is the longest text.
        m_body += u"<thead><tr>"_s;
        for (const qsizetype i : filled) {
            m_body += (shapes[static_cast<std::size_t>(i)].isWide ? u"<th class=\"w\">"_s
                                                                  : u"<th>"_s)
                      + isolated(columns.at(i)) + u"</th>"_s;
        }
        m_body += u"</tr></thead>\n"_s;
    }
    for (const QStringList &row : rows) {
        m_body += u"<tr>"_s;
        for (const qsizetype i : filled)
            m_body += openers.at(i) + u'>' + isolated(row.at(i)) + u"</td>"_s;
        if (below && !row.at(*below).isEmpty())
            m_body += u"</tr><tr>"_s + openers.at(*below) + span + isolated(row.at(*below))
                      + u"</td>"_s;
        m_body += u"</tr>\n"_s;
    }
    m_body += u"</table>\n"_s;
}

void HtmlPage::addPicture(const PagePicture &picture)
{
    m_body += u"<figure>"_s + imageElement(picture) + u"<figcaption>"_s + isolated(picture.caption)
              + u"</figcaption></figure>\n"_s;
}

void HtmlPage::addPicturePairs(const std::vector<PagePicture> &pictures)
{
    if (pictures.empty())
        return;
    m_body += u"<table class=\"pair\">\n"_s;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        m_body += (i % 2 == 0 ? u"<tr><td>"_s : u"<td>"_s) + imageElement(pictures[i]) + u"<br>"_s
                  + isolated(pictures[i].caption) + u"</td>"_s;
        if (i % 2 == 1)
            m_body += u"</tr>\n"_s;
    }
    if (pictures.size() % 2 == 1)
        m_body += u"<td></td></tr>\n"_s;
    m_body += u"</table>\n"_s;
}

QByteArray HtmlPage::finish() const
{
    // Rules stand one behind the other in a report.
    static const QRegularExpression spaces(uR"(/\*.*\*/|\n *)"_s);
    return resourceText(u":/bundle/report.html"_s)
        .arg(htmlText(m_language), htmlText(m_title),
             resourceText(u":/bundle/report.css"_s).remove(spaces), isolated(m_title), m_body)
        .toUtf8();
}

} // namespace tickscope::review
