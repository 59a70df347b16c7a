// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hover/hover_preview.h"

#include "ui/style/theme.h"
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

} // namespace tickscope
