// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "core/formats/hollowcube/entity_players.h"
#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/replay_file.h"
#include "core/formats/hollowcube/replay_state.h"
#include "core/formats/hollowcube/snapshot_delta.h"
#include "core/model/event/event.h"

namespace tickscope::hollowcube {

/// Says to a sink what a decoder reads: events, players, counts and damage. Of events of which it
/// wants to know no more than how many there were, it gets the numbers at the end of a step.
class ReplayReporter
{
public:
    /// \param state  what is reported of, and \a data what its numbers mean; both outlive this.
    ReplayReporter(Shared<ReplayFile> file, ReplayState &state, const GameData &data);

    /// Who gets what follows; null for nobody.
    void setSink(PassSink *sink);
    [[nodiscard]] bool wantsFields() const { return m_wantsFields; }
    /// Whether more than their number.
    [[nodiscard]] bool wantsMoves() const
    {
        return m_wantsFields || (m_wantsEvents && m_wantsValues);
    }
    void setPlace(Tick tick, std::uint64_t byte)
    {
        m_bare.tick = tick;
        m_bare.byte = byte;
    }

    /// An event was read, whether emitEvent() gets it or not.
    void count(std::size_t id, int events = 1) { m_counts[id] += m_sink ? events : 0; }
    /// Moves that are only counted: how many since the last emitCounts().
    [[nodiscard]] std::int64_t &passedMoves() { return m_untold[DeltaMoveId]; }
    /// A move that was read; emitMoves() hands the sink all since the last call.
    void noteMove(const PackedMove &move)
    {
        if (m_wantsFields)
            emitEvent(move.unpacked());
        else
            m_movers.push_back(clientOf(move.entity));
    }
    void emitMoves();
    void emitEvent(const ReplayEvent &event);
    void emitBlocksCleared();
    /// Its payload has no known length, so nothing behind it can be read.
    void emitUnknown(std::int32_t id);
    /// A snapshot says what is there, and so also what is not there any more.
    void emitVanished(const SnapshotDelta &delta);
    /// Of events of which the sink wants no more than their number.
    void emitCounts();

    /// What a tick of the chunk \a chunk has come to.
    void reportTick(std::size_t chunk, bool isLast);
    /// Says again which entities are there: their numbers mean something else now.
    void repeatPlayers() { m_reportedEntities = 0; }
    /// Bytes behind the last tick harm nothing, but no recorder writes them.
    void reportRest(std::size_t chunk, std::size_t bytes);
    /// Once, also when a walk comes back to the chunk's seek point.
    /// \param next  the tick that it is in, where \a fault does not say.
    void reportFault(const Error &fault, std::size_t chunk, Tick next);

private:
    void emitBare(const EventForm &form, int client);
    void emitNow(Event event);
    void emitMarks();
    void reportCounts();
    [[nodiscard]] Damage damageOf(std::size_t chunk, Fault fault) const;

    Shared<ReplayFile> m_file;
    ReplayState &m_state;
    const GameData &m_data;
    EntityPlayers m_players;
    const EventForm &m_moveForm;
    PassSink *m_sink = nullptr;
    bool m_wantsEvents = false;                ///< The present sink does.
    bool m_wantsFields = false;                ///< The same.
    bool m_wantsValues = false;                ///< The same.
    std::optional<std::size_t> m_reported;     ///< Chunk whose fault was reported.
    std::optional<std::size_t> m_reportedFull; ///< Chunk that was reported to set too many blocks.
    std::vector<int> m_movers;                 ///< Of moves that the present sink has not got.
    Event m_bare;                              ///< Emitted for what has no values, without fields.
    /// Events that the present sink has not got yet, by id.
    std::array<std::int64_t, EventKindCount> m_untold{};
    std::uint64_t m_reportedEntities = 0;                ///< ReplayState::entityChanges() then.
    std::array<std::int64_t, EventKindCount> m_counts{}; ///< Emitted events that were not counted.
};

} // namespace tickscope::hollowcube
