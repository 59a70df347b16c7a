// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hover_card.h"

#include "ui/models/value_text.h"
#include "ui/theme.h"

#include <QScreen>

#include <algorithm>

namespace tickscope {

namespace {

constexpr std::ptrdiff_t MostEvents = 5;

/// Sign, who and what of one event, as rich text.
QString eventText(const Document &document, const EventLine &line)
{
    const EventRow row = document.index()->event(line.row);
    QString text = document.clientName(row.client, row.tick);
    const QString said = screenText(row.text);
    if (!text.isEmpty() && !said.isEmpty())
        text += QStringLiteral(": ");
    text += said;
    if (text.isEmpty())
        text = theme::kindTitle(row.kind);
    constexpr qsizetype Longest = 60;
    if (text.size() > Longest)
        text = text.left(Longest - 1) + QChar(u'…');
    if (line.count > 1)
        text += QStringLiteral(" ×%1").arg(line.count);
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp;%3")
        .arg(theme::kindColor(row.kind).name(), QString(theme::kindSign(row.kind)),
             text.toHtmlEscaped());
}

QString eventsText(const Document &document, TickRange near)
{
    const auto &lines = *document.eventLines();
    const auto tickOf = [&](const EventLine &line) {
        return document.index()->event(line.row).tick;
    };
    const auto from = std::ranges::lower_bound(lines, near.first, {}, tickOf);
    const auto to = std::ranges::upper_bound(from, lines.end(), near.last, {}, tickOf);
    QString text;
    const auto shown = std::min<std::ptrdiff_t>(to - from, MostEvents);
    for (auto line = from; line != from + shown; ++line)
        text += QStringLiteral("<br>") + eventText(document, *line);
    if (to - from > shown)
        text += QStringLiteral("<br>")
                + HoverCard::tr("and %1 more").arg(numberText(to - from - shown));
    return text;
}

} // namespace

HoverCard::HoverCard(QWidget *parent)
    : QLabel(parent, Qt::ToolTip | Qt::WindowTransparentForInput)
{
    setObjectName(QStringLiteral("hoverCard"));
    setAccessibleName(tr("What is at the pointer"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::RichText);
    setFrameShape(QFrame::Box);
    setMargin(6);
}

void HoverCard::showFor(const Document &document, Tick tick, TickRange near, QPoint anchor)
{
    const Time time = document.time().time().timeAt(tick);
    QString text = QStringLiteral("<b>%1</b>&nbsp;&nbsp;%2")
                       .arg(QString::fromStdString(clockText(time)).toHtmlEscaped(),
                            tr("tick %1").arg(numberText(tick.value)).toHtmlEscaped());
    const QString wallClock = document.wallClockText(time);
    if (!wallClock.isEmpty())
        text += QStringLiteral("&nbsp;&nbsp;") + wallClock;
    text += eventsText(document, near);
    showLines(text, anchor);
}

void HoverCard::showLines(const QString &text, QPoint anchor)
{
    // Lines are kept whole: without this a rich text label wraps at its own ideas.
    setText(QStringLiteral("<div style='white-space:nowrap'>%1</div>").arg(text));
    setPalette(parentWidget()->palette());
    setAutoFillBackground(true);
    adjustSize();
    QPoint place(anchor.x() - width() / 2, anchor.y() - height() - 6);
    if (const QScreen *on = parentWidget()->screen()) {
        const QRect free = on->availableGeometry();
        place.setX(
            std::clamp(place.x(), free.left(), std::max(free.left(), free.right() - width())));
    }
    move(place);
    show();
}

} // namespace tickscope
