// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/turned_image.h"

#include <algorithm>
#include <cmath>

#include "ui/world/map_picture/pixel_fours.h"
#include "ui/world/map_picture/pixel_math.h"

namespace tickscope {

namespace {

/// Pixels of a row, the end not included; none when it is not behind the begin.
struct Span {
    int begin = 0;
    int end = 0;
};

/// The part of \a span where start + step * pixel, at the middle of pixels, is from 0 to
/// \a limit.
Span within(Span span, double start, double step, double limit)
{
    if (std::abs(step) < 1e-9)
        return start >= 0 && start < limit ? span : Span{};
    const auto [first, last] = std::minmax({-start / step, (limit - start) / step});
    const auto pixel = [&](double place) {
        return static_cast<int>(
            std::ceil(std::clamp(place - 0.5, double(span.begin), double(span.end))));
    };
    return {pixel(first), pixel(last)};
}

/// Reads an image between its pixels, along a line, some places at once. Edges go on beyond it.
class ImageReader
{
public:
    explicit ImageReader(const QImage &image)
        : m_first(reinterpret_cast<const QRgb *>(image.constBits()))
        , m_stride(image.bytesPerLine() / qsizetype(sizeof(QRgb)))
        , m_lastX(image.width() - 1)
        , m_lastY(image.height() - 1)
    {
    }

    /// \param from, step  in pixels of the image.
    void startAt(QPointF from, QPointF step)
    {
        m_x = fixed(from.x() - 0.5);
        m_y = fixed(from.y() - 0.5);
        m_stepX = fixed(step.x());
        m_stepY = fixed(step.y());
    }

    template<int Count>
    [[nodiscard]] pixels::FourPixels next()
    {
        // Only few places are at the edge. On a line, all between two inner ones are inner ones.
        constexpr int Last = Count - 1;
        if (isInner(m_x, m_y) && isInner(m_x + Last * m_stepX, m_y + Last * m_stepY)) {
            return read<Count>([this](int x, int y) {
                const QRgb *upper = m_first + y * m_stride + x;
                const QRgb *lower = upper + m_stride;
                return pixels::Square{upper[0], upper[1], lower[0], lower[1]};
            });
        }
        return read<Count>([this](int x, int y) {
            const auto inside = [](int index, int last) { return std::clamp(index, 0, last); };
            const QRgb *upper = m_first + inside(y, m_lastY) * m_stride;
            const QRgb *lower = m_first + inside(y + 1, m_lastY) * m_stride;
            const int left = inside(x, m_lastX);
            const int right = inside(x + 1, m_lastX);
            return pixels::Square{upper[left], upper[right], lower[left], lower[right]};
        });
    }

private:
    /// Images of up to 4096 pixels fit, with room on either side.
    static constexpr int FractionBits = 18;

    /// Whether all four pixels around a place are in the image.
    [[nodiscard]] bool isInner(int placeX, int placeY) const
    {
        const int x = placeX >> FractionBits;
        const int y = placeY >> FractionBits;
        return x >= 0 && x < m_lastX && y >= 0 && y < m_lastY;
    }

    template<int Count, typename SquareAt>
    [[nodiscard]] pixels::FourPixels read(SquareAt squareAt)
    {
        return pixels::between<Count>([&] {
            pixels::Square square = squareAt(m_x >> FractionBits, m_y >> FractionBits);
            square.shareX = m_x >> (FractionBits - 8) & 0xff;
            square.shareY = m_y >> (FractionBits - 8) & 0xff;
            m_x += m_stepX;
            m_y += m_stepY;
            return square;
        });
    }

    static int fixed(double value)
    {
        constexpr double Farthest = 8000;
        return static_cast<int>(
            std::floor(std::clamp(value, -Farthest, Farthest) * (1 << FractionBits)));
    }

    const QRgb *m_first;
    qsizetype m_stride;
    int m_lastX;
    int m_lastY;
    int m_x = 0;
    int m_y = 0;
    int m_stepX = 0;
    int m_stepY = 0;
};

} // namespace

void paintTurnedImage(const PixelArea &area, const QImage &image, const QTransform &place,
                      QRgb tint)
{
    bool canInvert = false;
    const QTransform back = place.inverted(&canInvert);
    if (!canInvert || image.isNull() || tint == 0)
        return;
    const QRect bounds
        = place.mapRect(QRectF(image.rect())).intersected(QRectF(area.rect())).toAlignedRect()
          & area.rect();
    const QPointF step(back.m11(), back.m12());
    ImageReader reader(image);
    const pixels::FourPixels tints{tint, tint, tint, tint};
    for (int y = bounds.top(); y <= bounds.bottom(); ++y) {
        const QPointF start = back.map(QPointF(0, y + 0.5));
        Span span{bounds.left(), bounds.right() + 1};
        span = within(span, start.x(), step.x(), image.width());
        if (span.begin < span.end)
            span = within(span, start.y(), step.y(), image.height());
        if (span.begin >= span.end)
            continue;
        reader.startAt(start + step * (span.begin + 0.5), step);
        QRgb *line = area.row(y) + span.begin;
        pixels::inFours(span.end - span.begin, [&]<int Count>(int x) {
            pixels::FourPixels above = reader.next<Count>();
            if (tint != pixels::White)
                above = pixels::multiplied(above, tints);
            pixels::store<Count>(line + x, pixels::over(pixels::load<Count>(line + x), above));
        });
    }
}

} // namespace tickscope
