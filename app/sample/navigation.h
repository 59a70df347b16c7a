// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/sample/sample_map.h"

namespace tickscope::sample {

/// Tells how far each cell of a map is from one goal.
class DistanceField
{
public:
    DistanceField(const teeworlds::TileGrid<teeworlds::MapTile> &game, Vector goal);

    /// Where to head for on the way from \a from to the goal: the farthest place of the way
    /// that is in sight. Nothing when there is no way.
    [[nodiscard]] std::optional<Vector> nextPlace(Vector from,
                                                  const teeworlds::Collision &collision) const;

private:
    struct Cell {
        std::int32_t column = 0;
        std::int32_t row = 0;
    };

    [[nodiscard]] Cell cellAt(Vector place) const;
    [[nodiscard]] std::size_t placeOf(Cell cell) const;
    [[nodiscard]] float &distance(Cell cell);
    [[nodiscard]] float distance(Cell cell) const;
    [[nodiscard]] Cell nearerNeighbour(Cell cell) const;
    void spread(const teeworlds::TileGrid<teeworlds::MapTile> &game, Cell goal);

    std::int32_t m_width = 0;
    std::int32_t m_height = 0;
    std::vector<float> m_distances;
};

/// Whether a tee's body fits along the whole line.
[[nodiscard]] bool isFree(const teeworlds::Collision &collision, Vector from, Vector to);

} // namespace tickscope::sample
