// SPDX-License-Identifier: MIT
#include "core/model/state/item_page.h"

#include <algorithm>
#include <utility>

namespace tickscope {

/// Entries of the smallest block: most pages get a second item.
constexpr std::size_t FirstRoom = 2;

/// Room for \a needed, so that adding one by one moves the block seldom.
constexpr std::size_t roomFor(std::size_t needed)
{
    return needed + needed / 2;
}

void ItemPage::setHead(HeadCell cell, std::size_t value)
{
    m_cells[static_cast<std::ptrdiff_t>(cell)] = static_cast<std::int32_t>(value);
}

void ItemPage::moveTo(std::size_t itemRoom, std::size_t wordRoom)
{
    const ItemPage old = std::exchange(*this, ItemPage());
    const std::size_t items = old.itemCount();
    const std::size_t count = old.m_cells ? old.head(WordCount) : 0;
    m_cells = std::make_shared_for_overwrite<std::int32_t[]>(HeadCells + itemRoom * EntryCells
                                                             + wordRoom);
    setHead(ItemCount, items);
    setHead(ItemRoom, itemRoom);
    setHead(WordCount, count);
    setHead(WordRoom, wordRoom);
    if (items == 0)
        return;
    std::copy_n(old.entryAt(0), items * EntryCells, entryAt(0));
    std::copy_n(old.words(), count, entryAt(itemRoom));
}

const std::int32_t *ItemPage::detach(const std::int32_t *entry)
{
    const auto cell = entry - entryAt(0);
    moveTo(head(ItemCount), head(WordCount));
    return entryAt(0) + cell;
}

void ItemPage::append(ItemKey key, std::span<const std::int32_t> words)
{
    const std::size_t items = itemCount();
    const std::size_t first = m_cells ? head(WordCount) : 0;
    const bool hasRoom = m_cells && items < head(ItemRoom)
                         && words.size() <= head(WordRoom) - first;
    if (!hasRoom || isShared()) {
        const std::size_t room = std::max(FirstRoom, roomFor(items + 1));
        const std::size_t needed = first + words.size();
        // The others are mostly as long; a hostile one may be the only long one.
        moveTo(room, needed + std::min(words.size() * (room - items - 1), needed));
    }
    std::int32_t *entry = entryAt(items);
    entry[Type] = static_cast<std::int32_t>(key.type);
    std::memcpy(entry + Id, &key.id, sizeof key.id);
    // So that what lies behind the words of another is never an item without any.
    entry[FirstWord] = static_cast<std::int32_t>(words.empty() ? 0 : first);
    entry[Words] = static_cast<std::int32_t>(words.size());
    std::ranges::copy(words, entryAt(head(ItemRoom)) + first);
    setHead(ItemCount, items + 1);
    setHead(WordCount, first + words.size());
}

std::optional<std::size_t> ItemPage::erase(ItemKey key)
{
    const std::int32_t *found = entryOf(key);
    if (!found)
        return {};
    if (isShared())
        found = detach(found);
    const std::size_t first = firstWordOf(found);
    const std::size_t count = wordCountOf(found);
    const std::size_t last = itemCount() - 1;
    const auto number = static_cast<std::size_t>(found - entryAt(0)) / EntryCells;
    std::copy_n(entryAt(last), EntryCells, entryAt(number));
    setHead(ItemCount, last);

    const std::size_t end = head(WordCount);
    setHead(WordCount, end - count);
    if (first + count == end)
        return count; // nothing lies behind them
    std::int32_t *words = entryAt(head(ItemRoom));
    std::copy(words + first + count, words + end, words + first);
    for (std::size_t i = 0; i < last; ++i) {
        std::int32_t *other = entryAt(i);
        if (firstWordOf(other) > first)
            other[FirstWord] -= static_cast<std::int32_t>(count);
    }
    return count;
}

std::size_t ItemPage::byteSize() const
{
    if (!m_cells)
        return 0;
    // What the block is shared by lies in front of it.
    constexpr std::size_t Counters = 32;
    return Counters
           + (HeadCells + head(ItemRoom) * EntryCells + head(WordRoom)) * sizeof(std::int32_t);
}

} // namespace tickscope
