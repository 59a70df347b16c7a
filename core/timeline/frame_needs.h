// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/model/state/world_state.h"

namespace tickscope {

/// What a frame needs beside its state, which hangs on the types that there are. Looked for once in
/// each schema: a frame asks several times. One thread.
class FrameNeeds
{
public:
    /// How many ticks before \a state are still to be seen: event items are in one
    /// tick only and shown for longer.
    [[nodiscard]] std::int64_t ticksRemembered(const WorldState &state);
    /// Subjects that are there without a place.
    [[nodiscard]] std::vector<ItemKey> placelessSubjects(const WorldState &state);

private:
    void lookAt(const Shared<Schema> &schema);

    Shared<Schema> m_schema;
    bool m_hasEvents = false;
    std::vector<ItemKey> m_subjects;
};

/// Whether \a state has a place of the item.
[[nodiscard]] bool hasPlace(const WorldState &state, ItemKey key);

} // namespace tickscope
