// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to the graphs; painting stands in plot_view.cpp.
#include "ui/elided.h"
#include "ui/plots/plot_view.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tickscope {

namespace {

constexpr double CellPixels = 32; // A tick is never wider when zoomed in.

} // namespace

void PlotView::seekTo(double x)
{
    m_document.playback().apply(
        {TimeAction::GoToTime, 0, scale().timeAt(x - plotArea().left()), {}});
}

void PlotView::setScale(const TimeScale &wanted)
{
    m_document.playback().setTimeInView({wanted.begin, wanted.span});
}

Time PlotView::shortestSpan() const
{
    const double seconds = plotArea().width() / CellPixels
                           / m_document.playback().time().time().ticksPerSecond();
    return Time{static_cast<Time::rep>(seconds * 1e9)};
}

std::optional<std::size_t> PlotView::legendAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_legends.size(); ++i) {
        if (m_legends[i].contains(position))
            return i;
    }
    return {};
}

void PlotView::choose(std::size_t plot)
{
    m_current = plot;
    drawOverlay();
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document.index() || m_drag != Drag::None)
        return event->ignore();
    const double x = event->position().x();
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) {
        if (const auto plot = legendAt(event->position()))
            return choose(*plot);
    }
    hoverAt({});
    m_dragX = x;
    m_scaleBefore = scale();
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
    } else if (event->button() == Qt::LeftButton && x >= plotArea().left()) {
        m_drag = Drag::Scrub;
        m_playsOn = m_document.playback().time().isPlaying();
        if (m_playsOn)
            m_document.playback().apply({TimeAction::Pause, 0, Time{0}, {}});
        seekTo(x);
    }
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Scrub)
        seekTo(event->position().x());
    else if (m_drag == Drag::Pan)
        setScale(m_scaleBefore.panned(m_dragX - event->position().x(),
                                      m_document.playback().time().time().length()));
    else
        hoverAt(event->position().x());
}

void PlotView::mouseReleaseEvent(QMouseEvent *)
{
    m_drag = Drag::None;
    if (std::exchange(m_playsOn, false))
        m_document.playback().apply({TimeAction::TogglePlay, 0, Time{0}, {}});
}

void PlotView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool isOnPlot = event->position().x() >= plotArea().left()
                          && !legendAt(event->position());
    if (event->button() == Qt::LeftButton && isOnPlot && m_document.index())
        setScale(
            TimeScale::whole(m_document.playback().time().time().length(), plotArea().width()));
}

void PlotView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    const QPoint delta = event->angleDelta();
    const bool isSideways = std::abs(delta.x()) > std::abs(delta.y());
    const double notches = (isSideways ? delta.x() : delta.y()) / 120.0;
    const Time length = m_document.playback().time().time().length();
    if (isSideways || (event->modifiers() & Qt::ShiftModifier))
        setScale(scale().panned(-notches * plotArea().width() / 10, length));
    else
        setScale(scale().zoomed(std::pow(1.25, notches), event->position().x() - plotArea().left(),
                                length, shortestSpan()));
    event->accept();
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    const std::size_t count = m_plots.plots().size();
    if (event->key() == Qt::Key_Down && m_current + 1 < count)
        return choose(m_current + 1);
    if (event->key() == Qt::Key_Up && m_current > 0)
        return choose(m_current - 1);
    QCustomPlot::keyPressEvent(event);
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    QCustomPlot::focusInEvent(event);
    drawOverlay();
}

void PlotView::focusOutEvent(QFocusEvent *event)
{
    QCustomPlot::focusOutEvent(event);
    drawOverlay();
}

QString PlotView::wholeTextAt(QPointF position) const
{
    if (const auto plot = legendAt(position))
        return legendText(*plot);
    if (position.x() >= plotArea().left())
        return {};
    for (const Lane &lane : m_lanes) {
        if (position.y() < lane.rect->top())
            return lane.content.measure;
        if (position.y() > lane.rect->bottom())
            continue;
        const auto &field = m_plots.plots()[lane.content.plots.front()].field;
        if (!field || !field->texts || field->texts->empty())
            return {};
        const double value = lane.rect->axis(QCPAxis::atLeft)->pixelToCoord(position.y());
        const auto distance = [&](const ValueText &word) {
            return std::abs(static_cast<double>(word.value) * field->scale - value);
        };
        return screenText(std::ranges::min(*field->texts, {}, distance).text);
    }
    return {};
}

bool PlotView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = wholeTextAt(help->pos());
    QToolTip::showText(help->globalPos(), text.isEmpty() ? QString() : plainTip(text), this);
    return true;
}

void PlotView::leaveEvent(QEvent *event)
{
    QCustomPlot::leaveEvent(event);
    hoverAt({});
}

void PlotView::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuWanted(event->globalPos());
}

void PlotView::hoverAt(std::optional<double> x)
{
    if (x && *x < plotArea().left())
        x.reset();
    if (m_hoverX == x)
        return;
    m_hoverX = x;
    drawOverlay();
}

} // namespace tickscope
