// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teehistorian/records/record_stream.h"
#include "core/formats/teehistorian/records/tick_rule.h"
#include "core/formats/teehistorian/simulation/saved_world.h"
#include "core/formats/teehistorian/simulation/section_builder.h"
#include "core/formats/teehistorian/simulation/world/rebuilt_world.h"

namespace tickscope::teehistorian {

/// A place from which a pass can go on. Only clients that a player had are kept, so one
/// of thirty players has some 25 KiB.
struct SimulationCheckpoint {
    std::uint64_t byte = 0; ///< Where the record behind it begins.
    TickRule rule;
    ClientTable::Saved clients;
    SavedWorld world;

    [[nodiscard]] Tick tick() const { return Tick{world.tick}; }
};

/// Walks a file and rebuilds its world, tick by tick. One thread.
class SimulationPass
{
public:
    SimulationPass(const Shared<ByteSource> &source, const Header &header,
                   std::shared_ptr<const ServerRules> rules);

    /// Goes on to the next tick in which something happens; false at the end of what can be
    /// read. What is damaged in the file, the ordinary pass reports. Errors: Io, Cancelled.
    Result<bool> step(const std::stop_token &stop);

    /// Goes on to \a tick, also where nothing is recorded; false when the file ends before.
    /// Exactly there, but where nobody is and nothing happens in what follows it goes farther. The
    /// tick must not be behind world().state().tick.
    Result<bool> goTo(Tick tick, const std::stop_token &stop);

    /// What happened in the last call of goTo() or step().
    [[nodiscard]] std::span<const RebuiltEvent> events() const { return m_events; }
    [[nodiscard]] const RebuiltWorld &world() const { return m_world; }

    /// Only between two ticks, that is at any time.
    [[nodiscard]] SimulationCheckpoint save() const;
    void restore(const SimulationCheckpoint &checkpoint);

private:
    const Record *peek(const std::stop_token &stop);
    [[nodiscard]] const Error *error() const;
    [[nodiscard]] std::optional<Tick> nextTick(const std::stop_token &stop);
    Result<void> stepOn(Tick tick, const std::stop_token &stop);
    void collectEvents();
    Result<void> idleTo(Tick tick, const std::stop_token &stop);
    void applySetUp();
    bool applyShortMoves();
    void apply(const Record &record);

    RecordStream m_stream;
    TickRule m_rule;
    ClientTable m_clients;
    SectionBuilder m_builder;
    RebuiltWorld m_world;
    std::vector<RebuiltEvent> m_events;
    bool m_isFinished = false;
};

} // namespace tickscope::teehistorian
