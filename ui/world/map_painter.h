// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include <QImage>
#include <QPainter>

#include "ui/world/camera.h"
#include "ui/world/shape_painter.h"
#include "ui/world/world_palette.h"

namespace tickscope {

/// Draws sky and map. Keeps the pieces that it drew for the present scale, so that
/// moving the view costs copying only. One thread; images, so any thread.
class MapPainter
{
public:
    /// \param map     null when there is none. Must be the same object while it is the same map.
    /// \param camera  snapped to the painter's device pixels, see Camera::snapped.
    /// \param sight   of shapes; cells are seen from above only.
    void paint(QPainter &painter, const MapBackdrop *map, const Camera &camera, QSize size,
               const WorldPalette &palette, const MapSight &sight = {});

private:
    struct Chunk {
        QImage image; ///< Null when nothing is there.
        std::uint64_t lastUse = 0;
    };

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
};

} // namespace tickscope
