// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "ui/world/map_picture/group_view.h"
#include "ui/world/map_picture/piece_store.h"

namespace tickscope {

/// Draws one step of a plan that does not move, and keeps the pieces that it drew for the
/// present scale: while the view moves, only what comes into it is drawn. One thread.
///
/// A view of which nothing is kept takes too long for one frame. So pieces are drawn in two
/// calls: prepare() makes as many as there is time for, and paint() takes coarse ones, a
/// sixteenth of the work, where one is still missing.
class StillPieces
{
public:
    /// Draws pieces that \a view lacks until \a end.
    void prepare(const PlanStep &step, const MapTextures &textures, const GroupView &view,
                 std::chrono::steady_clock::time_point end);

    /// Puts the pieces together, after prepare() with the same view.
    ///
    /// \param pixels  of the whole picture.
    /// \param tint    premultiplied colour by which the whole step is multiplied.
    /// Returns whether all of them are fine ones.
    bool paint(const PixelArea &pixels, const PlanStep &step, const MapTextures &textures,
               const GroupView &view, QRgb tint);

    /// Whether nothing behind what paint() draws would be seen.
    [[nodiscard]] bool hidesAll(const GroupView &view);

private:
    void paintCoarse(const PixelArea &area, QPoint piece, const PlanStep &step,
                     const MapTextures &textures, QPoint place, QRgb tint);

    /// Sides of kept pieces. Small, since a row of them comes into view at once.
    static constexpr int FineSide = 128;
    static constexpr int CoarseSide = 64;

    PieceStore m_fine{FineSide};
    PieceStore m_coarse{CoarseSide};
};

} // namespace tickscope
