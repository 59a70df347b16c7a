// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/trail_painter.h"

#include <QPainter>
#include <QPolygonF>

#include <array>
#include <cmath>

#include "ui/style/theme.h"
#include "ui/world/canvas/world_palette.h"

namespace tickscope {

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
