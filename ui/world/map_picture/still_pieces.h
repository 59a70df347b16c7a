// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <vector>

#include "ui/world/map_picture/group_view.h"
#include "ui/world/map_picture/piece_store.h"

namespace tickscope {

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
