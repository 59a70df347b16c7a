// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/art_brush.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tickscope {

/// The next of a few sizes: a quarter more than the one before, or less.
static int roundSizeAbove(int pixels)
{
    const int step = std::max(static_cast<int>(std::bit_floor(static_cast<unsigned>(pixels))) / 4,
                              1);
    return (pixels + step - 1) / step * step;
}

QPointF unitVector(double angle)
{
    return {std::cos(angle), std::sin(angle)};
}

ArtBrush::ArtBrush(const PictureCanvas &canvas, const Camera &camera, QSize size,
                   const std::shared_ptr<const GameData> &game, bool isExact)
    : m_canvas(canvas)
    , m_cache(ArtCache::ofThisThread())
    , m_camera(camera)
    , m_size(size)
    , m_isExact(isExact)
    , m_ratio(canvas.painter.device()->devicePixelRatio())
    , m_deviceScale(camera.pixelsPerUnit() * m_ratio)
{
    m_cache.use(game);
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
    const QPointF middle = m_camera.toPixel(place.centre, m_size) * m_ratio;
    const double farthest = std::hypot(exact.width(), exact.height()) / 2;
    const QRectF reached = QRectF(m_canvas.pixels.rect())
                               .adjusted(-farthest, -farthest, farthest, farthest);
    if (!reached.contains(middle))
        return true;
    QSize pixels(static_cast<int>(std::ceil(std::min(exact.width(), 4096.0))),
                 static_cast<int>(std::ceil(std::min(exact.height(), 4096.0))));
    if (place.changesSize && !m_isExact)
        pixels = {roundSizeAbove(pixels.width()), roundSizeAbove(pixels.height())};
    const ArtImage *found = m_cache.find(piece, pixels);
    if (!found)
        return false;
    const TurnableImage &image = found->turnable;
    if (image.seen().isEmpty())
        return true;
    const auto alpha = static_cast<int>(
        std::lround(std::clamp(m_opacity * opacity, 0.0, 1.0) * 255));
    const QRgb tint = qRgba(alpha, alpha, alpha, alpha);
    const PieceForm form{static_cast<std::uint64_t>(found->image.cacheKey()),
                         PlacedPieces::sizeOf(exact.width()), PlacedPieces::sizeOf(exact.height()),
                         PlacedPieces::turnOf(place.angle), place.isMirrored + 2 * place.isFlipped};
    // Kept or drawn the first time, a form always looks the same.
    const QSizeF size = m_isExact ? exact
                                  : QSizeF(form.width, form.height) / PlacedPieces::StepsAPixel;
    QTransform turned;
    turned.rotateRadians(m_isExact ? place.angle : PlacedPieces::radiansOf(form.turn));
    turned.scale(size.width() / image.size().width() * (place.isMirrored ? -1 : 1),
                 size.height() / image.size().height() * (place.isFlipped ? -1 : 1));
    turned.translate(-image.size().width() / 2.0, -image.size().height() / 2.0);
    const auto paint = [&](const PixelArea &on, QPointF centre, QRgb color = pixels::White) {
        image.draw(on, turned * QTransform::fromTranslate(centre.x(), centre.y()), color);
    };
    // One for all brushes of a thread: its pieces name their pictures.
    thread_local PlacedPieces pieces;
    const PixelArea &area = m_canvas.pixels;
    if (m_isExact) {
        paint(area, middle, tint);
        return true;
    }
    const auto laid = pieces.lay(area.rect(), form, middle, turned.mapRect(QRectF(image.seen())),
                                 paint);
    if (laid.picture)
        laid.picture->draw(area, laid.around.topLeft(), tint);
    else
        paint(area.cut(laid.around), laid.inside, tint);
    return true;
}

void ArtBrush::fill(const QPolygonF &corners, const QColor &color)
{
    QPolygonF pixels;
    for (const QPointF &corner : corners)
        pixels.append(m_camera.toPixel(corner, m_size));
    m_canvas.painter.setOpacity(m_opacity);
    m_canvas.painter.setRenderHint(QPainter::Antialiasing);
    m_canvas.painter.setPen(Qt::NoPen);
    m_canvas.painter.setBrush(color);
    m_canvas.painter.drawPolygon(pixels);
    m_canvas.painter.setOpacity(1.0);
}

} // namespace tickscope
