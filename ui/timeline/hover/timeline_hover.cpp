// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hover/timeline_hover.h"

#include <QWidget>

#include "ui/strip/strip_input.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/hover/hover_preview.h"
#include "ui/timeline/timeline_strip.h"

namespace tickscope {

constexpr double NearPixels = 4; // Events this near to the pointer stand on the card.

TimelineHover::TimelineHover(ActiveDocument &document, const TimelineStrip &strip, QWidget &view)
    : QObject(&view)
    , m_document(document)
    , m_strip(strip)
    , m_view(view)
    , m_card(new HoverCard(&view))
    , m_preview(new HoverPreview(document, this))
    , m_tracker(new HoverTracker(*m_card, this))
{
    connect(m_tracker, &HoverTracker::cardWanted, this, &TimelineHover::showCard);
    connect(m_tracker, &HoverTracker::left, m_preview, &HoverPreview::cancel);
    connect(m_preview, &HoverPreview::pictureReady, this,
            [this] { m_card->setPicture(m_preview->picture()); });
}

const std::optional<QPointF> &TimelineHover::place() const
{
    return m_tracker->place();
}

void TimelineHover::moveTo(std::optional<QPointF> place)
{
    if (place && (!m_document->index() || m_strip.isTitle(*place)))
        place.reset();
    m_tracker->moveTo(place);
}

void TimelineHover::showCard(QPointF place)
{
    if (!m_document->index())
        return;
    const StripPlaces places = m_strip.places();
    const double x = m_strip.plotX(place);
    const Tick tick = places.tickAt(x);
    m_preview->want(tick, m_view.devicePixelRatioF());
    // Outside of the whole instrument, so that it covers the head neither here nor above.
    const QWidget *instrument = m_view.parentWidget() ? m_view.parentWidget() : &m_view;
    m_card->showFor(*m_document, tick,
                    {places.tickAt(x - NearPixels), places.tickAt(x + NearPixels)},
                    m_preview->picture(), m_view.mapToGlobal(place.toPoint()).x(),
                    QRect(instrument->mapToGlobal(QPoint(0, 0)), instrument->size()));
}

} // namespace tickscope
