// SPDX-License-Identifier: MIT
#include "core/model/world_state.h"

#include <atomic>
#include <utility>

namespace tickscope {

namespace {

constexpr std::size_t FirstPageCount = 16;
/// Items a page before the table doubles: few enough for a linear search, enough
/// that a copy of the table stays short.
constexpr std::size_t ItemsPerPage = 6;

std::uint64_t hashOf(ItemKey key)
{
    // Ids of one type are small and dense; a multiplicative hash spreads them.
    std::uint64_t hash = static_cast<std::uint64_t>(key.id) * 0x9E3779B97F4A7C15ULL;
    hash ^= std::uint64_t{key.type} * 0xC2B2AE3D27D4EB4FULL;
    return hash ^ hash >> 29;
}

} // namespace

const WorldState::Slot *WorldState::Page::find(ItemKey key) const
{
    for (const Slot &slot : entries) {
        if (slot.key == key)
            return &slot;
    }
    return nullptr;
}

WorldState::Slot *WorldState::Page::find(ItemKey key)
{
    return const_cast<Slot *>(std::as_const(*this).find(key));
}

void WorldState::Page::append(ItemKey key, std::span<const std::int32_t> added)
{
    entries.push_back(
        {key, static_cast<std::uint32_t>(words.size()), static_cast<std::uint32_t>(added.size())});
    words.insert(words.end(), added.begin(), added.end());
}

void WorldState::Page::erase(Slot &slot)
{
    const auto first = slot.firstWord;
    const auto count = slot.wordCount;
    words.erase(words.begin() + first, words.begin() + first + count);
    slot = entries.back();
    entries.pop_back();
    for (Slot &other : entries) {
        if (other.firstWord > first)
            other.firstWord -= count;
    }
}

WorldState::WorldState()
    : m_pages(FirstPageCount)
    , m_schema(std::make_shared<const Schema>())
{
    static const auto empty = std::make_shared<Page>();
    std::ranges::fill(m_pages, empty);
}

std::size_t WorldState::pageOf(ItemKey key) const
{
    return static_cast<std::size_t>(hashOf(key)) & (m_pages.size() - 1);
}

WorldState::Page &WorldState::writable(std::size_t number)
{
    auto &page = m_pages[number];
    if (page.use_count() > 1)
        page = std::make_shared<Page>(*page);
    else
        std::atomic_thread_fence(std::memory_order_acquire); // another thread let go of it last
    return *page;
}

std::optional<std::span<const std::int32_t>> WorldState::find(ItemKey key) const
{
    const Page &page = *m_pages[pageOf(key)];
    if (const Slot *slot = page.find(key))
        return wordsOf(page, *slot);
    return {};
}

void WorldState::set(ItemKey key, std::span<const std::int32_t> words)
{
    const std::size_t number = pageOf(key);
    if (const Slot *slot = std::as_const(*m_pages[number]).find(key)) {
        const auto old = wordsOf(*m_pages[number], *slot);
        if (std::ranges::equal(old, words))
            return;
        if (old.size() == words.size()) {
            std::ranges::copy(words, change(key).begin());
            return;
        }
        remove(key);
    }
    writable(pageOf(key)).append(key, words);
    m_wordCount += words.size();
    if (++m_itemCount > m_pages.size() * ItemsPerPage)
        grow();
}

std::span<std::int32_t> WorldState::change(ItemKey key)
{
    const std::size_t number = pageOf(key);
    const Page &shared = *m_pages[number];
    const Slot *slot = shared.find(key);
    if (!slot)
        return {};
    // A copy of the page has it in the same place: decoding finds items all the time.
    const Slot place = *slot;
    return std::span(writable(number).words).subspan(place.firstWord, place.wordCount);
}

bool WorldState::remove(ItemKey key)
{
    const std::size_t number = pageOf(key);
    if (!std::as_const(*m_pages[number]).find(key))
        return false;
    Page &page = writable(number);
    Slot *slot = page.find(key);
    m_wordCount -= slot->wordCount;
    --m_itemCount;
    page.erase(*slot);
    return true;
}

void WorldState::grow()
{
    auto old = std::move(m_pages);
    m_pages.resize(old.size() * 2);
    for (auto &page : m_pages)
        page = std::make_shared<Page>();
    for (const auto &page : old) {
        for (const Slot &slot : page->entries)
            m_pages[pageOf(slot.key)]->append(slot.key, wordsOf(*page, slot));
    }
}

std::vector<ItemView> WorldState::sorted() const
{
    std::vector<ItemView> items;
    items.reserve(m_itemCount);
    forEach([&items](const ItemView &item) { items.push_back(item); });
    std::ranges::sort(items, {}, &ItemView::key);
    return items;
}

std::size_t WorldState::bytesBeside(const WorldState &other) const
{
    std::size_t bytes = m_pages.size() * sizeof(m_pages[0]);
    const bool alike = other.m_pages.size() == m_pages.size();
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (alike && m_pages[i] == other.m_pages[i])
            continue;
        bytes += sizeof(Page) + m_pages[i]->entries.capacity() * sizeof(Slot)
                 + m_pages[i]->words.capacity() * sizeof(std::int32_t);
    }
    return bytes;
}

bool operator==(const WorldState &left, const WorldState &right)
{
    if (left.m_itemCount != right.m_itemCount)
        return false;
    bool equal = true;
    WorldState::forEachDifference(left, right,
                                  [&equal](const auto &, const auto &) { equal = false; });
    return equal;
}

} // namespace tickscope
