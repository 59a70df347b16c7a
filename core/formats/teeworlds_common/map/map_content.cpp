// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/map_content.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numbers>
#include <optional>
#include <string_view>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/map/map_layers.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::uint8_t FirstEntity = 191;

/// Kinds of the indices of game and front layer. Source: teeworlds-map.md, section 4.
constexpr std::array<CellKind, 256> KindsOfIndices = [] {
    using enum CellKind;
    std::array<CellKind, 256> kinds{};
    const auto fill = [&kinds](std::size_t first, std::size_t last, CellKind kind) {
        std::fill(kinds.begin() + first, kinds.begin() + last + 1, kind);
    };
    fill(0, 255, Other);
    constexpr std::array Beginning{Empty,   Solid,       Death,      Unhookable,
                                   NoLaser, HookThrough, HookThrough};
    std::ranges::copy(Beginning, kinds.begin());
    fill(66, 67, HookThrough);
    fill(9, 9, Freeze);
    fill(11, 11, Unfreeze);
    fill(12, 12, DeepFreeze);
    fill(13, 13, DeepUnfreeze);
    fill(33, 33, Start);
    fill(34, 34, Finish);
    fill(35, 59, Checkpoint);
    fill(60, 62, Stopper);
    fill(144, 145, LiveFreeze);
    // Pickups, doors and the like are items of the recording; credits are pictures.
    fill(140, 143, Empty);
    fill(156, 159, Empty);
    fill(190, 255, Empty);
    fill(FirstEntity + 1, FirstEntity + 3, Spawn);
    return kinds;
}();

/// What the game writes on tiles. Source: teeworlds-game-data.md, section 7.2.
std::optional<CellMark> markOf(const MapTile &)
{
    return {};
}

std::optional<CellMark> markOf(const TuneTile &tile)
{
    return CellMark{.number = tile.number};
}

std::optional<CellMark> markOf(const TeleTile &tile)
{
    constexpr std::uint8_t CheckpointIn = 31;
    constexpr std::uint8_t EvilCheckpointIn = 63;
    if (tile.type == CheckpointIn || tile.type == EvilCheckpointIn)
        return {}; // they lead to whichever checkpoint was last
    return CellMark{.number = tile.number};
}

std::optional<CellMark> markOf(const SpeedupTile &tile)
{
    return CellMark{.number = tile.maxSpeed,
                    .second = tile.force,
                    .angle = tile.angle * std::numbers::pi / 180.0};
}

std::optional<CellMark> markOf(const SwitchTile &tile)
{
    return CellMark{.number = tile.number, .second = tile.delay};
}

template<typename Tile, typename KindOf>
void addLayer(MapBackdrop &backdrop, const char *name, const TileGrid<Tile> &grid, KindOf kindOf)
{
    if (grid.isEmpty())
        return;
    CellLayer layer{name, grid.width, grid.height, Collision::TileSize, {}};
    layer.cells.reserve(grid.cells.size());
    bool isEmpty = true;
    for (const Tile &tile : grid.cells) {
        const CellKind kind = kindOf(tile);
        const auto place = static_cast<int>(layer.cells.size());
        layer.cells.push_back(kind);
        if (kind == CellKind::Empty)
            continue;
        isEmpty = false;
        if (auto mark = markOf(tile)) {
            mark->column = place % grid.width;
            mark->row = place / grid.width;
            mark->kind = kind;
            layer.marks.push_back(*mark);
        }
    }
    if (!isEmpty)
        backdrop.layers.push_back(std::move(layer));
}

MapBackdrop backdropOf(const GameMap &map)
{
    MapBackdrop backdrop;
    backdrop.width = double{Collision::TileSize} * map.game.width;
    backdrop.height = double{Collision::TileSize} * map.game.height;
    const auto unlessZero = [](int number, CellKind kind) {
        return number == 0 ? CellKind::Empty : kind;
    };
    addLayer(backdrop, "tune", map.tune,
             [&](const TuneTile &tile) { return unlessZero(tile.type, CellKind::Tune); });
    addLayer(backdrop, "game", map.game,
             [](const MapTile &tile) { return KindsOfIndices[tile.index]; });
    addLayer(backdrop, "front", map.front,
             [](const MapTile &tile) { return KindsOfIndices[tile.index]; });
    addLayer(backdrop, "tele", map.tele,
             [&](const TeleTile &tile) { return unlessZero(tile.type, CellKind::Teleport); });
    addLayer(backdrop, "speedup", map.speedup,
             [&](const SpeedupTile &tile) { return unlessZero(tile.force, CellKind::Speedup); });
    addLayer(backdrop, "switch", map.switches,
             [&](const SwitchTile &tile) { return unlessZero(tile.type, CellKind::Switch); });
    return backdrop;
}

constexpr std::array<std::string_view, 7> InstallFolders{"/usr/share/games",
                                                         "/usr/share",
                                                         "/usr/local/share",
                                                         "/usr/local/share/games",
                                                         "/usr/pkg/share",
                                                         "/usr/pkg/share/games",
                                                         "/opt"};

/// Value of an environment variable; empty when it is not set.
std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

std::vector<std::string> userFolders()
{
    const std::string home = environment("HOME");
    std::string data = environment("XDG_DATA_HOME");
    if (data.empty() && !home.empty())
        data = home + "/.local/share";
    std::vector<std::string> folders;
    if (!data.empty()) {
        folders.push_back(data + "/ddnet");
        folders.push_back(data + "/teeworlds");
    }
    if (!home.empty())
        folders.push_back(home + "/.teeworlds");
    return folders;
}

} // namespace

TeeworldsMap::TeeworldsMap(std::shared_ptr<const GameMap> map, Protocol protocol)
    : m_map(std::move(map))
    , m_collision(m_map->game)
    , m_backdrop(backdropOf(*m_map))
{
    m_backdrop.picture = pictureOf(m_map, protocol);
}

Result<Shared<MapContent>> readTeeworldsMap(std::vector<std::byte> file, Protocol protocol)
{
    TRY_ASSIGN(auto map, teeworlds::readMap(std::move(file)));
    return std::make_shared<const TeeworldsMap>(std::move(map), protocol);
}

std::vector<std::string> gameMapFolders()
{
    std::vector<std::string> folders;
    for (const std::string &folder : userFolders()) {
        folders.push_back(folder + "/maps");
        folders.push_back(folder + "/downloadedmaps");
    }
    for (const char *game : {"/ddnet", "/teeworlds"}) {
        for (const std::string_view folder : InstallFolders)
            folders.push_back(std::string(folder) + game + "/data/maps");
    }
    return folders;
}

} // namespace tickscope::teeworlds
