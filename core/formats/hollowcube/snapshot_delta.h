// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/formats/hollowcube/replay_state.h"

namespace tickscope::hollowcube {

/// What was there at the end of the tick before a snapshot, and is not in that snapshot.
struct Vanished {
    std::vector<std::int32_t> entities;
    std::vector<BlockPosition> blocks;
};

/// Separates what happened from what was there.
///
/// A chunk begins with a snapshot: events that name the state of the tick before. Only where
/// they differ from it did something happen. What a tick with a snapshot names behind that
/// is compared in the same way, since the snapshot makes the recorder repeat it, too.
/// Source: hollowcube-replay.md, sections 7 and 20.6.
class SnapshotDelta
{
public:
    /// What is known of the tick before a snapshot.
    enum class Before {
        Nothing, ///< There is none: the recording begins.
        NotRead, ///< It was not read: nothing that is named for the first time is news.
        Known,
    };
    /// Whether both sides count types and blocks by the same version of the game's data.
    enum class Numbers { Same, Different };

    explicit SnapshotDelta(Shared<Schema> schema)
        : m_before(std::move(schema))
    {
    }

    /// The events that follow are those of a tick with a snapshot.
    /// \param state  of the tick before, where it is known; is taken from it, and to be reset then.
    void begin(Before before, ReplayState &state, Numbers numbers);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// That tick is over.
    void end(const WorldState &state);
    /// What follows does not go on from here.
    /// \param snapshot  the last one before it, where that is known.
    void goTo(std::optional<WorldState> snapshot);

    /// What of \a event happened: all, nothing (null), or the items that changed. Before it is
    /// applied to \a state, that of the decoder. Valid until the next call.
    [[nodiscard]] const ReplayEvent *newsIn(const ReplayEvent &event, ReplayState &state);
    /// What is not there any more, after all events of the tick.
    [[nodiscard]] Vanished vanished(const ReplayState &state) const;
    /// The tick before, with the news so far.
    [[nodiscard]] const ReplayState &before() const { return m_before; }

    /// The state as the last snapshot named it, for a seek point.
    [[nodiscard]] const std::optional<WorldState> &lastSnapshot() const { return m_snapshot; }

private:
    struct Comparison;
    [[nodiscard]] bool isNewlyKnown(const ReplayEvent &event) const;

    ReplayState m_before;
    Before m_kind = Before::Nothing;
    Numbers m_numbers = Numbers::Same;
    bool m_isOn = false;
    /// The state when the last snapshot was complete: before the first event that none has.
    std::optional<WorldState> m_snapshot;
    std::optional<WorldState> m_snapshotBefore; ///< Of the snapshot before that one.
    ReplayEvent m_remaining{SetItem{}};         ///< Without what is no news.
};

} // namespace tickscope::hollowcube
