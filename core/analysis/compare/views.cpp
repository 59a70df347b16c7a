// SPDX-License-Identifier: MIT
#include "core/analysis/compare/differences.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/analysis/compare/state_walk.h"
#include "core/base/try.h"
#include "core/formats/format.h"

namespace tickscope {

/// When a name was somebody's.
struct HeldAt {
    TickRange ticks;
    const Player *player;
};

/// Adds when \a player was there, by the names of then.
static void addHeld(const Player &player, std::map<std::string_view, std::vector<HeldAt>> &held)
{
    for (const Stay &stay : player.stays) {
        Tick from = stay.ticks.first;
        auto next = std::ranges::upper_bound(player.heldNames, from, {}, &HeldName::from);
        for (;;) {
            const bool isLast = next == player.heldNames.end() || stay.ticks.last < next->from;
            const Tick last = isLast ? stay.ticks.last : next->from - 1;
            held[player.nameAt(from)].push_back({{from, last}, &player});
            if (isLast)
                break;
            from = next->from;
            ++next;
        }
    }
}

std::set<std::string, std::less<>> sharedNames(const ComparedRecording &left,
                                               const ComparedRecording &right)
{
    std::set<std::string, std::less<>> shared;
    for (const ComparedRecording *recording : {&left, &right}) {
        std::map<std::string_view, std::vector<HeldAt>> held;
        for (const Player &player : recording->index->players().players()) {
            if (!player.isProxy)
                addHeld(player, held);
        }
        for (auto &[name, times] : held) {
            std::ranges::sort(times, {}, [](const HeldAt &time) { return time.ticks.first; });
            const HeldAt *longest = nullptr;
            for (const HeldAt &time : times) {
                if (longest && longest->player != time.player
                    && time.ticks.first <= longest->ticks.last && !name.empty())
                    shared.emplace(name);
                if (!longest || longest->ticks.last < time.ticks.last)
                    longest = &time;
            }
        }
    }
    return shared;
}

Result<std::optional<int>> recorderAt(const ComparedSide &side, Tick tick,
                                      const std::stop_token &stop)
{
    StateWalk walk(side, tick);
    TRY_ASSIGN(const bool isKnown, walk.goTo(tick, stop));
    return isKnown ? std::optional(side.format->recorderIn(walk.state())) : std::nullopt;
}

Result<ComparedViews> viewsOf(const ComparedSide &left, const ComparedSide &right,
                              const std::stop_token &stop)
{
    if (!left.format || left.format != right.format)
        return ComparedViews{};
    if (left.format->comparability().isWhole)
        return ComparedViews{.areOne = true};
    // Where ticks last as long as they like, copies of a recording are all that can be of one.
    const bool isUneven = left.content.recording->info().tickRate <= 0;
    if (!isUneven && isSameSession(left.content, right.content) == SameSession::No)
        return ComparedViews{};
    const TickRange here = left.content.index->ticks();
    const TickRange there = right.content.index->ticks();
    const Tick first = std::max(here.first, there.first);
    const Tick middle = first + (std::min(here.last, there.last) - first) / 2;
    TRY_ASSIGN(const auto recorder, recorderAt(left, middle, stop));
    TRY_ASSIGN(const auto other, recorderAt(right, middle, stop));
    const auto isOfServer = [](const ComparedSide &side, std::optional<int> client) {
        return side.content.recording->info().type == "server" && client == NoClient;
    };
    const bool isLeftWhole = isOfServer(left, recorder);
    const bool isRightWhole = isOfServer(right, other);
    const bool isOfOnePlayer = recorder && recorder == other && *recorder != NoClient
                               && left.content.recording->info().type
                                      == right.content.recording->info().type;
    return ComparedViews{.areOne = isOfOnePlayer || (isLeftWhole && isRightWhole),
                         .isLeftWhole = isLeftWhole,
                         .isRightWhole = isRightWhole};
}

static bool isSameValue(const HeaderValue &one, const HeaderValue &other)
{
    return one.name == other.name && one.value == other.value
           && std::ranges::equal(one.parts, other.parts, isSameValue);
}

/// Adds what only \a here has, or \a there has otherwise: "config/sv_cheats".
static void addOtherValues(std::set<std::string> &names, const std::string &group,
                           const std::vector<HeaderValue> &here,
                           const std::vector<HeaderValue> &there)
{
    // Headers have 100,000 values where somebody means harm.
    std::map<std::string_view, const HeaderValue *> others;
    for (const HeaderValue &value : there)
        others.emplace(value.name, &value);
    for (const HeaderValue &value : here) {
        const auto other = others.find(value.name);
        if (other != others.end() && value.shape == HeaderValue::Shape::Group)
            addOtherValues(names, group + value.name + '/', value.parts, other->second->parts);
        else if (other == others.end() || !isSameValue(value, *other->second))
            names.insert(group + value.name);
    }
}

std::vector<std::string> differentHeaderValues(const ComparedSide &left, const ComparedSide &right)
{
    if (!left.format || left.format != right.format || !left.format->comparability().isWhole
        || isSameSession(left.content, right.content) == SameSession::No)
        return {};
    std::set<std::string> names;
    const auto &here = left.content.recording->info().metadata;
    const auto &there = right.content.recording->info().metadata;
    addOtherValues(names, {}, here, there);
    addOtherValues(names, {}, there, here);
    return {names.begin(), names.end()};
}

bool arePlacesOfOneAge(const ComparedSide &left, const ComparedSide &right)
{
    const auto areOlder = [](const ComparedSide &side) {
        return side.format && side.format->comparability().hasOlderPlaces
               && !(side.motion && side.motion->predicts());
    };
    return areOlder(left) == areOlder(right);
}

Result<std::vector<ComparisonLimit>> limitsOf(ComparedPart part, const ComparedSide &left,
                                              const ComparedSide &right,
                                              const std::stop_token &stop)
{
    std::vector<ComparisonLimit> limits;
    if (!left.format || !right.format)
        return limits;
    if (part == ComparedPart::Positions) {
        if (!arePlacesOfOneAge(left, right))
            limits.push_back({Fault::tr(
                "left out, as one of the recordings has some as they were at earlier ticks")});
        return limits;
    }
    TRY_ASSIGN(const ComparedViews views, viewsOf(left, right, stop));
    if (part == ComparedPart::Events) {
        const auto kinds = comparedEventKinds(left, right, views);
        const auto add = [&](const FaultKind &text, const KindSet &ids) {
            ComparisonLimit limit{text};
            for (const EventKind *kind : eventKindsOf(left.format->eventForms())) {
                if (ids.contains(kind->id))
                    limit.kinds.push_back(kind);
            }
            std::ranges::sort(limit.kinds, {}, &EventKind::id);
            if (!limit.kinds.empty())
                limits.push_back(std::move(limit));
        };
        if (kinds.whole.empty() && kinds.partial.empty())
            limits.push_back({Fault::tr("there is no type of event that both can hold")});
        add(Fault::tr("types of events of which only what the server's recording lacks is a "
                      "difference: %1"),
            kinds.partial);
        add(Fault::tr("types of events not compared, as they depend on who recorded them: %1"),
            kinds.leftOut);
    }
    if (views.areOne)
        return limits;
    if (part == ComparedPart::Inputs && !views.isLeftWhole && !views.isRightWhole)
        limits.push_back({Fault::tr(
            "aim and shots are not compared, as the two recordings have them at other ticks")});
    if (part != ComparedPart::States)
        return limits;
    ComparisonLimit limit{Fault::tr(
        "left out, or compared only where neither is 0, as they depend on who recorded them: %1")};
    for (const Format *format : {left.format, right.format}) {
        for (const std::string_view field : format->comparability().viewerFields) {
            if (std::ranges::find(limit.fields, field) == limit.fields.end())
                limit.fields.push_back(field);
        }
    }
    if (!limit.fields.empty())
        limits.push_back(std::move(limit));
    return limits;
}

} // namespace tickscope
