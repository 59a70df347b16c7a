// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/quad_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

using pixels::Span;

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

/// A share of a texture's whole width or height, 2^32 being all: what is beyond the texture wraps
/// around by itself, as it shall.
std::uint32_t shareOf(double value)
{
    // Places of a file are far within; only slopes of slivers are cut.
    constexpr double Farthest = 0x1p30;
    return static_cast<std::uint32_t>(
        static_cast<std::int64_t>(std::clamp(value, -Farthest, Farthest) * 0x1p32));
}

/// Shares of a side of a texture, both of them included.
struct Shares {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

/// From the middle of pixel \a lowest to that of the one behind \a highest, of \a side pixels.
Shares sharesOf(std::int64_t side, int lowest, int highest)
{
    const auto middleOf = [side](std::int64_t pixel) {
        return ((2 * pixel + 1) * (std::int64_t{1} << 31) + side - 1) / side;
    };
    return {middleOf(lowest), middleOf(highest + 1) - 1};
}

/// Which of \a count places, the first one and each a step farther, lie in \a wanted; no others are
/// between them.
Span placesAmong(std::int64_t first, std::uint32_t step, Shares wanted, int count)
{
    std::int64_t way = static_cast<std::int32_t>(step);
    const auto [nearest, farthest] = std::minmax({first, first + way * (count - 1)});
    if (nearest >= wanted.low && farthest <= wanted.high)
        return {0, count};
    if (way == 0)
        return {};
    if (way < 0) {
        way = -way;
        first = -first;
        wanted.low = -std::exchange(wanted.high, -wanted.low);
    }
    const auto placeFrom = [&](std::int64_t share) {
        return static_cast<int>(
            std::clamp<std::int64_t>((share - first + way - 1) / way, 0, count));
    };
    return {placeFrom(wanted.low), first > wanted.high ? 0 : placeFrom(wanted.high + 1)};
}

/// Reads a texture along rows of pixels, from the level that fits their size.
class Sampler
{
public:
    Sampler(const Texture &texture, const Slope &u, const Slope &v)
        : m_u(u)
        , m_v(v)
    {
        const double alongX = std::hypot(u.perX * texture.width(), v.perX * texture.height());
        const double alongY = std::hypot(u.perY * texture.width(), v.perY * texture.height());
        const double wanted = levelFor(std::max(alongX, alongY));
        // The nearest level alone: mixing two takes twice as long and is hardly seen.
        const auto number = static_cast<std::size_t>(std::lround(wanted));
        m_level = &texture.level(std::min(number, texture.levelCount() - 1));
        const auto width = static_cast<std::uint32_t>(m_level->width);
        const auto height = static_cast<std::uint32_t>(m_level->height);
        m_line = {m_level->pixels, width, height, 0, 0, shareOf(u.perX), shareOf(v.perX)};
        m_insideU = sharesOf(width, 0, m_level->width - 2);
        m_insideV = sharesOf(height, 0, m_level->height - 2);
    }

    /// Draws the texture over the \a seen pixels of a row at \a y, of which \a whole are in it.
    /// \param tints  as pixels::textureOver() has them.
    void paint(QRgb *line, Span whole, Span seen, double y, const QRgb *tints)
    {
        // What is seen is equal however much is.
        m_line.u = shareOf(m_u.at(whole.begin + 0.5, y));
        m_line.v = shareOf(m_v.at(whole.begin + 0.5, y));
        advance(seen.begin - whole.begin);
        for (int x = seen.begin; x < seen.end;) {
            const int count = countInside(seen.end - x);
            if (count > 0) {
                paintInside(line + x, tints, count);
            } else {
                const QRgb above = acrossEdge();
                line[x] = pixels::over(line[x], tints ? pixels::multiplied(above, *tints) : above);
            }
            const int done = std::max(count, 1);
            x += done;
            tints += tints ? done : 0;
            advance(done);
        }
    }

private:
    void advance(int count)
    {
        m_line.u += m_line.stepU * static_cast<std::uint32_t>(count);
        m_line.v += m_line.stepV * static_cast<std::uint32_t>(count);
    }

    /// How many places from here on have all neighbours side by side.
    [[nodiscard]] int countInside(int most) const
    {
        constexpr std::uint32_t LargestSide = 0xffff; // of a line
        if (std::max(m_line.width, m_line.height) > LargestSide)
            return 0;
        const Span alongU = placesAmong(m_line.u, m_line.stepU, m_insideU, most);
        const Span alongV = placesAmong(m_line.v, m_line.stepV, m_insideV, most);
        return alongU.begin == 0 && alongV.begin == 0 ? std::min(alongU.end, alongV.end) : 0;
    }

    void paintInside(QRgb *line, const QRgb *tints, int count) const
    {
        pixels::TextureLine part = m_line;
        Span seen{0, count};
        if (m_line.stepV == 0) {
            // Pictures of moons and flakes of snow are mostly empty around.
            const int row = pixels::TextureLine::texelAt(m_line.v, m_level->height) >> 8;
            const auto upper = m_level->contentOf(row);
            const auto lower = m_level->contentOf(row + 1);
            const Shares content = sharesOf(m_line.width,
                                            std::max(std::min(upper.first, lower.first) - 1, 0),
                                            std::max(upper.second, lower.second) - 1);
            seen = placesAmong(m_line.u, m_line.stepU, content, count);
            part.u += part.stepU * static_cast<std::uint32_t>(seen.begin);
        }
        pixels::textureOver(line + seen.begin, part, tints ? tints + seen.begin : nullptr,
                            seen.end - seen.begin);
    }

    /// What is at a place some of whose neighbours are at the other side of the texture.
    [[nodiscard]] QRgb acrossEdge() const
    {
        const int width = static_cast<int>(m_line.width);
        const int height = static_cast<int>(m_line.height);
        const int x = pixels::TextureLine::texelAt(m_line.u, width);
        const int y = pixels::TextureLine::texelAt(m_line.v, height);
        const auto wrapped = [](int index, int count) { return (index + count) % count; };
        const int left = wrapped(x >> 8, width);
        const int right = wrapped((x >> 8) + 1, width);
        const QRgb *upper = m_line.picture + std::ptrdiff_t{wrapped(y >> 8, height)} * width;
        const QRgb *lower = m_line.picture + std::ptrdiff_t{wrapped((y >> 8) + 1, height)} * width;
        return pixels::between({upper[left], upper[right], lower[left], lower[right],
                                static_cast<std::uint32_t>(x & 0xff),
                                static_cast<std::uint32_t>(y & 0xff)});
    }

    Slope m_u;
    Slope m_v;
    pixels::TextureLine m_line;
    Shares m_insideU; ///< Of places whose neighbours are side by side.
    Shares m_insideV;
    const Texture::Level *m_level = nullptr;
};

/// Pixels of a row whose middles lie in a triangle.
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
    static constexpr std::size_t Eight = 8; ///< Room behind a row of tints.

    PixelArea piece;
    const QRegion &area;
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
        const auto isSmall = [](double slope) { return std::abs(slope) < 1e-7; };
        const bool isEvenInRows = std::ranges::all_of(parts, isSmall, &Slope::perX);
        const bool isEven = isEvenInRows && std::ranges::all_of(parts, isSmall, &Slope::perY);
        const QRgb first = pixels::premultiplied(corners[0].color);
        const bool isPlain = texture && isEven && first == pixels::White;
        std::vector<QRgb> tints(isPlain ? 0 : static_cast<std::size_t>(piece.width()) + Eight,
                                first);
        const auto lay = [&](int column, double y, int count) {
            pixels::ColorLine line{};
            for (std::size_t i = 0; i < parts.size(); ++i) {
                line.start[i] = parts[i].start;
                line.perX[i] = parts[i].perX;
                line.rest[i] = parts[i].perY * y;
            }
            pixels::colorRow(tints.data(), line, column + 0.5, count);
        };
        if (!texture) {
            return paintEach([&](QRgb *line, Span whole, Span seen, double y) {
                const int count = seen.end - seen.begin;
                // Skies run from top to bottom: one colour a row.
                if (!isEven)
                    lay(isEvenInRows ? whole.begin : seen.begin, y, isEvenInRows ? 1 : count);
                if (isEvenInRows)
                    pixels::fillOver(line + seen.begin, tints.front(), count);
                else
                    pixels::rowOver(line + seen.begin, tints.data(), count);
            });
        }
        Sampler sampler(*texture, u, v);
        return paintEach([&](QRgb *line, Span whole, Span seen, double y) {
            if (!isEven)
                lay(seen.begin, y, seen.end - seen.begin);
            sampler.paint(line, whole, seen, y, isPlain ? nullptr : tints.data());
        });
    }

    /// \param paintRow  paintRow(line, whole, seen, y) paints those seen of all pixels of a row in
    ///                  the triangle, whose middles are at y.
    template<typename PaintRow>
    bool paintEach(PaintRow paintRow)
    {
        const auto [top, bottom] = std::minmax(
            {corners[0].pixel.y(), corners[1].pixel.y(), corners[2].pixel.y()});
        const auto row = [this](double y) {
            return static_cast<int>(std::floor(std::clamp(y, 0.0, double(piece.height()))));
        };
        bool hasDrawn = false;
        // Rectangles of a region that share rows have all of them in common.
        for (auto part = area.begin(), next = part; part != area.end(); part = next) {
            const auto isBeside = [part](const QRect &rect) { return rect.top() == part->top(); };
            next = std::find_if_not(part, area.end(), isBeside);
            const int lastRow = std::min(row(bottom), part->bottom());
            for (int y = std::max(row(top), part->top()); y <= lastRow; ++y) {
                const Span whole = spanIn(corners, y + 0.5, piece.width());
                for (auto rect = part; rect != next; ++rect) {
                    const Span seen{std::max(whole.begin, rect->left()),
                                    std::min(whole.end, rect->right() + 1)};
                    if (seen.begin >= seen.end)
                        continue;
                    hasDrawn = true;
                    paintRow(piece.row(y), whole, seen, y + 0.5);
                }
            }
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

bool paintQuad(const PixelArea &piece, const QRegion &area, const PlacedQuad &quad,
               const Texture *texture, const PieceGrid &grid)
{
    const auto corner = [&](std::size_t i) {
        return Corner{grid.origin + quad.corners[i] * grid.scale, quad.texture[i], quad.colors[i]};
    };
    bool hasDrawn = false;
    for (const auto &[a, b, c] : {std::array<std::size_t, 3>{0, 1, 2}, {1, 3, 2}}) {
        const std::array<Corner, 3> corners = {corner(a), corner(b), corner(c)};
        hasDrawn = TriangleBrush{.piece = piece,
                                 .area = area,
                                 .corners = corners,
                                 .texture = texture}
                       .paint()
                   || hasDrawn;
    }
    return hasDrawn;
}

} // namespace tickscope
