// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/model/schema.h"

namespace tickscope {

/// Names one item of a state: its type's number in the state's schema, and its id.
struct ItemKey {
    std::uint32_t type = 0;
    std::int64_t id = 0;

    friend auto operator<=>(const ItemKey &, const ItemKey &) = default;
};

/// One item, borrowed from a state.
struct ItemView {
    ItemKey key;
    std::span<const std::int32_t> words;
};

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
    /// Words of all items together.
    [[nodiscard]] std::size_t wordCount() const { return m_wordCount; }

    /// Words of an item, or nothing. Valid until this state changes.
    [[nodiscard]] std::optional<std::span<const std::int32_t>> find(ItemKey key) const;

    /// Inserts the item, or replaces its words. Equal words change nothing.
    void set(ItemKey key, std::span<const std::int32_t> words);
    /// Words of an item for changing in place; empty if it does not exist or has none.
    [[nodiscard]] std::span<std::int32_t> change(ItemKey key);
    /// Returns whether there was such an item.
    bool remove(ItemKey key);

    /// Calls \a visit(ItemView) for every item, in no useful order.
    template<typename Visitor>
    void forEach(Visitor &&visit) const
    {
        for (const auto &page : m_pages) {
            for (const Slot &slot : page->entries)
                visit(ItemView{slot.key, wordsOf(*page, slot)});
        }
    }

    /// All items by type and id. Valid until this state changes.
    [[nodiscard]] std::vector<ItemView> sorted() const;

    /// Bytes of pages that \a other does not share: what keeping this beside it costs.
    [[nodiscard]] std::size_t bytesBeside(const WorldState &other) const;

    /// Calls \a visit(before, after) with the words of each item that differs, either
    /// of them nothing for items that only the other state has. Keys are taken as
    /// they are: compare states of one schema.
    template<typename Visitor>
    static void forEachDifference(const WorldState &before, const WorldState &after,
                                  Visitor &&visit);

    /// Same items with the same words.
    friend bool operator==(const WorldState &left, const WorldState &right);

private:
    struct Slot {
        ItemKey key;
        std::uint32_t firstWord = 0;
        std::uint32_t wordCount = 0;
    };
    struct Page {
        std::vector<Slot> entries;
        std::vector<std::int32_t> words;

        [[nodiscard]] const Slot *find(ItemKey key) const;
        [[nodiscard]] Slot *find(ItemKey key);
        void append(ItemKey key, std::span<const std::int32_t> added);
        void erase(Slot &slot);
    };

    [[nodiscard]] static std::span<const std::int32_t> wordsOf(const Page &page, const Slot &slot)
    {
        return std::span(page.words).subspan(slot.firstWord, slot.wordCount);
    }
    [[nodiscard]] std::size_t pageOf(ItemKey key) const;
    /// The page for writing, copied first if another state shares it.
    Page &writable(std::size_t number);
    void grow();

    std::vector<std::shared_ptr<Page>> m_pages;
    std::size_t m_itemCount = 0;
    std::size_t m_wordCount = 0;
    Shared<Schema> m_schema;
};

template<typename Visitor>
void WorldState::forEachDifference(const WorldState &before, const WorldState &after,
                                   Visitor &&visit)
{
    const bool alike = before.m_pages.size() == after.m_pages.size();
    for (std::size_t i = 0; i < after.m_pages.size(); ++i) {
        if (alike && before.m_pages[i] == after.m_pages[i])
            continue;
        for (const Slot &slot : after.m_pages[i]->entries) {
            const ItemView now{slot.key, wordsOf(*after.m_pages[i], slot)};
            const auto old = before.find(slot.key);
            if (!old)
                visit(std::optional<ItemView>{}, std::optional<ItemView>{now});
            else if (!std::equal(old->begin(), old->end(), now.words.begin(), now.words.end()))
                visit(std::optional<ItemView>{{slot.key, *old}}, std::optional<ItemView>{now});
        }
    }
    for (std::size_t i = 0; i < before.m_pages.size(); ++i) {
        if (alike && before.m_pages[i] == after.m_pages[i])
            continue;
        for (const Slot &slot : before.m_pages[i]->entries) {
            if (!after.find(slot.key)) {
                visit(std::optional<ItemView>{{slot.key, wordsOf(*before.m_pages[i], slot)}},
                      std::optional<ItemView>{});
            }
        }
    }
}

} // namespace tickscope
