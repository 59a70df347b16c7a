// SPDX-License-Identifier: MIT
#include "core/analysis/event_lines.h"

#include <chrono>
#include <deque>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/try.h"

namespace tickscope {

/// Between the events of one death or finish; no player has two in it.
constexpr Time LongestPause = std::chrono::milliseconds(100);

std::optional<FinishText> finishText(std::string_view sentence)
{
    constexpr std::string_view Words = "finished in";
    constexpr std::string_view Digits = "0123456789";
    constexpr std::size_t MostDigits = 6;
    const std::size_t words = sentence.rfind(Words);
    if (words == std::string_view::npos)
        return {};
    FinishText text{std::string(sentence.substr(0, words == 0 ? 0 : words - 1)), 0};
    std::string_view rest = sentence.substr(words + Words.size());
    for (std::int64_t sixties = 0, part = 0; part < 3; ++part) {
        rest.remove_prefix(std::min(rest.find_first_of(Digits), rest.size()));
        const std::size_t count = std::min(rest.find_first_not_of(Digits), rest.size());
        if (count == 0 || count > MostDigits)
            return {};
        std::int64_t number = 0;
        for (const char digit : rest.substr(0, count))
            number = number * 10 + (digit - '0');
        sixties = sixties * 60 + number;
        rest.remove_prefix(count);
        if (rest.size() > 2 && rest.starts_with('.')
            && rest.substr(1, 2).find_first_not_of(Digits) == std::string_view::npos) {
            text.hundredths = sixties * 100 + (rest[1] - '0') * 10 + (rest[2] - '0');
            return text;
        }
    }
    return {};
}

std::optional<FinishText> finishText(const EventRow &row)
{
    const bool isFinish = row.kind().eventClass == EventClass::ServerMessage
                          || row.kind().has(EventTrait::EndsRace);
    return isFinish ? finishText(sentenceOf(*row.form, row.values)) : std::nullopt;
}

/// Whether a finish says the time alone, as the message to each runner does.
static bool isTimeAlone(const EventRow &row, const FinishText &text)
{
    return row.kind().has(EventTrait::EndsRace) && row.client == NoClient && text.who.empty();
}

/// Distinguishes times alone of a tick that are said again from those of others who took as long.
/// Asks the index, since a list may leave out the lines that name them. A value.
class EqualFinishes
{
public:
    /// Whether the time in \a row is that of another person than the same times before it in its
    /// tick: more names go with it there. Rows have to come in order.
    [[nodiscard]] bool isOfAnother(const Index &index, std::size_t row, std::int64_t hundredths)
    {
        const Tick tick = index.eventTick(row);
        if (m_tick != tick) {
            *this = {};
            m_tick = tick;
            m_nextRow = index.rowAtOrAfter(tick);
        }
        for (; m_nextRow < row; ++m_nextRow)
            add(index.event(m_nextRow));
        const SameTime &same = m_byTime[hundredths];
        return same.timesAlone < same.names.size();
    }

private:
    struct SameTime {
        std::set<std::string> names;
        std::size_t timesAlone = 0;
    };

    void add(const EventRow &row)
    {
        constexpr std::size_t MostNames = 128; // a game has no more players
        const auto text = finishText(row);
        if (!text)
            return;
        SameTime &same = m_byTime[text->hundredths];
        if (isTimeAlone(row, *text))
            ++same.timesAlone;
        else if (!text->who.empty() && same.names.size() < MostNames)
            same.names.insert(text->who);
    }

    std::optional<Tick> m_tick;
    std::size_t m_nextRow = 0;
    std::map<std::int64_t, SameTime> m_byTime; ///< Hundredths.
};

/// Makes one line of equal events of a tick, and of all events of one death or finish. What a
/// format has of a death twice is who killed whom, and what is seen of it in the world; of a
/// finish it may have the time, who had it, and what is seen.
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
        const std::size_t line = lineOf(index, row, newLine);
        if (line != newLine && !isFinishOfAnother(index, number, row)) {
            ++at(line).count;
        } else if (eventClass == EventClass::Kill) {
            addKill(index, number, row);
        } else if (const auto finish = finishOf(row)) {
            addFinish(index, number, *finish);
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
    /// Ways in which one finish comes, that with the most to read last.
    enum class FinishPart { Seen, TimeAlone, ChatLine, Guess, Player };
    struct Finish {
        Tick tick;
        std::size_t line = 0;
        FinishText text;
        FinishPart shown = FinishPart::TimeAlone; ///< By the line.
        std::set<FinishPart> parts;
    };
    struct Pending {
        EventLine line;
        Tick tick;
    };
    /// Rows of a tick with one kind and the same parties. What they say is looked at only where
    /// there are several.
    struct Alike {
        PlayerRef who;
        const EventForm *form = nullptr;
        std::string values; ///< Of the first.
        std::size_t line = 0;
        std::map<std::string, std::size_t> bySentence; ///< Empty while there is one.
    };

    [[nodiscard]] EventLine &at(std::size_t line) { return m_pending[line - m_firstPending].line; }
    /// All events of \a from, which has none then.
    static void moveInto(EventLine &line, EventLine &from)
    {
        constexpr std::uint32_t MostEvents = (1U << 31) - 1; // an index has no more rows
        line.count = (std::uint32_t{line.count} + from.count) & MostEvents;
        from.count = 0;
    }
    void addLine(EventLine line) { m_pending.push_back({line, m_tick}); }

    /// The line of an equal event of this tick, or \a newLine, which is it for later ones.
    std::size_t lineOf(const Index &index, const EventRow &row, std::size_t newLine)
    {
        const PlayerRef who = partyOf(row, row.client);
        auto key = std::tuple(&row.kind(), row.client, row.otherClient, NoClient);
        auto [entry, isFirst] = m_seen.try_emplace(key);
        if (!isFirst && index.players().isSame(entry->second.who, who) == false) {
            // Within the tick the client ID has passed to somebody else.
            std::get<3>(key) = index.players().of(who)->id;
            std::tie(entry, isFirst) = m_seen.try_emplace(key);
        }
        Alike &alike = entry->second;
        if (isFirst) {
            alike = {who, row.form, std::string(row.values), newLine, {}};
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

    /// The events of the death of \a client a moment ago.
    [[nodiscard]] const Death *deathOf(const Index &index, int client) const
    {
        const auto death = m_deaths.find(client);
        return death != m_deaths.end() && isNear(index, death->second.tick) ? &death->second
                                                                            : nullptr;
    }

    [[nodiscard]] bool isNear(const Index &index, Tick tick) const
    {
        return index.time().timeAt(m_tick) - index.time().timeAt(tick) <= LongestPause;
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

    /// Who killed whom is what the line says, also when the event of the world came first.
    void addKill(const Index &index, std::uint32_t number, const EventRow &row)
    {
        const int victim = row.otherClient == NoClient ? row.client : row.otherClient;
        const std::size_t newLine = m_firstPending + m_pending.size();
        EventLine line{number, 1};
        if (const Death *death = deathOf(index, victim); death && !death->isKill) {
            moveInto(line, at(death->line));
            replaceSeen(death->line, newLine);
        }
        m_deaths[victim] = {m_tick, newLine, true};
        addLine(line);
    }

    /// Whether \a row, which equals one before, is a finish besides that.
    bool isFinishOfAnother(const Index &index, std::uint32_t number, const EventRow &row)
    {
        const auto text = row.kind().has(EventTrait::EndsRace) ? finishText(row) : std::nullopt;
        return text && isTimeAlone(row, *text)
               && m_equalFinishes.isOfAnother(index, number, text->hundredths);
    }

    /// What \a row says of a finish, if anything.
    static std::optional<std::pair<FinishPart, FinishText>> finishOf(const EventRow &row)
    {
        if (row.kind().eventClass == EventClass::SeenFinish)
            return {{FinishPart::Seen, {}}};
        const auto text = finishText(row);
        if (!text)
            return {};
        const bool isChatLine = row.kind().eventClass == EventClass::ServerMessage;
        return {{isChatLine                         ? FinishPart::ChatLine
                 : row.client == NoClient           ? FinishPart::TimeAlone
                 : row.source == EventSource::Guess ? FinishPart::Guess
                                                    : FinishPart::Player,
                 *text}};
    }

    /// The line is of the part that says most. One that is only seen has no line of its own where
    /// the finish is known.
    void addFinish(const Index &index, std::uint32_t number,
                   const std::pair<FinishPart, FinishText> &finish)
    {
        std::erase_if(m_finishes, [&](const Finish &known) { return !isNear(index, known.tick); });
        const std::size_t newLine = m_firstPending + m_pending.size();
        const FinishPart part = finish.first;
        const FinishText &text = finish.second;
        const auto known = std::ranges::find_if(m_finishes, [&](const Finish &other) {
            return !other.parts.contains(part)
                   && (part == FinishPart::Seen || other.text.isOfSame(text));
        });
        if (known == m_finishes.end()) {
            if (part != FinishPart::Seen)
                m_finishes.push_back({m_tick, newLine, text, part, {part}});
            return addLine({number, 1});
        }
        known->parts.insert(part);
        EventLine &line = at(known->line);
        if (part < known->shown) {
            ++line.count;
            if (part == FinishPart::TimeAlone && known->shown == FinishPart::ChatLine)
                line.isOfFinish = 1;
            return replaceSeen(newLine, known->line);
        }
        EventLine better{number, 1};
        better.isOfFinish = part == FinishPart::ChatLine && known->shown == FinishPart::TimeAlone;
        moveInto(better, line);
        addLine(better);
        replaceSeen(known->line, newLine);
        known->line = newLine;
        known->shown = part;
        if (!text.who.empty())
            known->text.who = text.who;
    }

    BlockList<EventLine> m_settled;
    std::deque<Pending> m_pending; ///< Lines that may change yet.
    std::size_t m_firstPending = 0;
    std::shared_ptr<const int> m_origin = std::make_shared<const int>();
    Tick m_tick{-1};
    /// The last is a player, where the client ID had another one before in the tick.
    std::map<std::tuple<const EventKind *, int, int, int>, Alike> m_seen;
    std::map<int, Death> m_deaths;  ///< The newest by client.
    std::vector<Finish> m_finishes; ///< The newest.
    EqualFinishes m_equalFinishes;
};

EventSelection::EventSelection(EventQuery query, std::shared_ptr<const SentenceWords> words)
    : m_walk(std::move(query), std::move(words))
    , m_folder(std::make_unique<Folder>())
{
}

EventSelection::~EventSelection() = default;

Result<EventLines> EventSelection::linesOf(const Shared<Index> &index, const std::stop_token &stop)
{
    TRY(m_walk.goOn(
        index, [this] { m_folder = std::make_unique<Folder>(); },
        [&](std::size_t row, const EventRow &event) {
            const auto number = static_cast<std::uint32_t>(row);
            if (query().foldsRepeats)
                m_folder->add(*index, number, event);
            else
                m_folder->addPlain(number);
        },
        stop));
    EventLines lines;
    lines.m_lines = m_folder->lines();
    lines.m_settled = m_folder->settled();
    lines.m_origin = m_folder->origin();
    return lines;
}

} // namespace tickscope
