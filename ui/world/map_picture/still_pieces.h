// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/model/scene/map_picture.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/map_picture/picture_plan.h"
#include "ui/world/map_picture/pixels/pixel_runs.h"
#include "ui/world/map_picture/tile_painter.h"

namespace tickscope {

/// Drawn pieces of one step of a plan, at one scale. One thread.
class PieceStore
{
public:
    /// \param side  of a piece, in its pixels.
    explicit PieceStore(int side)
        : m_side(side)
    {
    }

    /// Forgets pieces of other scales.
    ///
    /// \param phase  by how much pieces lie beside whole pixels.
    void setScale(double scale, QPointF phase);

    /// Null when the piece is not drawn yet.
    [[nodiscard]] const PixelRuns *find(int column, int row);
    const PixelRuns &draw(int column, int row, const PlanStep &step, const MapTextures &textures);
    /// Draws what \a step has under \a area over what is there, and keeps nothing of it.
    ///
    /// \param grid  at the scale of setScale().
    /// \param tint  premultiplied colour of tiles that fade; others have their own.
    /// Returns whether anything was drawn.
    bool paint(const PixelArea &area, const PlanStep &step, const MapTextures &textures,
               const PieceGrid &grid, QRgb tint);

    /// Forgets what was not asked for since the last call, when more than \a most are kept.
    void forgetUnused(std::size_t most);

private:
    struct Piece {
        PixelRuns picture;
        std::uint64_t lastUse = 0;
    };

    bool paintQuads(const PixelArea &area, const LayerRun &run, const PieceGrid &grid,
                    const MapTextures &textures);
    [[nodiscard]] ScaledTiles *tilesOf(const MapTextures &textures, const PictureTiles &layer);

    int m_side;
    double m_scale = 0;
    QPointF m_phase;
    std::map<std::pair<int, int>, Piece> m_pieces;
    std::map<int, std::unique_ptr<ScaledTiles>> m_tiles; ///< By image.
    TileAxes m_axes;                                     ///< Of the layer that was drawn last.
    std::uint64_t m_use = 0;
};

/// The picture that a map is drawn into, and from where it is seen.
struct PictureFrame {
    Camera camera;
    QSize size;         ///< Logical pixels.
    double ratio = 1.0; ///< Device pixels in a logical one.
    /// Moves every group by less than a pixel so that what was drawn before fits; without
    /// it everything is where the camera sees it to a fraction of a pixel.
    bool isSnapped = true;
    /// Draws what takes too long for one frame coarsely at first, to be drawn again.
    bool mayBeCoarse = false;
};

/// How one group of a map lies in a picture, in device pixels.
struct GroupView {
    QPointF origin;     ///< Where the group's (0, 0) is.
    double scale = 1.0; ///< Device pixels of a world unit.
    QRect visible;      ///< What may be painted: the picture, or the group's clip in it.

    [[nodiscard]] static GroupView of(const PictureView &view, const PictureFrame &frame);

    [[nodiscard]] QPointF toPixel(QPointF world) const { return origin + world * scale; }
    [[nodiscard]] QPointF toWorld(QPointF pixel) const { return (pixel - origin) / scale; }
};

/// Draws one step of a plan that does not move, and keeps the pieces that it drew for the
/// present scale: while the view moves, only what comes into it is drawn. One thread.
///
/// A view of which nothing is kept takes too long for one frame. So prepare() makes as many
/// pieces as there is time for, and takes coarse ones, a sixteenth of the work, where one is
/// still missing. paint() then puts them together.
class StillPieces
{
public:
    /// Finds what \a view shows, and draws pieces that it lacks until \a end.
    ///
    /// \param hidden  where nearer steps let nothing through, of which nothing is needed; what this
    ///                one hides is added.
    void prepare(const PlanStep &step, const MapTextures &textures, const GroupView &view,
                 std::chrono::steady_clock::time_point end, std::vector<QRect> &hidden);

    /// Whether all of the pieces that are seen are fine ones.
    [[nodiscard]] bool isFine() const { return m_isFine; }
    /// Whether nothing behind them would be seen where they may be painted.
    [[nodiscard]] bool hidesAll() const { return m_hidesAll; }

    /// Draws what prepare() has found; several threads may, each its own rows.
    ///
    /// \param pixels  of the whole picture.
    /// \param rows    part of it that is drawn.
    /// \param tint    premultiplied colour by which the whole step is multiplied.
    void paint(const PixelArea &pixels, const QRect &rows, QRgb tint) const;

    /// Draws what \a view shows at once and keeps nothing: for views whose pixels lie nowhere
    /// twice. Needs no prepare().
    void paintOnce(const PixelArea &pixels, const PlanStep &step, const MapTextures &textures,
                   const GroupView &view, QRgb tint);

private:
    /// A piece, or a part of a coarse one, in the picture.
    struct LaidPiece {
        const PixelRuns *picture;
        QPoint place; ///< Of the whole piece.
        QRect shown;
        int enlargement;
    };

    void layFine(const PixelRuns &picture, QPoint place, const QRect &shown);
    void layCoarse(QPoint piece, QPoint place, const QRect &shown, const PlanStep &step,
                   const MapTextures &textures);

    /// Sides of kept pieces. Small, since a row of them comes into view at once.
    static constexpr int FineSide = 128;
    static constexpr int CoarseSide = 64;

    PieceStore m_fine{FineSide};
    PieceStore m_coarse{CoarseSide};
    std::vector<LaidPiece> m_laid;
    bool m_isFine = true;
    bool m_hidesAll = false;
};

} // namespace tickscope
