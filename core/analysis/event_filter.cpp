// SPDX-License-Identifier: MIT
#include "core/analysis/event_filter.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tickscope {

namespace {

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool containsFolded(std::string_view text, std::string_view part)
{
    const auto isSame = [](char left, char right) { return lowered(left) == lowered(right); };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), isSame) != text.end();
}

class Selection
{
public:
    Selection(const Index &index, const EventFilter &filter)
        : m_index(index)
        , m_filter(filter)
    {
    }

    [[nodiscard]] bool shows(const EventRow &row) const
    {
        if (m_filter.hiddenKinds.contains(row.kind))
            return false;
        if (!m_filter.text.empty() && !containsFolded(row.text, m_filter.text))
            return false;
        return !m_filter.player || isOf(row.client, row.tick) || isOf(row.otherClient, row.tick);
    }

private:
    [[nodiscard]] bool isOf(int client, Tick tick) const
    {
        if (client == NoClient)
            return false;
        const Player *player = m_index.players().at(client, tick);
        return player && player->id == *m_filter.player;
    }

    const Index &m_index;
    const EventFilter &m_filter;
};

/// Equal events of the tick that is being listed, by what makes them equal.
class Folder
{
public:
    explicit Folder(std::vector<EventLine> &lines)
        : m_lines(lines)
    {
    }

    void add(std::uint32_t number, const EventRow &row)
    {
        if (row.tick != m_tick) {
            m_seen.clear();
            m_tick = row.tick;
        }
        const auto [entry, isNew] = m_seen.try_emplace(
            std::tuple(row.kind, row.client, row.otherClient, row.text), m_lines.size());
        if (isNew)
            m_lines.push_back({number, 1});
        else
            ++m_lines[entry->second].count;
    }

private:
    std::vector<EventLine> &m_lines;
    Tick m_tick{-1};
    std::map<std::tuple<std::string_view, int, int, std::string_view>, std::size_t> m_seen;
};

} // namespace

Result<std::vector<EventLine>> selectEvents(const Index &index, const EventFilter &filter,
                                            std::stop_token stop)
{
    constexpr std::size_t LookAtStopEvery = 4096;
    std::vector<EventLine> lines;
    const Selection selection(index, filter);
    Folder folder(lines);
    for (std::size_t i = 0; i < index.eventCount(); ++i) {
        if (i % LookAtStopEvery == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, "cancelled");
        const EventRow row = index.event(i);
        if (!selection.shows(row))
            continue;
        const auto number = static_cast<std::uint32_t>(i);
        if (filter.foldRepeats)
            folder.add(number, row);
        else
            lines.push_back({number, 1});
    }
    return lines;
}

} // namespace tickscope
