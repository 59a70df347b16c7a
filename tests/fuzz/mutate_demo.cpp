// SPDX-License-Identifier: GPL-3.0-or-later
//
// Demos and ghosts of Teeworlds: chunks of integers as varints behind a Huffman code.

#include "core/formats/ddnet_ghost/ghost_file.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "tests/fuzz/mutators.h"

namespace tickscope::fuzzing {

namespace {

using namespace teeworlds;

constexpr unsigned SplicedShare = 4;

/// One object for all, since the table of the code takes longer than a chunk.
ChunkCodec &codec()
{
    static ChunkCodec only;
    return only;
}

void appendBytes(Bytes &bytes, std::initializer_list<std::size_t> values)
{
    for (const std::size_t value : values)
        bytes.push_back(static_cast<std::byte>(value & 0xFFU));
}

std::vector<ByteRange> chunksOfDemo(const Bytes &file, const DemoHeader &header)
{
    const TickForm form = header.hasInlineTicks() ? TickForm::Inline : TickForm::SixBits;
    std::vector<ByteRange> chunks;
    for (std::uint64_t at = header.chunksOffset; at < file.size();) {
        const auto chunk = readChunkHeader(std::span(file).subspan(at), form);
        if (!chunk || chunk->headerSize + chunk->dataSize > file.size() - at)
            break;
        chunks.push_back({at, chunk->headerSize + chunk->dataSize});
        at += chunks.back().size;
    }
    return chunks;
}

/// The chunk with other integers; nothing for tick markers and what cannot be unpacked.
std::optional<Bytes> mutatedChunk(std::span<const std::byte> chunk)
{
    constexpr std::size_t MostBytes = 0xFFFF;
    const auto head = readChunkHeader(chunk, TickForm::Inline);
    if (!head || head->dataSize == 0)
        return {};
    const auto ints = codec().decode(chunk.subspan(head->headerSize));
    if (!ints)
        return {};
    const Bytes data = codec().encode(mutatedInts(*ints));
    if (data.size() > MostBytes)
        return {};
    Bytes changed;
    appendBytes(changed,
                {static_cast<std::size_t>(head->kind) << 5 | 31U, data.size(), data.size() >> 8});
    changed.insert(changed.end(), data.begin(), data.end());
    return changed;
}

std::vector<GhostChunk> chunksOfGhost(const Shared<ByteSource> &source, std::uint64_t offset)
{
    GhostChunks reader(source);
    std::vector<GhostChunk> chunks;
    for (;;) {
        auto chunk = reader.readChunk(offset, {});
        if (!chunk || !*chunk || (*chunk)->isCut)
            return chunks;
        offset = (*chunk)->end;
        chunks.push_back(std::move(**chunk));
    }
}

} // namespace

std::optional<Bytes> mutatedDemo(const Bytes &file, Random &random)
{
    const auto header = readDemoHeader(*memorySource(file, "fuzz"), {});
    const auto chunks = header ? chunksOfDemo(file, *header) : std::vector<ByteRange>();
    if (chunks.empty())
        return {};
    if (random() % SplicedShare == 0)
        return splicedFile(file, chunks, random);
    const ByteRange place = oneOf(chunks, random);
    const auto chunk = mutatedChunk(bytesIn(file, place));
    return chunk ? std::optional(replaced(file, place, *chunk)) : std::nullopt;
}

std::optional<Bytes> mutatedGhost(const Bytes &file, Random &random)
{
    const auto source = memorySource(file, "fuzz");
    const auto header = readGhostHeader(*source, {});
    const auto chunks = header ? chunksOfGhost(source, header->chunksOffset)
                               : std::vector<GhostChunk>();
    if (chunks.empty())
        return {};
    if (random() % SplicedShare == 0) {
        std::vector<ByteRange> places;
        for (const GhostChunk &chunk : chunks)
            places.push_back({chunk.offset, chunk.end - chunk.offset});
        return splicedFile(file, places, random);
    }
    const GhostChunk &chunk = oneOf(chunks, random);
    const Bytes data = codec().encode(mutatedInts(chunk.ints));
    Bytes changed;
    appendBytes(changed,
                {static_cast<std::size_t>(chunk.type), chunk.items, data.size() >> 8, data.size()});
    changed.insert(changed.end(), data.begin(), data.end());
    return replaced(file, {chunk.offset, chunk.end - chunk.offset}, changed);
}

} // namespace tickscope::fuzzing
