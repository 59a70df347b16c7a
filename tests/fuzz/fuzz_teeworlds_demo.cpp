// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses how the rest is taken: as a whole file, or as the parts of
// one. Parts are packed by our own writer first, because a fuzzer never finds its
// way through a Huffman code to the snapshots behind it.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "core/analysis/input_tape.h"
#include "core/analysis/player_rows.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/chunk_codec.h"
#include "core/io/byte_reader.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"

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

void readInputs(const Shared<Recording> &recording, const Index &index)
{
    const TickRange ticks = index.ticks();
    const auto tapes = readInputTapes(recording, index, ticks, (ticks.last - ticks.first) / 4 + 1,
                                      {});
    if (!tapes)
        return;
    for (const auto &tape : *tapes) {
        for (const InputSource &source : tape->sources) {
            for (const InputTrack &track : source.tracks) {
                for (const InputRun &run : track.runs) {
                    if (run.last < run.first || run.first < tape->ticks.first
                        || tape->ticks.last < run.last)
                        std::abort();
                }
            }
        }
    }
}

void readEverything(const Shared<Recording> &recording)
{
    auto file = recording->embeddedMapFile({});
    const auto map = file ? recording->readMap(std::move(*file)).value_or(nullptr) : nullptr;
    const auto motion = recording->makeMotion(map);
    const auto scene = recording->makeScene(map);
    const auto index = buildIndex(recording, {});
    if (!index)
        return;
    const auto mover = motion->makeMover();
    Cursor cursor(recording, limits::CursorCache);
    const TickRange ticks = (*index)->ticks();
    const std::array wanted{ticks.last, ticks.first, ticks.first + (ticks.last - ticks.first) / 2};
    for (const Tick tick : wanted) {
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        if (!frame || !frame->at)
            continue;
        const auto made = scene->make(*frame, static_cast<double>(tick.value) + 0.5);
        const auto players = playersOf(*frame->at, (*index)->players());
        if (made.actors.size() > limits::SnapshotItems || players.size() > limits::SnapshotItems)
            std::abort();
    }
    readInputs(recording, **index);
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
