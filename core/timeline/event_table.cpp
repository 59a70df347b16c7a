// SPDX-License-Identifier: MIT
#include "core/timeline/event_table.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace tickscope {

namespace {

/// Client IDs of all formats are small; what a hostile file says beyond is nobody.
std::int16_t narrowClient(int client)
{
    const bool fits = client >= 0 && client <= std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(fits ? client : NoClient);
}

} // namespace

void EventTable::append(const Event &event)
{
    const auto tick = static_cast<std::uint64_t>(event.tick.value);
    // What lies before the base is far behind it, unsigned.
    std::uint64_t ticks = tick - m_base.tick;
    std::uint64_t bytes = event.byte - m_base.byte;
    if ((ticks | bytes) >> 32 != 0 || m_bases.empty()) {
        m_base = {m_size, tick, event.byte};
        m_bases.push_back(m_base);
        ticks = bytes = 0;
    }
    if (m_size++ % RowsPerBlock == 0)
        m_blocks.emplace_back().reserve(RowsPerBlock);
    m_blocks.back().push_back({static_cast<std::uint32_t>(ticks), static_cast<std::uint32_t>(bytes),
                               textNumber(event.text), kindNumber(event.kind),
                               narrowClient(event.client), narrowClient(event.otherClient)});
}

void EventTable::finish()
{
    if (!m_blocks.empty())
        m_blocks.back().shrink_to_fit();
    m_bases.shrink_to_fit();
    m_textPool.shrink_to_fit();
    m_textNumbers = {};
}

EventRow EventTable::row(std::size_t number) const
{
    const Base &base = baseOf(number);
    const Row &row = at(number);
    return {tick(number),    m_kinds[row.kind],    row.client,
            row.otherClient, m_textPool[row.text], base.byte + row.bytes};
}

const EventTable::Base &EventTable::baseOf(std::size_t row) const
{
    if (m_bases.size() == 1)
        return m_bases.front();
    return *std::prev(std::ranges::upper_bound(m_bases, row, {}, &Base::firstRow));
}

std::uint16_t EventTable::kindNumber(std::string_view kind)
{
    // Kinds are in static storage, so the same place is the same kind.
    if (kind.data() == m_lastKindAt && kind.size() == m_kinds[m_lastKind].size())
        return m_lastKind;
    const auto isAtSamePlace = [kind](std::string_view known) {
        return known.data() == kind.data() && known.size() == kind.size();
    };
    auto found = std::ranges::find_if(m_kinds, isAtSamePlace);
    if (found == m_kinds.end())
        found = std::ranges::find(m_kinds, kind);
    const auto number = found - m_kinds.begin();
    if (found == m_kinds.end())
        m_kinds.push_back(kind);
    m_lastKindAt = kind.data();
    m_lastKind = static_cast<std::uint16_t>(number);
    return m_lastKind;
}

std::uint32_t EventTable::textNumber(const std::string &text)
{
    if (text.empty() && m_emptyText)
        return *m_emptyText;
    const auto [entry, isNew] = m_textNumbers.try_emplace(
        text, static_cast<std::uint32_t>(m_textPool.size()));
    if (isNew)
        m_textPool.push_back(text);
    if (text.empty())
        m_emptyText = entry->second;
    return entry->second;
}

std::map<std::string, std::size_t, std::less<>> EventTable::kindCounts() const
{
    std::vector<std::size_t> rows(m_kinds.size());
    for (const auto &block : m_blocks) {
        for (const Row &row : block)
            ++rows[row.kind];
    }
    std::map<std::string, std::size_t, std::less<>> counts;
    for (std::size_t i = 0; i < rows.size(); ++i)
        counts.emplace(m_kinds[i], rows[i]);
    return counts;
}

std::size_t EventTable::byteSize() const
{
    std::size_t bytes = m_size * sizeof(Row) + m_bases.capacity() * sizeof(Base);
    for (const std::string &text : m_textPool)
        bytes += sizeof(std::string) + text.capacity();
    return bytes;
}

} // namespace tickscope
