// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/piece_store.h"

#include "ui/world/map_picture/pixels/pixel_math.h"
#include "ui/world/map_picture/quad_painter.h"

namespace tickscope {

void PieceStore::setScale(double scale, QPointF phase)
{
    if (scale == m_scale && phase == m_phase)
        return;
    m_pieces.clear();
    if (scale != m_scale)
        m_tiles.clear();
    m_scale = scale;
    m_phase = phase;
}

const PixelRuns *PieceStore::find(int column, int row)
{
    const auto found = m_pieces.constFind({column, row});
    if (found == m_pieces.constEnd())
        return nullptr;
    (*found)->lastUse = m_use;
    return &(*found)->picture;
}

const PixelRuns &PieceStore::draw(int column, int row, const PlanStep &step,
                                  const MapTextures &textures)
{
    QImage image(m_side, m_side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const PixelArea area(image);
    const PieceGrid grid{m_phase - QPointF(double(column) * m_side, double(row) * m_side), m_scale};
    const bool hasContent = paint(area, area.rect(), step, textures, grid, pixels::White);
    auto &piece = m_pieces[{column, row}];
    piece = std::make_shared<Piece>(Piece{hasContent ? PixelRuns(area) : PixelRuns(), m_use});
    return piece->picture;
}

bool PieceStore::paint(const PixelArea &area, const QRect &part, const PlanStep &step,
                       const MapTextures &textures, const PieceGrid &grid, QRgb tint)
{
    bool hasDrawn = false;
    for (const LayerRun &run : step.runs) {
        if (const auto *tiles = std::get_if<PictureTiles>(run.layer)) {
            const QRgb own = step.kind == PlanStep::Kind::Fading
                                 ? tint
                                 : tintAt(*tiles, textures.picture()->envelopes, 0);
            hasDrawn = paintTiles(area, part, *tiles, tilesOf(textures, *tiles), own, grid, m_axes)
                       || hasDrawn;
        } else {
            hasDrawn = paintQuads(area, run, grid, textures) || hasDrawn;
        }
    }
    return hasDrawn;
}

QRegion PieceStore::hiddenBy(const PlanStep &step, const MapTextures &textures,
                             const GroupView &view, QRgb tint)
{
    const auto &tiles = std::get<PictureTiles>(*step.runs.front().layer);
    return hiddenByTiles(view.visible.size(), tiles, tilesOf(textures, tiles), tint,
                         view.gridInVisible(), m_axes)
        .translated(view.visible.topLeft());
}

bool PieceStore::paintQuads(const PixelArea &area, const LayerRun &run, const PieceGrid &grid,
                            const MapTextures &textures)
{
    const auto &quads = std::get<PictureQuads>(*run.layer);
    const QRectF inWorld(-grid.origin / grid.scale, QSizeF(area.rect().size()) / grid.scale);
    bool hasDrawn = false;
    for (std::size_t i = run.firstQuad; i < run.quadEnd; ++i) {
        const PlacedQuad quad = placedAt(quads.quads[i], textures.picture()->envelopes, 0);
        if (quad.bounds().intersects(inWorld))
            hasDrawn = paintQuad(area, area.rect(), quad, textures.at(quads.image), grid)
                       || hasDrawn;
    }
    return hasDrawn;
}

ScaledTiles *PieceStore::tilesOf(const MapTextures &textures, const PictureTiles &layer)
{
    const Texture *texture = textures.at(layer.image);
    if (!texture)
        return nullptr;
    auto &tiles = m_tiles[layer.image];
    if (!tiles)
        tiles = std::make_unique<ScaledTiles>(*texture, layer.tileSize * m_scale);
    return tiles.get();
}

void PieceStore::forgetUnused(std::size_t most)
{
    if (static_cast<std::size_t>(m_pieces.size()) > most)
        m_pieces.removeIf([this](auto entry) { return (*entry)->lastUse != m_use; });
    ++m_use;
}

} // namespace tickscope
