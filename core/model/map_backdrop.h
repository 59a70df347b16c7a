// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/tick.h"

namespace tickscope {

/// What a cell of a map does to a player; what view and legend colour it by.
enum class CellKind : std::uint8_t {
    Empty,
    Solid,
    Unhookable,
    Death,
    Freeze,
    Unfreeze,
    DeepFreeze,
    DeepUnfreeze,
    LiveFreeze,
    HookThrough,
    NoLaser,
    Start,
    Finish,
    Checkpoint,
    Stopper,
    Teleport,
    Speedup,
    Switch,
    Tune,
    Spawn,
    Other, ///< Does something that has no colour of its own.
};

/// A grid of cells, row by row from the top left at world position (0, 0).
struct CellLayer {
    std::string name;
    int width = 0;
    int height = 0;
    double cellSize = 1.0;       ///< World units of a cell's side.
    std::vector<CellKind> cells; ///< width * height.

    [[nodiscard]] CellKind at(int column, int row) const
    {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)
                     + static_cast<std::size_t>(column)];
    }
};

/// What the world view draws behind everything that moves. Immutable.
struct MapBackdrop {
    std::vector<CellLayer> layers; ///< First one at the back.
    double width = 0;              ///< World units.
    double height = 0;
};

/// A map as its format reads it; only that format looks inside.
class MapContent
{
public:
    virtual ~MapContent() = default;
    [[nodiscard]] virtual const MapBackdrop &backdrop() const = 0;
};

} // namespace tickscope
