// SPDX-License-Identifier: MIT
#include "core/timeline/loaded_ticks.h"

#include <algorithm>
#include <span>
#include <string>

namespace tickscope {

namespace {

bool isLoaded(const ByteRange &bytes, std::span<const ByteRange> loaded)
{
    const auto after = std::ranges::upper_bound(loaded, bytes.first, {}, &ByteRange::first);
    if (after == loaded.begin())
        return false;
    const ByteRange &range = *std::prev(after);
    const std::uint64_t offset = bytes.first - range.first;
    return offset <= range.size && bytes.size <= range.size - offset;
}

} // namespace

std::vector<TickRange> loadedTicks(const Recording &recording, const Outline &outline,
                                   const ByteSource &source)
{
    std::string file; // whose bytes are the loaded ones
    std::vector<ByteRange> loaded = source.loadedRanges();
    std::vector<TickRange> ticks;
    for (const ChunkPlace &place : recording.chunkPlaces(outline)) {
        if (place.file != file) {
            file = place.file;
            const auto beside = source.openedSibling(file);
            loaded = beside ? beside->loadedRanges() : std::vector<ByteRange>();
        }
        if (place.ticks.isEmpty() || !isLoaded(place.bytes, loaded))
            continue;
        if (!ticks.empty() && ticks.back().last + 1 == place.ticks.first)
            ticks.back().last = place.ticks.last;
        else
            ticks.push_back(place.ticks);
    }
    return ticks;
}

} // namespace tickscope
