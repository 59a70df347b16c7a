// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/still_pieces.h"

#include <algorithm>
#include <cmath>

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
    const auto found = m_pieces.find({column, row});
    if (found == m_pieces.end())
        return nullptr;
    found->second.lastUse = m_use;
    return &found->second.picture;
}

const PixelRuns &PieceStore::draw(int column, int row, const PlanStep &step,
                                  const MapTextures &textures)
{
    QImage image(m_side, m_side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const PixelArea area(image);
    const PieceGrid grid{m_phase - QPointF(double(column) * m_side, double(row) * m_side), m_scale};
    const bool hasContent = paint(area, step, textures, grid, pixels::White);
    Piece piece{hasContent ? PixelRuns(area) : PixelRuns(), m_use};
    return m_pieces.insert_or_assign({column, row}, std::move(piece)).first->second.picture;
}

bool PieceStore::paint(const PixelArea &area, const PlanStep &step, const MapTextures &textures,
                       const PieceGrid &grid, QRgb tint)
{
    bool hasDrawn = false;
    for (const LayerRun &run : step.runs) {
        if (const auto *tiles = std::get_if<PictureTiles>(run.layer)) {
            const QRgb own = step.kind == PlanStep::Kind::Fading
                                 ? tint
                                 : tintAt(*tiles, textures.picture()->envelopes, 0);
            hasDrawn = paintTiles(area, *tiles, tilesOf(textures, *tiles), own, grid, m_axes)
                       || hasDrawn;
        } else {
            hasDrawn = paintQuads(area, run, grid, textures) || hasDrawn;
        }
    }
    return hasDrawn;
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
    if (m_pieces.size() > most)
        std::erase_if(m_pieces,
                      [this](const auto &entry) { return entry.second.lastUse != m_use; });
    ++m_use;
}

/// A hostile offset may be farther away than pixels can be counted.
constexpr double FarthestOrigin = 1e9;

/// Factor on the normal camera's units a pixel: the less a group moves with the camera,
/// the less it takes part in zooming. Source: teeworlds-map.md, section 3.
static double unitsFactor(const PictureView &view, const PictureFrame &frame)
{
    const double playUnits = Camera::playArea(frame.size).width() / std::max(frame.size.width(), 1);
    const double zoom = frame.camera.unitsPerPixel / playUnits;
    const double share = std::clamp(double(std::max(view.parallax.x, view.parallax.y)), 0.0, 1.0);
    return (share * (zoom - 1) + 1) / zoom;
}

static QRect clipOf(const PictureClip &clip, const PictureFrame &frame)
{
    const QPointF first = frame.camera.toPixel({clip.x, clip.y}, frame.size) * frame.ratio;
    const QPointF last = frame.camera.toPixel({clip.x + clip.width, clip.y + clip.height},
                                              frame.size)
                         * frame.ratio;
    // A hostile clip may be far larger than what pixels can be counted with.
    const auto whole = [](double pixel) {
        return static_cast<int>(std::round(std::clamp(pixel, -1e6, 1e6)));
    };
    return QRect(QPoint(whole(first.x()), whole(first.y())),
                 QPoint(whole(last.x()) - 1, whole(last.y()) - 1));
}

GroupView GroupView::of(const PictureView &view, const PictureFrame &frame)
{
    const Camera &camera = frame.camera;
    const Camera group{{camera.centre.x() * double(view.parallax.x) + double(view.offset.x),
                        camera.centre.y() * double(view.parallax.y) + double(view.offset.y)},
                       camera.unitsPerPixel * unitsFactor(view, frame)};
    GroupView result;
    const QPointF origin = group.toPixel({0, 0}, frame.size) * frame.ratio;
    result.origin = {std::clamp(origin.x(), -FarthestOrigin, FarthestOrigin),
                     std::clamp(origin.y(), -FarthestOrigin, FarthestOrigin)};
    if (frame.isSnapped)
        result.origin = {std::round(result.origin.x()), std::round(result.origin.y())};
    result.scale = group.pixelsPerUnit() * frame.ratio;
    result.visible = QRect(QPoint(0, 0), (QSizeF(frame.size) * frame.ratio).toSize());
    if (view.clip)
        result.visible &= clipOf(*view.clip, frame);
    return result;
}

/// Device pixels in a pixel of a coarse piece.
constexpr int Coarseness = 4;
/// Views of fine pieces that are kept, and how many coarse pieces: these are small.
constexpr std::size_t KeptViews = 3;
constexpr std::size_t KeptCoarse = 200;

static int quotient(int value, int divisor)
{
    return static_cast<int>(std::floor(double(value) / divisor));
}

/// What is seen of \a piece beside \a hidden, or somewhat more.
static QRect seenOf(QRect piece, const std::vector<QRect> &hidden)
{
    for (const QRect &area : hidden) {
        if (area.left() <= piece.left() && area.right() >= piece.right()) {
            if (area.top() <= piece.top())
                piece.setTop(std::max(piece.top(), area.bottom() + 1));
            if (area.bottom() >= piece.bottom())
                piece.setBottom(std::min(piece.bottom(), area.top() - 1));
        } else if (area.top() <= piece.top() && area.bottom() >= piece.bottom()) {
            if (area.left() <= piece.left())
                piece.setLeft(std::max(piece.left(), area.right() + 1));
            if (area.right() >= piece.right())
                piece.setRight(std::min(piece.right(), area.left() - 1));
        }
        if (piece.isEmpty())
            break;
    }
    return piece;
}

void StillPieces::prepare(const PlanStep &step, const MapTextures &textures, const GroupView &view,
                          std::chrono::steady_clock::time_point end, std::vector<QRect> &hidden)
{
    const QPoint origin(static_cast<int>(std::floor(view.origin.x())),
                        static_cast<int>(std::floor(view.origin.y())));
    const QPointF phase = view.origin - origin;
    m_fine.setScale(view.scale, phase);
    m_coarse.setScale(view.scale / Coarseness, phase / Coarseness);
    m_laid.clear();
    m_isFine = true;
    m_hidesAll = true;
    const QRect touched(QPoint(quotient(view.visible.left() - origin.x(), FineSide),
                               quotient(view.visible.top() - origin.y(), FineSide)),
                        QPoint(quotient(view.visible.right() - origin.x(), FineSide),
                               quotient(view.visible.bottom() - origin.y(), FineSide)));
    std::vector<QRect> opaque;
    for (int row = touched.top(); row <= touched.bottom(); ++row) {
        for (int column = touched.left(); column <= touched.right(); ++column) {
            const QPoint piece(column, row);
            const QPoint place = origin + piece * FineSide;
            const QRect whole = QRect(place, QSize(FineSide, FineSide)) & view.visible;
            const QRect shown = seenOf(whole, hidden);
            if (shown.isEmpty())
                continue;
            const PixelRuns *fine = m_fine.find(column, row);
            if (!fine && std::chrono::steady_clock::now() < end)
                fine = &m_fine.draw(column, row, step, textures);
            if (fine)
                layFine(*fine, place, shown);
            else
                layCoarse(piece, place, shown, step, textures);
            if (!fine || !fine->isOpaque() || step.kind == PlanStep::Kind::Fading)
                continue;
            // Side by side they hide what lies behind both.
            if (!opaque.empty() && opaque.back().top() == whole.top()
                && opaque.back().right() + 1 == whole.left())
                opaque.back().setRight(whole.right());
            else
                opaque.push_back(whole);
        }
    }
    hidden.insert(hidden.end(), opaque.begin(), opaque.end());
    const auto count = static_cast<std::size_t>(touched.width())
                       * static_cast<std::size_t>(touched.height());
    m_fine.forgetUnused(count * KeptViews);
    m_coarse.forgetUnused(KeptCoarse);
}

void StillPieces::layFine(const PixelRuns &picture, QPoint place, const QRect &shown)
{
    m_hidesAll = m_hidesAll && picture.isOpaque();
    if (!picture.isEmpty())
        m_laid.push_back({&picture, place, shown, 1});
}

void StillPieces::layCoarse(QPoint piece, QPoint place, const QRect &shown, const PlanStep &step,
                            const MapTextures &textures)
{
    m_isFine = false;
    m_hidesAll = false;
    // A coarse piece reaches over several fine ones; only the place of this one is drawn.
    constexpr int Reach = CoarseSide * Coarseness / FineSide;
    const QPoint coarsePiece(quotient(piece.x(), Reach), quotient(piece.y(), Reach));
    const PixelRuns *coarse = m_coarse.find(coarsePiece.x(), coarsePiece.y());
    if (!coarse)
        coarse = &m_coarse.draw(coarsePiece.x(), coarsePiece.y(), step, textures);
    if (!coarse->isEmpty()) {
        m_laid.push_back(
            {coarse, place - (piece - coarsePiece * Reach) * FineSide, shown, Coarseness});
    }
}

void StillPieces::paint(const PixelArea &pixels, const QRect &rows, QRgb tint) const
{
    for (const LaidPiece &piece : m_laid) {
        if (piece.shown.bottom() < rows.top() || piece.shown.top() > rows.bottom())
            continue;
        const QRect shown = piece.shown & rows;
        const PixelArea area = pixels.cut(shown);
        const QPoint place = piece.place - shown.topLeft();
        if (piece.enlargement == 1)
            piece.picture->draw(area, place, tint);
        else
            piece.picture->drawEnlarged(area, place, piece.enlargement, tint);
    }
}

void StillPieces::paintOnce(const PixelArea &pixels, const PlanStep &step,
                            const MapTextures &textures, const GroupView &view, QRgb tint)
{
    m_fine.setScale(view.scale, {});
    m_fine.paint(pixels.cut(view.visible), step, textures,
                 {view.origin - QPointF(view.visible.topLeft()), view.scale}, tint);
}

} // namespace tickscope
