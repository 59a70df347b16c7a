// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/pixel_area.h"
#include "ui/world/game_art/art_cache.h"
#include "ui/world/map_picture/placed_pieces.h"

namespace tickscope {

inline constexpr double TeeSize = 64; ///< Of the picture of a tee's body, in world units.
inline constexpr double GameTicksPerSecond = 50;

/// Where a piece is drawn in the world.
struct ArtPlace {
    QPointF centre;
    QSizeF size;              ///< Units.
    double angle = 0;         ///< Radians, clockwise.
    bool isMirrored = false;  ///< Left is right, before it is turned.
    bool isFlipped = false;   ///< Up is down, before it is turned.
    bool changesSize = false; ///< All the time: it is then drawn from images of a few sizes.
};

[[nodiscard]] QPointF unitVector(double angle);

/// Draws the game's pictures at places of the world. Borrows what it draws on.
class ArtBrush
{
public:
    /// \param game     not null.
    /// \param isExact  draws everything to a fraction of a pixel, which takes longer.
    ArtBrush(const PictureCanvas &canvas, const Camera &camera, QSize size,
             const std::shared_ptr<const GameData> &game, bool isExact);

    /// Whether the picture is loaded, and large enough to be cut by \a grid.
    [[nodiscard]] bool has(const QString &file, QSize grid) const;
    [[nodiscard]] bool has(Sheet sheet) const { return has(fileOf(sheet), gridOf(sheet)); }

    /// Returns false when there is no such piece; then nothing is drawn.
    bool draw(const ArtPiece &piece, const ArtPlace &place, double opacity = 1.0);
    bool draw(const SheetSprite &sprite, const ArtPlace &place, double opacity = 1.0);

    /// Fills corners of the world.
    void fill(const QPolygonF &corners, const QColor &color);

    /// Laid on the opacity of everything that follows.
    void setOpacity(double opacity) { m_opacity = opacity; }

private:
    PictureCanvas m_canvas;
    ArtCache &m_cache;
    Camera m_camera;
    QSize m_size;
    bool m_isExact;
    double m_ratio;       ///< Device pixels in a logical one.
    double m_deviceScale; ///< Device pixels for a unit.
    double m_opacity = 1.0;
};

} // namespace tickscope
