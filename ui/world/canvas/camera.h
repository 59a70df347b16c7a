// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QSizeF>

namespace tickscope {

/// Which part of the world a picture shows: a plain value that maps world units to
/// pixels and back. Sizes of pictures are in the painter's (logical) pixels.
struct Camera {
    /// Closest and farthest view, in world units for a pixel.
    static constexpr double SmallestScale = 0.02;
    static constexpr double LargestScale = 400.0;

    QPointF centre;             ///< World position in the middle of the picture.
    double unitsPerPixel = 1.0; ///< More than zero.

    [[nodiscard]] double pixelsPerUnit() const { return 1.0 / unitsPerPixel; }
    [[nodiscard]] QPointF toPixel(QPointF world, QSize size) const;
    [[nodiscard]] QPointF toWorld(QPointF pixel, QSize size) const;
    /// World units that a picture of \a size shows.
    [[nodiscard]] QRectF visible(QSize size) const;

    /// Shows all of \a world with a margin of \a marginPixels around it.
    [[nodiscard]] static Camera fit(const QRectF &world, QSize size, double marginPixels = 0.0);
    /// Shows \a centre as a player at play sees it: about 1.15 million square units,
    /// whatever the shape of the picture.
    [[nodiscard]] static Camera atPlayScale(QPointF centre, QSize size);
    /// World units that a player at play sees in a picture of that shape.
    [[nodiscard]] static QSizeF playArea(QSize size);

    /// Closer by \a factor (farther below 1); the world under \a pixel stays there.
    [[nodiscard]] Camera zoomed(double factor, QPointF pixel, QSize size) const;
    /// Moved as if the world were dragged by \a pixels.
    [[nodiscard]] Camera dragged(QPointF pixels) const;
    /// Moved by less than a pixel so that the world's origin lies on a whole device pixel:
    /// map and figures then move together.
    [[nodiscard]] Camera snapped(QSize size, double devicePixelRatio) const;

    friend bool operator==(const Camera &, const Camera &) = default;
};

/// Keeps a group of players in the picture without moving for every step of theirs.
///
/// \param before  view so far; taken again as long as it shows \a players well.
[[nodiscard]] Camera keepInView(const Camera &before, const QRectF &players, QSize size);

} // namespace tickscope
