// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/event.h"
#include "core/timeline/event_store.h"

namespace tickscope {

/// One row of an event table, borrowed from it. Fields are not kept: see eventsAtTick().
struct EventRow {
    Tick tick;
    std::string_view kind;
    int client = NoClient;
    int otherClient = NoClient;
    std::string_view text;
    std::uint64_t byte = 0;
};

/// Events of one stretch, equal texts stored once. Rows are in the order in which they
/// happened. Filled by one thread, then shared and constant.
class EventTable
{
public:
    /// In memory without a budget.
    EventTable() = default;
    explicit EventTable(std::shared_ptr<EventStore> store)
        : m_store(std::move(store))
    {
    }

    /// False, and nothing happens, when there is no room for it on the disk.
    bool append(const Event &event);
    /// Closes the last block, and gives back the look-up of texts.
    void finish();

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] EventRow row(std::size_t number) const;
    [[nodiscard]] Tick tick(std::size_t number) const
    {
        return {static_cast<std::int64_t>(baseOf(number).tick + at(number).ticks)};
    }
    [[nodiscard]] std::string_view kind(std::size_t number) const
    {
        return m_kinds[at(number).kind];
    }
    /// How many rows each kind has.
    [[nodiscard]] std::map<std::string, std::size_t, std::less<>> kindCounts() const;
    /// Of rows and texts, in memory or not.
    [[nodiscard]] std::size_t byteSize() const;

private:
    using TextNumber = std::uint32_t; ///< Block in the upper half, byte in it in the lower one.

    /// What the numbers of the rows from \a firstRow on are counted from.
    struct Base {
        std::size_t firstRow = 0;
        std::uint64_t tick = 0;
        std::uint64_t byte = 0;
    };
    /// A recording has a million of them and more.
    struct Row {
        std::uint32_t ticks = 0; ///< Since the base.
        std::uint32_t bytes = 0; ///< Since the base.
        std::uint32_t text = 0;
        std::uint16_t kind = 0;
        std::int16_t client = 0;
        std::int16_t otherClient = 0;
    };

    /// Rows lie in blocks, so that growing copies none of them.
    static constexpr std::size_t RowsPerBlock = 4096;
    /// The same for texts. A longer one has a block of its own.
    static constexpr std::size_t TextBlockBytes = 1U << 16;
    /// Places for texts that were told lately, to be stored once; two for each hash.
    static constexpr std::size_t KnownTexts = 1U << 13;
    struct KnownText {
        std::size_t hash = 0;
        TextNumber number = 0;
        bool isUsed = false;
    };

    [[nodiscard]] Row at(std::size_t number) const
    {
        const std::size_t block = number / RowsPerBlock;
        if (block == m_blocks.size())
            return m_rows[number % RowsPerBlock];
        Row row;
        std::memcpy(&row, m_blocks[block].get() + number % RowsPerBlock * sizeof(Row), sizeof(Row));
        return row;
    }
    [[nodiscard]] std::string_view textAt(TextNumber number) const;
    [[nodiscard]] EventBlock keep(std::span<const std::byte> bytes);
    bool closeRows();
    bool closeTexts();
    [[nodiscard]] const Base &baseOf(std::size_t row) const;
    [[nodiscard]] std::uint16_t kindNumber(std::string_view kind);
    [[nodiscard]] std::optional<TextNumber> textNumber(const std::string &text);

    std::shared_ptr<EventStore> m_store;
    std::vector<EventBlock> m_blocks; ///< Of RowsPerBlock rows, the last one perhaps of fewer.
    std::vector<Row> m_rows;          ///< Behind them.
    std::size_t m_size = 0;
    std::vector<Base> m_bases; ///< By row; one is enough for most stretches.
    Base m_base;               ///< The last one.
    std::vector<std::string_view> m_kinds;
    std::vector<std::size_t> m_kindRows; ///< Of each kind.
    std::vector<EventBlock> m_textBlocks;
    std::vector<std::byte> m_texts;      ///< Behind them: length, then bytes.
    std::size_t m_textBytes = 0;         ///< Of all texts.
    std::vector<KnownText> m_knownTexts; ///< Empty until there is one.
    const char *m_lastKindAt = nullptr;
    std::uint16_t m_lastKind = 0;          ///< Of the last row: the next is often alike.
    std::optional<TextNumber> m_emptyText; ///< What most rows of some formats have.
};

} // namespace tickscope
