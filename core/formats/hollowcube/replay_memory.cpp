// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_memory.h"

#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/items/replay_schema.h"

namespace tickscope::hollowcube {

/// Whether the words of all items are there that are used without asking.
static bool isPossible(const WorldState &world)
{
    bool isPossible = true;
    world.forEach([&](const ItemView &item) {
        const bool isEntity = item.key.type == EntityType && item.words.size() >= ItemsWord;
        const bool isBlock = item.key.type == BlockType && item.words.size() == BlockWordCount;
        isPossible = isPossible && (isEntity || isBlock);
    });
    return isPossible;
}

Result<Shared<DecoderMemory>> replayMemory(ArchiveReader &archive, double tickRate)
{
    TRY_ASSIGN(auto memory, unarchived<ReplayMemory>(archive));
    memory.data = gameData(memory.data.version, tickRate);
    for (std::optional<WorldState> *state : {&memory.world, &memory.snapshot}) {
        if (*state && !isPossible(**state))
            return damaged(Fault::tr("a checkpoint with impossible items"));
        if (*state)
            (*state)->setSchema(memory.data.schema);
    }
    return std::make_shared<const ReplayMemory>(std::move(memory));
}

} // namespace tickscope::hollowcube
