// SPDX-License-Identifier: MIT
#include "core/analysis/event_filter.h"

#include <algorithm>
#include <deque>
#include <map>
#include <tuple>
#include <utility>

#include "core/formats/format_registry.h"
#include "core/model/event/shared_event_kinds.h"

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

class Choice
{
public:
    Choice(const Index &index, const EventFilter &filter, const SentenceWords &words)
        : m_index(index)
        , m_filter(filter)
        , m_words(words)
    {
        for (const PlayerRef ref : filter.players) {
            if (const Player *player = index.players().of(ref))
                m_players.push_back(player);
        }
        for (const auto &[kind, count] : index.kindCounts()) {
            if (filter.hiddenKinds.contains(kind->id))
                m_hidden.push_back(kind);
        }
    }

    [[nodiscard]] bool shows(const EventRow &row) const
    {
        if (std::ranges::find(m_hidden, &row.kind()) != m_hidden.end())
            return false;
        if (!m_filter.text.empty()
            && !containsFolded(sentenceOf(*row.form, row.values, m_words), m_filter.text))
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
    const SentenceWords &m_words;
    std::vector<const Player *> m_players;   ///< Those of the filter that are known yet.
    std::vector<const EventKind *> m_hidden; ///< Of those that there are.
};

/// Between both ways in which a death is told; nobody dies twice in it.
constexpr Time DeathPause = std::chrono::milliseconds(100);

} // namespace

const std::set<std::string, std::less<>> &kindsHiddenAtFirst()
{
    static const auto kinds = [] {
        std::set<std::string, std::less<>> hidden;
        const auto add = [&hidden](const EventKind &kind) {
            if (kind.isHiddenAtFirst())
                hidden.emplace(kind.id);
        };
        for (const EventKind &kind : SharedEventKinds)
            add(kind);
        FormatRegistry formats;
        registerAllFormats(formats);
        for (const auto &format : formats.formats()) {
            for (const EventForm *form : format->eventForms())
                add(*form->kind);
        }
        return hidden;
    }();
    return kinds;
}

/// Makes one line of equal events of a tick, and of all that tells of one death. What a format
/// tells of a death twice is who killed whom, and what is seen of it in the world.
class EventSelection::Folder
{
public:
    void add(const Index &index, std::uint32_t number, const EventRow &row)
    {
        if (row.tick != m_tick) {
            m_seen.clear();
            m_tick = row.tick;
            settle(index);
        }
        const EventClass eventClass = row.kind().eventClass;
        const std::size_t newLine = m_firstPending + m_pending.size();
        const std::size_t line = lineOf(row, newLine);
        if (line != newLine) {
            ++at(line).count;
        } else if (eventClass == EventClass::Kill) {
            addKill(index, number, row);
        } else if (const Death *death = eventClass == EventClass::SeenDeath
                                            ? deathOf(index, row.client)
                                            : nullptr;
                   death && death->isKill) {
            replaceSeen(newLine, death->line);
            ++at(death->line).count;
        } else {
            if (eventClass == EventClass::SeenDeath)
                m_deaths[row.client] = {m_tick, newLine, false};
            addLine({number, 1});
        }
    }

    void addPlain(std::uint32_t number) { m_settled.push_back({number, 1}); }

    /// Lines that became part of a later one have no events of their own.
    [[nodiscard]] BlockList<EventLine> lines() const
    {
        BlockList<EventLine> all = m_settled;
        for (const Pending &pending : m_pending) {
            if (pending.line.count > 0)
                all.push_back(pending.line);
        }
        return all;
    }

    [[nodiscard]] std::size_t settled() const { return m_settled.size(); }
    [[nodiscard]] const std::shared_ptr<const int> &origin() const { return m_origin; }

private:
    struct Death {
        Tick tick;
        std::size_t line = 0;
        bool isKill = false;
    };
    struct Pending {
        EventLine line;
        Tick tick;
    };
    /// Rows of a tick with one kind and the same parties. What they say is looked at only where
    /// there are several.
    struct Alike {
        const EventForm *form = nullptr;
        std::string values; ///< Of the first.
        std::size_t line = 0;
        std::map<std::string, std::size_t> bySentence; ///< Empty while there is one.
    };

    [[nodiscard]] EventLine &at(std::size_t line) { return m_pending[line - m_firstPending].line; }
    void addLine(EventLine line) { m_pending.push_back({line, m_tick}); }

    /// The line of an equal event of this tick, or \a newLine, which is it for later ones.
    std::size_t lineOf(const EventRow &row, std::size_t newLine)
    {
        const auto key = std::tuple(&row.kind(), row.client, row.otherClient);
        const auto [entry, isFirst] = m_seen.try_emplace(key);
        Alike &alike = entry->second;
        if (isFirst) {
            alike = {row.form, std::string(row.values), newLine, {}};
            return newLine;
        }
        if (alike.bySentence.empty()) {
            if (alike.form == row.form && alike.values == row.values)
                return alike.line;
            alike.bySentence.emplace(sentenceOf(*alike.form, alike.values), alike.line);
        }
        return alike.bySentence.try_emplace(sentenceOf(*row.form, row.values), newLine)
            .first->second;
    }

    void replaceSeen(std::size_t line, std::size_t by)
    {
        for (auto &[key, alike] : m_seen) {
            if (alike.line == line)
                alike.line = by;
            for (auto &[sentence, seenLine] : alike.bySentence) {
                if (seenLine == line)
                    seenLine = by;
            }
        }
    }

    /// What was told of the death of \a client a moment ago.
    [[nodiscard]] const Death *deathOf(const Index &index, int client) const
    {
        const auto death = m_deaths.find(client);
        return death != m_deaths.end() && isNear(index, death->second.tick) ? &death->second
                                                                            : nullptr;
    }

    [[nodiscard]] bool isNear(const Index &index, Tick tick) const
    {
        return index.time().timeAt(m_tick) - index.time().timeAt(tick) <= DeathPause;
    }

    /// Nothing changes a line behind which so much time lies.
    void settle(const Index &index)
    {
        while (!m_pending.empty() && !isNear(index, m_pending.front().tick)) {
            if (m_pending.front().line.count > 0)
                m_settled.push_back(m_pending.front().line);
            m_pending.pop_front();
            ++m_firstPending;
        }
    }

    /// Who killed whom is what the line says, also when the world told of the death first.
    void addKill(const Index &index, std::uint32_t number, const EventRow &row)
    {
        const int victim = row.otherClient == NoClient ? row.client : row.otherClient;
        const std::size_t newLine = m_firstPending + m_pending.size();
        EventLine line{number, 1};
        if (const Death *death = deathOf(index, victim); death && !death->isKill) {
            line.count += std::exchange(at(death->line).count, 0U);
            replaceSeen(death->line, newLine);
        }
        m_deaths[victim] = {m_tick, newLine, true};
        addLine(line);
    }

    BlockList<EventLine> m_settled;
    std::deque<Pending> m_pending; ///< Lines that may change yet.
    std::size_t m_firstPending = 0;
    std::shared_ptr<const int> m_origin = std::make_shared<const int>();
    Tick m_tick{-1};
    std::map<std::tuple<const EventKind *, int, int>, Alike> m_seen;
    std::map<int, Death> m_deaths; ///< The newest by client.
};

EventSelection::EventSelection(EventFilter filter, std::shared_ptr<const SentenceWords> words)
    : m_filter(std::move(filter))
    , m_words(words ? std::move(words) : std::make_shared<const SentenceWords>())
    , m_folder(std::make_unique<Folder>())
{
}

EventSelection::~EventSelection() = default;

Result<EventLines> EventSelection::linesOf(const Shared<Index> &index, const std::stop_token &stop)
{
    constexpr std::size_t LookAtStopEvery = 4096;
    // Who somebody is may change as more becomes known.
    const bool goesOn = m_index && m_filter.players.empty()
                        && index->rowsSharedWith(*m_index) >= m_nextRow;
    if (!goesOn) {
        m_nextRow = 0;
        m_folder = std::make_unique<Folder>();
    }
    m_index = index;
    const Choice choice(*index, m_filter, *m_words);
    for (; m_nextRow < index->eventCount(); ++m_nextRow, ++m_lookedAt) {
        if (m_nextRow % LookAtStopEvery == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        const EventRow row = index->event(m_nextRow);
        if (!choice.shows(row))
            continue;
        const auto number = static_cast<std::uint32_t>(m_nextRow);
        if (m_filter.foldRepeats)
            m_folder->add(*index, number, row);
        else
            m_folder->addPlain(number);
    }
    index->forgetEventPages();
    EventLines lines;
    lines.m_lines = m_folder->lines();
    lines.m_settled = m_folder->settled();
    lines.m_origin = m_folder->origin();
    return lines;
}

Result<EventLines> selectEvents(const Index &index, const EventFilter &filter,
                                const std::stop_token &stop)
{
    return EventSelection(filter).linesOf(std::make_shared<const Index>(index), stop);
}

} // namespace tickscope
