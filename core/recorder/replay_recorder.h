// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/chunks/replay_header.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "core/recorder/storing/chunk_builder.h"
#include "core/recorder/storing/commit_queue.h"
#include "core/recorder/storing/segment_store.h"

namespace tickscope::recorder {

/// What a recording is of, set when it begins.
struct ReplayDescription {
    Uuid worldId;
    std::vector<std::byte> worldVersion = std::vector<std::byte>(16); ///< Up to 32 bytes.
    std::int64_t timestamp = 0;                                       ///< Unix milliseconds.
    std::int32_t dataVersion = 0; ///< Of the game's numbers for types and blocks.
    hollowcube::NbtCompound metadata;
};

/// Header of a new recording.
[[nodiscard]] hollowcube::ReplayHeader headerOf(const ReplayDescription &description);

/// Adds what other programs want to know of the events and numbers, under "tickscope":
/// registry, registryVersion, tickRate and dataVersions.
/// Source: hollowcube-replay.md, section 20.1.
void describeEvents(hollowcube::NbtCompound &metadata, std::int32_t dataVersion);

/// Adds to "tickscope.dataVersions" that chunks from \a chunk on have the numbers of
/// \a dataVersion, unless the last row says so already.
void noteDataVersion(hollowcube::NbtCompound &metadata, std::int32_t chunk,
                     std::int32_t dataVersion);

/// When chunks and segments end. Source: hollowcube-replay.md, sections 11 and 12.
struct RecorderOptions {
    std::int32_t ticksPerChunk = 100;
    std::size_t chunkBytes = 1U << 20;   ///< Plain; checked at the end of a tick.
    std::size_t segmentBytes = 4U << 20; ///< Packed; checked when a chunk has ended.
    std::int32_t shortestRun = 20;       ///< Ticks; what is shorter when it ends is not kept.
    /// A crash costs no more than this, and who watches live sees something. 0: by size only.
    std::chrono::seconds commitInterval{30};
    /// Ticks with events of the host, besides a snapshot's, after which is committed, too. 0:
    /// never.
    std::int32_t commitTicks = 0;
    std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

/// Writes a segmented recording, tick by tick. One thread.
///
/// Commits are stored in a thread of their own: submit(), advance() and pause() do not wait for
/// the disk, as long as it is not several commits behind. Ticks are safe once they are stored,
/// which are those up to committedTicks(). A commit that fails ends the recorder, which the next
/// call reports; what was committed before it stays.
class Recorder
{
public:
    /// Called at the beginning of each chunk to submit what is there as of the end of the tick
    /// before: spawns, states, items, uses, ClearGhostBlocks, blocks, in this order.
    using Snapshot = std::function<void(Recorder &)>;

    /// A new recording. Errors: Io; Damaged when \a store has one already.
    static Result<std::unique_ptr<Recorder>> begin(std::unique_ptr<SegmentStore> store,
                                                   const ReplayDescription &description,
                                                   Snapshot snapshot, RecorderOptions options = {});

    /// Goes on with the recording in \a store, or begins one when there is none. Its header and
    /// metadata stay, but for a row when the data version is another one.
    /// Errors: Io; Damaged when it is not sound, finished, or of another world.
    static Result<std::unique_ptr<Recorder>> resume(std::unique_ptr<SegmentStore> store,
                                                    const ReplayDescription &description,
                                                    Snapshot snapshot,
                                                    RecorderOptions options = {});

    /// Takes the snapshot that a new chunk still lacks. submit() does so, too; a host calls this
    /// first when the snapshot changes what it is going to submit, as with a MoveQuantiser.
    void takeSnapshotIfDue();
    /// Adds \a event to the open tick. Errors: LimitExceeded for one too many, which is left
    /// out; what ended the recorder.
    Result<void> submit(const hollowcube::ReplayEvent &event);
    /// Ends the open tick. Once in each tick, at its end. Errors: Io, what ended the recorder.
    Result<void> advance();

    /// Commits all ended ticks and drops the open one; recording goes on with a new chunk.
    Result<void> pause();
    /// Waits until all that was committed is stored. Errors: what ended the recorder.
    Result<void> waitUntilStored();
    /// As pause(), waits until it is stored, and ends the recorder; the recording can be resumed.
    Result<void> close() { return end(Ending::Resumable); }
    /// As close(), but for good. A run that is too short and was never committed leaves nothing.
    Result<void> finish() { return end(Ending::Final); }
    /// Ends the recorder and drops what is not committed. What is on its way to the disk still
    /// gets there.
    void discard();

    /// Number of the open tick.
    [[nodiscard]] std::int32_t tick() const { return m_chunk.openTick(); }
    /// Ticks that are stored. A resumed recorder has those from before, too.
    [[nodiscard]] std::int32_t committedTicks() const
    {
        return std::max(m_resumedTicks, m_commits.storedTicks());
    }
    /// Packed bytes of ended chunks.
    [[nodiscard]] std::uint64_t packedBytes() const { return m_packedBytes; }

private:
    enum class Ending { None, Resumable, Final };

    Recorder(std::unique_ptr<SegmentStore> store, hollowcube::ReplayHeader header,
             std::vector<std::byte> metadata, Snapshot snapshot, RecorderOptions options);

    [[nodiscard]] Result<void> checkOpen();
    Result<void> endChunkIfFull();
    Result<void> endChunk();
    /// Hands over what is new.
    Result<void> commit(Ending ending);
    Result<void> end(Ending ending);
    void dropOpenTick();

    hollowcube::ReplayHeader m_header;
    std::vector<std::byte> m_metadata;
    Snapshot m_snapshot;
    RecorderOptions m_options;
    hollowcube::ChunkPacker m_packer{hollowcube::RecordingLevel};
    ChunkBuilder m_chunk{0};
    bool m_isSnapshotPending = true;
    int m_snapshotEvents = 0;       ///< Of the open tick.
    std::int32_t m_filledTicks = 0; ///< With other events, since the last commit.
    std::vector<hollowcube::ChunkEntry> m_entries;
    std::vector<std::byte> m_segment; ///< Packed chunks that are not committed.
    std::int32_t m_segmentNumber = 0;
    std::int32_t m_resumedTicks = 0;
    bool m_hasCommitted = false;
    std::uint64_t m_packedBytes = 0;
    std::chrono::steady_clock::time_point m_lastCommit;
    std::optional<Error> m_ended; ///< Why nothing more is accepted.
    CommitQueue m_commits;
};

} // namespace tickscope::recorder
