// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

#include "core/analysis/compare/differences.h"
#include "core/analysis/event_lines.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/model/event/event_sentence.h"

namespace tickscope {

namespace {

/// An event as both recordings would have it.
struct ComparedEvent {
    const EventKind *kind = nullptr;
    const Player *player = nullptr;
    const Player *otherPlayer = nullptr;
    std::string who;
    std::string other;
    std::string text;

    /// Nothing of comings and goings, of which some recordings tell a reason.
    [[nodiscard]] std::string_view comparedText() const
    {
        const bool isCounted = kind->eventClass != EventClass::Presence
                               && kind->eventClass != EventClass::Departure;
        return isCounted ? std::string_view(text) : std::string_view();
    }
    friend bool operator==(const ComparedEvent &left, const ComparedEvent &right)
    {
        return left.kind == right.kind && left.who == right.who && left.other == right.other
               && left.comparedText() == right.comparedText();
    }
};

/// One of an index; what it says is read where it is wanted, since there may be millions.
struct FoundEvent {
    static constexpr std::uint32_t Paired = std::numeric_limits<std::uint32_t>::max();

    Tick tick;
    std::uint32_t row = 0;    ///< Paired once it has a partner.
    std::uint32_t digest = 0; ///< Of its ComparedEvent.

    [[nodiscard]] bool hasPartner() const { return row == Paired; }
};

ComparedEvent contentOf(const Index &index, std::size_t row)
{
    const EventRow event = index.event(row);
    const PlayerTable &players = index.players();
    const PlayerRef party = partyOf(event, event.client);
    const PlayerRef other = partyOf(event, event.otherClient);
    return {&event.kind(),
            players.of(party),
            players.of(other),
            std::string(players.nameOf(party)),
            std::string(players.nameOf(other)),
            sentenceOf(*event.form, event.values)};
}

std::uint32_t digestOf(const ComparedEvent &event)
{
    std::size_t digest = std::hash<const EventKind *>()(event.kind);
    for (const std::string_view text :
         {std::string_view(event.who), std::string_view(event.other), event.comparedText()})
        digest = digest * 31 + std::hash<std::string_view>()(text);
    return static_cast<std::uint32_t>(digest);
}

/// What all who were there learn, wherever they stand: the rest hangs on whose eyes it is.
bool isKnownToAll(const EventKind &kind)
{
    return kind.eventClass == EventClass::Chat || kind.eventClass == EventClass::Kill
           || kind.eventClass == EventClass::Presence || kind.eventClass == EventClass::Departure;
}

} // namespace

KindSet comparedEventKinds(const ComparedSide &left, const ComparedSide &right)
{
    KindSet kinds;
    if (!left.format || !right.format)
        return kinds;
    const bool areWhole = left.format == right.format && left.format->comparability().isWhole;
    const auto isCompared = [areWhole](const EventKind &kind) {
        // Inputs are a part of their own.
        return isKnownToAll(kind)
               || (areWhole && kind.rate == EventRate::Normal
                   && kind.eventClass != EventClass::Input);
    };
    const auto others = eventKindsOf(right.format->eventForms());
    for (const EventKind *kind : eventKindsOf(left.format->eventForms())) {
        if (isCompared(*kind) && std::ranges::find(others, kind) != others.end())
            kinds.emplace(kind->id);
    }
    for (const Format *format : {left.format, right.format}) {
        for (const std::string_view own : format->comparability().ownKinds) {
            if (left.format != right.format)
                kinds.erase(std::string(own));
        }
    }
    return kinds;
}

namespace {

/// Whether some of those who were there did not get it: a line to a team, or that somebody left
/// who was not yet in the game.
bool isForSome(const Index &index, const EventRow &event)
{
    if (event.kind().eventClass == EventClass::Departure
        && index.players().nameOf(partyOf(event, event.client)).empty())
        return true;
    const auto audience = partWith(PartRole::Audience, *event.form, event.values);
    return audience && audience->value.number != 0;
}

/// Rows of events that are read one behind the other before their pages are let go.
constexpr std::size_t RowsAtOnce = 100'000;

Result<std::vector<FoundEvent>> eventsOf(const ComparedSide &side, const KindSet &kinds,
                                         const std::function<bool(Tick)> &takes,
                                         const std::stop_token &stop)
{
    EventQuery query;
    query.kinds = kinds;
    query.leavesOutPrivate = true;
    query.foldsRepeats = true;
    const Index &index = *side.content.index;
    TRY_ASSIGN(const auto lines, EventSelection(query).linesOf(side.content.index, stop));
    std::vector<FoundEvent> found;
    found.reserve(lines.size());
    std::size_t rows = 0;
    for (const EventLine &line : lines) {
        const Tick tick = index.eventTick(line.row);
        const EventRow event = index.event(line.row);
        // What is rebuilt hangs on whether the map was found.
        if (takes(tick) && event.source == EventSource::Recorded && !isForSome(index, event))
            found.push_back({tick, line.row, digestOf(contentOf(index, line.row))});
        if (++rows % RowsAtOnce == 0)
            index.forgetEventPages();
    }
    index.forgetEventPages();
    return found;
}

/// Those of one recording, equal ones one behind the other in order of time.
class EqualEvents
{
public:
    EqualEvents(std::vector<FoundEvent> &events, const Index &index)
        : m_index(index)
        , m_next(events.size())
    {
        m_events.reserve(events.size());
        for (FoundEvent &event : events)
            m_events.push_back(&event);
        // As a stable sort would take memory of its own.
        std::ranges::sort(m_events, {},
                          [](const FoundEvent *event) { return std::pair(event->digest, event); });
        std::iota(m_next.begin(), m_next.end(), std::uint32_t{0});
    }

    /// Takes the first that nobody has, equal to \a content, from \a first to \a last. Ticks of
    /// later calls are not before \a first.
    bool take(std::uint32_t digest, const ComparedEvent &content, Tick first, Tick last)
    {
        const auto begin = std::ranges::lower_bound(m_events, digest, {}, &FoundEvent::digest);
        if (begin == m_events.end() || (*begin)->digest != digest)
            return false;
        const auto end = static_cast<std::size_t>(
            std::ranges::upper_bound(m_events, digest, {}, &FoundEvent::digest) - m_events.begin());
        std::uint32_t &next = m_next[static_cast<std::size_t>(begin - m_events.begin())];
        while (next < end && isOver(*m_events[next], first))
            ++next;
        for (std::size_t i = next; i < end; ++i) {
            FoundEvent &event = *m_events[i];
            if (event.tick > last)
                return false;
            if (event.hasPartner() || contentOf(m_index, event.row) != content)
                continue;
            event.row = FoundEvent::Paired;
            return true;
        }
        return false;
    }

private:
    static bool isOver(const FoundEvent &event, Tick first)
    {
        return event.hasPartner() || event.tick < first;
    }

    const Index &m_index;
    std::vector<FoundEvent *> m_events; ///< By digest.
    /// Of the first of equal ones: the first of them that is not over. There may be millions, so
    /// all stand in one block.
    std::vector<std::uint32_t> m_next;
};

/// Gives each event of \a left its partner in \a right, both by tick.
void pairEvents(std::vector<FoundEvent> &left, const Index &leftIndex,
                std::vector<FoundEvent> &right, const Index &rightIndex, const TickPairing &pairing)
{
    EqualEvents others(right, rightIndex);
    std::size_t rows = 0;
    for (FoundEvent &event : left) {
        const auto beside = pairing.rightOf(event.tick);
        if (beside
            && others.take(event.digest, contentOf(leftIndex, event.row),
                           Tick{beside->value - FairTicks}, Tick{beside->value + FairTicks}))
            event.row = FoundEvent::Paired;
        if (++rows % RowsAtOnce == 0) {
            leftIndex.forgetEventPages();
            rightIndex.forgetEventPages();
        }
    }
}

} // namespace

Result<void> findEventDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    const KindSet kinds = comparedEventKinds(left, right);
    if (kinds.empty())
        return {};
    auto here = eventsOf(
        left, kinds,
        [&](Tick tick) { return ticks.contains(tick) && pairing.rightOf(tick).has_value(); }, stop);
    if (!here)
        return tl::unexpected(here.error());
    auto there = eventsOf(
        right, kinds,
        [&](Tick tick) {
            const auto beside = pairing.leftOf(tick);
            return beside && ticks.contains(*beside);
        },
        stop);
    if (!there)
        return tl::unexpected(there.error());
    const Index &leftIndex = *left.content.index;
    const Index &rightIndex = *right.content.index;
    pairEvents(*here, leftIndex, *there, rightIndex, pairing);

    struct Lack {
        Time time;
        const FoundEvent *event;
        bool isLeft;
    };
    const TimeBase &time = leftIndex.time();
    std::vector<Lack> lacks;
    // What the other one has just before it begins, or behind its end, it has nowhere.
    const auto isLacking = [](const FoundEvent &event, const auto &besideOf) {
        return !event.hasPartner() && besideOf(event.tick - FairTicks)
               && besideOf(event.tick + FairTicks);
    };
    for (const FoundEvent &event : *here) {
        if (isLacking(event, [&](Tick tick) { return pairing.rightOf(tick); }))
            lacks.push_back({time.timeAt(event.tick), &event, true});
    }
    for (const FoundEvent &event : *there) {
        if (isLacking(event, [&](Tick tick) { return pairing.leftOf(tick); }))
            lacks.push_back(
                {time.timeAt(pairing.leftOf(event.tick).value_or(Tick{})), &event, false});
    }
    std::ranges::stable_sort(lacks, {}, &Lack::time);
    for (const Lack &lack : lacks) {
        ComparedEvent content = contentOf(lack.isLeft ? leftIndex : rightIndex, lack.event->row);
        Difference found;
        found.part = ComparedPart::Events;
        (lack.isLeft ? found.left : found.right) = lack.event->tick;
        found.event = lack.event->row;
        found.time = lack.time;
        found.kind = content.kind;
        found.subject = std::move(content.who);
        found.other = std::move(content.other);
        if (content.player)
            found.player = content.player->id;
        if (content.otherPlayer)
            found.otherPlayer = content.otherPlayer->id;
        (lack.isLeft ? found.leftValue : found.rightValue) = std::move(content.text);
        if (!visit(found))
            break;
    }
    return {};
}

} // namespace tickscope
