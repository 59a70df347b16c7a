// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps of Teeworlds and DDNet. The first byte chooses how the rest is taken: as a whole file, or
// as the items and blocks of one, which are packed here, because a fuzzer never finds its way
// through a deflated block to the tiles in it.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <vector>

#include <zlib.h>

#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/io/byte_reader.h"
#include "core/model/scene/envelope.h"
#include "core/model/scene/map_picture.h"

namespace {

using namespace tickscope;

using Ints = std::vector<std::int32_t>;

void append(std::vector<std::byte> &bytes, std::int32_t value)
{
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        bytes.push_back(static_cast<std::byte>(static_cast<std::uint32_t>(value) >> shift & 0xFFU));
}

template<typename T>
std::int32_t count(const std::vector<T> &values)
{
    return static_cast<std::int32_t>(values.size());
}

/// The parts of a datafile. Source: teeworlds-map.md, section 1.
struct Parts {
    std::map<std::uint16_t, std::vector<Ints>> items; ///< By type; the first two are type and size.
    std::vector<std::vector<std::byte>> blocks;       ///< Deflated.
    Ints blockSizes;                                  ///< Inflated.

    void addItem(std::uint16_t type, std::uint16_t id, const Ints &values)
    {
        Ints item{static_cast<std::int32_t>(type) << 16 | id, 4 * count(values)};
        item.insert(item.end(), values.begin(), values.end());
        items[type].push_back(std::move(item));
    }

    void addBlock(std::span<const std::byte> bytes, std::size_t repeat)
    {
        std::vector<std::byte> whole;
        for (std::size_t i = 0; i < repeat; ++i)
            whole.insert(whole.end(), bytes.begin(), bytes.end());
        std::vector<std::byte> packed(compressBound(whole.size()));
        auto size = static_cast<uLongf>(packed.size());
        compress2(reinterpret_cast<Bytef *>(packed.data()), &size,
                  reinterpret_cast<const Bytef *>(whole.data()), whole.size(), 1);
        packed.resize(size);
        blocks.push_back(std::move(packed));
        blockSizes.push_back(count(whole));
    }

    [[nodiscard]] std::vector<std::byte> file() const
    {
        Ints types;
        Ints offsets;
        Ints words;
        for (const auto &[type, all] : items) {
            types.insert(types.end(), {type, count(offsets), count(all)});
            for (const Ints &item : all) {
                offsets.push_back(4 * count(words));
                words.insert(words.end(), item.begin(), item.end());
            }
        }
        Ints places;
        std::int32_t dataSize = 0;
        for (const auto &block : blocks) {
            places.push_back(dataSize);
            dataSize += count(block);
        }
        std::vector<std::byte> bytes{std::byte{'D'}, std::byte{'A'}, std::byte{'T'},
                                     std::byte{'A'}};
        const std::int32_t swapped = 20
                                     + 4
                                           * (count(types) + count(offsets) + 2 * count(places)
                                              + count(words));
        for (const std::int32_t value : {4, swapped + dataSize, swapped, count(types) / 3,
                                         count(offsets), count(places), 4 * count(words), dataSize})
            append(bytes, value);
        for (const Ints &part : {types, offsets, places, blockSizes, words}) {
            for (const std::int32_t value : part)
                append(bytes, value);
        }
        for (const auto &block : blocks)
            bytes.insert(bytes.end(), block.begin(), block.end());
        return bytes;
    }
};

/// Each part: what it is, its size, then integers of one byte or four, or the bytes of a block.
std::vector<std::byte> fileOfParts(std::span<const std::byte> input)
{
    Parts parts;
    ByteReader reader(input);
    while (reader.remaining() > 2) {
        const unsigned what = *reader.readU8();
        const std::size_t size = *reader.readU8();
        const auto bytes = *reader.readBytes(std::min(size, reader.remaining()));
        if ((what & 0x80U) != 0) {
            parts.addBlock(bytes, 1 + (what & 0x7FU));
            continue;
        }
        Ints values;
        ByteReader words(bytes);
        while (words.remaining() > 0) {
            if ((what & 0x40U) != 0 && words.remaining() >= 4)
                values.push_back(*words.readI32Le());
            else
                values.push_back(static_cast<std::int8_t>(*words.readU8()));
        }
        const auto type = static_cast<std::uint16_t>(what & 7U);
        parts.addItem(type, static_cast<std::uint16_t>(parts.items[type].size()), values);
    }
    return parts.file();
}

void look(const MapPicture &picture)
{
    for (const Envelope &envelope : picture.envelopes) {
        for (const double seconds : {-1.0, 0.0, 0.5, 1e9})
            (void)valuesAt(envelope, seconds, {});
    }
    for (std::size_t i = 0; i < picture.images.size(); ++i)
        (void)picture.readPixels(i);
    for (const auto *groups : {&picture.behind, &picture.inFront}) {
        for (const PictureGroup &group : *groups) {
            for (const PictureLayer &layer : group.layers) {
                const auto *tiles = std::get_if<PictureTiles>(&layer);
                if (tiles
                    && tiles->tiles->size()
                           != static_cast<std::size_t>(tiles->width)
                                  * static_cast<std::size_t>(tiles->height))
                    std::abort();
            }
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto input = std::as_bytes(std::span(data + 1, size - 1));
    const unsigned choice = data[0];
    auto file = (choice & 0x80U) != 0 ? fileOfParts(input)
                                      : std::vector(input.begin(), input.end());
    const auto protocol = (choice & 1U) != 0 ? teeworlds::Protocol::V07 : teeworlds::Protocol::V06;
    const auto map = teeworlds::readTeeworldsMap(std::move(file), protocol);
    if (map && (*map)->backdrop().picture)
        look(*(*map)->backdrop().picture);
    return 0;
}
