// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/model/scene/map_picture.h"

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

/// What a cell says besides its kind.
struct CellMark {
    int column = 0;
    int row = 0;
    CellKind kind = CellKind::Other;
    int number = 0; ///< Of teleporter, switch or zone; most speed of a speedup. 0: none.
    int second = 0; ///< Below: force of a speedup, seconds of a switch. 0: none.
    std::optional<double> angle = {}; ///< Radians, 0 to the right, clockwise.
};

/// A grid of cells, row by row from the top left at world position (0, 0).
struct CellLayer {
    std::string name;
    int width = 0;
    int height = 0;
    double cellSize = 1.0;            ///< World units of a cell's side.
    std::vector<CellKind> cells;      ///< width * height.
    std::vector<CellMark> marks = {}; ///< Inside the grid, row by row.

    [[nodiscard]] CellKind at(int column, int row) const
    {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)
                     + static_cast<std::size_t>(column)];
    }
};

/// A corner of a shape as the scene has it: y grows downwards, height up.
struct MapPoint {
    float x = 0;
    float y = 0;
    float height = 0;
};

/// What a shape of a map is, seen from above.
enum class ShapeKind : std::uint8_t {
    Floor, ///< A convex polygon that one can stand on.
    Wall,  ///< A convex polygon that stands upright: from above it is a line.
    Area,  ///< Where something holds: a buy zone, a bomb target. A convex polygon.
};

/// One shape; its points are points[firstPoint ...] of the layer.
struct MapShape {
    ShapeKind kind = ShapeKind::Floor;
    std::uint32_t firstPoint = 0;
    std::uint32_t pointCount = 0;
    float lowest = 0; ///< Height of its lowest and its highest point, in world units.
    float highest = 0;

    [[nodiscard]] float meanHeight() const { return (lowest + highest) / 2; }
};

/// Shapes of a map with heights.
struct ShapeLayer {
    std::string name;
    std::vector<MapPoint> points;
    std::vector<MapShape> shapes; ///< Lowest first, as they cover each other.
};

/// A part of a map that moves, such as a door.
struct MapModel {
    ShapeLayer shapes; ///< Around its own zero; none for a model that is not drawn.
    MapPoint place;    ///< Of that zero, as long as the scene has no other.
};

/// A place that a map names, such as where players start.
struct MapPlace {
    std::string name; ///< As the map has it: "info_player_start".
    MapPoint position;
    float height = 0;
};

/// What the world view draws behind everything that moves. Immutable.
struct MapBackdrop {
    std::vector<CellLayer> layers; ///< First one at the back.
    double width = 0;              ///< World units.
    double height = 0;
    double left = 0; ///< Where the map begins; cells begin at 0.
    double top = 0;
    std::vector<ShapeLayer> shapes = {}; ///< First one at the back.
    std::vector<MapModel> models = {};   ///< Scene::mapParts says where they are.
    std::vector<MapPlace> places = {};
    /// How the map wants to look; null when it has cells or shapes only.
    std::shared_ptr<const MapPicture> picture = {};
};

/// A map as its format reads it; only that format looks inside.
class MapContent
{
public:
    virtual ~MapContent() = default;
    [[nodiscard]] virtual const MapBackdrop &backdrop() const = 0;
};

} // namespace tickscope
