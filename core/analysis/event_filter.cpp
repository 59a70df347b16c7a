// SPDX-License-Identifier: MIT
#include "core/analysis/event_filter.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

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
        for (const PlayerRef ref : filter.players) {
            if (const Player *player = index.players().of(ref))
                m_players.push_back(player);
        }
    }

    [[nodiscard]] bool shows(const EventRow &row) const
    {
        if (m_filter.hiddenKinds.contains(row.kind))
            return false;
        if (!m_filter.text.empty() && !containsFolded(row.text, m_filter.text))
            return false;
        return m_filter.players.empty() || isOfThem(row.client, row.tick)
               || isOfThem(row.otherClient, row.tick);
    }

private:
    [[nodiscard]] bool isOfThem(int client, Tick tick) const
    {
        const Player *player = client == NoClient ? nullptr : m_index.players().at(client, tick);
        return player && std::ranges::find(m_players, player) != m_players.end();
    }

    const Index &m_index;
    const EventFilter &m_filter;
    std::vector<const Player *> m_players; ///< Those of the filter that are known yet.
};

/// A format may tell of a death twice: who killed whom, and what is seen of it in the world.
constexpr std::string_view DeathInWorld = ":Death";
/// Between both; nobody dies twice in it.
constexpr Time DeathPause = std::chrono::milliseconds(100);

/// Makes one line of equal events of a tick, and of all that tells of one death.
class Folder
{
public:
    Folder(std::vector<EventLine> &lines, const TimeBase &time)
        : m_lines(lines)
        , m_time(time)
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
        if (!isNew) {
            ++m_lines[entry->second].count;
        } else if (row.kind == event_kind::Kill) {
            addKill(number, row);
        } else if (const Death *death = row.kind.ends_with(DeathInWorld) ? deathOf(row.client)
                                                                         : nullptr;
                   death && death->isKill) {
            entry->second = death->line;
            ++m_lines[death->line].count;
        } else {
            if (row.kind.ends_with(DeathInWorld))
                m_deaths[row.client] = {m_tick, m_lines.size(), false};
            m_lines.push_back({number, 1});
        }
    }

    /// Lines that became part of a later one have no events of their own.
    void finish()
    {
        std::erase_if(m_lines, [](const EventLine &line) { return line.count == 0; });
    }

private:
    struct Death {
        Tick tick;
        std::size_t line = 0;
        bool isKill = false;
    };

    /// What was told of the death of \a client a moment ago.
    [[nodiscard]] const Death *deathOf(int client) const
    {
        const auto death = m_deaths.find(client);
        const bool isNear = death != m_deaths.end()
                            && m_time.timeAt(m_tick) - m_time.timeAt(death->second.tick)
                                   <= DeathPause;
        return isNear ? &death->second : nullptr;
    }

    /// Who killed whom is what the line says, also when the world told of the death first.
    void addKill(std::uint32_t number, const EventRow &row)
    {
        const int victim = row.otherClient == NoClient ? row.client : row.otherClient;
        EventLine line{number, 1};
        if (const Death *death = deathOf(victim); death && !death->isKill) {
            line.count += std::exchange(m_lines[death->line].count, 0U);
            for (auto &[key, seenLine] : m_seen) {
                if (seenLine == death->line)
                    seenLine = m_lines.size();
            }
        }
        m_deaths[victim] = {m_tick, m_lines.size(), true};
        m_lines.push_back(line);
    }

    std::vector<EventLine> &m_lines;
    const TimeBase &m_time;
    Tick m_tick{-1};
    std::map<std::tuple<std::string_view, int, int, std::string_view>, std::size_t> m_seen;
    std::map<int, Death> m_deaths; ///< The newest by client.
};

} // namespace

Result<std::vector<EventLine>> selectEvents(const Index &index, const EventFilter &filter,
                                            std::stop_token stop)
{
    constexpr std::size_t LookAtStopEvery = 4096;
    std::vector<EventLine> lines;
    const Selection selection(index, filter);
    Folder folder(lines, index.time());
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
    folder.finish();
    return lines;
}

} // namespace tickscope
