// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/art_brush.h"

#include <cmath>

namespace tickscope {

QPointF unitVector(double angle)
{
    return {std::cos(angle), std::sin(angle)};
}

ArtBrush::ArtBrush(QPainter &painter, const Camera &camera, QSize size,
                   const std::shared_ptr<const GameData> &game)
    : m_painter(painter)
    , m_cache(ArtCache::ofThisThread())
    , m_camera(camera)
    , m_size(size)
{
    m_cache.use(game);
    const double ratio = painter.device() ? painter.device()->devicePixelRatio() : 1.0;
    m_deviceScale = camera.pixelsPerUnit() * ratio;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
}

bool ArtBrush::has(const QString &file, QSize grid) const
{
    const QSize size = m_cache.picture(file).size();
    return size.width() >= grid.width() && size.height() >= grid.height();
}

bool ArtBrush::draw(const SheetSprite &sprite, const ArtPlace &place, double opacity)
{
    return draw(ArtPiece::of(sprite), place, opacity);
}

bool ArtBrush::draw(const ArtPiece &piece, const ArtPlace &place, double opacity)
{
    const QSizeF exact = place.size * m_deviceScale;
    if (exact.width() < 0.5 || exact.height() < 0.5)
        return true; // too small to be seen
    const QSize pixels(static_cast<int>(std::ceil(std::min(exact.width(), 4096.0))),
                       static_cast<int>(std::ceil(std::min(exact.height(), 4096.0))));
    const QImage *image = m_cache.find(piece, pixels);
    if (!image)
        return false;
    const QPointF middle = m_camera.toPixel(place.centre, m_size);
    const QSizeF drawn = place.size * m_camera.pixelsPerUnit();
    const double reach = std::hypot(drawn.width(), drawn.height()) / 2;
    const QRectF seen(-reach, -reach, m_size.width() + 2 * reach, m_size.height() + 2 * reach);
    if (!seen.contains(middle))
        return true;
    m_painter.setOpacity(m_opacity * opacity);
    const QRectF area(-drawn.width() / 2, -drawn.height() / 2, drawn.width(), drawn.height());
    if (place.angle == 0 && !place.isMirrored && !place.isFlipped) {
        m_painter.drawImage(area.translated(middle), *image);
    } else {
        const QTransform before = m_painter.transform();
        m_painter.translate(middle);
        m_painter.rotate(place.angle * 180 / M_PI);
        m_painter.scale(place.isMirrored ? -1 : 1, place.isFlipped ? -1 : 1);
        m_painter.drawImage(area, *image);
        m_painter.setTransform(before);
    }
    m_painter.setOpacity(1.0);
    return true;
}

void ArtBrush::fill(const QPolygonF &corners, const QColor &color)
{
    QPolygonF pixels;
    for (const QPointF &corner : corners)
        pixels.append(m_camera.toPixel(corner, m_size));
    m_painter.setOpacity(m_opacity);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawPolygon(pixels);
    m_painter.setOpacity(1.0);
}

} // namespace tickscope
