// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/trail_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "ui/style/theme.h"

namespace tickscope {

constexpr double FromEdge = 12;
constexpr double LegendPad = 8;
constexpr double BarHeight = 8;
constexpr double LeastBar = 120;
constexpr double BetweenPlates = 6;
constexpr double LegendShare = 0.5; ///< Of the height of the view: chat is below.
constexpr double LargestWidth = 0.5;

std::vector<QRectF> legendPlates(const std::vector<TrackLegend> &legends, QSize size, double top,
                                 const QFont &font)
{
    const QFontMetricsF metrics(font);
    std::vector<QRectF> plates;
    double y = std::max(top, FromEdge);
    for (const TrackLegend &legend : legends) {
        const double texts = metrics.horizontalAdvance(legend.low)
                             + metrics.horizontalAdvance(legend.high) + 2 * LegendPad;
        const double width = std::max({LeastBar, texts, metrics.horizontalAdvance(legend.title)})
                             + 2 * LegendPad;
        const double height = 2 * metrics.height() + BarHeight + 2 * LegendPad;
        if (y + height > size.height() * LegendShare || width > size.width() * LargestWidth)
            break;
        plates.emplace_back(FromEdge, y, std::ceil(width), std::ceil(height));
        y += std::ceil(height) + BetweenPlates;
    }
    return plates;
}

void paintLegends(QPainter &painter, const std::vector<TrackLegend> &legends,
                  const std::vector<QRectF> &plates, const WorldPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight); // as the colours run
    for (std::size_t i = 0; i < std::min(legends.size(), plates.size()); ++i) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.plate);
        painter.drawRoundedRect(plates[i], 4, 4);
        const QRectF inner = plates[i].adjusted(LegendPad, LegendPad, -LegendPad, -LegendPad);
        const QRectF bar(inner.left(), inner.center().y() - BarHeight / 2, inner.width(),
                         BarHeight);
        QLinearGradient colors(bar.topLeft(), bar.topRight());
        colors.setStops(legends[i].colors);
        painter.setBrush(colors);
        painter.drawRoundedRect(bar, 2, 2);
        painter.setPen(palette.plateText);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, legends[i].title);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignBottom, legends[i].low);
        painter.drawText(inner, Qt::AlignRight | Qt::AlignBottom, legends[i].high);
    }
    painter.restore();
}

namespace {

struct Stop {
    double at;
    QColor color;
};
using Stops = std::array<Stop, 4>;

constexpr double LeastAlpha = 0.4; ///< Of a cell where somebody was: a single way must be seen.
constexpr double MostAlpha = 0.85;
/// Cells whose time counts as the most: the few above, where somebody stood waiting, would leave
/// all the others in one colour.
constexpr double MostShare = 0.99;

/// Colour of a share of the greatest heat. Lightness grows all the way, so that it reads
/// without hues, too.
QColor heatColor(double share, const Stops &stops)
{
    std::size_t stop = 1;
    while (stop + 1 < stops.size() && share > stops[stop].at)
        ++stop;
    const Stop &low = stops[stop - 1];
    const Stop &high = stops[stop];
    return mixed(low.color, high.color,
                 std::clamp((share - low.at) / (high.at - low.at), 0.0, 1.0));
}

using HeatColors = std::array<QRgb, 256>;

HeatColors rampOf(const Stops &stops)
{
    HeatColors colors{};
    for (std::size_t i = 1; i < colors.size(); ++i) {
        const double share = double(i) / 255;
        QColor color = heatColor(share, stops);
        // The edges of a way fade out.
        color.setAlphaF(static_cast<float>(std::min({MostAlpha, LeastAlpha + share, share * 10})));
        colors[i] = qPremultiply(color.rgba());
    }
    return colors;
}

const Stops &heatRamp(bool isSafe)
{
    static const Stops usual{
        Stop{0.0, QColor(0x6A, 0x35, 0xC4)}, Stop{0.4, QColor(0xC0, 0x2F, 0x6E)},
        Stop{0.75, QColor(0xF5, 0x7D, 0x15)}, Stop{1.0, QColor(0xFC, 0xFF, 0xA4)}};
    // Nothing but blue, grey and yellow.
    static const Stops safe{
        Stop{0.0, QColor(0x00, 0x22, 0x5E)}, Stop{0.4, QColor(0x57, 0x60, 0x78)},
        Stop{0.75, QColor(0xB5, 0xA7, 0x6A)}, Stop{1.0, QColor(0xFF, 0xEA, 0x46)}};
    return isSafe ? safe : usual;
}

const HeatColors &heatColors()
{
    static const HeatColors usual = rampOf(heatRamp(false));
    static const HeatColors safe = rampOf(heatRamp(true));
    return theme::hasSafeColors() ? safe : usual;
}

/// Mean of the cells where somebody was; the logarithm begins there.
double usualSeconds(const std::vector<float> &cells)
{
    double sum = 0;
    std::size_t count = 0;
    for (const float seconds : cells) {
        sum += static_cast<double>(seconds);
        count += seconds > 0 ? 1 : 0;
    }
    return count == 0 ? 1 : sum / static_cast<double>(count);
}

/// The seconds that MostShare of the cells where somebody was stay below.
double mostSeconds(const std::vector<float> &cells)
{
    std::vector<float> seen;
    std::ranges::copy_if(cells, std::back_inserter(seen), [](float one) { return one > 0; });
    if (seen.empty())
        return 0;
    const auto place = seen.begin()
                       + static_cast<std::ptrdiff_t>(static_cast<double>(seen.size() - 1)
                                                     * MostShare);
    std::ranges::nth_element(seen, place);
    return static_cast<double>(*place);
}

} // namespace

QGradientStops heatStops()
{
    QGradientStops stops;
    for (const Stop &stop : heatRamp(theme::hasSafeColors()))
        stops.append({stop.at, stop.color});
    return stops;
}

HeatMap makeHeatMap(const HeatGrid &grid)
{
    if (grid.isEmpty())
        return {};
    const HeatColors &colors = heatColors();
    const double usual = usualSeconds(grid.seconds) / 4;
    HeatMap map;
    map.mostSeconds = mostSeconds(grid.seconds);
    const double whole = std::log1p(map.mostSeconds / usual);
    map.world = QRectF(grid.left, grid.top, grid.width * grid.cellSize,
                       grid.height * grid.cellSize);
    map.image = QImage(grid.width, grid.height, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < grid.height; ++row) {
        auto *line = reinterpret_cast<QRgb *>(map.image.scanLine(row));
        const float *cells
            = &grid.seconds[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.width)];
        for (int column = 0; column < grid.width; ++column) {
            const double share = std::log1p(static_cast<double>(cells[column]) / usual)
                                 / std::max(whole, 1e-9);
            line[column] = colors[static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * 255)];
        }
    }
    return map;
}

void paintHeatMap(QPainter &painter, const HeatMap &map, const Camera &camera, QSize size)
{
    if (map.image.isNull())
        return;
    const QRectF target(camera.toPixel(map.world.topLeft(), size),
                        map.world.size() * camera.pixelsPerUnit());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(target, map.image);
    painter.restore();
}

namespace {

constexpr double LeastStep = 5;    ///< Pixels between two points of a line.
constexpr double PointerReach = 7; ///< Pixels around the pointer.
constexpr double LeadingIn = 32;   ///< Pixels around the picture whose points still lead into it.
constexpr int Speeds = 6;
constexpr int Ages = 4;

using SpeedColors = std::array<QColor, Speeds>;

SpeedColors rampOf(const QColor &slow, const QColor &middle, const QColor &fast)
{
    SpeedColors made;
    for (int i = 0; i < Speeds; ++i) {
        const double share = double(i) / (Speeds - 1);
        made[static_cast<std::size_t>(i)] = share < 0.5 ? mixed(slow, middle, share * 2)
                                                        : mixed(middle, fast, share * 2 - 1);
    }
    return made;
}

/// From standing to fast, seen on light and dark ground. The safe ones differ in lightness
/// all the way, and in nothing but blue and yellow.
const SpeedColors &speedColors()
{
    static const SpeedColors usual = rampOf({0x3A, 0x86, 0xD9}, {0xF0, 0xE4, 0x42},
                                            {0xFF, 0x7A, 0x2F});
    static const SpeedColors safe = rampOf({0x2B, 0x4F, 0x9E}, {0x8F, 0x93, 0x98},
                                           {0xFF, 0xEA, 0x46});
    return theme::hasSafeColors() ? safe : usual;
}

int speedClass(double fastSpeed, const TrackPoint &point)
{
    if (fastSpeed <= 0)
        return 0;
    const double share = static_cast<double>(point.speed) / fastSpeed;
    return std::clamp(static_cast<int>(share * Speeds), 0, Speeds - 1);
}

QPointF worldOf(const TrackPoint &point, ViewPlane plane)
{
    const Vector2 seen = point.seenIn(plane);
    return {seen.x, seen.y};
}

/// Collects points of one look and draws them as one line.
struct LineBrush {
    QPainter &painter;
    int leastAlpha;
    /// For lines that are drawn in every frame.
    bool isQuick;
    QPolygonF points = {};
    int lastSpeed = 0;
    int lastAge = 0;

    void begin(QPointF pixel)
    {
        flush();
        points = {pixel};
    }
    void lineTo(QPointF pixel, int speed, int age)
    {
        if (points.size() > 1 && (speed != lastSpeed || age != lastAge)) {
            const QPointF joint = points.back();
            begin(joint);
        }
        lastSpeed = speed;
        lastAge = age;
        points << pixel;
    }
    void flush()
    {
        if (points.size() < 2)
            return;
        const int alpha = 230 - (230 - leastAlpha) * lastAge / Ages;
        QColor color = speedColors()[static_cast<std::size_t>(lastSpeed)];
        color.setAlpha(alpha);
        if (isQuick) {
            flushQuickly(color);
            return;
        }
        // A dark seam, so that the line reads on bright ground, too.
        painter.setPen(
            QPen(QColor(0, 0, 0, alpha / 2), 4, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        painter.drawPolyline(points);
        painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        painter.drawPolyline(points);
        points.clear();
    }

    /// A cosmetic line: outlining a wide one costs many times as much.
    void flushQuickly(const QColor &color)
    {
        QPen pen(color, 1);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.drawPolyline(points);
        points.clear();
    }
};

/// Whether the line from the point before leads to \a point, number \a number.
bool isJoined(const TrackSet &set, const Track &track, std::size_t number)
{
    return static_cast<double>(track.points[number].speed) <= set.jumpSpeed
           && track.isJoined(number);
}

} // namespace

std::optional<QRectF> boundsOf(const TrackSet &set, ViewPlane plane)
{
    std::optional<QRectF> bounds;
    for (const Track &track : set.tracks) {
        for (const TrackPoint &point : track.points) {
            const Vector2 place = point.seenIn(plane);
            const QRectF around(place.x, place.y, 1, 1);
            bounds = bounds ? bounds->united(around) : around;
        }
    }
    return bounds;
}

QGradientStops trailColors()
{
    QGradientStops stops;
    const SpeedColors &colors = speedColors();
    for (std::size_t i = 0; i < colors.size(); ++i)
        stops.append({double(i) / (Speeds - 1), colors[i]});
    return stops;
}

void paintTrail(QPainter &painter, const TrackSet &set, const Trail &trail, const Camera &camera,
                QSize size)
{
    const Track &track = *trail.track;
    const auto points = track.between(trail.firstOffset, trail.endOffset);
    if (points.empty())
        return;
    const auto first = static_cast<std::size_t>(points.data() - track.points.data());
    const QRectF near = QRectF(QPointF(0, 0), QSizeF(size))
                            .adjusted(-LeadingIn, -LeadingIn, LeadingIn, LeadingIn);
    const double whole = std::max<double>(1,
                                          static_cast<double>(trail.endOffset - trail.firstOffset));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    LineBrush brush{
        .painter = painter, .leastAlpha = trail.fades ? 40 : 230, .isQuick = trail.fades};
    QPointF last = camera.toPixel(worldOf(points[0], trail.plane), size);
    brush.begin(last);
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QPointF pixel = camera.toPixel(worldOf(points[i], trail.plane), size);
        const bool isSeen = near.contains(pixel) || near.contains(last);
        const bool isLast = i + 1 == points.size();
        if (!isSeen || !isJoined(set, track, first + i)) {
            brush.begin(pixel);
            last = pixel;
        } else if (isLast || (pixel - last).manhattanLength() >= LeastStep) {
            const double age = static_cast<double>(trail.endOffset - points[i].offset) / whole;
            brush.lineTo(pixel, speedClass(trail.fastSpeed, points[i]),
                         trail.fades ? std::clamp(static_cast<int>(age * Ages), 0, Ages - 1) : 0);
            last = pixel;
        }
    }
    if (trail.tip && near.contains(last))
        brush.lineTo(camera.toPixel(*trail.tip, size), speedClass(trail.fastSpeed, points.back()),
                     0);
    brush.flush();
    painter.restore();
}

std::optional<TrailPlace> trailPlaceAt(const TrackSet &set, const std::vector<Trail> &trails,
                                       QPointF pixel, const Camera &camera, QSize size)
{
    std::optional<TrailPlace> nearest;
    double smallest = PointerReach;
    for (const Trail &trail : trails) {
        const auto points = trail.track->between(trail.firstOffset, trail.endOffset);
        const auto first = static_cast<std::size_t>(points.data() - trail.track->points.data());
        for (std::size_t i = 1; i < points.size(); ++i) {
            if (!isJoined(set, *trail.track, first + i))
                continue;
            // The nearest place of the line from the point before, and its tick.
            const QPointF from = camera.toPixel(worldOf(points[i - 1], trail.plane), size);
            const QPointF way = camera.toPixel(worldOf(points[i], trail.plane), size) - from;
            const double length = QPointF::dotProduct(way, way);
            const double share = length > 0 ? std::clamp(
                                     QPointF::dotProduct(pixel - from, way) / length, 0.0, 1.0)
                                            : 0.0;
            const QPointF off = pixel - from - way * share;
            const double distance = std::hypot(off.x(), off.y());
            // Of ways that cross the newest one counts.
            if (distance > smallest)
                continue;
            smallest = distance;
            const double ticks = (points[i].offset - points[i - 1].offset) * share;
            nearest = {trail.track->client, set.first + points[i - 1].offset + std::llround(ticks),
                       camera.toWorld(from + way * share, size)};
        }
    }
    return nearest;
}

} // namespace tickscope
