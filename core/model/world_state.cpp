// SPDX-License-Identifier: MIT
#include "core/model/world_state.h"

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

WorldState::WorldState()
    : m_pages(FirstPageCount)
    , m_schema(std::make_shared<const Schema>())
{
}

std::size_t WorldState::pageOf(ItemKey key) const
{
    return static_cast<std::size_t>(hashOf(key)) & (m_pages.size() - 1);
}

std::optional<std::span<const std::int32_t>> WorldState::find(ItemKey key) const
{
    return m_pages[pageOf(key)].find(key);
}

void WorldState::set(ItemKey key, std::span<const std::int32_t> words)
{
    ItemPage &page = m_pages[pageOf(key)];
    if (const auto old = page.find(key)) {
        if (std::ranges::equal(*old, words))
            return;
        if (old->size() == words.size()) {
            std::ranges::copy(words, page.change(key).begin());
            return;
        }
        remove(key);
    }
    page.append(key, words);
    m_wordCount += words.size();
    if (++m_itemCount > m_pages.size() * ItemsPerPage)
        grow();
}

std::span<std::int32_t> WorldState::change(ItemKey key)
{
    return m_pages[pageOf(key)].change(key);
}

bool WorldState::remove(ItemKey key)
{
    ItemPage &page = m_pages[pageOf(key)];
    const auto words = page.find(key);
    if (!words)
        return false;
    m_wordCount -= words->size();
    --m_itemCount;
    page.erase(key);
    return true;
}

void WorldState::grow()
{
    const auto old = std::move(m_pages);
    m_pages = std::vector<ItemPage>(old.size() * 2);
    for (const ItemPage &page : old) {
        page.forEach([this](const ItemView &item) {
            m_pages[pageOf(item.key)].append(item.key, item.words);
        });
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
        if (!alike || !m_pages[i].isSharedWith(other.m_pages[i]))
            bytes += m_pages[i].byteSize();
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
