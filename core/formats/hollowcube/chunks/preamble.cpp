// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/preamble.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

/// One read brings header, metadata and index of all but huge recordings.
/// Source: hollowcube-replay.md, section 20.8.
constexpr std::size_t FirstRead = 256U << 10;

/// An index of a million chunks of the longest entries.
constexpr std::uint64_t LongestIndex = limits::ReplayChunks * 29;

static Result<std::vector<std::byte>> readBeginning(const ByteSource &source, std::uint64_t size,
                                                    std::stop_token stop)
{
    std::vector<std::byte> bytes(static_cast<std::size_t>(std::min(size, source.size())));
    TRY_ASSIGN(const auto count, source.readAt(0, bytes, stop));
    bytes.resize(count);
    return bytes;
}

Result<void> checkLengths(const ReplayHeader &header, std::uint64_t fileSize)
{
    if (header.metadataLength < 0 || header.indexLength < 0 || header.chunkCount < 0)
        return damaged(Fault::tr("the header has a negative length"), HeaderSize);
    const auto metadata = static_cast<std::uint64_t>(header.metadataLength);
    const auto index = static_cast<std::uint64_t>(header.indexLength);
    if (metadata + index > fileSize - HeaderSize)
        return truncated(Fault::tr("metadata and index are longer than the file"), HeaderSize);
    if (metadata > limits::ReplayMetadataBytes || index > LongestIndex)
        return limitExceeded(Fault::tr("metadata or index are too long"), HeaderSize);
    return {};
}

std::optional<Representation> Preamble::representation() const
{
    if (index.isEmpty())
        return {};
    const auto first = index[0].byteOffset;
    if (first == 0)
        return Representation::Segmented;
    if (first > 0 && static_cast<std::uint64_t>(first) >= length())
        return Representation::Compacted;
    return {};
}

bool isPartOfRecording(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    return name == FinishedName || (name.starts_with("segment-") && name.ends_with(".dat"));
}

Result<Shared<ByteSource>> preambleFile(Shared<ByteSource> source, std::stop_token stop)
{
    if (auto served = servedReplay(source, stop); !served || *served)
        return served;
    if (!source->isFolder() && !isPartOfRecording(source->name()))
        return source;
    auto preamble = source->sibling(PreambleName, std::move(stop));
    if (preamble && !*preamble)
        return unknownFormat({Fault::tr("%1: %2 bytes of a segmented Hollow Cube recording; the "
                                        "preamble.dat that tells what they are is not beside them"),
                              source->name(), source->size()});
    return preamble;
}

Result<Preamble> readPreamble(const ByteSource &source, std::stop_token stop)
{
    TRY_ASSIGN(auto bytes, readBeginning(source, FirstRead, stop));
    TRY_ASSIGN(auto header, readReplayHeader(bytes));
    Preamble preamble;
    preamble.header = std::move(header);
    TRY(checkLengths(preamble.header, source.size()));
    if (preamble.length() > bytes.size()) {
        TRY_ASSIGN(bytes, readBeginning(source, preamble.length(), stop));
        if (bytes.size() < preamble.length())
            return truncated(faults::FileBecameShorter, bytes.size());
    }

    const std::span all(bytes);
    const auto metadataLength = static_cast<std::size_t>(preamble.header.metadataLength);
    const auto indexOffset = static_cast<std::size_t>(preamble.indexOffset());
    TRY_ASSIGN(auto index,
               readChunkIndex(
                   all.subspan(indexOffset, static_cast<std::size_t>(preamble.header.indexLength)),
                   indexOffset, preamble.header.chunkCount,
                   preamble.header.isSeedLiteral() ? EmptyChunks::Allowed : EmptyChunks::Refused));
    preamble.index = std::move(index);

    const auto metadataBytes = all.subspan(HeaderSize, metadataLength);
    auto metadata = parseNbt(metadataBytes, HeaderSize, stop);
    if (metadata) {
        preamble.metadata = std::move(*metadata);
        preamble.metadataBytes.assign(metadataBytes.begin(), metadataBytes.end());
    } else if (metadata.error().code == ErrorCode::Cancelled) {
        return tl::unexpected(metadata.error());
    } else {
        preamble.metadataFault = metadata.error();
    }
    return preamble;
}

/// Segments in the order of their numbers, none left out, their chunks without gaps.
static Result<void> checkSegments(const ChunkIndex &index)
{
    std::int32_t segment = -1;
    std::int64_t end = 0;
    for (const ChunkEntry &entry : index.entries()) {
        const bool isNew = entry.byteOffset >= 0 && entry.segment() == segment + 1;
        if (!isNew && (entry.byteOffset < 0 || entry.segment() != segment))
            return damaged(Fault::tr("segments do not follow on each other"), entry.entryOffset);
        segment = entry.segment();
        end = isNew ? 0 : end;
        if (entry.segmentOffset() != end)
            return damaged(Fault::tr("a segment has a gap"), entry.entryOffset);
        end += entry.compressedLength;
    }
    return {};
}

Result<void> checkStrictly(const Preamble &preamble, std::uint64_t fileSize)
{
    const ReplayHeader &header = preamble.header;
    if (preamble.metadataFault)
        return tl::unexpected(*preamble.metadataFault);
    if (header.dictionary != 0)
        return unsupported(Fault::tr("a recording with a dictionary"), 0);
    if (header.tickCount != preamble.index.tickCount())
        return damaged(Fault::tr("the header has another number of ticks"), 0);
    if (preamble.representation() != Representation::Segmented)
        return {};
    if (preamble.length() != fileSize)
        return damaged(Fault::tr("the preamble is not as long as its file"), HeaderSize);
    return checkSegments(preamble.index);
}

Result<void> checkFinished(const ByteSource &preamble, std::stop_token stop)
{
    TRY_ASSIGN(const auto mark, preamble.sibling(FinishedName, std::move(stop)));
    if (!mark)
        return unsupported(Fault::tr("the recording is not finished; it may still grow"));
    return {};
}

void placeChunks(std::span<ChunkEntry> entries, std::size_t metadataLength)
{
    // Places have a fixed width, so the index is as long with any.
    auto place = static_cast<std::int64_t>(HeaderSize + metadataLength
                                           + chunkIndexBytes(entries).size());
    for (ChunkEntry &entry : entries) {
        entry.byteOffset = place;
        place += entry.compressedLength;
    }
}

std::vector<std::byte> preambleBytes(ReplayHeader header, std::span<const std::byte> metadata,
                                     std::span<const ChunkEntry> entries)
{
    const std::vector<std::byte> index = chunkIndexBytes(entries);
    header.metadataLength = static_cast<std::int32_t>(metadata.size());
    header.indexLength = static_cast<std::int32_t>(index.size());
    header.tickCount = entries.empty() ? 0 : static_cast<std::int32_t>(entries.back().endTick());
    header.chunkCount = static_cast<std::int32_t>(entries.size());
    std::vector<std::byte> bytes = headerBytes(header);
    bytes.insert(bytes.end(), metadata.begin(), metadata.end());
    bytes.insert(bytes.end(), index.begin(), index.end());
    return bytes;
}

} // namespace tickscope::hollowcube
