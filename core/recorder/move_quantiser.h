// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/formats/hollowcube/coding/replay_event.h"

namespace tickscope::recorder {

/// Turns true positions into the moves that a replay stores.
///
/// A move is rounded to 1/4096 block. The next one is measured from where a reader is by
/// then, not from where the entity was, so that errors never add up: a reader is at most
/// 1/8192 block off on each axis. Source: hollowcube-replay.md, sections 9 and 20.13.
class MoveQuantiser
{
public:
    /// The move to submit for \a entity in this tick: AbsoluteMove when nothing is known of
    /// it, DeltaMove else; nothing when a reader would see no change.
    [[nodiscard]] std::optional<hollowcube::ReplayEvent> move(
        std::int32_t entity, const hollowcube::Placement &placement,
        const hollowcube::Vector3 &velocity);

    /// After a spawn or a destroy of \a entity.
    void forget(std::int32_t entity) { m_known.erase(entity); }
    /// In each snapshot, and after a pause: a reader that begins there knows no positions.
    void forgetAll() { m_known.clear(); }

private:
    /// What a reader has.
    struct Known {
        hollowcube::Vector3 position;
        std::int16_t yawSteps = 0;
        std::int16_t pitchSteps = 0;
        std::vector<std::byte> velocity; ///< As it is packed.
    };
    std::map<std::int32_t, Known> m_known;
};

} // namespace tickscope::recorder
