// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include <QImage>
#include <QPainter>

#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"
#include "ui/world/map/shape_painter.h"
#include "ui/world/map_picture/picture_painter.h"

namespace tickscope {

/// Which map is seen, from where and when.
struct MapView {
    const MapBackdrop *map = nullptr; ///< Null when there is none.
    /// Images of the map's picture; null as long as they are not read, or to do without.
    std::shared_ptr<const MapTextures> textures;
    PictureFrame frame;
    double seconds = 0;         ///< Of the map's own time.
    bool showsEntities = false; ///< What cells do to players, over the picture.
    MapSight sight = {};        ///< Of shapes; cells and pictures are seen from above only.
};

/// Draws sky and map. Keeps the pieces that it drew for the present scale, so that
/// moving the view costs copying only. One thread; images, so any thread.
class MapPainter
{
public:
    /// What players stand before. The map must be the same object while it is the same map.
    void paintBehind(const PictureCanvas &canvas, const MapView &view, const WorldPalette &palette);
    /// What hides players; only after paintBehind() with the same view.
    void paintInFront(const PictureCanvas &canvas, const MapView &view);

    /// Whether the last picture showed all there is; if not, drawing it again shows more.
    /// Always with a frame that may not be coarse.
    [[nodiscard]] bool isComplete() const { return m_picture.isComplete(); }

private:
    struct Chunk {
        QImage image; ///< Null when nothing is there.
        std::uint64_t lastUse = 0;
    };

    void paintPieces(QPainter &painter, const MapBackdrop &map, const PictureFrame &frame,
                     const WorldPalette &palette);
    void paintSky(QPainter &painter, QSize size, const WorldPalette &palette);
    void paintGrid(QPainter &painter, const Camera &camera, QSize size,
                   const WorldPalette &palette);
    void paintOutside(QPainter &painter, const MapBackdrop &map, const Camera &camera, QSize size,
                      const WorldPalette &palette);
    const QImage &chunkAt(int column, int row, const MapBackdrop &map, const WorldPalette &palette);
    void forgetOldChunks();

    const MapBackdrop *m_map = nullptr;
    double m_scale = 0; ///< Device pixels a world unit of the chunks.
    double m_devicePixelRatio = 1.0;
    MapSight m_sight;
    bool m_isDark = false;
    std::map<std::pair<int, int>, Chunk> m_chunks;
    std::uint64_t m_use = 0;
    PicturePainter m_picture;
};

} // namespace tickscope
