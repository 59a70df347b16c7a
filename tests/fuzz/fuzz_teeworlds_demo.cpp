// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses how the rest is taken: as a whole file, or as the parts of
// one. Parts are packed by our own writer first, because a fuzzer never finds its
// way through a Huffman code to the snapshots behind it.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/formats/format.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/io/byte_reader.h"
#include "tests/fuzz/read_everything.h"

namespace tickscope {
std::unique_ptr<Format> makeFormat_teeworlds_demo();
}

namespace {

using namespace tickscope;

void append(std::vector<std::byte> &bytes, std::initializer_list<unsigned> values)
{
    for (const unsigned value : values)
        bytes.push_back(static_cast<std::byte>(value));
}

/// Header without map and markers, of version 3 to 6 and either protocol.
std::vector<std::byte> header(unsigned choice)
{
    const unsigned version = 3 + choice % 4;
    std::vector<std::byte> bytes;
    append(bytes, {'T', 'W', 'D', 'E', 'M', 'O', 0, version, '0', '.',
                   (choice & 4U) != 0 ? 0x37U : 0x36U});
    bytes.resize(version == 3 ? 176 : 436);
    return bytes;
}

void appendChunk(std::vector<std::byte> &file, unsigned type, const std::vector<std::byte> &data)
{
    append(file, {type << 5 | 31U, static_cast<unsigned>(data.size() & 0xFFU),
                  static_cast<unsigned>(data.size() >> 8)});
    file.insert(file.end(), data.begin(), data.end());
}

/// Each part: a byte that says what it is, one or two of size, then integers as single
/// bytes or whole words.
std::vector<std::byte> fileOfParts(std::span<const std::byte> input, unsigned choice)
{
    std::vector<std::byte> file = header(choice);
    teeworlds::ChunkCodec codec;
    ByteReader reader(input);
    append(file, {0xC0, 0, 0, 3, 0xE8});
    while (reader.remaining() > 2) {
        const unsigned what = *reader.readU8();
        const std::size_t size = *reader.readU8();
        if ((what & 0x80U) != 0) {
            append(file, {what});
            continue;
        }
        const auto part = reader.readBytes(std::min(size, reader.remaining()));
        std::vector<std::int32_t> ints;
        ByteReader words(*part);
        while (words.remaining() > 0) {
            if ((what & 4U) != 0 && words.remaining() >= 4)
                ints.push_back(*words.readI32Le());
            else
                ints.push_back(static_cast<std::int8_t>(*words.readU8()));
        }
        const auto data = codec.encode(ints);
        if (data.size() <= 65535)
            appendChunk(file, what & 3U, data);
    }
    return file;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const auto format = makeFormat_teeworlds_demo();
    const auto input = std::as_bytes(std::span(data + 1, size - 1));
    const unsigned choice = data[0];
    std::vector<std::byte> file = (choice & 0x80U) != 0 ? fileOfParts(input, choice)
                                                        : std::vector(input.begin(), input.end());
    if (const auto recording = format->open(memorySource(std::move(file), "fuzz"), {}))
        readEverything(*recording);
    return 0;
}
