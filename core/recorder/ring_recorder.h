// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <functional>
#include <iosfwd>
#include <optional>

#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/model/recorded_report.h"
#include "core/recorder/replay_recorder.h"
#include "core/recorder/storing/chunk_builder.h"

namespace tickscope::recorder {

struct RingOptions {
    std::int32_t ticks = 6'000; ///< At least so many are kept: five minutes.
    std::int32_t ticksPerChunk = 100;
    std::size_t chunkBytes = 1U << 20;
    /// Packed bytes of ended chunks. More are dropped even when ticks are short then.
    std::size_t memory = 64U << 20;
    /// Unix milliseconds, asked when a chunk begins. Without it each tick took as long as the tick
    /// rate says, which is not so on a server that lags or pauses.
    std::function<std::int64_t()> now = {};
};

/// Keeps the last ticks of a game in memory and saves them when somebody asks. One thread.
/// Source: hollowcube-replay.md, section 20.10.
class RingRecorder
{
public:
    /// As Recorder::Snapshot.
    using Snapshot = std::function<void(RingRecorder &)>;

    RingRecorder(ReplayDescription description, Snapshot snapshot, RingOptions options = {});

    /// As Recorder::takeSnapshotIfDue().
    void takeSnapshotIfDue();
    /// Adds \a event to the open tick. Errors: LimitExceeded for one too many.
    Result<void> submit(const hollowcube::ReplayEvent &event);
    /// Ends the open tick. Errors: LimitExceeded.
    Result<void> advance();

    /// Ticks that save() would write: all ended ones that are still here.
    [[nodiscard]] std::int32_t savedTicks() const;
    /// Bytes held for recorded ticks.
    [[nodiscard]] std::size_t memoryBytes() const;

    /// Writes the kept ticks as a compacted recording of its own, its ticks from 0 and its time
    /// that of the first of them. It begins with a snapshot, and states the held slot. Recording
    /// goes on. Errors: Io, Damaged.
    /// \param report  why it is saved, for the metadata: a window or a scan makes a case of it.
    Result<void> save(std::ostream &out, const std::optional<RecordedReport> &report = {}) const;

private:
    /// What the bytes of a chunk do not hold.
    struct ChunkFacts {
        std::optional<std::int32_t> heldSlot; ///< Of the subject when it began.
        int snapshotEvents = 0;               ///< In front of its first tick.
        std::int64_t begin = 0;               ///< Unix milliseconds, where the clock is known.
    };
    struct Chunk {
        hollowcube::ChunkEntry entry;
        ChunkFacts facts;
        std::vector<std::byte> packed;
    };

    Result<void> endChunk();
    void dropOldest();

    ReplayDescription m_description;
    Snapshot m_snapshot;
    RingOptions m_options;
    hollowcube::ChunkPacker m_packer{hollowcube::RecordingLevel};
    std::deque<Chunk> m_chunks;
    std::size_t m_packedBytes = 0;
    ChunkBuilder m_open{0};
    ChunkFacts m_openFacts;
    bool m_isSnapshotPending = true;
    std::optional<std::int32_t> m_heldSlot;
};

} // namespace tickscope::recorder
