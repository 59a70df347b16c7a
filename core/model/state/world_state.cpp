// SPDX-License-Identifier: MIT
#include "core/model/state/world_state.h"

#include <utility>

#include "core/io/archive.h"

namespace tickscope {

constexpr std::size_t FirstPageCount = 8;
/// Items a page before the table doubles: few enough for a linear search, enough
/// that a copy of the table stays short.
constexpr std::size_t ItemsPerPage = 6;

/// One for all: each keyframe of a recording begins with an empty state.
static const Shared<Schema> &emptySchema()
{
    static const Shared<Schema> empty = std::make_shared<const Schema>();
    return empty;
}

WorldState::WorldState()
    : m_pages(FirstPageCount)
    , m_schema(emptySchema())
{
}

void WorldState::set(ItemKey key, std::span<const std::int32_t> words)
{
    const std::size_t page = pageOf(key);
    if (const auto old = find(key, page)) {
        if (std::ranges::equal(*old, words))
            return;
        if (old->size() == words.size()) {
            std::ranges::copy(words, change(key, page).begin());
            return;
        }
        remove(key, page);
    }
    add(key, words, page);
}

void WorldState::add(ItemKey key, std::span<const std::int32_t> words, std::size_t page)
{
    m_pages[page].append(key, words);
    m_wordCount += words.size();
    if (++m_itemCount > m_pages.size() * ItemsPerPage)
        grow();
}

bool WorldState::remove(ItemKey key, std::size_t page)
{
    const auto words = m_pages[page].erase(key);
    if (!words)
        return false;
    m_wordCount -= *words;
    --m_itemCount;
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

void WorldState::reserve(std::size_t items)
{
    while (items > m_pages.size() * ItemsPerPage)
        grow();
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
    if (left.m_itemCount != right.m_itemCount || left.m_wordCount != right.m_wordCount)
        return false;
    // As calls through a pointer these would cost ten times as much, and each tick asks.
    const auto isShared = [](const ItemPage &one, const ItemPage &other) {
        return one.isSharedWith(other);
    };
    const auto first = std::ranges::mismatch(left.m_pages, right.m_pages, isShared).in2;
    // As many on both sides: what each of the one side has, is all.
    const bool alike = left.m_pages.size() == right.m_pages.size();
    for (auto page = alike ? first : right.m_pages.begin(); page != right.m_pages.end(); ++page) {
        bool equal = true;
        page->forEach([&](const ItemView &item) {
            const auto other = left.find(item.key);
            equal = equal && other && std::ranges::equal(*other, item.words);
        });
        if (!equal)
            return false;
    }
    return true;
}

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
