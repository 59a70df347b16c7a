// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to the input tape; painting stands in tape_view.cpp.
#include "ui/document/sentence_words.h"
#include "ui/elided.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/hover_card.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace tickscope {

namespace {

constexpr double CellPixels = 32; // A tick is never wider when zoomed in.
constexpr double ReachPixels = 1; // Around the pointer; a tick mark is not wider.

} // namespace

const TapeRow *TapeView::rowAt(QPointF position) const
{
    if (position.y() < m_geometry.plot.top())
        return nullptr;
    return m_rows.at(position.y() - m_geometry.plot.top() + verticalScrollBar()->value());
}

TapeHint TapeView::hintAt(QPointF position) const
{
    const TapeRow *row = rowAt(position);
    if (!row || !m_document.index() || position.x() < m_geometry.plot.left())
        return {};
    const TimeBase &base = m_document.index()->time();
    const TimeScale scale = this->scale();
    const double x = plotX(position);
    const Tick here = base.tickAt(scale.timeAt(x));
    TickRange near{here, here};
    if (isAggregated(scale, base))
        near = {base.tickAt(scale.timeAt(x - ReachPixels)),
                base.tickAt(scale.timeAt(x + ReachPixels))};
    return tapeHint(piecesInView(), *row, base, here, near);
}

void TapeView::seekTo(double x)
{
    m_document.apply({TimeAction::GoToTime, 0, scale().timeAt(x), {}});
}

void TapeView::setScale(const TimeScale &wanted)
{
    m_document.setTimeInView({wanted.begin, wanted.span});
}

Time TapeView::shortestSpan() const
{
    const double seconds = m_geometry.plot.width() / CellPixels
                           / m_document.time().time().ticksPerSecond();
    return Time{static_cast<Time::rep>(seconds * 1e9)};
}

void TapeView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document.index() || m_drag != Drag::None)
        return event->ignore();
    const TapeRow *row = rowAt(event->position());
    const double x = plotX(event->position());
    const bool isTitle = row
                         && (row->kind == TapeRow::Kind::Lane
                             || row->kind == TapeRow::Kind::Source);
    hoverAt({});
    m_dragX = x;
    m_scaleBefore = scale();
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
    } else if (event->button() == Qt::LeftButton && (isTitle || x < 0)) {
        if (row && row->lane->who.client != NoClient)
            m_document.selectPlayer(row->lane->who);
    } else if (event->button() == Qt::LeftButton) {
        m_drag = Drag::Scrub;
        m_playsOn = m_document.time().isPlaying();
        if (m_playsOn)
            m_document.apply({TimeAction::Pause, 0, Time{0}, {}});
        seekTo(x);
    }
}

void TapeView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Scrub)
        seekTo(plotX(event->position()));
    else if (m_drag == Drag::Pan)
        setScale(m_scaleBefore.panned(m_dragX - plotX(event->position()),
                                      m_document.time().time().length()));
    else
        hoverAt(event->position());
}

void TapeView::mouseReleaseEvent(QMouseEvent *)
{
    m_drag = Drag::None;
    if (std::exchange(m_playsOn, false))
        m_document.apply({TimeAction::TogglePlay, 0, Time{0}, {}});
}

void TapeView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && plotX(event->position()) >= 0)
        setScale(TimeScale::whole(m_document.time().time().length(), m_geometry.plot.width()));
}

void TapeView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    const QPoint delta = event->angleDelta();
    const bool isSideways = std::abs(delta.x()) > std::abs(delta.y());
    const double notches = (isSideways ? delta.x() : delta.y()) / 120.0;
    const Time length = m_document.time().time().length();
    const bool canScroll = verticalScrollBar()->maximum() > 0;
    if (isSideways || (event->modifiers() & Qt::ShiftModifier))
        setScale(scale().panned(-notches * m_geometry.plot.width() / 10, length));
    else if ((event->modifiers() & Qt::ControlModifier) || !canScroll)
        setScale(scale().zoomed(std::pow(1.25, notches), plotX(event->position()), length,
                                shortestSpan()));
    else
        QAbstractScrollArea::wheelEvent(event);
    hoverAt(event->position());
    event->accept();
}

QString TapeView::gutterText(QPointF position) const
{
    const TapeRow *row = m_document.index() ? rowAt(position) : nullptr;
    if (!row)
        return {};
    const bool isLane = row->kind == TapeRow::Kind::Lane;
    if (isLane || row->kind == TapeRow::Kind::Source) {
        const QString source = shownWord(row->type->inputSource);
        return isLane ? titleOf(*row->lane).name + u'\n' + source : source;
    }
    return position.x() < m_geometry.plot.left() ? screenText(row->input) : QString();
}

bool TapeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = gutterText(help->pos());
        QToolTip::showText(help->globalPos(), text.isEmpty() ? QString() : plainTip(text),
                           viewport());
        return true;
    }
    if (event->type() == QEvent::Leave)
        hoverAt({});
    return QAbstractScrollArea::viewportEvent(event);
}

void TapeView::hoverAt(std::optional<QPointF> position)
{
    if (position && (!m_document.index() || plotX(*position) < 0))
        position.reset();
    m_hover = position;
    viewport()->update();
    if (!m_hover) {
        m_hoverTimer.stop();
        m_card->hide();
    } else if (m_card->isVisible()) {
        showCard();
    } else {
        m_hoverTimer.start();
    }
}

void TapeView::showCard()
{
    if (!m_hover)
        return;
    const TapeHint hint = hintAt(*m_hover);
    if (hint.title.isEmpty())
        return m_card->hide();
    // Above the row, so that the press itself stays in sight.
    const TapeRow *row = rowAt(*m_hover);
    const QPointF anchor(m_hover->x(), yAt(*row) - row->height / 2);
    m_card->showLines(hint.richText(), viewport()->mapToGlobal(anchor.toPoint()));
}

} // namespace tickscope
