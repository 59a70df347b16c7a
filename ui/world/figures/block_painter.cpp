// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/block_painter.h"

#include <algorithm>

#include "ui/world/map/height_ramp.h"

namespace tickscope {

/// Side in pixels from which blocks have an edge.
constexpr double EdgePixels = 5.0;
constexpr double SmallestPixels = 1.0;

static HeightRamp rampOf(const std::vector<Block> &blocks, bool isDark)
{
    const auto [lowest, highest] = std::ranges::minmax_element(blocks, {}, &Block::height);
    return {lowest->height, highest->height, isDark};
}

void paintBlocks(QPainter &painter, const Scene &scene, const Camera &camera, QSize size,
                 const WorldPalette &palette)
{
    if (scene.blocks.empty())
        return;
    const HeightRamp ramp = rampOf(scene.blocks, palette.isDark);
    const QRectF picture(QPointF(0, 0), QSizeF(size));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Block &block : scene.blocks) {
        const double side = std::max(block.size * camera.pixelsPerUnit(), SmallestPixels);
        const QRectF place(camera.toPixel({block.corner.x, block.corner.y}, size),
                           QSizeF(side, side));
        if (!picture.intersects(place))
            continue;
        const QColor color = ramp.colorAt(block.height);
        if (!block.isEmpty)
            painter.fillRect(place, color);
        if (side < EdgePixels)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(block.isEmpty ? QPen(color, 1, Qt::DotLine)
                                     : QPen(mixed(color, palette.outline, 0.45), 1));
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter.restore();
}

} // namespace tickscope
