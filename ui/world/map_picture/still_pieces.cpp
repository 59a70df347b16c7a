// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/still_pieces.h"

#include <cmath>

namespace tickscope {

namespace {

/// Device pixels in a pixel of a coarse piece.
constexpr int Coarseness = 4;
/// Views of fine pieces that are kept, and how many coarse pieces: these are small.
constexpr std::size_t KeptViews = 3;
constexpr std::size_t KeptCoarse = 200;

int quotient(int value, int divisor)
{
    return static_cast<int>(std::floor(double(value) / divisor));
}

/// Pieces that a view touches, by column and row, and where the one at (0, 0) is.
struct TouchedPieces {
    QPoint origin;
    QRect pieces;

    TouchedPieces(const GroupView &view, int side)
        : origin(static_cast<int>(std::floor(view.origin.x())),
                 static_cast<int>(std::floor(view.origin.y())))
        , pieces(QPoint(quotient(view.visible.left() - origin.x(), side),
                        quotient(view.visible.top() - origin.y(), side)),
                 QPoint(quotient(view.visible.right() - origin.x(), side),
                        quotient(view.visible.bottom() - origin.y(), side)))
    {
    }

    template<typename Work>
    void each(Work work) const
    {
        for (int row = pieces.top(); row <= pieces.bottom(); ++row) {
            for (int column = pieces.left(); column <= pieces.right(); ++column)
                work(column, row);
        }
    }
};

} // namespace

void StillPieces::prepare(const PlanStep &step, const MapTextures &textures, const GroupView &view,
                          std::chrono::steady_clock::time_point end)
{
    const QPointF phase(view.origin.x() - std::floor(view.origin.x()),
                        view.origin.y() - std::floor(view.origin.y()));
    m_fine.setScale(view.scale, phase);
    m_coarse.setScale(view.scale / Coarseness, phase / Coarseness);
    TouchedPieces(view, FineSide).each([&](int column, int row) {
        if (!m_fine.find(column, row) && std::chrono::steady_clock::now() < end)
            m_fine.draw(column, row, step, textures);
    });
}

bool StillPieces::paint(const PixelArea &pixels, const PlanStep &step, const MapTextures &textures,
                        const GroupView &view, QRgb tint)
{
    const PixelArea area = pixels.cut(view.visible);
    const TouchedPieces touched(view, FineSide);
    bool isFine = true;
    std::size_t count = 0;
    touched.each([&](int column, int row) {
        const QPoint place = touched.origin + QPoint(column, row) * FineSide
                             - view.visible.topLeft();
        ++count;
        if (const PixelRuns *piece = m_fine.find(column, row)) {
            piece->draw(area, place, tint);
            return;
        }
        isFine = false;
        paintCoarse(area, {column, row}, step, textures, place, tint);
    });
    m_fine.forgetUnused(count * KeptViews);
    m_coarse.forgetUnused(KeptCoarse);
    return isFine;
}

bool StillPieces::hidesAll(const GroupView &view)
{
    bool isOpaque = true;
    TouchedPieces(view, FineSide).each([&](int column, int row) {
        const PixelRuns *piece = m_fine.find(column, row);
        isOpaque = isOpaque && piece && piece->isOpaque();
    });
    return isOpaque;
}

void StillPieces::paintCoarse(const PixelArea &area, QPoint piece, const PlanStep &step,
                              const MapTextures &textures, QPoint place, QRgb tint)
{
    // A coarse piece reaches over several fine ones; only the place of this one is drawn.
    constexpr int Reach = CoarseSide * Coarseness / FineSide;
    const int column = quotient(piece.x(), Reach);
    const int row = quotient(piece.y(), Reach);
    const PixelRuns *coarse = m_coarse.find(column, row);
    if (!coarse)
        coarse = &m_coarse.draw(column, row, step, textures);
    const QRect shown = QRect(place, QSize(FineSide, FineSide)) & area.rect();
    const QPoint corner = place - (piece - QPoint(column, row) * Reach) * FineSide;
    coarse->drawEnlarged(area.cut(shown), corner - shown.topLeft(), Coarseness, tint);
}

} // namespace tickscope
