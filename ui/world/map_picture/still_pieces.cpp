// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/still_pieces.h"

#include <algorithm>
#include <cmath>

#include "ui/world/map_picture/pixel_math.h"
#include "ui/world/map_picture/quad_painter.h"

namespace tickscope {

namespace {

/// Side of a kept piece in device pixels. Small, since a row of them comes into view at once.
constexpr int PiecePixels = 128;
/// Pieces that are kept beyond those in view, in shares of these.
constexpr std::size_t KeptViews = 2;

int pieceOf(double pixel)
{
    return static_cast<int>(std::floor(pixel / PiecePixels));
}

QImage tinted(const QImage &image, QRgb tint)
{
    QImage result = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    auto *pixels = reinterpret_cast<QRgb *>(result.bits());
    std::transform(pixels, pixels + qsizetype(result.width()) * result.height(), pixels,
                   [tint](QRgb pixel) { return pixels::multiplied(pixel, tint); });
    return result;
}

/// An image without holes is copied faster when its format says so.
void markIfOpaque(QImage &image)
{
    const auto *pixels = reinterpret_cast<const QRgb *>(image.constBits());
    const bool isOpaque = std::all_of(pixels, pixels + qsizetype(image.width()) * image.height(),
                                      [](QRgb pixel) { return qAlpha(pixel) == 0xff; });
    if (isOpaque)
        image.reinterpretAsFormat(QImage::Format_RGB32);
}

} // namespace

void StillPieces::paint(QPainter &painter, const PlanStep &step, const MapTextures &textures,
                        const GroupView &view, QRgb tint)
{
    forgetOtherScales(view);
    ++m_use;
    const auto left = static_cast<int>(std::floor(view.origin.x()));
    const auto top = static_cast<int>(std::floor(view.origin.y()));
    const std::uint32_t alpha = qAlpha(tint);
    const bool isGray = qRed(tint) == qAlpha(tint) && qGreen(tint) == qAlpha(tint)
                        && qBlue(tint) == qAlpha(tint);
    painter.setOpacity(isGray ? alpha / 255.0 : 1.0);
    std::size_t inView = 0;
    for (int row = pieceOf(view.visible.top() - top); row <= pieceOf(view.visible.bottom() - top);
         ++row) {
        for (int column = pieceOf(view.visible.left() - left);
             column <= pieceOf(view.visible.right() - left); ++column) {
            const QImage &image = pieceAt(column, row, step, textures);
            ++inView;
            if (image.isNull())
                continue;
            const QPoint place(left + column * PiecePixels, top + row * PiecePixels);
            painter.drawImage(place, isGray ? image : tinted(image, tint));
        }
    }
    painter.setOpacity(1.0);
    forgetOldPieces(inView);
}

void StillPieces::forgetOtherScales(const GroupView &view)
{
    const QPointF phase(view.origin.x() - std::floor(view.origin.x()),
                        view.origin.y() - std::floor(view.origin.y()));
    if (view.scale == m_scale && phase == m_phase)
        return;
    m_pieces.clear();
    if (view.scale != m_scale)
        m_tiles.clear();
    m_scale = view.scale;
    m_phase = phase;
}

const QImage &StillPieces::pieceAt(int column, int row, const PlanStep &step,
                                   const MapTextures &textures)
{
    const auto [entry, isNew] = m_pieces.try_emplace({column, row});
    Piece &piece = entry->second;
    piece.lastUse = m_use;
    if (!isNew)
        return piece.image;
    QImage image(PiecePixels, PiecePixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const PieceGrid grid{m_phase - QPointF(double(column) * PiecePixels, double(row) * PiecePixels),
                         m_scale};
    bool hasContent = false;
    for (const LayerRun &run : step.runs) {
        const bool isColored = step.kind == PlanStep::Kind::Still;
        hasContent = paintLayer(image, run, isColored, grid, textures) || hasContent;
    }
    if (hasContent) {
        markIfOpaque(image);
        piece.image = std::move(image);
    }
    return piece.image;
}

bool StillPieces::paintLayer(QImage &image, const LayerRun &run, bool isColored,
                             const PieceGrid &grid, const MapTextures &textures)
{
    const auto &envelopes = textures.picture()->envelopes;
    if (const auto *tiles = std::get_if<PictureTiles>(run.layer)) {
        const QRgb tint = isColored ? tintAt(*tiles, envelopes, 0) : pixels::White;
        return paintTiles(image, *tiles, tilesOf(textures, *tiles), tint, grid);
    }
    const auto &quads = std::get<PictureQuads>(*run.layer);
    const QRectF inWorld(-grid.origin / grid.scale, QSizeF(image.size()) / grid.scale);
    bool hasDrawn = false;
    for (std::size_t i = run.firstQuad; i < run.quadEnd; ++i) {
        const PlacedQuad quad = placedAt(quads.quads[i], envelopes, 0);
        if (quad.bounds().intersects(inWorld))
            hasDrawn = paintQuad(image, quad, textures.at(quads.image), grid) || hasDrawn;
    }
    return hasDrawn;
}

ScaledTiles *StillPieces::tilesOf(const MapTextures &textures, const PictureTiles &layer)
{
    const Texture *texture = textures.at(layer.image);
    if (!texture)
        return nullptr;
    auto &tiles = m_tiles[layer.image];
    if (!tiles)
        tiles = std::make_unique<ScaledTiles>(*texture, layer.tileSize * m_scale);
    return tiles.get();
}

void StillPieces::forgetOldPieces(std::size_t inView)
{
    if (m_pieces.size() > inView * (1 + KeptViews))
        std::erase_if(m_pieces,
                      [this](const auto &entry) { return entry.second.lastUse != m_use; });
}

} // namespace tickscope
