// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/events/event_registry.h"
#include "core/formats/hollowcube/items/data_versions.h"
#include "core/model/recording_info.h"
#include "core/model/state/schema.h"

namespace tickscope::hollowcube {

/// A moment that the metadata points at, or at which recording itself was disturbed.
struct ReplayMark {
    Tick tick;
    std::string label;
    bool isDisturbance = false;                                 ///< Else somebody's mark.
    RecordedMarker::Kind marker = RecordedMarker::Kind::Marker; ///< Of a mark, as all below.
    std::optional<std::int64_t> lastTick = {};                  ///< Of a range.
    std::string color = {};
};

/// All of a recording but its chunks. Immutable once shared.
struct ReplayFile {
    Preamble preamble;
    ChunkStore store;
    DataVersions dataVersions;
    EventRegistry registry;
    double tickRate = DefaultTickRate;
    std::string runner;            ///< Name of the subject.
    std::vector<ReplayMark> marks; ///< By tick, inside the recording or not.
    /// Chunks of the index that were committed; what is behind them was recovered.
    std::size_t committedChunks = 0;
    std::uint64_t packedBytes = 0;   ///< Of all chunks, those that chunks share counted once.
    std::size_t metadataLeftOut = 0; ///< Values of it that there is no memory for.
    bool mayGrow = false;            ///< Nothing says that the recorder has finished.

    [[nodiscard]] const ReplayHeader &header() const { return preamble.header; }
    [[nodiscard]] const ChunkIndex &index() const { return preamble.index; }
    [[nodiscard]] std::int64_t committedTicks() const
    {
        return committedChunks == 0 ? 0 : index()[committedChunks - 1].endTick();
    }
    [[nodiscard]] Time tickPeriod() const
    {
        return Time{static_cast<std::int64_t>(std::llround(1e9 / tickRate))};
    }
};

// What the metadata of a replay tells. The format lays down no keys; these are ours, and
// those that samples have. Source: hollowcube-replay.md, sections 4 and 20.1.

/// Anticheat flags and annotations, by tick.
[[nodiscard]] std::vector<ReplayMark> marksOf(const NbtCompound &metadata);

/// \a metadata for a recording of some \a ticks alone, which are counted from 0 there: marks move
/// or go, and the versions of the game's data are those of its chunks.
/// \param firstChunk  of the source, and how many from there on the recording has.
[[nodiscard]] NbtCompound metadataOfTicks(NbtCompound metadata, TickRange ticks,
                                          const DataVersions &versions, std::size_t firstChunk,
                                          std::size_t chunkCount);

/// Ticks a second: "tickscope.tickRate", else the game's 20.
[[nodiscard]] double tickRateOf(const NbtCompound &metadata);

/// Name of the subject: "runner", else "Subject".
[[nodiscard]] std::string runnerOf(const NbtCompound &metadata);

/// Everything that stands in the header, with the metadata as a group of its own.
struct HeaderValues {
    std::vector<HeaderValue> values;
    std::size_t leftOut = 0; ///< Values of the metadata beyond limits::MetadataMemory.
};
/// Errors: Cancelled.
[[nodiscard]] Result<HeaderValues> headerValues(const Preamble &preamble, std::stop_token stop);

} // namespace tickscope::hollowcube
