// SPDX-License-Identifier: GPL-3.0-or-later
//
// Replays of Hollow Cube: chunks behind zstd, and an index that says where they lie.

#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "tests/fuzz/mutators.h"

namespace tickscope::fuzzing {

namespace {

using namespace hollowcube;

struct PackedChunk {
    ChunkEntry entry;
    Bytes bytes;
};

/// Nothing where a chunk lies outside the file.
std::vector<PackedChunk> chunksOf(const Bytes &file, const Preamble &preamble)
{
    std::vector<PackedChunk> chunks;
    for (const ChunkEntry &entry : preamble.index.entries()) {
        const auto offset = static_cast<std::uint64_t>(entry.byteOffset);
        const auto size = static_cast<std::uint64_t>(entry.compressedLength);
        if (offset > file.size() || size > file.size() - offset)
            return {};
        const auto bytes = bytesIn(file, {offset, size});
        chunks.push_back({entry, {bytes.begin(), bytes.end()}});
    }
    return chunks;
}

/// Other plain bytes; now and then another number of ticks than they hold.
bool mutate(PackedChunk &chunk, Random &random)
{
    constexpr std::size_t MostPlainBytes = 1U << 20;
    static ChunkPacker packer(1);
    static ChunkUnpacker unpacker;
    const auto size = static_cast<std::size_t>(chunk.entry.uncompressedLength);
    const auto plain = size <= MostPlainBytes
                           ? unpacker.unpack(chunk.bytes, size)
                           : failure(ErrorCode::LimitExceeded, faults::ChunkIsTooLarge);
    if (!plain)
        return false;
    const Bytes other = mutatedBytes({plain->begin(), plain->end()});
    auto packed = packer.pack(other);
    if (!packed || other.empty())
        return false;
    chunk.bytes = std::move(*packed);
    chunk.entry.compressedLength = static_cast<std::int32_t>(chunk.bytes.size());
    chunk.entry.uncompressedLength = static_cast<std::int32_t>(other.size());
    if (random() % 8 == 0)
        chunk.entry.tickCount = 1 + static_cast<std::int32_t>(numberBelow(200, random));
    if (random() % 16 == 0)
        chunk.entry.flags ^= ChunkEntry::SnapshotFlag;
    return true;
}

Bytes fileOf(const ReplayHeader &header, const Bytes &metadata,
             const std::vector<PackedChunk> &chunks)
{
    std::vector<ChunkEntry> entries;
    std::int32_t tick = 0;
    for (const PackedChunk &chunk : chunks) {
        entries.push_back(chunk.entry);
        entries.back().startTick = tick;
        tick += chunk.entry.tickCount;
    }
    placeChunks(entries, metadata.size());
    Bytes file = preambleBytes(header, metadata, entries);
    for (const PackedChunk &chunk : chunks)
        file.insert(file.end(), chunk.bytes.begin(), chunk.bytes.end());
    return file;
}

} // namespace

std::optional<Bytes> mutatedReplay(const Bytes &file, Random &random)
{
    constexpr unsigned MetadataShare = 6;
    constexpr unsigned SplicedShare = 4;
    const auto preamble = readPreamble(*memorySource(file, "fuzz"), {});
    // Those of the first version have another header, and our writer makes none.
    if (!preamble || preamble->header.isSeedLiteral() || preamble->header.dictionary != 0
        || preamble->representation() == Representation::Segmented)
        return {};
    Bytes metadata = preamble->metadataBytes;
    auto chunks = chunksOf(file, *preamble);
    if (chunks.empty() || random() % MetadataShare == 0)
        metadata = mutatedBytes(std::move(metadata));
    else if (random() % SplicedShare == 0)
        chunks = spliced(std::move(chunks), random);
    else if (!mutate(chunks[numberBelow(chunks.size(), random)], random))
        return {};
    return fileOf(preamble->header, metadata, chunks);
}

} // namespace tickscope::fuzzing
