// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hover/hover_card.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>
#include <QScreen>

#include "ui/models/event_text.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/hover/timeline_hover.h"

namespace tickscope {

constexpr std::ptrdiff_t MostEvents = 5;
constexpr int Margin = 6;
constexpr QSize PictureSize = HoverPreview::PictureSize;

/// Sign, who and what of one event, as rich text.
static QString eventText(const Document &document, const EventLine &line,
                         const QFontMetrics &metrics)
{
    const EventRow row = document.index()->event(line.row);
    const Index &index = *document.index();
    QString text = sentenceOf(index, row);
    // A name alone does not say what happened.
    if (text.isEmpty() || text == isolated(nameIn(index, row, row.client)))
        text = theme::kindWord(row.kind());
    text = sentenceText(index, row, text);
    const QString count = line.count > 1 ? QStringLiteral(" ×%1").arg(line.count) : QString();
    const QString sign = QString(theme::kindSign(row.kind())) + QStringLiteral("    ");
    text = metrics.elidedText(text, Qt::ElideRight,
                              PictureSize.width() - metrics.horizontalAdvance(sign + count))
           + count;
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp;%3")
        .arg(theme::kindColor(row.kind()).name(), QString(theme::kindSign(row.kind())),
             text.toHtmlEscaped());
}

static QString eventsText(const Document &document, TickRange near, const QFontMetrics &metrics)
{
    const auto &lines = *document.events().lines();
    const auto tickOf = [&](const EventLine &line) {
        return document.index()->eventTick(line.row);
    };
    const auto from = std::ranges::lower_bound(lines, near.first, {}, tickOf);
    const auto to = std::ranges::upper_bound(from, lines.end(), near.last, {}, tickOf);
    QString text;
    const auto shown = std::min<std::ptrdiff_t>(to - from, MostEvents);
    for (auto line = from; line != from + shown; ++line)
        text += QStringLiteral("<br>") + eventText(document, *line, metrics);
    if (to - from > shown)
        text += QStringLiteral("<br>")
                + HoverCard::tr("and %Ln more", nullptr, pluralCount(to - from - shown));
    return text;
}

HoverCard::HoverCard(QWidget *parent)
    : QLabel(parent, Qt::ToolTip | Qt::WindowTransparentForInput)
{
    nameWidget(*this, "hoverCard", tr("What is under the pointer"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::RichText);
    setMargin(Margin);
}

void HoverCard::showFor(const Document &document, Tick tick, TickRange near, const QImage &picture,
                        int x, QRect instrument)
{
    const Time time = document.playback().time().time().timeAt(tick);
    QString text = QStringLiteral("<b>%1</b>&nbsp;&nbsp;%2")
                       .arg(timeText(time).toHtmlEscaped(),
                            tr("tick %1").arg(numberText(tick.value)).toHtmlEscaped());
    const QString wallClock = document.reading().wallClockText(time);
    if (!wallClock.isEmpty())
        text += QStringLiteral("<br>") + wallClock.toHtmlEscaped();
    text += eventsText(document, near, QFontMetrics(font()));
    m_picture = picture;
    setContentsMargins(0, PictureSize.height() + Margin, 0, 0);
    // As wide whatever it says: a card that follows the hand must not jump about.
    setFixedWidth(PictureSize.width() + 2 * Margin);
    setLines(text);

    const QRect free = parentWidget()->screen()->availableGeometry();
    const int above = instrument.top() - height() - Margin;
    showAt(x, above >= free.top() ? above : instrument.bottom() + Margin);
}

void HoverCard::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

void HoverCard::showLines(const QString &text, QPoint anchor)
{
    setLines(text);
    showAt(anchor.x(), anchor.y() - height() - Margin);
}

void HoverCard::setLines(const QString &text)
{
    // Lines are kept whole: without this a rich text label wraps at its own ideas.
    setText(QStringLiteral("<div style='white-space:nowrap'>%1</div>").arg(text));
    setPalette(parentWidget()->palette());
    setAutoFillBackground(true);
    adjustSize();
}

void HoverCard::showAt(int x, int top)
{
    const QRect free = parentWidget()->screen()->availableGeometry();
    const int left = std::clamp(x - width() / 2, free.left(),
                                std::max(free.left(), free.right() - width()));
    move(left, top);
    show();
}

void HoverCard::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    QPainter painter(this);
    // A frame of the label's own would leave the picture outside.
    painter.setPen(theme::color(theme::Token::Hairline));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (contentsMargins().top() == 0)
        return;
    const QRect place(QPoint(Margin, Margin), PictureSize);
    if (!m_picture.isNull()) {
        painter.drawImage(place, m_picture);
        return;
    }
    painter.fillRect(place, theme::color(theme::Token::Window));
    painter.setPen(theme::color(theme::Token::QuietText));
    painter.drawText(place, Qt::AlignCenter, tr("Loading…"));
}

} // namespace tickscope
