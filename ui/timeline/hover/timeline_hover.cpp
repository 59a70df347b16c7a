// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hover/timeline_hover.h"

#include <QWidget>

#include "ui/strip/strip_input.h"
#include "ui/style/theme.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/timeline_strip.h"
#include "ui/world/small_picture.h"

#include <utility>

namespace tickscope {

/// What is kept of the map between two pictures, and what it belongs to.
class PreviewBrush
{
public:
    [[nodiscard]] QImage paint(const SmallPictureOrder &order)
    {
        if (m_map != order.map || m_textures != order.mapTextures) {
            m_map = order.map;
            m_textures = order.mapTextures;
            m_painter = {};
        }
        return makeSmallPicture(order, &m_painter);
    }

private:
    Shared<MapContent> m_map;
    std::shared_ptr<const MapTextures> m_textures;
    MapPainter m_painter;
};

HoverPreview::HoverPreview(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_brush(std::make_shared<PreviewBrush>())
    , m_job([this](const Made &made) { take(made); })
{
    m_pool.setMaxThreadCount(1);
    connect(&document, &ActiveDocument::changed, this, &HoverPreview::onDocumentChanged);
}

void HoverPreview::want(Tick tick, double devicePixelRatio)
{
    if (m_wish == tick && m_devicePixelRatio == devicePixelRatio)
        return;
    m_wish = tick;
    m_devicePixelRatio = devicePixelRatio;
    const auto &frame = m_document->reading().preview();
    if (frame && frame->asked == tick)
        draw();
    else
        m_document->reading().wantPreview(tick);
}

void HoverPreview::setPlane(ViewPlane plane)
{
    if (std::exchange(m_plane, plane) != plane && m_wish)
        draw();
}

void HoverPreview::setMapTextures(std::shared_ptr<const MapTextures> textures)
{
    if (m_textures == textures)
        return;
    m_textures = std::move(textures);
    if (m_wish)
        draw();
}

void HoverPreview::cancel()
{
    m_wish.reset();
    m_isStale = false;
    m_job.cancel();
}

void HoverPreview::take(const Made &made)
{
    if (!made.picture.isNull()) {
        m_picture = made.picture;
        m_pictureTick = made.tick;
        emit pictureReady();
    }
    if (std::exchange(m_isStale, false))
        draw();
}

void HoverPreview::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        cancel();
        m_picture = {};
    } else if (m_wish && (changes & Document::PreviewChanged)) {
        draw();
    }
}

void HoverPreview::draw()
{
    if (!m_document->reading().preview() || !m_document->sceneMaker())
        return;
    // What is being drawn is shown, though its wish is old: a hand that keeps moving would
    // see nothing else. The newest frame comes next, those between never.
    if (m_job.isRunning()) {
        m_isStale = true;
        return;
    }
    SmallPictureOrder order;
    order.frame = m_document->reading().preview();
    order.maker = m_document->sceneMaker();
    order.map = m_document->map().content();
    order.plane = m_plane;
    order.followed = m_document->players().clientOf(m_document->selection().followed(),
                                                    order.frame->asked);
    order.size = PictureSize;
    order.devicePixelRatio = m_devicePixelRatio;
    order.palette = WorldPalette::make(theme::isDark());
    order.game = m_game;
    // Those of the map before may still be set.
    if (order.map && m_textures && m_textures->picture() == order.map->backdrop().picture)
        order.mapTextures = m_textures;
    m_job.start(m_pool, [order, brush = m_brush](const std::stop_token &stop) -> Made {
        if (stop.stop_requested())
            return {};
        return {order.frame->asked, brush->paint(order)};
    });
}

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
