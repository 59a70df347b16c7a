// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/entity_players.h"
#include "core/formats/hollowcube/replay_file.h"
#include "core/formats/hollowcube/replay_state.h"
#include "core/formats/hollowcube/snapshot_delta.h"
#include "core/model/decoder.h"
#include "core/model/event/event.h"

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
    void ask(const PassSink *sink);
    bool endTick(int count, PassSink *sink);
    Result<void> readEvents(int count, PassSink *sink);
    Result<void> readOneEvent(PassSink *sink);
    int readMoves(int most, PassSink *sink);
    int tellMoves(int most, PassSink &sink);
    void tellCounts(PassSink *sink);
    template<typename Emit>
    int applyMoves(int most, Emit &&emit);
    void emitBare(const EventForm &form, int client, PassSink *sink);
    void emitNow(Event event, PassSink &sink) const;
    void emitEvent(const ReplayEvent &event, PassSink &sink);
    void emitUnknown(std::int32_t id, PassSink &sink);
    void emitVanished(PassSink &sink);
    void emitMarks(PassSink &sink) const;
    void reportTick(PassSink &sink);
    void reportPlayers(PassSink &sink);
    void reportCounts(PassSink &sink);
    void reportFullBlocks(PassSink &sink);
    void checkEnd(PassSink *sink);
    Result<Step> stopAtFault(PassSink *sink);
    [[nodiscard]] Error faultOf(const Error &inside) const;

    Shared<ReplayFile> m_file;
    ChunkReader m_reader;
    ChunkTicks m_ticks;
    GameData m_data; ///< For the numbers in m_state.
    ReplayState m_state;
    EntityPlayers m_players;
    std::size_t m_chunk = 0;
    std::uint64_t m_chunkByte = 0; ///< Where its bytes begin.
    MoveEncoding m_moves;
    SnapshotDelta m_delta;
    const EventForm &m_moveForm;
    bool m_knowsBefore = false;                ///< m_state is that of the tick before the next one.
    bool m_wantsEvents = false;                ///< The present sink does.
    bool m_wantsFields = false;                ///< The same.
    bool m_wantsValues = false;                ///< The same.
    bool m_isAnchor = false;                   ///< The chunk begins with an empty world.
    bool m_remembers = false;                  ///< The held slot at the restored place was known.
    std::optional<Error> m_fault;              ///< Why the next tick cannot be read.
    std::optional<std::size_t> m_reported;     ///< Chunk whose fault was reported.
    std::optional<std::size_t> m_reportedFull; ///< Chunk that was reported to set too many blocks.
    Tick m_tick;
    Event m_bare; ///< Emitted for what has no values, without fields.
    /// Events that the present sink was not told of yet, by id.
    std::array<std::int64_t, EventKindCount> m_untold{};
    std::uint64_t m_reportedEntities = 0;                ///< ReplayState::entityChanges() then.
    std::array<std::int64_t, EventKindCount> m_counts{}; ///< Emitted events that were not counted.
};

} // namespace tickscope::hollowcube
