// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>

#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope {

/// One item, borrowed from a state.
struct ItemView {
    ItemKey key;
    std::span<const std::int32_t> words;
};

/// A few items in one block of memory, which copies share until one of them writes: states are
/// copied and changed by the thousand, and what they cost is allocations.
///
/// One thread at a time for each object; copies are independent.
class ItemPage
{
public:
    /// Words of an item, or nothing. Valid until this page changes.
    [[nodiscard]] std::optional<std::span<const std::int32_t>> find(ItemKey key) const
    {
        const std::int32_t *entry = entryOf(key);
        if (!entry)
            return {};
        return wordsOf(entry);
    }

    /// Adds an item that is not there.
    void append(ItemKey key, std::span<const std::int32_t> words);
    /// Words of an item for changing in place; without data() if it does not exist.
    [[nodiscard]] std::span<std::int32_t> change(ItemKey key)
    {
        const std::int32_t *entry = entryOf(key);
        if (!entry)
            return {};
        if (isShared())
            entry = detach(entry);
        return {entryAt(head(ItemRoom)) + firstWordOf(entry), wordCountOf(entry)};
    }

    /// Takes an item out and returns how many words it had; nothing if it was not there.
    std::optional<std::size_t> erase(ItemKey key);

    /// Calls \a visit(ItemView) for every item, in no useful order.
    template<typename Visitor>
    void forEach(Visitor &&visit) const
    {
        for (std::size_t i = 0; i < itemCount(); ++i) {
            const std::int32_t *entry = entryAt(i);
            visit(ItemView{keyOf(entry), wordsOf(entry)});
        }
    }

    /// Whether both are the same block, so that nothing can differ.
    [[nodiscard]] bool isSharedWith(const ItemPage &other) const
    {
        return m_cells == other.m_cells;
    }
    /// Of the block.
    [[nodiscard]] std::size_t byteSize() const;

private:
    /// The block: these numbers, room for entries, and room for the words of all items.
    enum HeadCell : std::size_t { ItemCount, ItemRoom, WordCount, WordRoom, HeadCells };
    /// An id takes two cells.
    enum EntryCell : std::size_t { Id, Type = 2, FirstWord, Words, EntryCells };

    [[nodiscard]] std::size_t head(HeadCell cell) const
    {
        return static_cast<std::uint32_t>(m_cells[static_cast<std::ptrdiff_t>(cell)]);
    }
    void setHead(HeadCell cell, std::size_t value);
    [[nodiscard]] std::size_t itemCount() const { return m_cells ? head(ItemCount) : 0; }

    [[nodiscard]] const std::int32_t *entryAt(std::size_t number) const
    {
        return m_cells.get() + HeadCells + number * EntryCells;
    }
    [[nodiscard]] std::int32_t *entryAt(std::size_t number)
    {
        return m_cells.get() + HeadCells + number * EntryCells;
    }
    [[nodiscard]] static ItemKey keyOf(const std::int32_t *entry)
    {
        ItemKey key{static_cast<std::uint32_t>(entry[Type]), 0};
        std::memcpy(&key.id, entry + Id, sizeof key.id);
        return key;
    }
    [[nodiscard]] const std::int32_t *words() const { return entryAt(head(ItemRoom)); }
    [[nodiscard]] static std::size_t firstWordOf(const std::int32_t *entry)
    {
        return static_cast<std::uint32_t>(entry[FirstWord]);
    }
    [[nodiscard]] static std::size_t wordCountOf(const std::int32_t *entry)
    {
        return static_cast<std::uint32_t>(entry[Words]);
    }
    [[nodiscard]] std::span<const std::int32_t> wordsOf(const std::int32_t *entry) const
    {
        return {words() + firstWordOf(entry), wordCountOf(entry)};
    }

    /// Null when there is no such item.
    [[nodiscard]] const std::int32_t *entryOf(ItemKey key) const
    {
        if (!m_cells)
            return nullptr;
        const std::int32_t *entry = entryAt(0);
        for (std::size_t left = head(ItemCount); left > 0; --left, entry += EntryCells) {
            if (keyOf(entry) == key)
                return entry;
        }
        return nullptr;
    }

    /// Whether another page has a part in the block.
    [[nodiscard]] bool isShared() const { return !isLastOwner(m_cells); }
    /// Goes over to a block of its own.
    void moveTo(std::size_t itemRoom, std::size_t wordRoom);
    /// The same with no more room than it needs. Returns where \a entry is then.
    const std::int32_t *detach(const std::int32_t *entry);

    std::shared_ptr<std::int32_t[]> m_cells; ///< Null for an empty page.
};

} // namespace tickscope
