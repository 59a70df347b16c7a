// SPDX-License-Identifier: MIT
#include "core/timeline/loaded_ticks.h"

#include <algorithm>
#include <span>
#include <string>

#include "core/model/chunked_recording.h"

namespace tickscope {

namespace {

using ChunkPlace = ChunkedRecording::ChunkPlace;

/// The stretches from one seek point to the next, where no chunks are told.
std::vector<ChunkPlace> stretches(const Outline &outline)
{
    std::vector<ChunkPlace> places;
    const auto &points = outline.seekPoints;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool isLast = i + 1 == points.size();
        const Tick last = isLast ? outline.time.ticks().last : points[i + 1].tick - 1;
        const std::uint64_t end = isLast ? outline.endByte : points[i + 1].byte;
        const std::uint64_t size = end - std::min(end, points[i].byte);
        places.push_back({{points[i].tick, last}, {points[i].byte, size}});
    }
    return places;
}

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
    const auto *chunked = dynamic_cast<const ChunkedRecording *>(&recording);
    const auto places = chunked ? chunked->chunkPlaces() : stretches(outline);
    std::vector<TickRange> ticks;
    for (const ChunkPlace &place : places) {
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
