// SPDX-License-Identifier: MIT
#include "core/timeline/event_table.h"

#include <algorithm>
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
    m_ticks.push_back(event.tick);
    m_bytes.push_back(event.byte);
    m_texts.push_back(textNumber(event.text));
    m_kindNumbers.push_back(kindNumber(event.kind));
    m_clients.push_back(narrowClient(event.client));
    m_otherClients.push_back(narrowClient(event.otherClient));
}

void EventTable::finish()
{
    m_ticks.shrink_to_fit();
    m_bytes.shrink_to_fit();
    m_texts.shrink_to_fit();
    m_kindNumbers.shrink_to_fit();
    m_clients.shrink_to_fit();
    m_otherClients.shrink_to_fit();
    m_textPool.shrink_to_fit();
    m_textNumbers = {};
}

EventRow EventTable::row(std::size_t number) const
{
    return {m_ticks[number],
            kind(number),
            m_clients[number],
            m_otherClients[number],
            m_textPool[m_texts[number]],
            m_bytes[number]};
}

std::uint16_t EventTable::kindNumber(std::string_view kind)
{
    // Kinds are in static storage, so the same place is the same kind.
    if (m_lastKind < m_kinds.size() && m_kinds[m_lastKind].data() == kind.data()
        && m_kinds[m_lastKind].size() == kind.size())
        return m_lastKind;
    const auto number = std::ranges::find(m_kinds, kind) - m_kinds.begin();
    if (number == std::ssize(m_kinds))
        m_kinds.push_back(kind);
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
    for (const std::uint16_t number : m_kindNumbers)
        ++rows[number];
    std::map<std::string, std::size_t, std::less<>> counts;
    for (std::size_t i = 0; i < rows.size(); ++i)
        counts.emplace(m_kinds[i], rows[i]);
    return counts;
}

std::size_t EventTable::byteSize() const
{
    std::size_t bytes = m_ticks.capacity() * (sizeof(Tick) + sizeof(std::uint64_t))
                        + m_texts.capacity() * (sizeof(std::uint32_t) + 3 * sizeof(std::uint16_t));
    for (const std::string &text : m_textPool)
        bytes += sizeof(std::string) + text.capacity();
    return bytes;
}

} // namespace tickscope
