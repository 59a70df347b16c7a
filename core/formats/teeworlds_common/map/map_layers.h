// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/formats/teeworlds_common/map/datafile.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/map_picture.h"

namespace tickscope::teeworlds {

/// Integer \a index of an item, or \a otherwise when the item is shorter.
[[nodiscard]] std::int32_t intAt(std::span<const std::int32_t> ints, std::size_t index,
                                 std::int32_t otherwise);

/// Text packed into integers, four bytes each. Source: teeworlds-map.md, section 2.
/// Empty when the item is too short.
[[nodiscard]] std::string packedText(std::span<const std::int32_t> ints, std::size_t first,
                                     std::size_t count);

/// Whether a layer has so many tiles as can be read; layers without tiles have.
/// \param item  integers of the layer's item. Errors: Damaged, LimitExceeded.
[[nodiscard]] Result<void> checkLayerSize(std::span<const std::int32_t> item);

/// What inflating the blocks of one map may still cost. A hostile file lets thousands
/// of layers share one huge block; each use is charged before it is inflated.
class InflateBudget
{
public:
    explicit InflateBudget(std::uint64_t bytes)
        : m_left(bytes)
    {
    }

    /// Takes \a bytes off; says no, and takes nothing, when not so many are left.
    [[nodiscard]] bool take(std::uint64_t bytes)
    {
        if (bytes > m_left)
            return false;
        m_left -= bytes;
        return true;
    }

private:
    std::uint64_t m_left;
};

/// Reads layer items into a map whose images and envelopes are there already.
class MapLayerReader
{
public:
    /// All are borrowed and must live as long as the reader.
    MapLayerReader(const Datafile &file, GameMap &map, InflateBudget &budget)
        : m_file(file)
        , m_map(map)
        , m_budget(budget)
    {
    }

    /// Nothing for a layer that is not drawn (sounds, unknown types). The tiles of a
    /// physics layer go to the map; of two layers of one kind the first counts.
    /// Errors: Damaged, Truncated, LimitExceeded; the layer is to be left out then.
    [[nodiscard]] Result<std::optional<MapLayer>> read(std::span<const std::int32_t> item);

private:
    [[nodiscard]] Result<std::vector<std::byte>> inflate(std::int32_t block);
    [[nodiscard]] Result<MapLayer> readTileLayer(std::span<const std::int32_t> item);
    [[nodiscard]] Result<void> readPhysics(PhysicsKind kind, std::span<const std::int32_t> item);
    template<typename T, typename Convert>
    [[nodiscard]] Result<void> readCells(TileGrid<T> &grid, std::span<const std::int32_t> item,
                                         std::int32_t block, std::size_t cellBytes,
                                         Convert convert);
    [[nodiscard]] Result<Shared<TileGrid<MapTile>>> readSharedTiles(
        std::span<const std::int32_t> item);
    [[nodiscard]] Result<void> readTiles(TileGrid<MapTile> &grid,
                                         std::span<const std::int32_t> item, std::int32_t block);
    [[nodiscard]] Result<MapLayer> readQuadLayer(std::span<const std::int32_t> item);
    [[nodiscard]] std::int32_t imageOrNone(std::int32_t index) const;
    [[nodiscard]] std::int32_t envelopeOrNone(std::int32_t index) const;

    const Datafile &m_file;
    GameMap &m_map;
    InflateBudget &m_budget;
    /// By block, width, height and whether equal tiles are packed.
    std::map<std::array<std::int32_t, 4>, Shared<TileGrid<MapTile>>> m_sharedTiles;
};

/// How games draw \a map; null when it has nothing but physics layers.
///
/// \param protocol  of the recording: 0.7 has other images under some of the same names.
[[nodiscard]] std::shared_ptr<const MapPicture> pictureOf(std::shared_ptr<const GameMap> map,
                                                          Protocol protocol);

} // namespace tickscope::teeworlds
