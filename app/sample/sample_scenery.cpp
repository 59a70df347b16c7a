// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sample_scenery.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

#include "app/sample/sample_map.h"
#include "core/formats/teeworlds_common/movement/collision.h"

namespace tickscope::sample {

namespace {

using teeworlds::FixedPoint2;
using teeworlds::GameMap;
using teeworlds::MapColor;
using teeworlds::MapGroup;
using teeworlds::MapQuad;
using teeworlds::QuadLayer;

constexpr float TileSide = teeworlds::Collision::TileSize;
/// Further than any window sees, in world units.
constexpr float FarAway = 9000;

constexpr MapColor HighSky{132, 190, 232, 255};
constexpr MapColor LowSky{234, 244, 240, 255};
constexpr MapColor Sun{255, 246, 206, 255};
constexpr MapColor Cloud{255, 255, 255, 150};
constexpr MapColor FarHills{176, 208, 216, 255};
constexpr MapColor FarValleys{206, 226, 224, 255};
constexpr MapColor NearHills{136, 184, 168, 255};
constexpr MapColor NearValleys{176, 208, 188, 255};
constexpr MapColor Grass{120, 190, 84, 255};
constexpr MapColor GrassRoots{84, 154, 66, 255};
constexpr MapColor Earth{140, 104, 76, 255};
constexpr MapColor DeepEarth{84, 62, 50, 255};
constexpr MapColor Steel{168, 178, 190, 255};
constexpr MapColor DarkSteel{112, 122, 136, 255};
constexpr MapColor SteelEdge{222, 228, 236, 255};
constexpr MapColor Ice{226, 246, 255, 220};
constexpr MapColor DeepIce{120, 190, 236, 200};
constexpr MapColor Spikes{198, 64, 56, 255};
constexpr MapColor SpikeTips{240, 150, 120, 255};
constexpr MapColor StartLight{96, 190, 110, 120};
constexpr MapColor CheckpointLight{250, 206, 90, 110};
constexpr MapColor White{250, 250, 250, 200};
constexpr MapColor Black{40, 44, 52, 200};

MapColor faded(MapColor color)
{
    color.alpha /= 4;
    return color;
}

FixedPoint2 fixedPoint(Vector point)
{
    constexpr float unit = 1024;
    return {static_cast<std::int32_t>(point.x * unit), static_cast<std::int32_t>(point.y * unit)};
}

/// Corners as a quad has them: top-left, top-right, bottom-left, bottom-right.
MapQuad quadOf(const std::array<Vector, 4> &corners, MapColor top, MapColor bottom)
{
    MapQuad quad;
    std::ranges::transform(corners, quad.corners.begin(), fixedPoint);
    quad.pivot = quad.corners[0];
    quad.colors = {top, top, bottom, bottom};
    return quad;
}

MapQuad rectangle(Vector from, Vector to, MapColor top, MapColor bottom)
{
    return quadOf({from, {to.x, from.y}, {from.x, to.y}, to}, top, bottom);
}

void addDisc(QuadLayer &layer, Vector middle, Vector radius, MapColor color)
{
    constexpr int slices = 24;
    const auto rim = [&](int slice) {
        const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(slice) / slices;
        return middle + Vector{radius.x * std::cos(angle), radius.y * std::sin(angle)};
    };
    for (int i = 0; i < slices; ++i)
        layer.quads.push_back(quadOf({middle, rim(i), middle, rim(i + 1)}, color, color));
}

/// Stands still on the screen, so its middle is that of the picture.
MapGroup sky()
{
    constexpr float fade = 420;
    QuadLayer layer;
    layer.quads = {rectangle({-FarAway, -FarAway}, {FarAway, -fade}, HighSky, HighSky),
                   rectangle({-FarAway, -fade}, {FarAway, fade}, HighSky, LowSky),
                   rectangle({-FarAway, fade}, {FarAway, FarAway}, LowSky, LowSky)};
    addDisc(layer, {330, -190}, {44, 44}, Sun);
    for (const auto &[place, width] :
         {std::pair{Vector{-480, -260}, 90.0F}, std::pair{Vector{-390, -236}, 120.0F},
          std::pair{Vector{60, -310}, 80.0F}, std::pair{Vector{130, -296}, 100.0F}})
        addDisc(layer, place, {width, width / 4}, Cloud);
    MapGroup group;
    group.name = "Sky";
    group.parallaxX = 0;
    group.parallaxY = 0;
    group.layers.push_back({"Sky", false, std::move(layer)});
    return group;
}

struct Ridge {
    const char *name;
    std::int32_t parallaxX; ///< Percent, as parallaxY.
    std::int32_t parallaxY;
    float top;    ///< Of the ridge in the middle, in world units.
    float height; ///< From valley to summit.
    float period; ///< From summit to summit.
    MapColor summit;
    MapColor valley;
};

/// Two waves make it look grown.
float ridgeAt(const Ridge &ridge, float x)
{
    const float turn = 2 * std::numbers::pi_v<float> * x / ridge.period;
    return ridge.top - ridge.height * (0.35F * std::sin(turn) + 0.15F * std::sin(2.7F * turn));
}

MapGroup hills(const Ridge &ridge)
{
    constexpr float step = 60;
    constexpr float depth = 420;
    QuadLayer layer;
    for (float x = -FarAway; x < FarAway; x += step) {
        const Vector left{x, ridgeAt(ridge, x)};
        const Vector right{x + step, ridgeAt(ridge, x + step)};
        layer.quads.push_back(
            quadOf({left, right, {x, ridge.top + depth}, {x + step, ridge.top + depth}},
                   ridge.summit, ridge.valley));
    }
    layer.quads.push_back(
        rectangle({-FarAway, ridge.top + depth}, {FarAway, FarAway}, ridge.valley, ridge.valley));
    MapGroup group;
    group.name = ridge.name;
    group.parallaxX = ridge.parallaxX;
    group.parallaxY = ridge.parallaxY;
    group.layers.push_back({ridge.name, false, std::move(layer)});
    return group;
}

/// A run of equal tiles, one below the other or side by side.
struct Run {
    std::int32_t column;
    std::int32_t row;
    std::int32_t width;
    std::int32_t height;
};

Vector topLeft(const Run &run)
{
    return {static_cast<float>(run.column) * TileSide, static_cast<float>(run.row) * TileSide};
}

Vector bottomRight(const Run &run)
{
    return topLeft({run.column + run.width, run.row + run.height, 0, 0});
}

std::uint8_t indexAt(const GameMap &map, std::int32_t column, std::int32_t row)
{
    const bool isInside = column >= 0 && row >= 0 && column < map.game.width
                          && row < map.game.height;
    return isInside ? map.game.at(column, row).index : std::uint8_t{SolidIndex};
}

/// Rectangles that cover all tiles for which \a isWanted (column, row) holds, each once.
template<typename IsWanted>
std::vector<Run> runsOf(const GameMap &map, IsWanted isWanted)
{
    std::vector<Run> runs;
    for (std::int32_t row = 0; row < map.game.height; ++row) {
        for (std::int32_t column = 0; column < map.game.width; ++column) {
            if (!isWanted(column, row))
                continue;
            Run run{column, row, 1, 1};
            while (column + 1 < map.game.width && isWanted(column + 1, row)) {
                ++column;
                ++run.width;
            }
            const auto above = std::ranges::find_if(runs, [&](const Run &other) {
                return other.column == run.column && other.width == run.width
                       && other.row + other.height == run.row;
            });
            if (above != runs.end())
                ++above->height;
            else
                runs.push_back(run);
        }
    }
    return runs;
}

std::vector<Run> runsOfIndex(const GameMap &map, std::uint8_t index)
{
    return runsOf(map, [&](std::int32_t column, std::int32_t row) {
        return indexAt(map, column, row) == index;
    });
}

/// Tiles of \a index that have nothing solid above them.
std::vector<Run> surfaceOf(const GameMap &map, std::uint8_t index)
{
    return runsOf(map, [&](std::int32_t column, std::int32_t row) {
        const std::uint8_t above = indexAt(map, column, row - 1);
        return indexAt(map, column, row) == index && above != SolidIndex && above != UnhookableIndex
               && above != DeathIndex;
    });
}

/// What the frame of the map leaves free.
Run innerPart(const GameMap &map)
{
    constexpr std::int32_t side = 2;
    constexpr std::int32_t floor = 3;
    return {side, side, map.game.width - 2 * side, map.game.height - side - floor};
}

void addGround(QuadLayer &layer, const GameMap &map)
{
    const Run inner = innerPart(map);
    const auto isGround = [&](std::int32_t column, std::int32_t row) {
        return column >= inner.column && column < inner.column + inner.width && row >= inner.row
               && row < inner.row + inner.height && indexAt(map, column, row) == SolidIndex;
    };
    for (const Run &run : runsOf(map, isGround))
        layer.quads.push_back(rectangle(topLeft(run), bottomRight(run), Earth, DeepEarth));
    for (const Run &run : surfaceOf(map, SolidIndex)) {
        const Vector from = topLeft(run);
        layer.quads.push_back(
            rectangle(from, {bottomRight(run).x, from.y + 11}, Grass, GrassRoots));
    }
    for (const Run &run : runsOfIndex(map, UnhookableIndex)) {
        const Vector from = topLeft(run);
        const Vector to = bottomRight(run);
        layer.quads.push_back(rectangle(from, to, Steel, DarkSteel));
        layer.quads.push_back(rectangle(from, {to.x, from.y + 4}, SteelEdge, Steel));
    }
}

/// The frame of the map, and what is beyond its edge.
void addSurroundings(QuadLayer &layer, const GameMap &map)
{
    const Run inner = innerPart(map);
    const Vector from = topLeft(inner);
    const Vector to = bottomRight(inner);
    for (const auto &[corner, opposite] :
         {std::pair{Vector{-FarAway, -FarAway}, Vector{from.x, FarAway}},
          std::pair{Vector{to.x, -FarAway}, Vector{FarAway, FarAway}},
          std::pair{Vector{from.x, -FarAway}, Vector{to.x, from.y}},
          std::pair{Vector{from.x, to.y}, Vector{to.x, FarAway}}})
        layer.quads.push_back(rectangle(corner, opposite, DeepEarth, DeepEarth));
}

void addIce(QuadLayer &layer, const GameMap &map)
{
    for (const Run &run : runsOfIndex(map, FreezeIndex))
        layer.quads.push_back(rectangle(topLeft(run), bottomRight(run), Ice, DeepIce));
}

/// Teeth along the bottom of the pit; only its highest row shows them.
void addSpikes(QuadLayer &layer, const GameMap &map)
{
    constexpr float width = TileSide / 2;
    for (const Run &run : runsOfIndex(map, DeathIndex)) {
        const Vector from = topLeft(run);
        const Vector to = bottomRight(run);
        layer.quads.push_back(rectangle({from.x, from.y + TileSide}, to, Spikes, DeepEarth));
        for (float x = from.x; x < to.x; x += width) {
            const Vector tip{x + width / 2, from.y + 4};
            layer.quads.push_back(
                quadOf({tip, tip, {x, from.y + TileSide}, {x + width, from.y + TileSide}},
                       SpikeTips, Spikes));
        }
    }
}

/// The lines of the race: light over start and checkpoints, a chequered one over the finish.
void addRaceLines(QuadLayer &layer, const GameMap &map)
{
    for (const auto &[index, color] :
         {std::pair{StartIndex, StartLight}, std::pair{FirstCheckpointIndex, CheckpointLight},
          std::pair{static_cast<GameIndex>(FirstCheckpointIndex + 1), CheckpointLight}}) {
        for (const Run &run : runsOfIndex(map, index))
            layer.quads.push_back(rectangle(topLeft(run), bottomRight(run), faded(color), color));
    }
    constexpr float side = TileSide / 2;
    for (const Run &run : runsOfIndex(map, FinishIndex)) {
        for (int row = 0; row < 2 * run.height; ++row) {
            for (int column = 0; column < 2 * run.width; ++column) {
                const Vector from = topLeft(run)
                                    + Vector{side * static_cast<float>(column),
                                             side * static_cast<float>(row)};
                const MapColor color = (row + column) % 2 == 0 ? White : Black;
                layer.quads.push_back(rectangle(from, from + Vector{side, side}, color, color));
            }
        }
    }
}

MapGroup playground(const GameMap &map)
{
    QuadLayer lines;
    addRaceLines(lines, map);
    QuadLayer ground;
    addSurroundings(ground, map);
    addSpikes(ground, map);
    addGround(ground, map);
    addIce(ground, map);
    MapGroup group;
    group.name = "Game";
    group.layers.push_back({"Lines", false, std::move(lines)});
    group.layers.push_back({"Game", false, teeworlds::PhysicsLayer{}});
    group.layers.push_back({"Ground", false, std::move(ground)});
    return group;
}

} // namespace

std::vector<MapGroup> sceneryOf(const GameMap &map)
{
    constexpr Ridge far{"Far hills", 20, 40, 470, 260, 1500, FarHills, FarValleys};
    constexpr Ridge near{"Near hills", 45, 60, 760, 220, 1100, NearHills, NearValleys};
    std::vector<MapGroup> groups;
    groups.push_back(sky());
    groups.push_back(hills(far));
    groups.push_back(hills(near));
    groups.push_back(playground(map));
    return groups;
}

} // namespace tickscope::sample
