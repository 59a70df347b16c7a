// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_memory.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/teeworlds_demo/demo_recording.h"
#include "core/io/archive.h"

namespace tickscope::teeworlds {

void DemoMemory::write(ArchiveWriter &archive) const
{
    archive(state, std::pair(snapshotTick, knownTo), clients);
}

Result<Shared<DecoderMemory>> DemoRecording::decoderMemory(ArchiveReader &archive) const
{
    using Fields = std::pair<std::pair<PackedState, std::pair<Tick, Tick>>, Shared<KnownClients>>;
    TRY_ASSIGN(auto fields, unarchived<Fields>(archive));
    auto &[state, ticks] = fields.first;
    return std::make_shared<const DemoMemory>(std::move(state), ticks.first, ticks.second,
                                              std::move(fields.second));
}

bool MessageNews::note(const Message &message, const WorldState &state)
{
    auto items = memoryItemsOf(message);
    bool isNews = items.empty();
    for (MemoryItem &item : items) {
        const auto present = state.find(item.key);
        const bool isSame = present ? std::ranges::equal(*present, item.words) : item.words.empty();
        std::erase_if(m_items, [&](const MemoryItem &other) { return other.key == item.key; });
        if (isSame)
            continue;
        isNews = true;
        m_items.push_back(std::move(item));
    }
    return isNews;
}

void MessageNews::leaveTeams(const std::bitset<message_field::LastClient + 1> &newcomers,
                             const WorldState &state)
{
    const ItemKey key = raceTeamsKey();
    const auto known = newcomers.any() ? wordsOf(key, state) : std::span<const std::int32_t>();
    std::vector<std::int32_t> teams(known.begin(), known.end());
    for (std::size_t i = 0; i < std::min(teams.size(), newcomers.size()); ++i) {
        if (newcomers[i])
            teams[i] = 0;
    }
    if (std::ranges::equal(teams, known))
        return;
    std::erase_if(m_items, [&](const MemoryItem &other) { return other.key == key; });
    m_items.push_back({key, std::move(teams)});
}

std::span<const std::int32_t> MessageNews::wordsOf(ItemKey key, const WorldState &state) const
{
    const auto news = std::ranges::find(m_items, key, &MemoryItem::key);
    if (news != m_items.end())
        return news->words;
    return state.find(key).value_or(std::span<const std::int32_t>());
}

void MessageNews::addTo(WorldState &state) const
{
    for (const MemoryItem &item : m_items) {
        if (item.words.empty())
            state.remove(item.key);
        else
            state.set(item.key, item.words);
    }
}

WorldState messageItemsOf(const WorldState &state)
{
    WorldState items;
    for (const std::uint32_t type : memoryTypeNumbers()) {
        const ItemKey key{type, 0};
        if (const auto words = state.find(key))
            items.set(key, *words);
    }
    return items;
}

} // namespace tickscope::teeworlds
