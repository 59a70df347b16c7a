// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/replay_reporter.h"
#include "core/model/decoder.h"

namespace tickscope::hollowcube {

/// Plays a replay tick by tick.
///
/// The state is the canonical one: each chunk with a snapshot begins with an empty world,
/// so that it never depends on how one got there. Only the held slot goes on; it is known
/// where a pass read everything before. Source: hollowcube-replay.md, section 20.6.
class ReplayDecoder : public Decoder
{
public:
    explicit ReplayDecoder(Shared<ReplayFile> file);

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    std::size_t stepOver(PassSink &sink, Tick end, std::uint64_t mostEvents) override;
    [[nodiscard]] const WorldState &state() const override { return m_state.world(); }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    /// What is damaged ends a stretch; nothing behind it is guessed. But there may be more blocks
    /// than are kept.
    [[nodiscard]] bool isExact() const override { return m_state.hasAllBlocks(); }
    [[nodiscard]] std::optional<NextStep> next() const override;
    [[nodiscard]] SeekPoint savePoint() const override;

private:
    [[nodiscard]] const ChunkEntry &entry() const { return m_file->index()[m_chunk]; }
    [[nodiscard]] bool atEnd() const { return m_chunk >= m_file->index().size(); }
    [[nodiscard]] static std::uint64_t orderOf(Tick tick);

    Result<void> enter(std::size_t chunk, std::stop_token stop);
    Result<void> replayTo(Tick tick, std::stop_token stop);
    void skipTo(Tick tick);
    void beginChunk(PassSink *sink);
    void useDataOfChunk();
    bool endTick(int count);
    Result<void> readEvents(int count);
    Result<void> readOneEvent();
    int readMoves(int most);
    Result<Step> stopAtFault();
    [[nodiscard]] Error faultOf(const Error &inside) const;

    Shared<ReplayFile> m_file;
    ChunkReader m_reader;
    ChunkTicks m_ticks;
    GameData m_data; ///< For the numbers in m_state.
    ReplayState m_state;
    std::size_t m_chunk = 0;
    std::uint64_t m_chunkByte = 0; ///< Where its bytes begin.
    MoveEncoding m_moves;
    SnapshotDelta m_delta;
    ReplayReporter m_reporter;
    bool m_knowsBefore = false;   ///< m_state is that of the tick before the next one.
    bool m_isAnchor = false;      ///< The chunk begins with an empty world.
    bool m_remembers = false;     ///< The held slot at the restored place was known.
    std::optional<Error> m_fault; ///< Why the next tick cannot be read.
    Tick m_tick;
};

} // namespace tickscope::hollowcube
