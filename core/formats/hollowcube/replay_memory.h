// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/formats/hollowcube/items/data_versions.h"
#include "core/io/archive.h"
#include "core/model/decoder.h"
#include "core/model/state/world_state.h"

namespace tickscope::hollowcube {

/// What the chunk at a seek point does not have: the held slot before a snapshot, else the whole
/// world.
class ReplayMemory : public DecoderMemory
{
public:
    void write(ArchiveWriter &archive) const override { archive(*this); }

    template<typename Archive, Visited<ReplayMemory> T>
    friend void visitFields(Archive &archive, T &memory)
    {
        archive(memory.heldSlot, memory.world, memory.snapshot, memory.data.version);
    }

    std::optional<std::int32_t> heldSlot; ///< Of the subject, where a snapshot follows.
    std::optional<WorldState> world;      ///< Where none follows.
    std::optional<WorldState> snapshot;   ///< The last one before \a world.
    GameData data;                        ///< Of \a world.
};

/// The next one in \a archive. Errors: Damaged.
[[nodiscard]] Result<Shared<DecoderMemory>> replayMemory(ArchiveReader &archive, double tickRate);

} // namespace tickscope::hollowcube
