// SPDX-License-Identifier: MIT
#include "core/model/state/archived_state.h"

namespace tickscope {

void visitFields(ArchiveWriter &archive, const WorldState &state)
{
    archive(static_cast<std::uint32_t>(state.itemCount()));
    for (const ItemView &item : state.sorted())
        archive(item.key.type, item.key.id,
                std::vector<std::int32_t>(item.words.begin(), item.words.end()));
}

void visitFields(ArchiveReader &archive, WorldState &state)
{
    std::uint32_t count = 0;
    archive(count);
    for (std::uint32_t i = 0; i < count && !archive.isRefused(); ++i) {
        ItemKey key;
        std::vector<std::int32_t> words;
        archive(key.type, key.id, words);
        state.set(key, words);
    }
}

} // namespace tickscope
