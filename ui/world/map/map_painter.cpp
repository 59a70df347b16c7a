// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/map_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QLinearGradient>

#include "core/model/scene/map_backdrop.h"
#include "ui/world/letters/outlined_text.h"
#include "ui/world/map/cell_outline.h"
#include "ui/world/map/cell_painter.h"

namespace tickscope {

namespace {

/// Sides of a cell in pixels below which arrows and numbers would be noise.
constexpr double SmallestArrow = 9.0;
constexpr double SmallestNumber = 18.0;
/// Sizes of letters, of a cell's side: alone, and one above the other.
constexpr double LoneLetters = 0.42;
constexpr double HalfLetters = 0.34;

/// Along the angle, through the middle of the cell.
void paintArrow(QPainter &painter, const QRectF &cell, double angle)
{
    QColor color = cellColor(CellKind::Speedup);
    color.setAlpha(200);
    painter.save();
    painter.translate(cell.center());
    painter.rotate(angle * 180.0 / std::numbers::pi);
    painter.scale(cell.width(), cell.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({{0.4, 0.0},
                                   {0.08, -0.32},
                                   {0.08, -0.13},
                                   {-0.38, -0.13},
                                   {-0.38, 0.13},
                                   {0.08, 0.13},
                                   {0.08, 0.32}}));
    painter.restore();
}

void paintNumber(QPainter &painter, const QRectF &place, int number, double letters)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::round(letters))));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    paintOutlinedText(painter, place, QString::number(number), Qt::white, TextOutline::Strong);
}

void paintNumbers(QPainter &painter, const QRectF &cell, const CellMark &mark)
{
    if (mark.number != 0 && mark.second == 0)
        return paintNumber(painter, cell, mark.number, cell.height() * LoneLetters);
    const double half = cell.height() / 2;
    const double letters = cell.height() * HalfLetters;
    if (mark.number != 0)
        paintNumber(painter, {cell.topLeft(), QSizeF(cell.width(), half)}, mark.number, letters);
    if (mark.second != 0) {
        const QRectF below(cell.topLeft() + QPointF(0, half), QSizeF(cell.width(), half));
        paintNumber(painter, mark.number == 0 ? cell : below, mark.second, letters);
    }
}

} // namespace

/// Draws what the cells of \a layer under \a picture say besides their kind: numbers of
/// teleporters and switches, arrows of speedups with their speed and force. Far away nothing.
///
/// \param picture  premultiplied, with \a grid's origin at its top left.
static void paintMarks(QImage &picture, const CellLayer &layer, const CellGrid &grid)
{
    if (layer.marks.empty() || grid.cellPixels < SmallestArrow)
        return;
    const auto rowOf = [&grid](int pixel) {
        return static_cast<int>(std::floor((grid.origin.y() + pixel) / grid.cellPixels));
    };
    const int lastRow = rowOf(picture.height());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bounds(picture.rect());
    const auto first = std::ranges::lower_bound(layer.marks, rowOf(0), {}, &CellMark::row);
    for (auto mark = first; mark != layer.marks.end() && mark->row <= lastRow; ++mark) {
        const QRectF cell = grid.cell(mark->column, mark->row);
        if (!cell.intersects(bounds))
            continue;
        if (mark->angle)
            paintArrow(painter, cell, *mark->angle);
        if (grid.cellPixels >= SmallestNumber)
            paintNumbers(painter, cell, *mark);
    }
}

/// Side of a kept piece in device pixels; 1 MiB each.
constexpr int ChunkPixels = 512;
/// Pieces that are kept beyond those in view.
constexpr std::size_t ChunkLimit = 64;
/// Of what cells do over the picture, so that both are seen.
constexpr double EntityOpacity = 0.7;

/// Whether the map has anything to show from there.
static bool isSeen(const MapBackdrop *map, ViewPlane plane)
{
    return map
           && (!map->shapes.empty()
               || (plane == ViewPlane::Top && (map->picture || !map->layers.empty())));
}

void MapPainter::paintBehind(const PictureCanvas &canvas, const MapView &view,
                             const WorldPalette &palette)
{
    QPainter &painter = canvas.painter;
    const PictureFrame &frame = view.frame;
    const double scale = frame.camera.pixelsPerUnit() * frame.ratio;
    if (view.map != m_map || scale != m_scale || palette.isDark != m_isDark
        || frame.ratio != m_devicePixelRatio || view.sight != m_sight) {
        m_chunks.clear();
        m_map = view.map;
        m_scale = scale;
        m_isDark = palette.isDark;
        m_devicePixelRatio = frame.ratio;
        m_sight = view.sight;
    }
    const bool isMapSeen = isSeen(view.map, view.sight.plane);
    m_picture.setTextures(isMapSeen && view.map->picture ? view.textures : nullptr);
    // Pictures bring a sky of their own; what they leave open gets one colour.
    if (m_picture.hasPicture()) {
        m_picture.paintBehind(canvas.pixels, frame, view.seconds, palette.skyBottom.rgb());
    } else {
        paintSky(painter, frame.size, palette);
        // Shapes leave most of the picture open.
        if (!isMapSeen || !view.map->shapes.empty())
            paintGrid(painter, frame.camera, frame.size, palette);
    }
    if (!isMapSeen)
        return;
    const bool needsCells = !m_picture.hasPicture() || m_picture.lacksGround();
    if (needsCells || view.showsEntities) {
        painter.setOpacity(needsCells ? 1.0 : EntityOpacity);
        paintPieces(painter, *view.map, frame, palette);
        painter.setOpacity(1.0);
    }
    if (needsCells)
        paintOutside(painter, *view.map, frame.camera, frame.size, palette);
    paintPlaces(painter, *view.map, frame.camera, frame.size, view.sight, palette);
}

void MapPainter::paintInFront(const PictureCanvas &canvas, const MapView &view)
{
    if (m_picture.hasPicture())
        m_picture.paintInFront(canvas.pixels, view.frame, view.seconds);
}

void MapPainter::paintPieces(QPainter &painter, const MapBackdrop &map, const PictureFrame &frame,
                             const WorldPalette &palette)
{
    ++m_use;
    const double ratio = frame.ratio;
    const QPointF origin = frame.camera.toPixel({0, 0}, frame.size) * ratio;
    const int left = static_cast<int>(std::round(origin.x()));
    const int top = static_cast<int>(std::round(origin.y()));
    const auto chunkOf = [](double pixel) {
        return static_cast<int>(std::floor(pixel / ChunkPixels));
    };
    const int lastColumn = chunkOf(frame.size.width() * ratio - left - 1);
    const int lastRow = chunkOf(frame.size.height() * ratio - top - 1);
    for (int row = chunkOf(-top); row <= lastRow; ++row) {
        for (int column = chunkOf(-left); column <= lastColumn; ++column) {
            const QImage &image = chunkAt(column, row, map, palette);
            if (!image.isNull()) {
                painter.drawImage(
                    QPointF(left + column * ChunkPixels, top + row * ChunkPixels) / ratio, image);
            }
        }
    }
    forgetOldChunks();
}

void MapPainter::paintSky(QPainter &painter, QSize size, const WorldPalette &palette)
{
    QLinearGradient sky(0, 0, 0, size.height());
    sky.setColorAt(0, palette.skyTop);
    sky.setColorAt(1, palette.skyBottom);
    painter.fillRect(QRect({0, 0}, size), sky);
}

void MapPainter::paintGrid(QPainter &painter, const Camera &camera, QSize size,
                           const WorldPalette &palette)
{
    // Lines 48 to 192 pixels apart, at world units that are powers of four.
    const double wanted = 48 * camera.unitsPerPixel;
    const double step = std::pow(4.0, std::ceil(std::log(wanted) / std::log(4.0)));
    const QRectF view = camera.visible(size);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(palette.grid, 1));
    for (double x = std::floor(view.left() / step) * step; x <= view.right(); x += step) {
        const double pixel = camera.toPixel({x, 0}, size).x();
        painter.drawLine(QPointF(pixel, 0), QPointF(pixel, size.height()));
    }
    for (double y = std::floor(view.top() / step) * step; y <= view.bottom(); y += step) {
        const double pixel = camera.toPixel({0, y}, size).y();
        painter.drawLine(QPointF(0, pixel), QPointF(size.width(), pixel));
    }
}

void MapPainter::paintOutside(QPainter &painter, const MapBackdrop &map, const Camera &camera,
                              QSize size, const WorldPalette &palette)
{
    const QRectF world = mapRect(map, m_sight.plane);
    const QRectF inside(camera.toPixel(world.topLeft(), size),
                        camera.toPixel(world.bottomRight(), size));
    const QRectF all(QPointF(0, 0), QSizeF(size));
    if (inside.contains(all))
        return;
    const QRectF shown = inside.intersected(all);
    QPainterPath outside;
    outside.addRect(all);
    if (!shown.isEmpty())
        outside.addRect(shown);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(outside, palette.outside);
    painter.setPen(QPen(palette.grid, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(inside.adjusted(0, 0, -1, -1));
}

const QImage &MapPainter::chunkAt(int column, int row, const MapBackdrop &map,
                                  const WorldPalette &palette)
{
    const auto [entry, isNew] = m_chunks.try_emplace({column, row});
    Chunk &chunk = entry->second;
    chunk.lastUse = m_use;
    if (!isNew)
        return chunk.image;
    QImage image(ChunkPixels, ChunkPixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    bool hasContent = false;
    const QPoint origin(column * ChunkPixels, row * ChunkPixels);
    if (m_sight.plane == ViewPlane::Top) {
        for (const CellLayer &layer : map.layers) {
            const CellGrid grid{layer.cellSize * m_scale, origin};
            hasContent = paintCells(image, layer, grid, palette) || hasContent;
            paintMarks(image, layer, grid);
        }
    }
    if (!map.shapes.empty())
        hasContent = paintShapes(image, map, {m_scale, origin}, m_sight, palette) || hasContent;
    if (hasContent) {
        image.setDevicePixelRatio(m_devicePixelRatio);
        chunk.image = std::move(image);
    }
    return chunk.image;
}

void MapPainter::forgetOldChunks()
{
    if (m_chunks.size() <= ChunkLimit)
        return;
    std::erase_if(m_chunks, [this](const auto &entry) { return entry.second.lastUse != m_use; });
}

} // namespace tickscope
