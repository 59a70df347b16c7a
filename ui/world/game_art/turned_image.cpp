// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/turned_image.h"

#include <algorithm>
#include <cmath>

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

/// Reads an image between its pixels, along a line. Edges go on beyond it.
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

    QRgb next()
    {
        const auto inside = [](int index, int last) { return std::clamp(index, 0, last); };
        const int x = m_x >> FractionBits;
        const int y = m_y >> FractionBits;
        const QRgb *upper = m_first + inside(y, m_lastY) * m_stride;
        const QRgb *lower = m_first + inside(y + 1, m_lastY) * m_stride;
        const int left = inside(x, m_lastX);
        const int right = inside(x + 1, m_lastX);
        const std::uint32_t shareX = m_x >> (FractionBits - 8) & 0xff;
        const std::uint32_t shareY = m_y >> (FractionBits - 8) & 0xff;
        m_x += m_stepX;
        m_y += m_stepY;
        if ((upper[left] | upper[right] | lower[left] | lower[right]) == 0)
            return 0;
        return pixels::between(upper[left], upper[right], lower[left], lower[right], shareX,
                               shareY);
    }

private:
    /// Images of up to 4096 pixels fit, with room on either side.
    static constexpr int FractionBits = 18;

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
    for (int y = bounds.top(); y <= bounds.bottom(); ++y) {
        const QPointF start = back.map(QPointF(0, y + 0.5));
        Span span{bounds.left(), bounds.right() + 1};
        span = within(span, start.x(), step.x(), image.width());
        if (span.begin < span.end)
            span = within(span, start.y(), step.y(), image.height());
        if (span.begin >= span.end)
            continue;
        reader.startAt(start + step * (span.begin + 0.5), step);
        QRgb *line = area.row(y);
        for (int x = span.begin; x < span.end; ++x) {
            const QRgb pixel = reader.next();
            if (pixel == 0)
                continue;
            line[x] = pixels::over(line[x],
                                   tint == pixels::White ? pixel : pixels::multiplied(pixel, tint));
        }
    }
}

} // namespace tickscope
