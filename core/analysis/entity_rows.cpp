// SPDX-License-Identifier: MIT
#include "core/analysis/entity_rows.h"

#include <algorithm>
#include <tuple>

namespace tickscope {

std::vector<EntityRow> entitiesOf(const Scene &scene)
{
    std::vector<EntityRow> rows;
    for (const Actor &actor : scene.actors) {
        if (actor.client != NoClient)
            continue;
        const RecordedPlace flat{actor.position.x, actor.position.y, 0};
        rows.push_back(
            {actor.key, actor.name, actor.place.value_or(flat), actor.height.has_value()});
    }
    std::ranges::sort(rows, {},
                      [](const EntityRow &row) { return std::tuple(row.key.id, row.key.type); });
    return rows;
}

} // namespace tickscope
