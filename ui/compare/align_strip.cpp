// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/align_strip.h"

#include "ui/compare/ghosts.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tickscope {

using std::chrono::milliseconds;
using theme::Token;

constexpr double StripMargin = 8;
constexpr int BarPadding = 3;                ///< Above and below a bar's words.
constexpr Time NudgeStep = milliseconds(10); ///< What the field for it shows.

AlignStrip::AlignStrip(QWidget *parent)
    : QWidget(parent)
{
    nameWidget(*this, "compare.strip", tr("Place of the ghost in time"),
               tr("Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::ClickFocus); // keys have the field
    setMouseTracking(true);
    hide();
}

QSize AlignStrip::sizeHint() const
{
    return {200, 2 * (fontMetrics().height() + 2 * BarPadding) + BarPadding};
}

void AlignStrip::show(const Ghost *ghost, const Shared<Index> &own)
{
    const bool isLaid = ghost && own && ghost->pairing
                        && ghost->look.alignment.by != Alignment::By::Place;
    setVisible(isLaid);
    if (!isLaid)
        return m_drag.reset();
    m_length = own->time().length();
    m_tick = std::chrono::duration_cast<Time>(
        std::chrono::duration<double>(1 / own->time().ticksPerSecond()));
    m_ghostBegin = -ghost->pairing->rightAt(Time{0}).value_or(Time{0});
    m_ghostLength = ghost->content.index->time().length();
    m_nudge = ghost->look.alignment.nudge;
    m_color = ghost->look.color;
    fitInSight();
}

void AlignStrip::fitInSight()
{
    if (!m_drag) {
        m_first = std::min(Time{0}, m_ghostBegin);
        m_last = std::max(m_length, m_ghostBegin + m_ghostLength);
    }
    update();
}

void AlignStrip::showHead(Time head)
{
    m_head = head;
    update();
}

Time AlignStrip::perPixel() const
{
    const double pixels = std::max(1.0, width() - 2 * StripMargin);
    return Time{static_cast<Time::rep>(static_cast<double>((m_last - m_first).count()) / pixels)};
}

double AlignStrip::xOf(Time time) const
{
    return StripMargin
           + static_cast<double>((time - m_first).count())
                 / static_cast<double>(std::max<Time::rep>(1, perPixel().count()));
}

QRectF AlignStrip::barOf(Time begin, Time length, int row) const
{
    const double high = (height() - BarPadding) / 2.0;
    const double left = xOf(begin);
    return {left, row * (high + BarPadding), std::max(2.0, xOf(begin + length) - left), high};
}

bool AlignStrip::isOnGhost(QPointF place) const
{
    // All of its row: the bar of a short one could not be hit.
    return place.y() >= barOf(m_ghostBegin, m_ghostLength, 1).top();
}

void AlignStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto draw = [&](Time begin, Time length, int row, QColor color, const QString &words) {
        const QRectF bar = barOf(begin, length, row);
        constexpr float Tint = 0.35F; // words stay readable on it in both themes
        painter.setPen(color);
        color.setAlphaF(Tint);
        painter.setBrush(color);
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(theme::color(Token::Text));
        // A short bar has its words behind it, as far as there is room.
        const double most = width() - StripMargin - fontMetrics().horizontalAdvance(words);
        QRectF line(rect());
        line.setLeft(std::clamp(bar.left() + 4, StripMargin, std::max(StripMargin, most)));
        line.setTop(bar.top());
        line.setHeight(bar.height());
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, words);
    };
    const double ahead = m_nudge / std::chrono::duration<double>(1);
    draw(Time{0}, m_length, 0, theme::color(Token::QuietText), tr("Here"));
    draw(m_ghostBegin, m_ghostLength, 1, m_color,
         m_drag ? tr("Ahead by %1 s").arg(fixedText(ahead, 2)) : tr("Ghost"));
    painter.setPen(theme::color(Token::Accent));
    painter.drawLine(QPointF(xOf(m_head), 0), QPointF(xOf(m_head), height()));
}

void AlignStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isOnGhost(event->position()))
        m_drag = Drag{event->position().x(), m_nudge};
    update();
}

void AlignStrip::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(m_drag || isOnGhost(event->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    if (!m_drag)
        return;
    const Time step = event->modifiers().testFlag(Qt::ShiftModifier) ? m_tick : perPixel();
    const double moved = (event->position().x() - m_drag->x) * static_cast<double>(step.count());
    m_drag->x = event->position().x();
    m_drag->moved += Time{static_cast<Time::rep>(moved)};
    // What is further right is there later, and less far at any moment.
    emit nudged(m_drag->before - m_drag->moved / NudgeStep * NudgeStep);
}

void AlignStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    m_drag.reset();
    fitInSight();
}

bool AlignStrip::event(QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride
                       || event->type() == QEvent::KeyPress;
    if (!isKey || !m_drag || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QWidget::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        const Time before = m_drag->before;
        m_drag.reset();
        emit nudged(before);
    }
    return true;
}

} // namespace tickscope
