// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/unpacking_bound.h"

#include <algorithm>
#include <limits>

#include "core/base/limits.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

/// Chunks between two looks at the stop token.
constexpr std::size_t StopEvery = 1024;

struct Packed {
    std::int64_t begin = 0; ///< Segments lie far apart: their number is the upper half.
    std::int64_t end = 0;
};

std::uint64_t unionOf(std::vector<Packed> packed)
{
    std::ranges::sort(packed, {}, &Packed::begin);
    std::uint64_t bytes = 0;
    std::int64_t end = std::numeric_limits<std::int64_t>::min();
    for (const Packed &chunk : packed) {
        if (chunk.end <= end)
            continue;
        bytes += static_cast<std::uint64_t>(chunk.end - std::max(chunk.begin, end));
        end = chunk.end;
    }
    return bytes;
}

/// Chunks that will be read: whose bytes are there, as far as that is known without asking a
/// server for every segment.
Result<std::vector<bool>> readableChunks(const std::vector<ChunkEntry> &entries,
                                         const ChunkStore &store, const std::stop_token &stop)
{
    ChunkReader reader(store);
    const bool asksServer = store.isSegmented && store.file->isRemote();
    std::vector<bool> readable(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i % StopEvery == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        const ChunkEntry &entry = entries[i];
        const auto plain = static_cast<std::uint64_t>(entry.uncompressedLength);
        const bool isThere = asksServer ? entry.byteOffset >= 0
                                        : reader.find(entry, stop).has_value();
        readable[i] = plain <= limits::ReplayChunkBytes && isThere;
    }
    return readable;
}

} // namespace

Result<std::uint64_t> refuseExcess(std::vector<ChunkEntry> &entries, const ChunkStore &store,
                                   const std::stop_token &stop)
{
    const auto readable = readableChunks(entries, store, stop);
    if (!readable)
        return tl::unexpected(readable.error());
    std::vector<Packed> places;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if ((*readable)[i])
            places.push_back(
                {entries[i].byteOffset, entries[i].byteOffset + entries[i].compressedLength});
    }
    const std::uint64_t bytes = unionOf(std::move(places));
    const std::uint64_t mostPlain = std::max(limits::ReplayPlainAtAnyRatio,
                                             bytes * limits::UnpackedRatio);
    std::uint64_t plain = 0;
    std::uint64_t packed = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!(*readable)[i])
            continue;
        const auto morePlain = static_cast<std::uint64_t>(entries[i].uncompressedLength);
        const auto morePacked = static_cast<std::uint64_t>(entries[i].compressedLength);
        entries[i].isRefused = plain + morePlain > mostPlain
                               || packed + morePacked > bytes + limits::ReplaySharedBytes;
        if (entries[i].isRefused)
            continue;
        plain += morePlain;
        packed += morePacked;
    }
    return bytes;
}

} // namespace tickscope::hollowcube
