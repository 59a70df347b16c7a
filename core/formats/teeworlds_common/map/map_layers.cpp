// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/map_layers.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/limits.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::int32_t TileLayerType = 2;
constexpr std::int32_t QuadLayerType = 3;
constexpr std::int32_t DetailFlag = 1;

/// Version from which tile layers have a name, and the one (0.7) that packs equal tiles.
constexpr std::int32_t NamedTilesVersion = 3;
constexpr std::int32_t PackedTilesVersion = 4;
constexpr std::int32_t NamedQuadsVersion = 2;

constexpr std::size_t VersionInt = 3;
constexpr std::size_t TilesBlockInt = 14;
constexpr std::size_t TilesNameInt = 15;
constexpr std::size_t TilesNameLength = 3;

constexpr std::size_t TileBytes = 4;
constexpr std::size_t QuadInts = 38;

/// The flag that marks a kind, and where its block index stands behind the common part.
/// If several flags are set, the first row wins. Source: teeworlds-map.md, 2.5.
struct PhysicsFlag {
    std::int32_t flag;
    PhysicsKind kind;
    std::size_t place;
};
constexpr PhysicsFlag PhysicsFlags[] = {
    {1, PhysicsKind::Game, 0},  {2, PhysicsKind::Tele, 0},    {4, PhysicsKind::Speedup, 1},
    {8, PhysicsKind::Front, 2}, {16, PhysicsKind::Switch, 3}, {32, PhysicsKind::Tune, 4},
};

const PhysicsFlag *physicsFlagOf(std::int32_t flags)
{
    for (const PhysicsFlag &row : PhysicsFlags) {
        if (flags & row.flag)
            return &row;
    }
    return nullptr;
}

std::uint8_t byteAt(std::span<const std::byte> bytes, std::size_t index)
{
    return std::to_integer<std::uint8_t>(bytes[index]);
}

/// Stored tiles stand for skip + 1 equal ones. Source: teeworlds-map.md, 2.5.
Result<std::vector<MapTile>> unpackTiles(std::span<const std::byte> bytes, std::size_t count)
{
    std::vector<MapTile> tiles;
    tiles.reserve(count);
    for (; bytes.size() >= TileBytes; bytes = bytes.subspan(TileBytes)) {
        const std::size_t run = std::size_t{byteAt(bytes, 2)} + 1;
        if (run > count - tiles.size())
            return damaged(Fault::tr("layer has too many tiles"));
        tiles.insert(tiles.end(), run, MapTile{byteAt(bytes, 0), byteAt(bytes, 1)});
    }
    if (tiles.size() != count)
        return damaged(faults::LayerHasTooFewTiles);
    return tiles;
}

Result<std::size_t> cellCount(std::int32_t width, std::int32_t height)
{
    if (width <= 0 || height <= 0)
        return damaged(Fault::tr("layer without width or height"));
    if (width > limits::MapLayerSide || height > limits::MapLayerSide
        || std::int64_t{width} * height > limits::MapLayerTiles)
        return limitExceeded(Fault::tr("layer is too big"));
    return static_cast<std::size_t>(std::int64_t{width} * height);
}

FixedPoint2 pointAt(std::span<const std::int32_t> ints, std::size_t index)
{
    return {ints[index], ints[index + 1]};
}

MapColor colorAt(std::span<const std::int32_t> ints, std::size_t index)
{
    return {ints[index], ints[index + 1], ints[index + 2], ints[index + 3]};
}

/// \param ints  the 38 of one quad. Envelope indices are as stored.
MapQuad quadOf(std::span<const std::int32_t> ints)
{
    MapQuad quad;
    for (std::size_t corner = 0; corner < 4; ++corner) {
        quad.corners[corner] = pointAt(ints, 2 * corner);
        quad.colors[corner] = colorAt(ints, 10 + 4 * corner);
        quad.texture[corner] = pointAt(ints, 26 + 2 * corner);
    }
    quad.pivot = pointAt(ints, 8);
    quad.position = {ints[34], ints[35]};
    quad.color = {ints[36], ints[37]};
    return quad;
}

} // namespace

std::int32_t intAt(std::span<const std::int32_t> ints, std::size_t index, std::int32_t otherwise)
{
    return index < ints.size() ? ints[index] : otherwise;
}

std::string packedText(std::span<const std::int32_t> ints, std::size_t first, std::size_t count)
{
    if (first > ints.size() || count > ints.size() - first)
        return {};
    std::string text;
    for (const std::int32_t value : ints.subspan(first, count)) {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        // An empty name of old editors is all zero instead of packed.
        if (bits == 0)
            return text;
        for (int shift = 24; shift >= 0; shift -= 8) {
            const auto byte = static_cast<std::uint8_t>((bits >> shift & 0xffU) - 128U);
            if (byte == 0 || text.size() == 4 * count - 1)
                return text;
            text.push_back(static_cast<char>(byte));
        }
    }
    return text;
}

Result<void> checkLayerSize(std::span<const std::int32_t> item)
{
    if (intAt(item, 1, 0) != TileLayerType)
        return {};
    if (item.size() <= TilesBlockInt)
        return damaged(faults::TileLayerIsTooShort);
    return cellCount(item[4], item[5]).map([](std::size_t) {});
}

Result<std::optional<MapLayer>> MapLayerReader::read(std::span<const std::int32_t> item)
{
    const auto wrap = [](MapLayer layer) { return std::optional<MapLayer>(std::move(layer)); };
    switch (intAt(item, 1, 0)) {
    case TileLayerType:
        return readTileLayer(item).map(wrap);
    case QuadLayerType:
        return readQuadLayer(item).map(wrap);
    default:
        return std::optional<MapLayer>();
    }
}

Result<std::vector<std::byte>> MapLayerReader::inflate(std::int32_t block)
{
    if (!m_budget.take(m_file.blockSize(block)))
        return limitExceeded(faults::LayersTooBigTogether);
    return m_file.block(block);
}

Result<MapLayer> MapLayerReader::readTileLayer(std::span<const std::int32_t> item)
{
    if (item.size() <= TilesBlockInt)
        return damaged(faults::TileLayerIsTooShort);
    MapLayer layer;
    layer.detail = item[2] & DetailFlag;
    if (item[VersionInt] >= NamedTilesVersion)
        layer.name = packedText(item, TilesNameInt, TilesNameLength);

    if (const PhysicsFlag *physics = physicsFlagOf(item[6])) {
        layer.content = PhysicsLayer{physics->kind};
        return readPhysics(physics->kind, item).map([&] { return std::move(layer); });
    }
    TileLayer tiles;
    tiles.color = colorAt(item, 7);
    tiles.colorEnvelope = {envelopeOrNone(item[11]), item[12]};
    tiles.image = imageOrNone(item[13]);
    TRY_ASSIGN(tiles.tiles, readSharedTiles(item));
    layer.content = std::move(tiles);
    return layer;
}

/// A block that several layers name is unpacked once.
Result<Shared<TileGrid<MapTile>>> MapLayerReader::readSharedTiles(
    std::span<const std::int32_t> item)
{
    const std::array key{item[TilesBlockInt], item[4], item[5],
                         item[VersionInt] < PackedTilesVersion ? 0 : 1};
    if (const auto known = m_sharedTiles.find(key); known != m_sharedTiles.end())
        return known->second;
    auto grid = std::make_shared<TileGrid<MapTile>>();
    TRY(readTiles(*grid, item, item[TilesBlockInt]));
    return m_sharedTiles[key] = std::move(grid);
}

Result<void> MapLayerReader::readPhysics(PhysicsKind kind, std::span<const std::int32_t> item)
{
    // The block that vanilla games look at is a dummy; the true ones stand at the end.
    const std::size_t first = item[VersionInt] >= NamedTilesVersion ? TilesNameInt + TilesNameLength
                                                                    : TilesNameInt;
    const std::int32_t block = intAt(item, first + physicsFlagOf(item[6])->place, -1);
    switch (kind) {
    case PhysicsKind::Game:
        return readTiles(m_map.game, item, item[TilesBlockInt]);
    case PhysicsKind::Tele:
        return readCells(m_map.tele, item, block, 2, [](std::span<const std::byte> cell) {
            return TeleTile{byteAt(cell, 0), byteAt(cell, 1)};
        });
    case PhysicsKind::Speedup:
        return readCells(m_map.speedup, item, block, 6, [](std::span<const std::byte> cell) {
            const auto angle = static_cast<std::uint16_t>(byteAt(cell, 4) | byteAt(cell, 5) << 8);
            return SpeedupTile{byteAt(cell, 0), byteAt(cell, 1), byteAt(cell, 2),
                               std::bit_cast<std::int16_t>(angle)};
        });
    case PhysicsKind::Front:
        return readCells(m_map.front, item, block, TileBytes, [](std::span<const std::byte> cell) {
            return MapTile{byteAt(cell, 0), byteAt(cell, 1)};
        });
    case PhysicsKind::Switch:
        return readCells(m_map.switches, item, block, 4, [](std::span<const std::byte> cell) {
            return SwitchTile{byteAt(cell, 0), byteAt(cell, 1), byteAt(cell, 2), byteAt(cell, 3)};
        });
    case PhysicsKind::Tune:
        return readCells(m_map.tune, item, block, 2, [](std::span<const std::byte> cell) {
            return TuneTile{byteAt(cell, 0), byteAt(cell, 1)};
        });
    }
    return {};
}

template<typename T, typename Convert>
Result<void> MapLayerReader::readCells(TileGrid<T> &grid, std::span<const std::int32_t> item,
                                       std::int32_t block, std::size_t cellBytes, Convert convert)
{
    if (!grid.isEmpty())
        return damaged(faults::SecondPhysicsLayerOfOneKind);
    TRY_ASSIGN(const auto count, cellCount(item[4], item[5]));
    TRY_ASSIGN(const auto bytes, inflate(block));
    if (bytes.size() / cellBytes < count)
        return damaged(faults::LayerHasTooFewTiles);
    grid.width = item[4];
    grid.height = item[5];
    grid.cells.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        grid.cells.push_back(convert(std::span(bytes).subspan(i * cellBytes, cellBytes)));
    return {};
}

Result<void> MapLayerReader::readTiles(TileGrid<MapTile> &grid, std::span<const std::int32_t> item,
                                       std::int32_t block)
{
    if (item[VersionInt] < PackedTilesVersion) {
        return readCells(grid, item, block, TileBytes, [](std::span<const std::byte> cell) {
            return MapTile{byteAt(cell, 0), byteAt(cell, 1)};
        });
    }
    if (!grid.isEmpty())
        return damaged(faults::SecondPhysicsLayerOfOneKind);
    TRY_ASSIGN(const auto count, cellCount(item[4], item[5]));
    // Few bytes can stand for many tiles, so these are charged as well.
    if (!m_budget.take(count * sizeof(MapTile)))
        return limitExceeded(faults::LayersTooBigTogether);
    TRY_ASSIGN(const auto bytes, inflate(block));
    TRY_ASSIGN(auto tiles, unpackTiles(bytes, count));
    grid = {item[4], item[5], std::move(tiles)};
    return {};
}

Result<MapLayer> MapLayerReader::readQuadLayer(std::span<const std::int32_t> item)
{
    if (item.size() < 7)
        return damaged(Fault::tr("quad layer is too short"));
    MapLayer layer;
    layer.detail = item[2] & DetailFlag;
    if (item[VersionInt] >= NamedQuadsVersion)
        layer.name = packedText(item, 7, 3);
    QuadLayer quads;
    quads.image = imageOrNone(item[6]);

    // What a block has, layers that share it have each, and pictures once more.
    const auto claimed = static_cast<std::uint64_t>(std::max(item[4], 0));
    if (!m_budget.take(2 * claimed * sizeof(MapQuad)))
        return limitExceeded(faults::LayersTooBigTogether);
    TRY_ASSIGN(const auto bytes, inflate(item[5]));
    const std::vector<std::int32_t> ints = intsOfBytes(bytes);
    if (item[4] < 0 || std::cmp_greater(item[4], ints.size() / QuadInts))
        return damaged(Fault::tr("layer has too few quads"));
    const auto count = static_cast<std::size_t>(item[4]);
    quads.quads.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        MapQuad quad = quadOf(std::span(ints).subspan(i * QuadInts, QuadInts));
        quad.position.envelope = envelopeOrNone(quad.position.envelope);
        quad.color.envelope = envelopeOrNone(quad.color.envelope);
        quads.quads.push_back(quad);
    }
    layer.content = std::move(quads);
    return layer;
}

std::int32_t MapLayerReader::imageOrNone(std::int32_t index) const
{
    return index >= 0 && std::cmp_less(index, m_map.images.size()) ? index : -1;
}

std::int32_t MapLayerReader::envelopeOrNone(std::int32_t index) const
{
    return index >= 0 && std::cmp_less(index, m_map.envelopes.size()) ? index : -1;
}

} // namespace tickscope::teeworlds
