// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/model/event/event_form.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// The forms of such events.
[[nodiscard]] EventForms gameEventForms();

/// Derives what happens to the game as a whole from its items: flags of 0.6 that are taken,
/// dropped, brought back and captured, which messages tell in 0.7, pauses of 0.6, and ends of
/// rounds and games. One thread; follows one decoder in order of time.
/// Source: teeworlds-snapshot.md, sections 7.1 and 8.
class GameEvents
{
public:
    /// Forgets all: for what comes next it is unknown what was before.
    void forget() { m_known.reset(); }

    /// Takes \a state for what was before.
    void assume(const WorldState &state);

    /// Emits the events of \a changes into \a sink.
    /// \param nameOf  empty for no client.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, const std::function<std::string(int)> &nameOf, PassSink &sink);

private:
    /// Of the red and the blue team each.
    struct Known {
        std::array<int, 2> carriers{};
        std::array<int, 2> scores{};
        std::uint32_t ends = 0; ///< Bits of GameEnd.
        bool isPaused = false;
    };
    struct Emitter;

    void followSchema(const WorldState &state);
    [[nodiscard]] static Known knownIn(const WorldState &state);
    static void emitFlag(std::size_t flag, const Known &before, const Known &now,
                         const Emitter &emitter);

    std::optional<Known> m_known;
    Shared<Schema> m_schema;   ///< Of the marks.
    std::uint64_t m_types = 0; ///< Marks of the types that are looked at.
};

} // namespace tickscope::teeworlds
