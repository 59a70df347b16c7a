// SPDX-License-Identifier: GPL-3.0-or-later
//
// The plain bytes of chunks, packed by our own writer first: a fuzzer never finds its way
// through zstd. The first byte chooses the version, the second how many ticks each of the
// two chunks has.

#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "tests/fuzz/replay_fuzzing.h"

namespace {

using namespace tickscope;
using namespace tickscope::hollowcube;

std::vector<std::byte> fileOf(std::span<const std::byte> plain, int version, std::int32_t ticks)
{
    static ChunkPacker packer(1);
    ReplayHeader header;
    header.version = version;
    std::vector<ChunkEntry> entries;
    std::vector<std::byte> chunks;
    const std::size_t half = plain.size() / 2;
    for (const auto part : {plain.first(half), plain.subspan(half)}) {
        const auto packed = packer.pack(part);
        if (!packed || part.empty())
            continue;
        ChunkEntry &entry = entries.emplace_back();
        entry.startTick = entries.size() == 1 ? 0 : ticks;
        entry.tickCount = ticks;
        entry.flags = ChunkEntry::SnapshotFlag;
        entry.compressedLength = static_cast<std::int32_t>(packed->size());
        entry.uncompressedLength = static_cast<std::int32_t>(part.size());
        chunks.insert(chunks.end(), packed->begin(), packed->end());
    }
    const std::array metadata{std::byte{0x0a}, std::byte{0}};
    placeChunks(entries, metadata.size());
    auto file = preambleBytes(header, metadata, entries);
    file.insert(file.end(), chunks.begin(), chunks.end());
    return file;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const int version = (data[0] & 1U) != 0 ? VersionWideMoves : VersionCurrent;
    const std::int32_t ticks = 1 + data[1] % 100;
    const auto plain = std::as_bytes(std::span(data + 2, size - 2));
    fuzzing::readReplay(memorySource(fileOf(plain, version, ticks), "fuzz.hcrp"));
    return 0;
}
