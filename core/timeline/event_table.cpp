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

bool EventTable::append(const Event &event)
{
    if (m_rows.size() == RowsPerBlock && !closeRows())
        return false;
    const auto text = textNumber(event.text);
    if (!text)
        return false;
    const auto tick = static_cast<std::uint64_t>(event.tick.value);
    // What lies before the base is far behind it, unsigned.
    std::uint64_t ticks = tick - m_base.tick;
    std::uint64_t bytes = event.byte - m_base.byte;
    if ((ticks | bytes) >> 32 != 0 || m_bases.empty()) {
        m_base = {m_size, tick, event.byte};
        m_bases.push_back(m_base);
        ticks = bytes = 0;
    }
    if (m_rows.empty())
        m_rows.reserve(RowsPerBlock);
    const std::uint16_t kind = kindNumber(event.kind);
    m_rows.push_back({static_cast<std::uint32_t>(ticks), static_cast<std::uint32_t>(bytes), *text,
                      kind, narrowClient(event.client), narrowClient(event.otherClient)});
    ++m_kindRows[kind];
    ++m_size;
    return true;
}

/// Null when the store has no room. Without a store, in memory.
EventBlock EventTable::keep(std::span<const std::byte> bytes)
{
    if (m_store)
        return m_store->keep(bytes);
    const std::shared_ptr<std::byte[]> copy(new std::byte[bytes.size()]);
    std::ranges::copy(bytes, copy.get());
    return copy;
}

bool EventTable::closeRows()
{
    auto block = keep(std::as_bytes(std::span(m_rows)));
    if (!block)
        return false;
    m_blocks.push_back(std::move(block));
    m_rows.clear();
    return true;
}

bool EventTable::closeTexts()
{
    auto block = keep(m_texts);
    if (!block)
        return false;
    m_textBlocks.push_back(std::move(block));
    m_texts.clear();
    return true;
}

void EventTable::finish()
{
    // What does not fit on the disk stays: it is one block.
    if (!m_rows.empty() && closeRows())
        m_rows = {};
    if (!m_texts.empty() && closeTexts())
        m_texts = {};
    m_rows.shrink_to_fit();
    m_bases.shrink_to_fit();
    m_knownTexts = {};
}

EventRow EventTable::row(std::size_t number) const
{
    const Base &base = baseOf(number);
    const Row row = at(number);
    const Tick tick{static_cast<std::int64_t>(base.tick + row.ticks)};
    return {tick,
            m_kinds[row.kind],
            row.client,
            row.otherClient,
            textAt(row.text),
            base.byte + row.bytes};
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
    if (found == m_kinds.end()) {
        m_kinds.push_back(kind);
        m_kindRows.push_back(0);
    }
    m_lastKindAt = kind.data();
    m_lastKind = static_cast<std::uint16_t>(number);
    return m_lastKind;
}

/// Nothing when there is no room for it.
std::optional<EventTable::TextNumber> EventTable::textNumber(const std::string &text)
{
    if (text.empty() && m_emptyText)
        return *m_emptyText;
    m_knownTexts.resize(KnownTexts);
    const std::size_t hash = std::hash<std::string>()(text);
    const auto known = std::span(m_knownTexts).subspan(hash % (KnownTexts / 2) * 2, 2);
    for (const KnownText &place : known) {
        if (place.isUsed && place.hash == hash && textAt(place.number) == text)
            return place.number;
    }
    const auto size = static_cast<std::uint32_t>(text.size());
    if (!m_texts.empty() && m_texts.size() + sizeof size + text.size() > TextBlockBytes
        && !closeTexts())
        return {};
    if (m_textBlocks.size() > std::numeric_limits<std::uint16_t>::max())
        return {};
    const auto number = static_cast<TextNumber>(m_textBlocks.size() << 16 | m_texts.size());
    const auto sizeBytes = std::as_bytes(std::span(&size, 1));
    const auto bytes = std::as_bytes(std::span(text));
    m_texts.insert(m_texts.end(), sizeBytes.begin(), sizeBytes.end());
    m_texts.insert(m_texts.end(), bytes.begin(), bytes.end());
    m_textBytes += sizeof size + text.size();
    // The newer of two is the likelier to be told again.
    known[1] = known[0];
    known[0] = {hash, number, true};
    if (text.empty())
        m_emptyText = number;
    return number;
}

std::string_view EventTable::textAt(TextNumber number) const
{
    const std::size_t block = number >> 16;
    const std::byte *begin = (block == m_textBlocks.size() ? m_texts.data()
                                                           : m_textBlocks[block].get())
                             + (number & 0xFFFFU);
    std::uint32_t size = 0;
    std::memcpy(&size, begin, sizeof size);
    return {reinterpret_cast<const char *>(begin + sizeof size), size};
}

std::map<std::string, std::size_t, std::less<>> EventTable::kindCounts() const
{
    std::map<std::string, std::size_t, std::less<>> counts;
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        counts.emplace(m_kinds[i], m_kindRows[i]);
    return counts;
}

std::size_t EventTable::byteSize() const
{
    return m_size * sizeof(Row) + m_bases.capacity() * sizeof(Base) + m_textBytes;
}

} // namespace tickscope
