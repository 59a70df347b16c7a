// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/still_pieces.h"

#include <algorithm>
#include <cmath>

namespace tickscope {

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

} // namespace tickscope
