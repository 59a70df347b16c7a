// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/quad_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

/// What is given at the corners of a triangle and runs evenly between them.
struct Corner {
    QPointF pixel;
    QPointF texture;
    PictureColor color; ///< Straight alpha.
};

/// A value over the plane of pixels.
struct Slope {
    double perX = 0;
    double perY = 0;
    double start = 0; ///< At pixel (0, 0).

    [[nodiscard]] double at(double x, double y) const { return start + perX * x + perY * y; }
};

/// Turns corners into slopes.
class TrianglePlane
{
public:
    explicit TrianglePlane(const std::array<Corner, 3> &corners)
        : m_corners(corners)
        , m_first(corners[1].pixel - corners[0].pixel)
        , m_second(corners[2].pixel - corners[0].pixel)
        , m_area(m_first.x() * m_second.y() - m_first.y() * m_second.x())
    {
    }

    [[nodiscard]] bool isFlat() const { return !(std::abs(m_area) > 1e-6); }

    template<typename ValueOf>
    [[nodiscard]] Slope slope(ValueOf valueOf) const
    {
        const double base = valueOf(m_corners[0]);
        const double first = valueOf(m_corners[1]) - base;
        const double second = valueOf(m_corners[2]) - base;
        Slope slope{.perX = (first * m_second.y() - second * m_first.y()) / m_area,
                    .perY = (second * m_first.x() - first * m_second.x()) / m_area};
        slope.start = base - slope.perX * m_corners[0].pixel.x()
                      - slope.perY * m_corners[0].pixel.y();
        return slope;
    }

private:
    const std::array<Corner, 3> &m_corners;
    QPointF m_first;
    QPointF m_second;
    double m_area;
};

/// A place in a texture as shares of its whole width and height, 32 bits each: what is
/// beyond the texture wraps around by itself, as it shall.
struct TexturePlace {
    std::uint32_t u = 0;
    std::uint32_t v = 0;

    static std::uint32_t shareOf(double value)
    {
        // Places of a file are far within; only slopes of slivers are cut.
        constexpr double Farthest = 0x1p30;
        return static_cast<std::uint32_t>(
            static_cast<std::int64_t>(std::clamp(value, -Farthest, Farthest) * 0x1p32));
    }
};

/// Reads a texture along rows of pixels, from the level that fits their size.
class Sampler
{
public:
    Sampler(const Texture &texture, const Slope &u, const Slope &v)
        : m_u(u)
        , m_v(v)
        , m_step{TexturePlace::shareOf(u.perX), TexturePlace::shareOf(v.perX)}
    {
        const double alongX = std::hypot(u.perX * texture.width(), v.perX * texture.height());
        const double alongY = std::hypot(u.perY * texture.width(), v.perY * texture.height());
        const double wanted = levelFor(std::max(alongX, alongY));
        // The nearest level alone: mixing two takes twice as long and is hardly seen.
        const auto level = static_cast<std::size_t>(std::lround(wanted));
        m_level = &texture.level(std::min(level, texture.levelCount() - 1));
    }

    /// Goes to the middle of the pixel at (\a x, \a y).
    void startAt(double x, double y)
    {
        m_place = {TexturePlace::shareOf(m_u.at(x, y)), TexturePlace::shareOf(m_v.at(x, y))};
        m_row = along(m_place.v, m_level->height);
    }

    /// The texture here and to the right; the next place is behind these.
    template<int Count>
    [[nodiscard]] pixels::FourPixels next()
    {
        const Texel a = nextTexel();
        const Texel b = Count > 1 ? nextTexel() : a;
        const Texel c = Count > 2 ? nextTexel() : a;
        const Texel d = Count > 3 ? nextTexel() : a;
        const std::array texels{a, b, c, d};
        if (!isInside(a) || !isInside(b) || !isInside(c) || !isInside(d)) {
            return pixels::between<Count>(
                [this, &texels, i = std::size_t{0}]() mutable { return squareAt(texels[i++]); });
        }
        const auto part = [](int place) { return static_cast<std::uint32_t>(place & 0xff); };
        const pixels::FourPixels shareX{part(a.x), part(b.x), part(c.x), part(d.x)};
        const pixels::FourPixels shareY{part(a.y), part(b.y), part(c.y), part(d.y)};
        return pixels::betweenNeighbours<Count>(
            [this, &texels, i = std::size_t{0}]() mutable {
                const Texel &texel = texels[i++];
                return m_level->row(texel.y >> 8) + (texel.x >> 8);
            },
            m_level->width, shareX, shareY);
    }

private:
    /// A place in the level, in 256ths of a pixel, which is as fine as the shares are.
    struct Texel {
        int x = 0;
        int y = 0;
    };

    [[nodiscard]] Texel nextTexel()
    {
        const Texel texel{along(m_place.u, m_level->width), m_row};
        m_place.u += m_step.u;
        // Most quads lie straight.
        if (m_step.v != 0) {
            m_place.v += m_step.v;
            m_row = along(m_place.v, m_level->height);
        }
        return texel;
    }

    /// Whether the pixels around \a texel lie side by side.
    [[nodiscard]] bool isInside(Texel texel) const
    {
        return static_cast<unsigned>(texel.x >> 8) < static_cast<unsigned>(m_level->width - 1)
               && static_cast<unsigned>(texel.y >> 8) < static_cast<unsigned>(m_level->height - 1);
    }

    [[nodiscard]] pixels::Square squareAt(Texel texel) const
    {
        const int left = wrapped(texel.x >> 8, m_level->width);
        const int right = wrapped((texel.x >> 8) + 1, m_level->width);
        const QRgb *upper = m_level->row(wrapped(texel.y >> 8, m_level->height));
        const QRgb *lower = m_level->row(wrapped((texel.y >> 8) + 1, m_level->height));
        return {upper[left],
                upper[right],
                lower[left],
                lower[right],
                static_cast<std::uint32_t>(texel.x & 0xff),
                static_cast<std::uint32_t>(texel.y & 0xff)};
    }

    static int wrapped(int index, int count)
    {
        return index < 0 ? index + count : index >= count ? index - count : index;
    }

    static int along(std::uint32_t share, int count)
    {
        return static_cast<int>(std::uint64_t{share} * static_cast<std::uint32_t>(count) >> 24)
               - 128;
    }

    Slope m_u;
    Slope m_v;
    TexturePlace m_step;
    TexturePlace m_place;
    int m_row = 0; ///< Of m_place, as in a Texel.
    const Texture::Level *m_level = nullptr;
};

/// Part of a row of pixels whose middles lie in a triangle.
struct Span {
    int begin = 0;
    int end = 0;
};

Span spanIn(const std::array<Corner, 3> &corners, double y, int width)
{
    double left = 1e9;
    double right = -1e9;
    for (std::size_t i = 0; i < 3; ++i) {
        const QPointF a = corners[i].pixel;
        const QPointF b = corners[(i + 1) % 3].pixel;
        // Half open, so that a corner between two edges counts once.
        if ((a.y() <= y) == (b.y() <= y))
            continue;
        const double x = a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
        left = std::min(left, x);
        right = std::max(right, x);
    }
    const auto firstMiddle = [width](double x) {
        return static_cast<int>(pixels::ceiled(std::clamp(x, 0.0, double(width)) - 0.5));
    };
    return left < right ? Span{std::max(firstMiddle(left), 0), std::min(firstMiddle(right), width)}
                        : Span{};
}

struct TriangleBrush {
    PixelArea piece;
    QRect rows;
    const std::array<Corner, 3> &corners;
    const Texture *texture;

    bool paint()
    {
        const TrianglePlane plane(corners);
        if (plane.isFlat())
            return false;
        const Slope u = plane.slope([](const Corner &corner) { return corner.texture.x(); });
        const Slope v = plane.slope([](const Corner &corner) { return corner.texture.y(); });
        const std::array<Slope, 4> parts = {
            plane.slope([](const Corner &corner) { return double(corner.color.red); }),
            plane.slope([](const Corner &corner) { return double(corner.color.green); }),
            plane.slope([](const Corner &corner) { return double(corner.color.blue); }),
            plane.slope([](const Corner &corner) { return double(corner.color.alpha); })};
        const bool isEven = std::ranges::all_of(parts, [](const Slope &part) {
            return std::abs(part.perX) < 1e-7 && std::abs(part.perY) < 1e-7;
        });
        const QRgb evenTint = pixels::premultiplied(corners[0].color);
        const auto tintAt = [&](double x, double y) {
            return isEven ? evenTint
                          : pixels::premultiplied({static_cast<float>(parts[0].at(x, y)),
                                                   static_cast<float>(parts[1].at(x, y)),
                                                   static_cast<float>(parts[2].at(x, y)),
                                                   static_cast<float>(parts[3].at(x, y))});
        };
        if (!texture) {
            // Skies run from top to bottom: one colour a row.
            const bool isEvenInRows = std::ranges::all_of(
                parts, [](const Slope &part) { return std::abs(part.perX) < 1e-7; });
            if (!isEvenInRows) {
                return paintEach([&](QRgb *line, int count, double x, double y) {
                    for (int i = 0; i < count; ++i)
                        line[i] = pixels::over(line[i], tintAt(x + i, y));
                });
            }
            return paintEach([&](QRgb *line, int count, double x, double y) {
                pixels::fillOver(line, tintAt(x, y), count);
            });
        }
        Sampler sampler(*texture, u, v);
        return paintEach([&](QRgb *line, int count, double x, double y) {
            sampler.startAt(x, y);
            pixels::inFours(count, [&]<int Count>(int first) {
                pixels::FourPixels above = sampler.next<Count>();
                if (!isEven || evenTint != pixels::White) {
                    pixels::FourPixels tints{evenTint, evenTint, evenTint, evenTint};
                    for (int i = 0; !isEven && i < Count; ++i)
                        tints[i] = tintAt(x + first + i, y);
                    above = pixels::multiplied(above, tints);
                }
                QRgb *begin = line + first;
                pixels::store<Count>(begin, pixels::over(pixels::load<Count>(begin), above));
            });
        });
    }

    /// \param paintRow  paintRow(first, count, x, y) paints pixels side by side; (x, y) is the
    ///                  middle of the first.
    template<typename PaintRow>
    bool paintEach(PaintRow paintRow)
    {
        const auto [top, bottom] = std::minmax(
            {corners[0].pixel.y(), corners[1].pixel.y(), corners[2].pixel.y()});
        const auto row = [this](double y) {
            return static_cast<int>(std::floor(std::clamp(y, 0.0, double(piece.height()))));
        };
        const int lastRow = std::min(row(bottom), rows.bottom());
        bool hasDrawn = false;
        for (int y = std::max(row(top), rows.top()); y <= lastRow; ++y) {
            const Span span = spanIn(corners, y + 0.5, piece.width());
            if (span.begin >= span.end)
                continue;
            hasDrawn = true;
            paintRow(piece.row(y) + span.begin, span.end - span.begin, span.begin + 0.5, y + 0.5);
        }
        return hasDrawn;
    }
};

QPointF pointOf(PicturePoint point)
{
    return {double(point.x), double(point.y)};
}

EnvelopeValues valuesOf(const EnvelopeRef &ref, const std::vector<Envelope> &envelopes,
                        double seconds, const EnvelopeValues &defaults)
{
    return ref.envelope < 0 ? defaults
                            : valuesAt(envelopes[static_cast<std::size_t>(ref.envelope)],
                                       seconds + ref.offset, defaults);
}

/// By how much its envelope moves and turns \a quad.
EnvelopeValues moveOf(const PictureQuad &quad, const std::vector<Envelope> &envelopes,
                      double seconds)
{
    return valuesOf(quad.position, envelopes, seconds, {0, 0, 0, 0});
}

} // namespace

QRectF PlacedQuad::bounds() const
{
    const auto [left, right] = std::minmax(
        {corners[0].x(), corners[1].x(), corners[2].x(), corners[3].x()});
    const auto [top, bottom] = std::minmax(
        {corners[0].y(), corners[1].y(), corners[2].y(), corners[3].y()});
    return {QPointF(left, top), QPointF(right, bottom)};
}

QPointF PlacedQuad::middle() const
{
    return (corners[0] + corners[1] + corners[2] + corners[3]) / 4;
}

double PlacedQuad::radius() const
{
    double radius = 0;
    for (const QPointF &corner : corners) {
        const QPointF arm = corner - middle();
        radius = std::max(radius, std::hypot(arm.x(), arm.y()));
    }
    return radius;
}

bool PlacedQuad::isInvisible() const
{
    return std::ranges::all_of(
        colors, [](const PictureColor &color) { return pixels::premultiplied(color) == 0; });
}

bool PlacedQuad::isOfOneColor() const
{
    return std::ranges::all_of(colors, [this](const PictureColor &color) {
        return pixels::premultiplied(color) == pixels::premultiplied(colors[0]);
    });
}

QRectF reachAt(const PictureQuad &quad, const std::vector<Envelope> &envelopes, double seconds)
{
    // However it is turned, it stays within a circle around its pivot.
    double largest = 0;
    for (const PicturePoint &corner : quad.corners) {
        const QPointF arm = pointOf(corner) - pointOf(quad.pivot);
        largest = std::max(largest, QPointF::dotProduct(arm, arm));
    }
    const double radius = std::sqrt(largest);
    const EnvelopeValues move = moveOf(quad, envelopes, seconds);
    const QPointF middle = pointOf(quad.pivot) + QPointF(double(move[0]), double(move[1]));
    return QRectF(middle - QPointF(radius, radius), middle + QPointF(radius, radius));
}

std::array<QPointF, 4> cornersAroundMiddle(const PictureQuad &quad, double radians)
{
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    std::array<QPointF, 4> corners;
    std::ranges::transform(quad.corners, corners.begin(), pointOf);
    const QPointF middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4;
    for (QPointF &corner : corners) {
        const QPointF arm = corner - middle;
        corner = {arm.x() * cosine - arm.y() * sine, arm.x() * sine + arm.y() * cosine};
    }
    return corners;
}

PlacedQuad placedAt(const PictureQuad &quad, const std::vector<Envelope> &envelopes, double seconds)
{
    const EnvelopeValues move = moveOf(quad, envelopes, seconds);
    const EnvelopeValues tint = valuesOf(quad.color, envelopes, seconds, {1, 1, 1, 1});
    const double angle = double(move[2]) * std::numbers::pi / 180;
    const double cosine = std::cos(angle);
    const double sine = std::sin(angle);

    PlacedQuad placed;
    placed.turn = angle;
    for (std::size_t i = 0; i < placed.corners.size(); ++i) {
        const QPointF arm = pointOf(quad.corners[i]) - pointOf(quad.pivot);
        placed.corners[i] = pointOf(quad.pivot)
                            + QPointF(arm.x() * cosine - arm.y() * sine + double(move[0]),
                                      arm.x() * sine + arm.y() * cosine + double(move[1]));
        placed.texture[i] = pointOf(quad.texture[i]);
        const PictureColor &color = quad.colors[i];
        placed.colors[i] = {color.red * tint[0], color.green * tint[1], color.blue * tint[2],
                            color.alpha * tint[3]};
    }
    return placed;
}

bool paintQuad(const PixelArea &piece, const QRect &rows, const PlacedQuad &quad,
               const Texture *texture, const PieceGrid &grid)
{
    const auto corner = [&](std::size_t i) {
        return Corner{grid.origin + quad.corners[i] * grid.scale, quad.texture[i], quad.colors[i]};
    };
    bool hasDrawn = false;
    for (const auto &[a, b, c] : {std::array<std::size_t, 3>{0, 1, 2}, {1, 3, 2}}) {
        const std::array<Corner, 3> corners = {corner(a), corner(b), corner(c)};
        hasDrawn = TriangleBrush{.piece = piece,
                                 .rows = rows,
                                 .corners = corners,
                                 .texture = texture}
                       .paint()
                   || hasDrawn;
    }
    return hasDrawn;
}

} // namespace tickscope
