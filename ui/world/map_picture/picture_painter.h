// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/world/map_picture/picture_plan.h"
#include "ui/world/map_picture/placed_pieces.h"
#include "ui/world/map_picture/quad_painter.h"
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
    /// Whether most of the ground is missing because its images are. What stands on it
    /// is left out then.
    [[nodiscard]] bool lacksGround() const { return m_lacksGround; }

    /// \param pixels   the whole picture of \a frame.
    /// \param seconds  of the map's own time.
    /// \param open     colour of what the picture leaves open.
    void paintBehind(const PixelArea &pixels, const PictureFrame &frame, double seconds, QRgb open);
    void paintInFront(const PixelArea &pixels, const PictureFrame &frame, double seconds);

    /// Whether the last frame showed all there is; if not, the same one drawn again shows more.
    [[nodiscard]] bool isComplete() const { return m_behind.isComplete && m_inFront.isComplete; }

private:
    struct Part {
        PicturePlan plan;
        std::vector<StillPieces> pieces; ///< One for each step.
        std::vector<PieceStore> stores;  ///< The same for steps that are drawn once.
        bool isComplete = true;
    };

    using Views = std::vector<GroupView>; ///< One for each step.
    /// What is equal in quads that are drawn alike: most maps repeat a few of them. Corners and
    /// places in the texture, as seen from the first corner.
    using QuadShape = std::pair<const Texture *, std::array<double, 16>>;

    /// A moving quad of the picture that is drawn.
    struct LaidQuad {
        PlacedQuad quad;
        const Texture *texture;
        PieceGrid grid;                           ///< As seen from \a around.
        QRect around;                             ///< Pixels that it may touch.
        QRect visible;                            ///< Those that may be drawn.
        std::shared_ptr<const PixelRuns> picture; ///< Kept drawing of it, or null.
        QRgb tint;                                ///< Of that.

        void paint(const PixelArea &pixels, const QRegion &area) const;
    };

    void makePlans();
    [[nodiscard]] Views prepare(const PixelArea &pixels, Part &part, const PictureFrame &frame);
    /// Whether anything may be seen behind the picture.
    [[nodiscard]] bool leavesOpen(const PixelArea &pixels, const Views &views) const;
    /// \param open  colour of what is behind, if it is to be drawn.
    void paint(const PixelArea &pixels, Part &part, const Views &views, double seconds,
               std::optional<QRgb> open);
    [[nodiscard]] std::vector<LaidQuad> layMoving(const PlanStep &step, const GroupView &view,
                                                  double seconds);
    [[nodiscard]] static QuadShape shapeOf(const PictureQuad &quad, const Texture *texture);
    [[nodiscard]] LaidQuad layQuad(const PictureQuad &source, const PlacedQuad &quad,
                                   const Texture *texture, const GroupView &view);

    std::shared_ptr<const MapTextures> m_textures;
    Part m_behind;
    Part m_inFront;
    bool m_lacksGround = false;
    double m_scale = 0; ///< Device pixels a world unit of the last frame.
    std::map<QuadShape, std::uint64_t> m_quadShapes;
    PlacedPieces m_movingQuads;                  ///< By the number of their shape.
    bool m_keepsDrawn = true;                    ///< What is drawn fits the next picture, too.
    std::chrono::nanoseconds m_timeForPieces{0}; ///< Left in this frame for new ones.
};

} // namespace tickscope
