// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QPainter>

#include "ui/world/map_picture/picture_plan.h"
#include "ui/world/map_picture/still_pieces.h"

namespace tickscope {

/// Draws a map as its author made it: groups of tiles and quads, moved by camera and time.
/// Keeps what it drew, so use one for each view. One thread; images, so any thread.
class PicturePainter
{
public:
    /// Forgets what was drawn when \a textures are others than before.
    void setTextures(std::shared_ptr<const MapTextures> textures);

    /// Whether there is anything to draw.
    [[nodiscard]] bool hasPicture() const { return m_textures != nullptr; }
    /// Whether most of the ground is missing since nobody has its images. What stands on it
    /// is left out then.
    [[nodiscard]] bool lacksGround() const { return m_lacksGround; }

    /// \param seconds  of the map's own time.
    void paintBehind(QPainter &painter, const PictureFrame &frame, double seconds);
    void paintInFront(QPainter &painter, const PictureFrame &frame, double seconds);

private:
    struct Part {
        PicturePlan plan;
        std::vector<StillPieces> pieces; ///< One for each step.
    };

    void paint(QPainter &painter, Part &part, const PictureFrame &frame, double seconds);
    void paintMoving(QPainter &painter, const PlanStep &step, const GroupView &view,
                     double seconds) const;

    std::shared_ptr<const MapTextures> m_textures;
    Part m_behind;
    Part m_inFront;
    bool m_lacksGround = false;
};

} // namespace tickscope
