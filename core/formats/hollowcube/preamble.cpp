// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/preamble.h"

#include <algorithm>

#include "core/base/limits.h"

namespace tickscope::hollowcube {

namespace {

/// One read brings header, metadata and index of all but huge recordings.
/// Source: specs/hollowcube-replay.md, section 20.8.
constexpr std::size_t FirstRead = 256U << 10;

/// An index of a million chunks of the longest entries.
constexpr std::uint64_t LongestIndex = limits::ReplayChunks * 29;

Result<std::vector<std::byte>> readBeginning(const ByteSource &source, std::uint64_t size,
                                             std::stop_token stop)
{
    std::vector<std::byte> bytes(static_cast<std::size_t>(std::min(size, source.size())));
    const auto count = source.readAt(0, bytes, stop);
    if (!count)
        return tl::unexpected(count.error());
    bytes.resize(*count);
    return bytes;
}

Result<void> checkLengths(const ReplayHeader &header, std::uint64_t fileSize)
{
    if (header.metadataLength < 0 || header.indexLength < 0 || header.chunkCount < 0)
        return failure(ErrorCode::Damaged, "the header has a negative length", HeaderSize);
    const auto metadata = static_cast<std::uint64_t>(header.metadataLength);
    const auto index = static_cast<std::uint64_t>(header.indexLength);
    if (metadata + index > fileSize - HeaderSize)
        return failure(ErrorCode::Truncated, "metadata and index are longer than the file",
                       HeaderSize);
    if (metadata > limits::ReplayMetadataBytes || index > LongestIndex)
        return failure(ErrorCode::LimitExceeded, "metadata or index are too long", HeaderSize);
    return {};
}

} // namespace

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

Result<Preamble> readPreamble(const ByteSource &source, std::stop_token stop)
{
    auto bytes = readBeginning(source, FirstRead, stop);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto header = readReplayHeader(*bytes);
    if (!header)
        return tl::unexpected(header.error());
    Preamble preamble;
    preamble.header = std::move(*header);
    if (auto checked = checkLengths(preamble.header, source.size()); !checked)
        return tl::unexpected(checked.error());
    if (preamble.length() > bytes->size()) {
        bytes = readBeginning(source, preamble.length(), stop);
        if (!bytes)
            return tl::unexpected(bytes.error());
        if (bytes->size() < preamble.length())
            return failure(ErrorCode::Truncated, "the file became shorter", bytes->size());
    }

    const std::span all(*bytes);
    const auto metadataLength = static_cast<std::size_t>(preamble.header.metadataLength);
    const auto indexOffset = static_cast<std::size_t>(preamble.indexOffset());
    auto index = readChunkIndex(
        all.subspan(indexOffset, static_cast<std::size_t>(preamble.header.indexLength)),
        indexOffset, preamble.header.chunkCount);
    if (!index)
        return tl::unexpected(index.error());
    preamble.index = std::move(*index);

    auto metadata = parseNbt(all.subspan(HeaderSize, metadataLength), HeaderSize);
    if (metadata)
        preamble.metadata = std::move(*metadata);
    else
        preamble.metadataFault = metadata.error();
    return preamble;
}

} // namespace tickscope::hollowcube
