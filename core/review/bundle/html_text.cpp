// SPDX-License-Identifier: MIT
#include "core/review/bundle/html_text.h"

namespace tickscope::review {

namespace {

constexpr const char *PageStyle
    = "body{font:15px/1.45 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;"
      "color:#1b1b1f;background:#fff}h1{font-size:1.6em}h2{font-size:1.2em;margin-top:2em}"
      "p,td,figcaption{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}"
      "table{border-collapse:collapse;width:100%}th,td{border:1px solid #c9c9d2;padding:.3em .5em;"
      "text-align:left;vertical-align:top}figure{margin:1em 0}img{max-width:100%;height:auto}"
      "@media(prefers-color-scheme:dark){body{color:#e6e6ea;background:#1b1b1f}"
      "th,td{border-color:#4a4a55}}@media print{body{margin:0;max-width:none}}";

/// Isolated, so that what runs from right to left moves nothing around it.
QString isolated(const QString &text)
{
    return QStringLiteral("<bdi>") + htmlText(text) + QStringLiteral("</bdi>");
}

} // namespace

QString htmlText(const QString &text)
{
    QString html;
    html.reserve(text.size() + text.size() / 8);
    for (const QChar unit : text) {
        switch (unit.unicode()) {
        case u'&':
            html += QLatin1String("&amp;");
            break;
        case u'<':
            html += QLatin1String("&lt;");
            break;
        case u'>':
            html += QLatin1String("&gt;");
            break;
        case u'"':
            html += QLatin1String("&quot;");
            break;
        case u'\'':
            html += QLatin1String("&#39;");
            break;
        case u'\n':
        case u'\t':
            html += unit;
            break;
        case 0x7F:
            html += QChar(0x2421);
            break;
        default:
            if (unit.unicode() < 0x20)
                html += QChar(0x2400 + unit.unicode());
            else if (unit.unicode() >= 0x80 && unit.unicode() < 0xA0)
                html += QChar::ReplacementCharacter;
            else
                html += unit;
        }
    }
    return html;
}

HtmlPage::HtmlPage(const QString &title)
    : m_title(title)
{
}

void HtmlPage::addHeading(const QString &text)
{
    m_body += QStringLiteral("<h2>") + isolated(text) + QStringLiteral("</h2>\n");
}

void HtmlPage::addText(const QString &text)
{
    m_body += QStringLiteral("<p>") + isolated(text) + QStringLiteral("</p>\n");
}

void HtmlPage::addTable(const QStringList &columns, const QList<QStringList> &rows)
{
    if (rows.isEmpty())
        return;
    const auto addRow = [this](const QStringList &cells, const char *element) {
        const QString name = QString::fromLatin1(element);
        m_body += QStringLiteral("<tr>");
        for (const QString &cell : cells)
            m_body += u'<' + name + u'>' + isolated(cell) + QStringLiteral("</") + name + u'>';
        m_body += QStringLiteral("</tr>\n");
    };
    m_body += QStringLiteral("<table>\n");
    addRow(columns, "th");
    for (const QStringList &row : rows)
        addRow(row, "td");
    m_body += QStringLiteral("</table>\n");
}

void HtmlPage::addPicture(const QByteArray &png, const QString &caption)
{
    m_body += QStringLiteral("<figure><img alt=\"") + htmlText(caption)
              + QStringLiteral("\" src=\"data:image/png;base64,")
              + QString::fromLatin1(png.toBase64()) + QStringLiteral("\"><figcaption>")
              + isolated(caption) + QStringLiteral("</figcaption></figure>\n");
}

QByteArray HtmlPage::finish() const
{
    const QString head
        = QStringLiteral(
              "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
              " img-src data:; style-src 'unsafe-inline'\">\n<meta name=\"referrer\""
              " content=\"no-referrer\">\n<title>")
          + htmlText(m_title) + QStringLiteral("</title>\n<style>") + QLatin1String(PageStyle)
          + QStringLiteral("</style>\n</head>\n<body>\n<h1>") + isolated(m_title)
          + QStringLiteral("</h1>\n");
    return (head + m_body + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

} // namespace tickscope::review
