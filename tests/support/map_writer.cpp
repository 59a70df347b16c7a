// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/map_writer.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>

#include <zlib.h>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "tests/support/int_bytes.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t ShortNameInts = 3;

void appendBytes(std::vector<std::byte> &bytes, std::span<const std::byte> more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

/// Text of up to 11 bytes in three integers: the reverse of packedText().
void appendName(std::vector<std::int32_t> &ints, const std::string &name)
{
    const std::size_t used = std::min(name.size(), 4 * ShortNameInts - 1);
    for (std::size_t i = 0; i < ShortNameInts; ++i) {
        std::uint32_t bits = 0;
        for (std::size_t k = 4 * i; k < 4 * i + 4; ++k) {
            const auto byte = k < used ? static_cast<std::uint8_t>(name[k]) : std::uint8_t{0};
            bits = bits << 8 | ((byte + 128U) & 0xffU);
        }
        // The very last byte is a true zero, not a packed one.
        if (i + 1 == ShortNameInts)
            bits &= ~0xffU;
        ints.push_back(static_cast<std::int32_t>(bits));
    }
}

/// Collects items and blocks and lays them out. Source: teeworlds-map.md, section 1.
class DatafileWriter
{
public:
    /// Ids are counted up for each type.
    void addItem(MapItemType type, std::vector<std::int32_t> ints)
    {
        m_items[type].push_back(std::move(ints));
    }

    /// Returns the index of the block.
    std::int32_t addBlock(std::span<const std::byte> bytes)
    {
        auto size = compressBound(static_cast<uLong>(bytes.size()));
        std::vector<std::byte> packed(size);
        // Cannot fail: the output has the size that the library asked for.
        compress2(reinterpret_cast<Bytef *>(packed.data()), &size,
                  reinterpret_cast<const Bytef *>(bytes.data()), static_cast<uLong>(bytes.size()),
                  Z_BEST_COMPRESSION);
        m_blockOffsets.push_back(static_cast<std::int32_t>(m_blocks.size()));
        m_blockSizes.push_back(static_cast<std::int32_t>(bytes.size()));
        appendBytes(m_blocks, std::span(packed).first(size));
        return static_cast<std::int32_t>(m_blockOffsets.size() - 1);
    }

    std::int32_t addText(std::string_view text)
    {
        std::vector<std::byte> bytes;
        appendBytes(bytes, std::as_bytes(std::span(text)));
        bytes.push_back(std::byte{0});
        return addBlock(bytes);
    }

    [[nodiscard]] std::vector<std::byte> finish() const
    {
        std::vector<std::int32_t> types;
        std::vector<std::int32_t> offsets;
        std::vector<std::int32_t> area;
        for (const auto &[type, items] : m_items) {
            types.push_back(type);
            types.push_back(static_cast<std::int32_t>(offsets.size()));
            types.push_back(static_cast<std::int32_t>(items.size()));
            std::int32_t id = 0;
            for (const auto &ints : items) {
                offsets.push_back(static_cast<std::int32_t>(4 * area.size()));
                area.push_back(type << 16 | id++);
                area.push_back(static_cast<std::int32_t>(4 * ints.size()));
                area.insert(area.end(), ints.begin(), ints.end());
            }
        }

        const std::size_t tables = 4
                                   * (5 + types.size() + offsets.size() + m_blockOffsets.size()
                                      + m_blockSizes.size() + area.size());
        std::vector<std::int32_t> ints{4,
                                       static_cast<std::int32_t>(tables + m_blocks.size()),
                                       static_cast<std::int32_t>(tables),
                                       static_cast<std::int32_t>(m_items.size()),
                                       static_cast<std::int32_t>(offsets.size()),
                                       static_cast<std::int32_t>(m_blockOffsets.size()),
                                       static_cast<std::int32_t>(4 * area.size()),
                                       static_cast<std::int32_t>(m_blocks.size())};
        using Part = std::span<const std::int32_t>;
        for (const Part part :
             {Part(types), Part(offsets), Part(m_blockOffsets), Part(m_blockSizes), Part(area)})
            ints.insert(ints.end(), part.begin(), part.end());

        std::vector<std::byte> file;
        appendBytes(file, std::as_bytes(std::span(std::string_view("DATA"))));
        appendBytes(file, bytesOfInts(ints));
        appendBytes(file, m_blocks);
        return file;
    }

private:
    std::map<MapItemType, std::vector<std::vector<std::int32_t>>> m_items;
    std::vector<std::int32_t> m_blockOffsets;
    std::vector<std::int32_t> m_blockSizes;
    std::vector<std::byte> m_blocks;
};

void addInfo(DatafileWriter &writer, const MapInfo &info)
{
    std::vector<std::int32_t> ints{1};
    for (const auto *text : {&info.author, &info.version, &info.credits, &info.license})
        ints.push_back(text->empty() ? -1 : writer.addText(*text));
    std::string settings;
    for (const auto &setting : info.settings)
        settings += setting + '\0';
    if (!settings.empty())
        settings.pop_back(); // addText() writes the last NUL.
    ints.push_back(settings.empty() ? -1 : writer.addText(settings));
    if (std::any_of(ints.begin() + 1, ints.end(), [](auto block) { return block >= 0; }))
        writer.addItem(ItemInfo, std::move(ints));
}

void addTiles(DatafileWriter &writer, const MapLayer &layer, const TileLayer &content, bool isGame)
{
    std::vector<std::byte> bytes;
    bytes.reserve(4 * content.tiles->cells.size());
    for (const MapTile tile : content.tiles->cells) {
        bytes.insert(bytes.end(),
                     {std::byte{tile.index}, std::byte{tile.flags}, std::byte{0}, std::byte{0}});
    }
    const MapColor &color = content.color;
    std::vector<std::int32_t> ints{0,
                                   2,
                                   layer.detail ? 1 : 0,
                                   3,
                                   content.tiles->width,
                                   content.tiles->height,
                                   isGame ? 1 : 0,
                                   color.red,
                                   color.green,
                                   color.blue,
                                   color.alpha,
                                   -1,
                                   0,
                                   content.image,
                                   writer.addBlock(bytes)};
    appendName(ints, layer.name);
    writer.addItem(ItemLayer, std::move(ints));
}

void addPoint(std::vector<std::int32_t> &ints, FixedPoint2 point)
{
    ints.insert(ints.end(), {point.x, point.y});
}

/// Without envelopes, since none are written.
void addQuads(DatafileWriter &writer, const MapLayer &layer, const QuadLayer &content)
{
    std::vector<std::int32_t> corners;
    for (const MapQuad &quad : content.quads) {
        for (const FixedPoint2 corner : quad.corners)
            addPoint(corners, corner);
        addPoint(corners, quad.pivot);
        for (const MapColor &color : quad.colors)
            corners.insert(corners.end(), {color.red, color.green, color.blue, color.alpha});
        for (const FixedPoint2 place : quad.texture)
            addPoint(corners, place);
        corners.insert(corners.end(), {-1, 0, -1, 0});
    }
    std::vector<std::int32_t> ints{0,
                                   3,
                                   layer.detail ? 1 : 0,
                                   2,
                                   static_cast<std::int32_t>(content.quads.size()),
                                   writer.addBlock(bytesOfInts(corners)),
                                   content.image};
    appendName(ints, layer.name);
    writer.addItem(ItemLayer, std::move(ints));
}

/// Says whether the layer is of a kind that is written.
bool addLayer(DatafileWriter &writer, const GameMap &map, const MapLayer &layer)
{
    if (const auto *tiles = std::get_if<TileLayer>(&layer.content)) {
        addTiles(writer, layer, *tiles, false);
        return true;
    }
    if (const auto *quads = std::get_if<QuadLayer>(&layer.content)) {
        addQuads(writer, layer, *quads);
        return true;
    }
    const auto *physics = std::get_if<PhysicsLayer>(&layer.content);
    if (!physics || physics->kind != PhysicsKind::Game)
        return false;
    TileLayer game;
    game.tiles = std::make_shared<const TileGrid<MapTile>>(map.game);
    addTiles(writer, layer, game, true);
    return true;
}

} // namespace

std::vector<std::byte> writeMap(const GameMap &map)
{
    DatafileWriter writer;
    writer.addItem(ItemVersion, {1});
    addInfo(writer, map.info);
    for (const MapImage &image : map.images)
        writer.addItem(ItemImage,
                       {1, image.width, image.height, 1, writer.addText(image.name), -1});
    std::int32_t firstLayer = 0;
    for (const MapGroup &group : map.groups) {
        const auto count = static_cast<std::int32_t>(
            std::count_if(group.layers.begin(), group.layers.end(),
                          [&](const auto &layer) { return addLayer(writer, map, layer); }));
        const MapClip clip = group.clip.value_or(MapClip());
        std::vector<std::int32_t> ints{
            3,          group.offsetX, group.offsetY,      group.parallaxX, group.parallaxY,
            firstLayer, count,         group.clip ? 1 : 0, clip.x,          clip.y,
            clip.width, clip.height};
        appendName(ints, group.name);
        writer.addItem(ItemGroup, std::move(ints));
        firstLayer += count;
    }
    return writer.finish();
}

} // namespace tickscope::teeworlds
