// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/model/state/item_page.h"
#include "core/model/state/schema.h"

namespace tickscope {

class ArchiveReader;
class ArchiveWriter;

/// All items at one tick: an open hash table of pages, each holding a few items.
///
/// Pages are shared between copies until one of them writes, so a copy costs
/// pointers, a change costs the page it lies in, and a comparison of two copies
/// skips the pages that they share. One thread at a time for each object;
/// copies are independent.
class WorldState
{
public:
    WorldState();

    [[nodiscard]] const Shared<Schema> &schema() const { return m_schema; }
    void setSchema(Shared<Schema> schema) { m_schema = std::move(schema); }

    [[nodiscard]] std::size_t itemCount() const { return m_itemCount; }
    /// Makes room for so many items, which is cheapest while there are none.
    void reserve(std::size_t items);
    /// Words of all items together.
    [[nodiscard]] std::size_t wordCount() const { return m_wordCount; }

    /// Words of an item, or nothing. Valid until this state changes.
    [[nodiscard]] std::optional<std::span<const std::int32_t>> find(ItemKey key) const
    {
        return find(key, pageOf(key));
    }
    /// The same for who knows its page, as of the others below.
    [[nodiscard]] std::optional<std::span<const std::int32_t>> find(ItemKey key,
                                                                    std::size_t page) const
    {
        return m_pages[page].find(key);
    }

    /// Inserts the item, or replaces its words. Equal words change nothing.
    void set(ItemKey key, std::span<const std::int32_t> words);
    /// Inserts an item that is not there.
    void add(ItemKey key, std::span<const std::int32_t> words) { add(key, words, pageOf(key)); }
    void add(ItemKey key, std::span<const std::int32_t> words, std::size_t page);
    /// Words of an item for changing in place; without data() if it does not exist. Valid until
    /// an item is inserted or removed.
    [[nodiscard]] std::span<std::int32_t> change(ItemKey key) { return change(key, pageOf(key)); }
    [[nodiscard]] std::span<std::int32_t> change(ItemKey key, std::size_t page)
    {
        return m_pages[page].change(key);
    }
    /// Returns whether there was such an item.
    bool remove(ItemKey key) { return remove(key, pageOf(key)); }
    bool remove(ItemKey key, std::size_t page);

    /// Which of pageCount() pages an item of that key lies in. Inserting and removing moves the
    /// words of that page only, and of all when there are more pages then.
    [[nodiscard]] std::size_t pageOf(ItemKey key) const
    {
        // Ids of one type are small and dense, and such neighbours change together: they share a
        // page, so that fewer are copied. A multiplicative hash spreads the others.
        // Ids that are packed positions differ far up; that must come down to where it counts.
        constexpr unsigned NeighbourBits = 2;
        const auto id = static_cast<std::uint64_t>(key.id) >> NeighbourBits;
        std::uint64_t hash = (id ^ (id >> 32) * 0xD6E8FEB86659FD93ULL) * 0x9E3779B97F4A7C15ULL;
        hash ^= std::uint64_t{key.type} * 0xC2B2AE3D27D4EB4FULL;
        return static_cast<std::size_t>(hash ^ hash >> 29) & (m_pages.size() - 1);
    }
    [[nodiscard]] std::size_t pageCount() const { return m_pages.size(); }

    /// Calls \a visit(ItemView) for every item, in no useful order.
    template<typename Visitor>
    void forEach(Visitor &&visit) const
    {
        for (const ItemPage &page : m_pages)
            page.forEach(visit);
    }

    /// All items by type and id. Valid until this state changes.
    [[nodiscard]] std::vector<ItemView> sorted() const;

    /// Bytes of pages that \a other does not share: what keeping this beside it costs.
    [[nodiscard]] std::size_t bytesBeside(const WorldState &other) const;

    /// Same items with the same words.
    friend bool operator==(const WorldState &left, const WorldState &right);

private:
    void grow();

    std::vector<ItemPage> m_pages;
    std::size_t m_itemCount = 0;
    std::size_t m_wordCount = 0;
    Shared<Schema> m_schema;
};

/// All items by type and id. The schema is not written: who reads knows which one it is.
void visitFields(ArchiveWriter &archive, const WorldState &state);
void visitFields(ArchiveReader &archive, WorldState &state);

/// A state in few bytes, for keeping many: a fifth of what its pages take. Most words are small
/// numbers, and take one byte. Immutable; any thread.
class PackedState
{
public:
    PackedState() = default;
    explicit PackedState(const WorldState &state);

    /// All items again; with no schema.
    [[nodiscard]] WorldState unpacked() const;
    [[nodiscard]] std::size_t byteSize() const { return m_bytes.size(); }

    friend void visitFields(ArchiveWriter &archive, const PackedState &state);
    friend void visitFields(ArchiveReader &archive, PackedState &state);

private:
    [[nodiscard]] bool isWhole() const;

    std::vector<std::byte> m_bytes; ///< Checked where they were not packed here.
};

} // namespace tickscope
