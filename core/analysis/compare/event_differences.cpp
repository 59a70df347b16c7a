// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "core/analysis/compare/differences.h"
#include "core/analysis/distinct_names.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/model/event/event_sentence.h"

namespace tickscope {

namespace {

/// An event as both recordings would have it; borrows from an index.
struct ComparedEvent {
    const EventForm *form = nullptr;
    std::string_view values;
    const Player *player = nullptr;
    const Player *otherPlayer = nullptr;
    std::string_view who;
    std::string_view other;
    bool countsText = false;
    bool countsValues = false; ///< Also those that its text does not say.
    bool isForSome = false;
    /// Of parties with a name that others had, too; else NoClient.
    int client = NoClient;
    int otherClient = NoClient;

    friend bool operator==(const ComparedEvent &left, const ComparedEvent &right)
    {
        return left.isForSome == right.isForSome && left.isSameBut(right);
    }
    /// Whoever got it.
    [[nodiscard]] bool isSameBut(const ComparedEvent &beside) const
    {
        return form->kind == beside.form->kind && who == beside.who && other == beside.other
               && client == beside.client && otherClient == beside.otherClient
               && ((form == beside.form && values == beside.values)
                   || (!countsValues && text() == beside.text()));
    }
    /// As far as it counts.
    [[nodiscard]] std::string text() const
    {
        return countsText ? sentenceOf(*form, values) : std::string();
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

/// Whether some of those who were there did not get it: a line to a team or to one person, or that
/// somebody left who was not yet in the game.
/// \param who  its first party.
bool isForSome(const EventRow &event, std::string_view who)
{
    if (event.kind().eventClass == EventClass::Departure && who.empty())
        return true;
    return !audienceOf(*event.form, event.values).empty()
           || isPrivateLine(event.otherClient, *event.form, event.values);
}

/// The events of a recording.
struct EventsToCompare {
    Shared<Index> index;
    const std::set<std::string, std::less<>> &sharedNames; ///< Of either recording.
    bool areOfOneView = false;
    bool areWhole = false; ///< Both are of one format that has all of a session.

    /// Of comings and goings some recordings tell a reason, and some a side.
    [[nodiscard]] bool countsText(const EventKind &kind) const
    {
        return areOfOneView
               || (kind.eventClass != EventClass::Presence
                   && kind.eventClass != EventClass::Departure);
    }
};

/// Of a line to one person without the receiver, so that it can be that of another recording where
/// all have it.
ComparedEvent contentOf(const EventsToCompare &events, std::size_t row)
{
    const Index &index = *events.index;
    const EventRow event = index.event(row);
    const PlayerTable &players = index.players();
    const PlayerRef party = partyOf(event, event.client);
    const PlayerRef other = partyOf(
        event,
        isPrivateLine(event.otherClient, *event.form, event.values) ? NoClient : event.otherClient);
    const auto playerOf = [&](PlayerRef ref) {
        return ref.client == NoClient ? nullptr : players.of(ref);
    };
    const Player *player = playerOf(party);
    const Player *otherPlayer = playerOf(other);
    const std::string_view who = player ? player->nameAt(party) : std::string_view();
    const std::string_view otherName = otherPlayer ? otherPlayer->nameAt(other)
                                                   : std::string_view();
    return {event.form,
            event.values,
            player,
            otherPlayer,
            who,
            otherName,
            events.countsText(event.kind()),
            events.areWhole && events.areOfOneView,
            isForSome(event, who),
            events.sharedNames.contains(who) ? party.client : NoClient,
            events.sharedNames.contains(otherName) ? other.client : NoClient};
}

std::uint32_t digestOf(const ComparedEvent &event)
{
    std::size_t digest = std::hash<const EventKind *>()(event.form->kind);
    const std::string text = event.text();
    for (const std::string_view part : {event.who, event.other, std::string_view(text)})
        digest = digest * 31 + std::hash<std::string_view>()(part);
    for (const int client : {event.client, event.otherClient})
        digest = digest * 31 + std::hash<int>()(client);
    return static_cast<std::uint32_t>(digest);
}

/// What all who were there learn, wherever they stand: the rest hangs on whose eyes it is.
bool isKnownToAll(const EventKind &kind)
{
    return kind.eventClass == EventClass::Chat || kind.eventClass == EventClass::Kill
           || kind.eventClass == EventClass::Presence || kind.eventClass == EventClass::Departure;
}

} // namespace

/// What a server sends to those whom it concerns, and its own recording has.
static bool isSentToSome(const EventKind &kind)
{
    return kind.eventClass == EventClass::ServerMessage || kind.eventClass == EventClass::Broadcast
           || kind.eventClass == EventClass::Race || kind.eventClass == EventClass::Vote
           || kind.eventClass == EventClass::Gesture;
}

/// Whether both are of one format that has all of a session.
static bool areOfWholeFormat(const ComparedSide &left, const ComparedSide &right)
{
    return left.format && left.format == right.format && left.format->comparability().isWhole;
}

ComparedKinds comparedEventKinds(const ComparedSide &left, const ComparedSide &right,
                                 const ComparedViews &views)
{
    ComparedKinds kinds;
    if (!left.format || !right.format)
        return kinds;
    // Of kinds that their format has in part, two that have all have the same part.
    const bool areWhole = areOfWholeFormat(left, right);
    const auto isKnown = [areWhole](const ComparedSide &side, const EventKind &kind) {
        return areWhole || knowsEvents(*side.format, side.content.recording->info(), kind.id);
    };
    const auto isOwn = [&](const EventKind &kind) {
        return left.format != right.format
               && std::ranges::any_of(std::array{left.format, right.format}, [&](const Format *of) {
                      const auto own = of->comparability().ownKinds;
                      return std::ranges::find(own, kind.id) != own.end();
                  });
    };
    const auto isHeld = [&](const EventKind &kind) {
        return left.content.index->kindCounts().contains(&kind)
               || right.content.index->kindCounts().contains(&kind);
    };
    // By its settings the server of a session records what is said, or nothing of it.
    const auto isWithoutChat = [](const ComparedSide &side, bool isWhole, const EventKind &kind) {
        return isWhole && kind.eventClass == EventClass::Chat
               && !side.content.index->kindCounts().contains(&kind);
    };
    for (const EventKind *kind : eventKindsOf(left.format->eventForms())) {
        // Inputs are a part of their own.
        if (kind->rate != EventRate::Normal || kind->eventClass == EventClass::Input
            || !isKnown(left, *kind) || !isKnown(right, *kind) || isOwn(*kind))
            continue;
        if (views.areOne
            || (isKnownToAll(*kind) && !isWithoutChat(left, views.isLeftWhole, *kind)
                && !isWithoutChat(right, views.isRightWhole, *kind)))
            kinds.whole.emplace(kind->id);
        else if ((views.isLeftWhole || views.isRightWhole) && isSentToSome(*kind))
            kinds.partial.emplace(kind->id);
        else if (isHeld(*kind))
            kinds.leftOut.emplace(kind->id);
    }
    return kinds;
}

namespace {

/// Rows of events that are read one behind the other before their pages are let go.
constexpr std::size_t RowsAtOnce = 100'000;

/// Those of one recording, by tick.
struct FoundEvents {
    std::vector<FoundEvent> all;
    std::map<const EventForm *, Tick> forms; ///< That it has, and where first.
};

/// Equal ones of a tick once.
/// \param byClient  whether client IDs part those of one name; else events of them are left
///                 out.
Result<FoundEvents> eventsOf(const EventsToCompare &events, bool byClient, const KindSet &kinds,
                             const std::function<bool(Tick)> &takes, const std::stop_token &stop)
{
    EventQuery query;
    query.kinds = kinds;
    const Index &index = *events.index;
    FoundEvents found;
    std::multimap<std::uint32_t, std::uint32_t> seen; // rows of the tick, by digest
    std::size_t rows = 0;
    const auto add = [&](std::size_t row, const EventRow &event) {
        if (++rows % RowsAtOnce == 0)
            index.forgetEventPages();
        // What is rebuilt hangs on whether the map was found.
        if (event.source == EventSource::Rebuilt)
            return true;
        if (event.source == EventSource::Recorded || events.areOfOneView)
            found.forms.emplace(event.form, event.tick);
        if (!takes(event.tick))
            return true;
        const ComparedEvent content = contentOf(events, row);
        const bool isOfShared = content.client != NoClient || content.otherClient != NoClient;
        if (isOfShared && !byClient)
            return true;
        if (!found.all.empty() && found.all.back().tick != event.tick)
            seen.clear();
        const std::uint32_t digest = digestOf(content);
        const auto [first, last] = seen.equal_range(digest);
        if (std::any_of(first, last, [&](const auto &equal) {
                return contentOf(events, equal.second) == content;
            }))
            return true;
        const auto number = static_cast<std::uint32_t>(row);
        seen.emplace(digest, number);
        found.all.push_back({event.tick, number, digest});
        return true;
    };
    TRY(forEachEvent(index, EventMatcher(query, index), add, stop));
    index.forgetEventPages();
    return found;
}

/// Who got what is said: of a line that all have in one recording and some in the other it is no
/// matter whether it was said.
enum class Getters : std::uint8_t { Same, Other };

/// Those of one recording, equal ones one behind the other in order of time.
class EqualEvents
{
public:
    EqualEvents(std::vector<FoundEvent> &events, const EventsToCompare &of)
        : m_of(of)
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

    /// Takes the first that nobody has, equal to \a content, from \a first to \a last, and returns
    /// it as it was. Ticks of later calls are not before \a first.
    /// \param getters  Other: who got it does not count.
    std::optional<FoundEvent> take(std::uint32_t digest, const ComparedEvent &content, Tick first,
                                   Tick last, Getters getters)
    {
        const auto begin = std::ranges::lower_bound(m_events, digest, {}, &FoundEvent::digest);
        if (begin == m_events.end() || (*begin)->digest != digest)
            return {};
        const auto end = static_cast<std::size_t>(
            std::ranges::upper_bound(m_events, digest, {}, &FoundEvent::digest) - m_events.begin());
        std::uint32_t &next = m_next[static_cast<std::size_t>(begin - m_events.begin())];
        while (next < end && isOver(*m_events[next], first))
            ++next;
        for (std::size_t i = next; i < end; ++i) {
            FoundEvent &event = *m_events[i];
            if (event.tick > last)
                return {};
            if (event.hasPartner())
                continue;
            const ComparedEvent own = contentOf(m_of, event.row);
            if (getters == Getters::Same ? own == content : own.isSameBut(content))
                return std::exchange(event, {event.tick, FoundEvent::Paired, event.digest});
        }
        return {};
    }

private:
    static bool isOver(const FoundEvent &event, Tick first)
    {
        return event.hasPartner() || event.tick < first;
    }

    const EventsToCompare &m_of;
    std::vector<FoundEvent *> m_events; ///< By digest.
    /// Of the first of equal ones: the first of them that is not over. There may be millions, so
    /// all stand in one block.
    std::vector<std::uint32_t> m_next;
};

/// One without a partner, or two that differ in who got it.
struct UnequalEvent {
    Time time;
    std::optional<FoundEvent> left = {};
    std::optional<FoundEvent> right = {};
};

/// Gives each event of \a left that has none a partner in \a right, both by tick. Returns the pairs
/// of Getters::Other.
std::vector<UnequalEvent> pairEvents(std::vector<FoundEvent> &left, const EventsToCompare &leftOnes,
                                     std::vector<FoundEvent> &right,
                                     const EventsToCompare &rightOnes, const TickPairing &pairing,
                                     Getters getters)
{
    std::vector<UnequalEvent> unequal;
    EqualEvents others(right, rightOnes);
    std::size_t rows = 0;
    for (FoundEvent &event : left) {
        const auto beside = event.hasPartner() ? std::nullopt : pairing.rightOf(event.tick);
        if (const auto partner = beside ? others.take(event.digest, contentOf(leftOnes, event.row),
                                                      Tick{beside->value - FairTicks},
                                                      Tick{beside->value + FairTicks}, getters)
                                        : std::nullopt) {
            if (getters == Getters::Other)
                unequal.push_back({leftOnes.index->time().timeAt(event.tick), event, partner});
            event.row = FoundEvent::Paired;
        }
        if (++rows % RowsAtOnce == 0) {
            leftOnes.index->forgetEventPages();
            rightOnes.index->forgetEventPages();
        }
    }
    return unequal;
}

/// What one recording must have of the events of the other.
struct MustHave {
    const ComparedViews &views;
    bool isWhole = false; ///< It is the server's.
    /// Of its events: of some that it sends a server records none.
    const std::map<const EventForm *, Tick> &forms;
    std::span<const std::string_view> followingForms;

    /// \param beside  tick of \a event in that recording.
    [[nodiscard]] bool has(const Index &index, const EventRow &event, Tick beside) const
    {
        if (views.areOne)
            return true;
        // It hangs on what else is known.
        if (event.source == EventSource::Guess)
            return false;
        if (std::ranges::find(followingForms, event.form->name) != followingForms.end()) {
            const auto first = forms.find(event.form);
            return first != forms.end() && beside > first->second;
        }
        const std::string_view who = index.players().nameOf(partyOf(event, event.client));
        if (isKnownToAll(event.kind()) && !isForSome(event, who))
            return true;
        return isWhole && forms.contains(event.form)
               && !isPrivateLine(event.otherClient, *event.form, event.values);
    }
};

/// Adds those of one side without a partner.
/// \param others  ticks of the other recording.
void addLacking(std::vector<UnequalEvent> &unequal, const std::vector<FoundEvent> &events,
                const Index &index, TickRange others, std::optional<FoundEvent> UnequalEvent::*side,
                const MustHave &other, const std::function<std::optional<Tick>(Tick)> &besideOf,
                const std::function<Time(Tick)> &timeOf)
{
    for (const FoundEvent &event : events) {
        const auto beside = event.hasPartner() ? std::nullopt : besideOf(event.tick);
        // What the other one has just before either begins, or behind its end, is in common ticks
        // of one only. It may go on behind a way.
        const auto goesOn = [&](std::int64_t by) {
            return index.ticks().contains(event.tick + by)
                   && (besideOf(event.tick + by) || others.contains(*beside + by));
        };
        if (!beside || !goesOn(-FairTicks) || !goesOn(FairTicks)
            || !other.has(index, index.event(event.row), *beside))
            continue;
        UnequalEvent lack{timeOf(event.tick)};
        lack.*side = event;
        unequal.push_back(lack);
    }
}

Difference differenceOf(const UnequalEvent &unequal, const EventsToCompare &left,
                        const EventsToCompare &right)
{
    const FoundEvent &event = unequal.left ? *unequal.left : *unequal.right;
    const ComparedEvent content = contentOf(unequal.left ? left : right, event.row);
    Difference found;
    found.part = ComparedPart::Events;
    found.event = event.row;
    found.time = unequal.time;
    found.kind = content.form->kind;
    found.subject = content.who;
    found.other = content.other;
    if (content.player)
        found.player = content.player->id;
    if (content.otherPlayer)
        found.otherPlayer = content.otherPlayer->id;
    if (unequal.left) {
        found.left = unequal.left->tick;
        found.leftValue = shownSentence(left.index->event(unequal.left->row),
                                        left.index->players());
    }
    if (unequal.right) {
        found.right = unequal.right->tick;
        found.rightValue = shownSentence(right.index->event(unequal.right->row),
                                         right.index->players());
    }
    return found;
}

} // namespace

Result<void> findEventDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    TRY_ASSIGN(const ComparedViews views, viewsOf(left, right, stop));
    const ComparedKinds compared = comparedEventKinds(left, right, views);
    KindSet kinds = compared.whole;
    kinds.insert(compared.partial.begin(), compared.partial.end());
    if (kinds.empty())
        return {};
    const auto shared = sharedNames(left.content, right.content);
    const bool byClient = shared.empty()
                          || isSameSession(left.content, right.content) != SameSession::No;
    const bool areWhole = areOfWholeFormat(left, right);
    const EventsToCompare leftOnes{left.content.index, shared, views.areOne, areWhole};
    const EventsToCompare rightOnes{right.content.index, shared, views.areOne, areWhole};
    const auto following = left.format->comparability().followingForms;
    TRY_ASSIGN(auto here, eventsOf(
                              leftOnes, byClient, kinds,
                              [&](Tick tick) {
                                  return ticks.contains(tick) && pairing.rightOf(tick).has_value();
                              },
                              stop));
    TRY_ASSIGN(auto there, eventsOf(
                               rightOnes, byClient, kinds,
                               [&](Tick tick) {
                                   const auto beside = pairing.leftOf(tick);
                                   return beside && ticks.contains(*beside);
                               },
                               stop));
    const Index &leftIndex = *left.content.index;
    const Index &rightIndex = *right.content.index;
    const TimeBase &time = leftIndex.time();
    pairEvents(here.all, leftOnes, there.all, rightOnes, pairing, Getters::Same);
    auto unequal = pairEvents(here.all, leftOnes, there.all, rightOnes, pairing, Getters::Other);
    addLacking(
        unequal, here.all, leftIndex, rightIndex.ticks(), &UnequalEvent::left,
        {views, views.isRightWhole, there.forms, following},
        [&](Tick tick) { return pairing.rightOf(tick); },
        [&](Tick tick) { return time.timeAt(tick); });
    addLacking(
        unequal, there.all, rightIndex, leftIndex.ticks(), &UnequalEvent::right,
        {views, views.isLeftWhole, here.forms, following},
        [&](Tick tick) { return pairing.leftOf(tick); },
        [&](Tick tick) { return time.timeAt(pairing.leftOf(tick).value_or(Tick{})); });
    std::ranges::stable_sort(unequal, {}, &UnequalEvent::time);
    for (const UnequalEvent &event : unequal) {
        if (!visit(differenceOf(event, leftOnes, rightOnes)))
            break;
    }
    return {};
}

} // namespace tickscope
