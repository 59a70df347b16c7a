// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/art_cache.h"

#include <algorithm>
#include <cmath>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

using pixels::Span;

/// One coordinate of an image along a row of pixels.
class RowAxis
{
public:
    /// \param step   to the next pixel.
    /// \param limit  of the image.
    RowAxis(double step, double limit)
        : m_pixelsAStep(1 / step)
        , m_limit(limit)
        , m_isFlat(std::abs(step) < 1e-9)
    {
    }

    /// The part of \a span where start + step * pixel, at the middle of pixels, is in the image.
    [[nodiscard]] Span within(Span span, double start) const
    {
        if (m_isFlat)
            return start >= 0 && start < m_limit ? span : Span{};
        const auto [first, last] = std::minmax(
            {-start * m_pixelsAStep, (m_limit - start) * m_pixelsAStep});
        const auto pixel = [&](double place) {
            return static_cast<int>(
                pixels::ceiled(std::clamp(place - 0.5, double(span.begin), double(span.end))));
        };
        return {pixel(first), pixel(last)};
    }

private:
    double m_pixelsAStep;
    double m_limit;
    bool m_isFlat;
};

/// Coordinates of a pixels::PictureLine: images of up to 4096 pixels fit, with room to see that a
/// place is beyond them.
std::uint32_t fixed(double value)
{
    constexpr double Farthest = 8000;
    return static_cast<std::uint32_t>(pixels::rounded(std::clamp(value, -Farthest, Farthest)
                                                      * (1 << pixels::PictureLine::FractionBits)));
}

/// Whether \a count places are from 0 to before \a end.
bool isInside(std::uint32_t first, std::uint32_t step, std::uint32_t end, int count)
{
    const std::int64_t last = first + std::int64_t{static_cast<std::int32_t>(step)} * (count - 1);
    return first < end && last >= 0 && last < end;
}

/// The smallest part of \a image with all of its pixels that are not empty.
QRect contentOf(const QImage &image)
{
    const auto isEmpty = [](QRgb pixel) { return pixel == 0; };
    QRect content;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        const QRgb *end = line + image.width();
        const QRgb *first = std::find_if_not(line, end, isEmpty);
        if (first == end)
            continue;
        const QRgb *last = end - 1;
        while (isEmpty(*last))
            --last;
        content |= QRect(QPoint(static_cast<int>(first - line), y),
                         QPoint(static_cast<int>(last - line), y));
    }
    return content;
}

} // namespace

TurnableImage::TurnableImage(const QImage &image)
    : m_size(image.size())
    , m_seen(contentOf(image))
{
    if (m_seen.isEmpty())
        return;
    // Content shines half a pixel beyond itself.
    m_seen = m_seen.adjusted(-1, -1, 1, 1) & image.rect();
    for (int y = m_seen.top() - 1; y <= m_seen.bottom() + 1; ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(
            image.constScanLine(std::clamp(y, 0, image.height() - 1)));
        for (int x = m_seen.left() - 1; x <= m_seen.right() + 1; ++x)
            m_pixels.push_back(line[std::clamp(x, 0, image.width() - 1)]);
    }
}

void TurnableImage::draw(const PixelArea &area, const QTransform &place, QRgb tint) const
{
    const QTransform fromSeen = QTransform::fromTranslate(m_seen.left(), m_seen.top()) * place;
    bool canInvert = false;
    const QTransform back = fromSeen.inverted(&canInvert);
    if (!canInvert || m_seen.isEmpty() || tint == 0)
        return;
    const QRect bounds = fromSeen.mapRect(QRectF(QPointF(0, 0), m_seen.size())).toAlignedRect()
                         & area.rect();
    const QPointF step(back.m11(), back.m12());
    const QPointF down(back.m21(), back.m22());
    const QPointF origin = back.map(QPointF(0, 0.5));
    const RowAxis axisX(step.x(), m_seen.width());
    const RowAxis axisY(step.y(), m_seen.height());
    // The first of the kept pixels is beside the image.
    const auto stride = static_cast<std::uint32_t>(m_seen.width() + 2);
    pixels::PictureLine line{m_pixels.data(), stride, 0, 0, fixed(step.x()), fixed(step.y())};
    const std::uint32_t endX = fixed(m_seen.width() + 1);
    const std::uint32_t endY = fixed(m_seen.height() + 1);
    for (int y = bounds.top(); y <= bounds.bottom(); ++y) {
        const QPointF start = origin + down * y;
        Span span = axisX.within({bounds.left(), bounds.right() + 1}, start.x());
        if (span.begin < span.end)
            span = axisY.within(span, start.y());
        const int count = span.end - span.begin;
        const QPointF first = start + step * (span.begin + 0.5);
        line.x = fixed(first.x() + 0.5);
        line.y = fixed(first.y() + 0.5);
        if (count > 0 && isInside(line.x, line.stepX, endX, count)
            && isInside(line.y, line.stepY, endY, count))
            pixels::lineOver(area.row(y) + span.begin, line, tint, count);
    }
}

/// Pieces that are kept; thirty players in different skins need about 400.
constexpr qsizetype PieceLimit = 2000;
constexpr qsizetype GreyLimit = 128;

ArtPiece ArtPiece::of(const SheetSprite &sprite, QRgb tint)
{
    return {fileOf(sprite.sheet), gridOf(sprite.sheet), sprite.cells, GreyCopy::None, tint};
}

ArtCache &ArtCache::ofThisThread()
{
    thread_local ArtCache cache;
    return cache;
}

void ArtCache::use(const std::shared_ptr<const GameData> &game)
{
    if (m_game == game)
        return;
    *this = {};
    m_game = game;
}

QImage ArtCache::picture(const QString &file) const
{
    return m_game->imageIfLoaded(file);
}

int ArtCache::numberOf(const QString &file)
{
    const auto found = m_numbers.constFind(file);
    if (found != m_numbers.constEnd())
        return *found;
    return *m_numbers.insert(file, static_cast<int>(m_numbers.size()));
}

const ArtImage *ArtCache::find(const ArtPiece &piece, QSize pixels)
{
    const Key key{numberOf(piece.file), piece.cells.x(),      piece.cells.y(),
                  piece.cells.width(),  piece.cells.height(), piece.copy,
                  piece.tint,           pixels.width(),       pixels.height()};
    const auto found = m_pieces.constFind(key);
    if (found != m_pieces.constEnd())
        return found->image.isNull() ? nullptr : &*found;
    const QImage whole = picture(piece.file);
    if (whole.isNull())
        return nullptr; // perhaps it is there the next time
    // Another zoom makes another set; all of the old ones go at once.
    if (m_pieces.size() >= PieceLimit)
        m_pieces.clear();
    const QImage image = make(piece, whole, pixels);
    const auto made = m_pieces.insert(key, {image, TurnableImage(image)});
    return image.isNull() ? nullptr : &*made;
}

QImage ArtCache::make(const ArtPiece &piece, const QImage &picture, QSize pixels)
{
    const QRect cut = pixelsOf(piece.cells, picture.size(), piece.grid);
    if (cut.isEmpty())
        return {};
    QImage image;
    if (piece.copy != GreyCopy::None) {
        const std::pair name(piece.file, static_cast<int>(piece.copy));
        if (!m_greySkins.contains(name) && m_greySkins.size() >= GreyLimit)
            m_greySkins.clear();
        QImage &grey = m_greySkins[name];
        if (grey.isNull())
            grey = greySkin(picture, piece.copy);
        image = grey.copy(cut);
    } else {
        image = picture.copy(cut);
    }
    if ((piece.tint & 0xFFFFFFU) != 0xFFFFFFU)
        image = tinted(image, QColor::fromRgb(piece.tint));
    // Painters make things larger well, but smaller only in steps.
    const QSize smaller = pixels.boundedTo(image.size()).expandedTo({1, 1});
    if (smaller != image.size())
        image = image.scaled(smaller, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

} // namespace tickscope
