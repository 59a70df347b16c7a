// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/part_painter.h"

#include <algorithm>
#include <cmath>

namespace tickscope {

static MapPart partFor(const MapBackdrop &map, std::size_t model, const std::vector<MapPart> &parts)
{
    const auto found = std::ranges::lower_bound(parts, model, {}, &MapPart::model);
    if (found != parts.end() && found->model == model)
        return *found;
    const MapPoint &place = map.models[model].place;
    return {model, {double{place.x}, double{place.y}}, double{place.height}, 0};
}

ShapeLayer movedTo(const MapPart &part, const ShapeLayer &layer)
{
    ShapeLayer moved = layer;
    const double cosine = std::cos(part.turn);
    const double sine = std::sin(part.turn);
    for (MapPoint &point : moved.points) {
        const double x = double{point.x};
        const double y = double{point.y};
        point.x = static_cast<float>(part.position.x + x * cosine - y * sine);
        point.y = static_cast<float>(part.position.y + x * sine + y * cosine);
        point.height += static_cast<float>(part.height);
    }
    for (MapShape &shape : moved.shapes) {
        shape.lowest += static_cast<float>(part.height);
        shape.highest += static_cast<float>(part.height);
    }
    return moved;
}

void paintParts(QPainter &painter, const MapBackdrop &map, const std::vector<MapPart> &parts,
                const Camera &camera, QSize size, const MapSight &sight,
                const WorldPalette &palette)
{
    std::vector<ShapeLayer> moved;
    for (std::size_t model = 0; model < map.models.size(); ++model) {
        if (!map.models[model].shapes.shapes.empty())
            moved.push_back(movedTo(partFor(map, model, parts), map.models[model].shapes));
    }
    if (!moved.empty())
        paintShapes(painter, map, moved, camera, size, sight, palette);
}

} // namespace tickscope
