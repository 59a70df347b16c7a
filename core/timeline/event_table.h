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

/// Events of one stretch in columns, equal texts stored once. Rows are in the
/// order in which they happened. Filled by one thread, then shared and constant.
class EventTable
{
public:
    void append(const Event &event);
    /// Gives back what growing took too much, and the look-up of texts.
    void finish();

    [[nodiscard]] std::size_t size() const { return m_ticks.size(); }
    [[nodiscard]] EventRow row(std::size_t number) const;
    [[nodiscard]] Tick tick(std::size_t number) const { return m_ticks[number]; }
    [[nodiscard]] std::string_view kind(std::size_t number) const
    {
        return m_kinds[m_kindNumbers[number]];
    }
    /// How many rows each kind has.
    [[nodiscard]] std::map<std::string, std::size_t, std::less<>> kindCounts() const;
    [[nodiscard]] std::size_t byteSize() const;

private:
    [[nodiscard]] std::uint16_t kindNumber(std::string_view kind);
    [[nodiscard]] std::uint32_t textNumber(const std::string &text);

    std::vector<Tick> m_ticks;
    std::vector<std::uint64_t> m_bytes;
    std::vector<std::uint32_t> m_texts;
    std::vector<std::uint16_t> m_kindNumbers;
    std::vector<std::int16_t> m_clients;
    std::vector<std::int16_t> m_otherClients;
    std::vector<std::string_view> m_kinds;
    std::vector<std::string> m_textPool;
    std::unordered_map<std::string, std::uint32_t> m_textNumbers;
    std::uint16_t m_lastKind = 0;             ///< Of the last row: the next is often alike.
    std::optional<std::uint32_t> m_emptyText; ///< What most rows of some formats have.
};

} // namespace tickscope
