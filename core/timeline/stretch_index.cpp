// SPDX-License-Identifier: MIT
#include "core/timeline/stretch_index.h"

#include <algorithm>
#include <span>
#include <string>

#include "core/base/try.h"

namespace tickscope {

Result<StretchIndex> indexOfStretch(const Shared<Recording> &recording,
                                    const Shared<Outline> &outline, TickRange ticks,
                                    std::stop_token stop, const IndexExtras &extras)
{
    // Begin before the first tick: what is derived from changes needs the tick before it.
    std::size_t first = seekPointBefore(outline->seekPoints, ticks.first - 1);
    for (std::size_t step = 1;; step *= 4) {
        IndexPass pass(recording, outline, extras, first);
        TRY_ASSIGN(auto index, pass.advanceTo(ticks.last, stop));
        const auto &missedAt = pass.memoryMissedAt();
        if (first == 0 || !missedAt || *missedAt < ticks.first)
            return StretchIndex{std::move(index), first == 0};
        // Each time much further back, so that all tries together cost little more than the last.
        first -= std::min(first, step);
    }
}

static bool liesIn(const ByteRange &bytes, std::span<const ByteRange> loaded)
{
    const auto after = std::ranges::upper_bound(loaded, bytes.first, {}, &ByteRange::first);
    if (after == loaded.begin())
        return false;
    const ByteRange &range = *std::prev(after);
    const std::uint64_t offset = bytes.first - range.first;
    return offset <= range.size && bytes.size <= range.size - offset;
}

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
        if (place.ticks.isEmpty() || !liesIn(place.bytes, loaded))
            continue;
        if (!ticks.empty() && ticks.back().last + 1 == place.ticks.first)
            ticks.back().last = place.ticks.last;
        else
            ticks.push_back(place.ticks);
    }
    return ticks;
}

bool isLoaded(const Recording &recording, const Outline &outline, const ByteSource &source)
{
    const auto loaded = loadedTicks(recording, outline, source);
    return loaded.size() == 1 && loaded.front() == outline.time.ticks();
}

} // namespace tickscope
