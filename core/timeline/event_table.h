// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/model/event.h"

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
    void append(const Event &event);
    /// Gives back what growing took too much, and the look-up of texts.
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
    [[nodiscard]] std::size_t byteSize() const;

private:
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

    [[nodiscard]] const Row &at(std::size_t number) const
    {
        return m_blocks[number / RowsPerBlock][number % RowsPerBlock];
    }
    [[nodiscard]] const Base &baseOf(std::size_t row) const;
    [[nodiscard]] std::uint16_t kindNumber(std::string_view kind);
    [[nodiscard]] std::uint32_t textNumber(const std::string &text);

    std::vector<std::vector<Row>> m_blocks;
    std::size_t m_size = 0;
    std::vector<Base> m_bases; ///< By row; one is enough for most stretches.
    Base m_base;               ///< The last one.
    std::vector<std::string_view> m_kinds;
    std::vector<std::string> m_textPool;
    std::unordered_map<std::string, std::uint32_t> m_textNumbers;
    const char *m_lastKindAt = nullptr;
    std::uint16_t m_lastKind = 0;             ///< Of the last row: the next is often alike.
    std::optional<std::uint32_t> m_emptyText; ///< What most rows of some formats have.
};

} // namespace tickscope
