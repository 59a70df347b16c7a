// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/shape_painter.h"

#include <algorithm>
#include <span>

#include <QPainterPath>

#include "ui/world/map/height_ramp.h"

namespace tickscope {

namespace {

constexpr double WallPen = 1.3;
constexpr double FloorPenFromSide = 1.6;
/// Pixels a world unit below which lines of walls pale, so that they do not cover the floors.
constexpr double PaleWallScale = 0.25;
constexpr int WallAlpha = 200;
constexpr int VeilAlpha = 14; ///< Of a wall from the side; several lie behind each other.
/// Reach of a place's sign in pixels.
constexpr double SignReach = 5.0;
/// Width of a picture below which signs would hide it.
constexpr int LeastSignedWidth = 300;

std::span<const MapPoint> cornersOf(const ShapeLayer &layer, const MapShape &shape)
{
    return std::span(layer.points).subspan(shape.firstPoint, shape.pointCount);
}

/// Where shapes lie in a picture: pixels for a world unit, and the pixel of the world's zero.
struct ShapePlace {
    double scale = 1.0;
    QPointF zero;
};

/// Draws the shapes of one map into one picture.
class ShapeDrawing
{
public:
    ShapeDrawing(QPainter &painter, QSize picture, const MapBackdrop &map, const ShapePlace &place,
                 const MapSight &sight, const WorldPalette &palette)
        : m_bounds(QRectF(QPointF(0, 0), QSizeF(picture)).adjusted(-2, -2, 2, 2))
        , m_painter(painter)
        , m_ramp(HeightRamp::of(map, palette.isDark))
        , m_place(place)
        , m_sight(sight)
        , m_palette(palette)
    {
        const double share = std::clamp(place.scale / PaleWallScale, 0.25, 1.0);
        m_wallAlpha = static_cast<int>(WallAlpha * share);
    }

    void paint(const ShapeLayer &layer)
    {
        for (const MapShape &shape : layer.shapes) {
            if (!isShown(shape))
                continue;
            setOutline(layer, shape);
            // A line's box is empty, and would meet nothing.
            if (!m_outline.boundingRect().adjusted(-1, -1, 1, 1).intersects(m_bounds))
                continue;
            paint(shape);
            m_hasDrawn = true;
        }
    }

    [[nodiscard]] bool hasDrawn() const { return m_hasDrawn; }

private:
    [[nodiscard]] bool isShown(const MapShape &shape) const
    {
        if (shape.kind == ShapeKind::Floor)
            return m_sight.heights.contains(double{shape.meanHeight()});
        return m_sight.heights.overlaps(double{shape.lowest}, double{shape.highest});
    }

    [[nodiscard]] QPointF pixelOf(const MapPoint &point) const
    {
        const Vector2 seen = inPlane({double{point.x}, double{point.y}}, double{point.height},
                                     m_sight.plane);
        return QPointF(seen.x, seen.y) * m_place.scale + m_place.zero;
    }

    void setOutline(const ShapeLayer &layer, const MapShape &shape)
    {
        m_outline.resize(0); // keeps its memory: there are thousands of shapes
        for (const MapPoint &corner : cornersOf(layer, shape))
            m_outline << pixelOf(corner);
        if (shape.kind != ShapeKind::Area || m_sight.plane == ViewPlane::Top)
            return;
        // An area is what stands on its polygon.
        for (MapPoint corner : cornersOf(layer, shape)) {
            for (const float height : {shape.lowest, shape.highest}) {
                corner.height = height;
                m_outline << pixelOf(corner);
            }
        }
        m_outline = QPolygonF(m_outline.boundingRect());
    }

    void paint(const MapShape &shape)
    {
        const bool isFromAbove = m_sight.plane == ViewPlane::Top;
        switch (shape.kind) {
        case ShapeKind::Floor: {
            const QColor color = m_ramp.colorAt(double{shape.meanHeight()});
            // With its own colour at the edge no seam shows between neighbours.
            return draw(QPen(color, isFromAbove ? 1.0 : FloorPenFromSide), color);
        }
        case ShapeKind::Wall:
            if (isFromAbove)
                return draw(QPen(wallInk(shape), WallPen), Qt::NoBrush);
            // Without antialiasing, or seams between the pieces of a wall show through.
            m_painter.setRenderHint(QPainter::Antialiasing, false);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(veil());
            m_painter.drawConvexPolygon(m_outline);
            return;
        case ShapeKind::Area:
            return draw(QPen(tint(150), 1, Qt::DashLine), tint(36));
        }
    }

    void draw(const QPen &pen, const QBrush &brush)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(pen);
        m_painter.setBrush(brush);
        m_painter.drawConvexPolygon(m_outline);
    }

    /// Stands out from the floor that the wall stands on.
    [[nodiscard]] QColor wallInk(const MapShape &shape) const
    {
        constexpr int Bright = 125;
        const QColor floor = m_ramp.colorAt(double{shape.lowest});
        const bool isBright = qGray(floor.rgb()) > Bright;
        QColor ink = mixed(floor, isBright ? Qt::black : Qt::white, isBright ? 0.55 : 0.4);
        ink.setAlpha(m_wallAlpha);
        return ink;
    }

    [[nodiscard]] QColor veil() const
    {
        QColor color = m_palette.solidRim;
        color.setAlpha(VeilAlpha);
        return color;
    }

    [[nodiscard]] QColor tint(int alpha) const
    {
        QColor color = cellColor(CellKind::Tune);
        color.setAlpha(alpha);
        return color;
    }

    QRectF m_bounds;
    QPainter &m_painter;
    HeightRamp m_ramp;
    ShapePlace m_place;
    MapSight m_sight;
    const WorldPalette &m_palette;
    int m_wallAlpha = WallAlpha;
    QPolygonF m_outline; ///< Of the shape that is drawn.
    bool m_hasDrawn = false;
};

/// A small pin: where something begins, its tip on the place.
QPainterPath signShape()
{
    QPainterPath path(QPointF(0, 0));
    path.lineTo(-SignReach * 0.8, -SignReach * 1.5);
    path.arcTo(QRectF(-SignReach, -SignReach * 3, SignReach * 2, SignReach * 2), 200, -220);
    path.closeSubpath();
    path.addEllipse(QPointF(0, -SignReach * 2), SignReach * 0.35, SignReach * 0.35);
    return path;
}

/// The same name has the same colour everywhere.
QColor signColor(const std::string &name)
{
    if (name == "info_player_deathmatch")
        return teamColor(0);
    if (name == "info_player_start")
        return teamColor(1);
    return cellColor(CellKind::Start);
}

} // namespace

bool paintShapes(QImage &picture, const MapBackdrop &map, const ShapeGrid &grid,
                 const MapSight &sight, const WorldPalette &palette)
{
    QPainter painter(&picture);
    ShapeDrawing drawing(painter, picture.size(), map, {grid.scale, -QPointF(grid.origin)}, sight,
                         palette);
    for (const ShapeLayer &layer : map.shapes)
        drawing.paint(layer);
    return drawing.hasDrawn();
}

void paintShapes(QPainter &painter, const MapBackdrop &map, const std::vector<ShapeLayer> &layers,
                 const Camera &camera, QSize size, const MapSight &sight,
                 const WorldPalette &palette)
{
    painter.save();
    ShapeDrawing drawing(painter, size, map, {camera.pixelsPerUnit(), camera.toPixel({0, 0}, size)},
                         sight, palette);
    for (const ShapeLayer &layer : layers)
        drawing.paint(layer);
    painter.restore();
}

void paintPlaces(QPainter &painter, const MapBackdrop &map, const Camera &camera, QSize size,
                 const MapSight &sight, const WorldPalette &palette)
{
    if (size.width() < LeastSignedWidth)
        return;
    static const QPainterPath sign = signShape();
    const QRectF picture = QRectF(QPointF(0, 0), QSizeF(size)).adjusted(-20, -20, 20, 20);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.outline, 0.8));
    for (const MapPlace &place : map.places) {
        if (!sight.heights.contains(double{place.height}))
            continue;
        const Vector2 seen = inPlane({double{place.position.x}, double{place.position.y}},
                                     double{place.height}, sight.plane);
        const QPointF pixel = camera.toPixel({seen.x, seen.y}, size);
        if (!picture.contains(pixel))
            continue;
        QColor color = signColor(place.name);
        color.setAlpha(210);
        painter.setBrush(color);
        painter.drawPath(sign.translated(pixel));
    }
    painter.restore();
}

QRectF mapRect(const MapBackdrop &map, ViewPlane plane)
{
    const QSizeF ground(std::max(map.width, 1.0), std::max(map.height, 1.0));
    if (plane == ViewPlane::Top)
        return {QPointF(map.left, map.top), ground};
    double lowest = 0;
    double highest = 1;
    bool isFirst = true;
    for (const ShapeLayer &layer : map.shapes) {
        for (const MapShape &shape : layer.shapes) {
            lowest = isFirst ? double{shape.lowest} : std::min(lowest, double{shape.lowest});
            highest = isFirst ? double{shape.highest} : std::max(highest, double{shape.highest});
            isFirst = false;
        }
    }
    const double width = plane == ViewPlane::Front ? ground.width() : ground.height();
    const double left = plane == ViewPlane::Front ? map.left : -(map.top + ground.height());
    return {left, -highest, width, std::max(highest - lowest, 1.0)};
}

} // namespace tickscope
