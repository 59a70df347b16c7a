// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses how the rest is taken: as a whole file, or as the numbers of chunks, which
// are packed first, because a fuzzer never finds its way through a Huffman code.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/formats/format.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/io/byte_reader.h"
#include "tests/fuzz/read_everything.h"

namespace tickscope {
std::unique_ptr<Format> makeFormat_ddnet_ghost();
}

namespace {

using namespace tickscope;

/// Header of version 4 to 6.
std::vector<std::byte> header(unsigned choice)
{
    const unsigned version = 4 + choice % 3;
    std::vector<std::byte> bytes;
    for (const unsigned value : {0x54U, 0x57U, 0x47U, 0x48U, 0x4FU, 0x53U, 0x54U, 0U, version})
        bytes.push_back(static_cast<std::byte>(value));
    bytes.resize(version == 6 ? 133 : 101);
    bytes[96] = std::byte{3};
    bytes[100] = std::byte{40};
    return bytes;
}

/// Each part: a type, how many items and how many bytes it has, then numbers as single bytes.
std::vector<std::byte> fileOfParts(std::span<const std::byte> input, unsigned choice)
{
    std::vector<std::byte> file = header(choice);
    teeworlds::ChunkCodec codec;
    ByteReader reader(input);
    while (reader.remaining() > 3) {
        const std::uint8_t type = *reader.readU8();
        const std::uint8_t items = *reader.readU8();
        const std::size_t size = std::min<std::size_t>(*reader.readU8(), reader.remaining());
        std::vector<std::int32_t> ints;
        for (const std::byte value : *reader.readBytes(size))
            ints.push_back(std::to_integer<std::int8_t>(value));
        const auto data = codec.encode(ints);
        for (const std::size_t value :
             {std::size_t{type}, std::size_t{items}, data.size() >> 8, data.size() & 0xFFU})
            file.push_back(static_cast<std::byte>(value));
        file.insert(file.end(), data.begin(), data.end());
    }
    return file;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const auto format = makeFormat_ddnet_ghost();
    const auto input = std::as_bytes(std::span(data + 1, size - 1));
    const unsigned choice = data[0];
    std::vector<std::byte> file = (choice & 0x80U) != 0 ? fileOfParts(input, choice)
                                                        : std::vector(input.begin(), input.end());
    if (const auto recording = format->open(memorySource(std::move(file), "fuzz"), {}))
        readEverything(*recording);
    return 0;
}
