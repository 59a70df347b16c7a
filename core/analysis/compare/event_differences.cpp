// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/analysis/compare/differences.h"
#include "core/analysis/event_lines.h"
#include "core/model/event/event_sentence.h"

namespace tickscope {

namespace {

/// An event as both recordings would have it.
struct ComparedEvent {
    const EventKind *kind = nullptr;
    std::string who;
    std::string other;
    std::string text;

    friend bool operator==(const ComparedEvent &, const ComparedEvent &) = default;
};

struct FoundEvent {
    Tick tick;
    ComparedEvent content;
    bool hasPartner = false;
};

/// What all who were there learn, wherever they stand: the rest hangs on whose eyes it is.
bool isKnownToAll(const EventKind &kind)
{
    return kind.eventClass == EventClass::Chat || kind.eventClass == EventClass::Kill
           || kind.eventClass == EventClass::Presence || kind.eventClass == EventClass::Departure;
}

/// Those kinds that both formats can hold.
KindSet commonKinds(const ComparedSide &left, const ComparedSide &right)
{
    KindSet kinds;
    const auto others = eventKindsOf(right.forms);
    for (const EventKind *kind : eventKindsOf(left.forms)) {
        if (isKnownToAll(*kind) && std::ranges::find(others, kind) != others.end())
            kinds.emplace(kind->id);
    }
    return kinds;
}

Result<std::vector<FoundEvent>> eventsOf(const ComparedSide &side, const KindSet &kinds,
                                         const std::function<bool(Tick)> &takes,
                                         const std::stop_token &stop)
{
    EventQuery query;
    query.kinds = kinds;
    query.leavesOutPrivate = true;
    query.foldsRepeats = true;
    const Index &index = *side.content.index;
    const auto lines = EventSelection(query).linesOf(side.content.index, stop);
    if (!lines)
        return tl::unexpected(lines.error());
    std::vector<FoundEvent> found;
    for (const EventLine &line : *lines) {
        const EventRow event = index.event(line.row);
        if (!takes(event.tick))
            continue;
        const PlayerTable &players = index.players();
        found.push_back({event.tick,
                         {&event.kind(), std::string(players.nameAt(event.client, event.tick)),
                          std::string(players.nameAt(event.otherClient, event.tick)),
                          sentenceOf(*event.form, event.values)},
                         false});
    }
    return found;
}

/// Where snapshots lie two ticks apart, one of two recordings sees a thing a tick later.
constexpr std::int64_t FairTicks = 2;

/// Gives each event of \a left its partner in \a right, both by tick.
void pairEvents(std::vector<FoundEvent> &left, std::vector<FoundEvent> &right,
                const TickPairing &pairing)
{
    for (FoundEvent &event : left) {
        const auto beside = pairing.rightOf(event.tick);
        if (!beside)
            continue;
        const auto first = std::ranges::lower_bound(right, Tick{beside->value - FairTicks}, {},
                                                    &FoundEvent::tick);
        for (auto other = first; other != right.end() && other->tick - *beside <= FairTicks;
             ++other) {
            if (other->hasPartner || other->content != event.content)
                continue;
            event.hasPartner = true;
            other->hasPartner = true;
            break;
        }
    }
}

} // namespace

Result<void> findEventDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    const KindSet kinds = commonKinds(left, right);
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
    pairEvents(*here, *there, pairing);

    const TimeBase &time = left.content.index->time();
    std::vector<Difference> all;
    const auto add = [&](const FoundEvent &event, std::optional<Tick> leftTick,
                         std::optional<Tick> rightTick, bool isLeft) {
        Difference found;
        found.part = ComparedPart::Events;
        found.left = leftTick;
        found.right = rightTick;
        found.time = time.timeAt(isLeft ? *leftTick : pairing.leftOf(event.tick).value_or(Tick{}));
        found.subject = event.content.kind->id;
        (isLeft ? found.leftValue : found.rightValue) = event.content.text;
        all.push_back(std::move(found));
    };
    for (const FoundEvent &event : *here) {
        if (!event.hasPartner)
            add(event, event.tick, {}, true);
    }
    for (const FoundEvent &event : *there) {
        if (!event.hasPartner)
            add(event, {}, event.tick, false);
    }
    std::ranges::stable_sort(all, {}, &Difference::time);
    for (const Difference &difference : all) {
        if (!visit(difference))
            break;
    }
    return {};
}

} // namespace tickscope
