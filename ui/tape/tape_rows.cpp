// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_rows.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "ui/tape/tape_content.h"

namespace tickscope {

namespace {

constexpr TickRange Always{{std::numeric_limits<std::int64_t>::min()},
                           {std::numeric_limits<std::int64_t>::max()}};

/// When one client ID has inputs, over all pieces, in order.
using Presence = std::vector<TickRange>;

std::map<int, Presence> presenceOf(const TapePieces &pieces)
{
    std::map<int, Presence> clients;
    for (const auto &piece : pieces) {
        if (!piece)
            continue;
        for (const InputSource &source : piece->sources) {
            Presence &presence = clients[source.client];
            for (const InputRun &run : source.present)
                presence.push_back({run.first, run.last});
        }
    }
    return clients;
}

/// The first tick of \a presence inside \a ticks.
std::optional<Tick> firstIn(const Presence &presence, TickRange ticks)
{
    std::optional<Tick> first;
    for (const TickRange &range : presence) {
        const Tick begin = std::max(range.first, ticks.first);
        if (begin <= std::min(range.last, ticks.last))
            first = std::min(begin, first.value_or(begin));
    }
    return first;
}

/// The stay of one person under a client ID.
struct OwnedStay {
    TickRange ticks;
    const Player *player = nullptr;
};

/// Stays by client ID and time, only where the client ID has inputs then.
std::map<int, std::vector<OwnedStay>> staysOf(const PlayerTable &players,
                                              const std::map<int, Presence> &clients)
{
    std::map<int, std::vector<OwnedStay>> stays;
    for (const Player &player : players.players()) {
        for (const Stay &stay : player.stays) {
            const auto presence = clients.find(stay.client);
            if (presence != clients.end() && firstIn(presence->second, stay.ticks))
                stays[stay.client].push_back({stay.ticks, &player});
        }
    }
    for (auto &[client, owned] : stays)
        std::ranges::sort(owned, {}, [](const OwnedStay &stay) { return stay.ticks.first; });
    return stays;
}

/// The inputs of \a presence outside of all stays: a lane without a known person.
std::optional<TapeLane> unknownLane(int client, const Presence &presence,
                                    const std::vector<OwnedStay> &stays)
{
    TapeLane lane;
    std::optional<Tick> begin;
    const auto add = [&](TickRange gap) {
        const auto first = firstIn(presence, gap);
        if (!first)
            return;
        begin = begin.value_or(*first);
        lane.stays.push_back({client, gap, gap.last});
    };
    Tick next = Always.first;
    for (const OwnedStay &stay : stays) {
        if (next < stay.ticks.first)
            add({next, stay.ticks.first - 1});
        next = std::max(next, stay.ticks.last + 1);
    }
    add({next, Always.last});
    if (!begin)
        return {};
    lane.who = {client, *begin};
    return lane;
}

} // namespace

std::vector<Shared<TapeLane>> tapeLanes(const TapePieces &pieces, const PlayerTable &players)
{
    const auto clients = presenceOf(pieces);
    auto stays = staysOf(players, clients);
    std::vector<TapeLane> lanes;
    std::map<const Player *, std::size_t> known;
    for (const auto &[client, presence] : clients) {
        for (const OwnedStay &stay : stays[client]) {
            const auto [lane, isNew] = known.try_emplace(stay.player, lanes.size());
            if (isNew)
                lanes.push_back({stay.player->id, refOf(players, *stay.player), {}});
            lanes[lane->second].stays.push_back({client, stay.ticks, stay.ticks.last + 1});
        }
        if (auto lane = unknownLane(client, presence, stays[client]))
            lanes.push_back(*std::move(lane));
    }
    std::vector<Shared<TapeLane>> shared;
    for (TapeLane &lane : lanes) {
        std::ranges::sort(lane.stays, {}, [](const Stay &stay) { return stay.ticks.first; });
        shared.push_back(std::make_shared<const TapeLane>(std::move(lane)));
    }
    return shared;
}

namespace {

/// Sources of a lane by the name of their type; any piece's will do for the titles.
using Sources = std::map<std::string, const InputSource *>;

/// Sources of \a lane that have inputs inside its stays.
Sources sourcesOf(const TapePieces &pieces, const TapeLane &lane)
{
    Sources sources;
    for (const auto &piece : pieces) {
        if (!piece)
            continue;
        for (const InputSource &source : piece->sources) {
            const bool isOfLane = std::ranges::any_of(lane.stays, [&](const Stay &stay) {
                return stay.client == source.client
                       && std::ranges::any_of(source.present, [&](const InputRun &run) {
                              return run.first <= stay.ticks.last && stay.ticks.first <= run.last;
                          });
            });
            if (isOfLane)
                sources.try_emplace(source.type->name, &source);
        }
    }
    return sources;
}

std::int64_t ticksOf(const std::vector<InputRun> &runs)
{
    std::int64_t ticks = 0;
    for (const InputRun &run : runs)
        ticks += run.ticks();
    return ticks;
}

/// Whether that is set for some of the time of its source. Flags that are
/// never or always set would take most rows of a lane.
bool isInformative(const TapePieces &pieces, const TapeRow &row)
{
    const auto runs = runsOf(pieces, row);
    return !runs.empty() && ticksOf(runs) < ticksOf(presenceOf(pieces, row));
}

/// The richest source stands first: presses before the aim alone.
std::vector<const InputSource *> inOrder(const Sources &sources)
{
    std::vector<const InputSource *> ordered;
    for (const auto &[name, source] : sources)
        ordered.push_back(source);
    std::ranges::stable_sort(ordered, std::ranges::greater(),
                             [](const InputSource *source) { return source->tracks.size(); });
    return ordered;
}

/// What the aim of \a source is called, one name for each row.
std::vector<std::string> aimsOf(const InputSource &source)
{
    if (source.hasPitch)
        return {std::string(YawInput), std::string(PitchInput)};
    return source.hasAim ? std::vector{std::string(AimInput)} : std::vector<std::string>();
}

void addRow(TapeRows &made, TapeRow row)
{
    row.top = made.height;
    made.height += row.height;
    made.rows.push_back(std::move(row));
}

void addLane(TapeRows &made, const TapePieces &pieces, const Shared<TapeLane> &lane,
             const TapeChoice &choice, const TapeRowHeights &heights)
{
    using Kind = TapeRow::Kind;
    bool isFirst = true;
    std::string titled; // the source that was named last
    for (const InputSource *source : inOrder(sourcesOf(pieces, *lane))) {
        const auto isShown = [&choice](std::string_view input) {
            return !choice.hiddenInputs.contains(input);
        };
        auto aims = aimsOf(*source);
        std::erase_if(aims, [&](const std::string &aim) { return !isShown(aim); });
        const bool showsTracks = std::ranges::any_of(source->tracks, isShown, &InputTrack::name);
        if (aims.empty() && !showsTracks)
            continue;
        const auto kind = isFirst ? Kind::Lane : Kind::Source;
        if (isFirst || titled != source->type->inputSource)
            addRow(made, {kind, lane, source->type, 0, {}, 0, heights.title});
        titled = source->type->inputSource;
        isFirst = false;
        for (std::size_t i = 0; i < source->tracks.size(); ++i) {
            const InputTrack &track = source->tracks[i];
            const TapeRow row{Kind::Track, lane, source->type, i, track.name, 0, heights.track};
            if (isShown(track.name) && (!track.isFlag || isInformative(pieces, row)))
                addRow(made, row);
        }
        for (const std::string &aim : aims)
            addRow(made, {Kind::Aim, lane, source->type, 0, aim, 0, heights.aim});
    }
    if (isFirst)
        return;
    made.height += heights.gap;
    ++made.laneCount;
}

} // namespace

const TapeRow *TapeRows::at(double y) const
{
    const auto after = std::ranges::upper_bound(rows, y, {}, &TapeRow::top);
    if (after == rows.begin())
        return nullptr;
    const TapeRow &row = *std::prev(after);
    return y < row.bottom() ? &row : nullptr;
}

std::pair<std::size_t, std::size_t> TapeRows::between(double top, double bottom) const
{
    const auto first = std::ranges::upper_bound(rows, top, {}, &TapeRow::bottom);
    const auto end = std::ranges::lower_bound(first, rows.end(), bottom, {}, &TapeRow::top);
    return {static_cast<std::size_t>(first - rows.begin()),
            static_cast<std::size_t>(end - rows.begin())};
}

TapeRows makeTapeRows(const TapePieces &pieces, const std::vector<Shared<TapeLane>> &lanes,
                      const TapeChoice &choice, const TapeRowHeights &heights)
{
    TapeRows made;
    for (const auto &lane : lanes)
        addLane(made, pieces, lane, choice, heights);
    return made;
}

std::vector<std::string> inputNames(const TapePieces &pieces)
{
    std::vector<std::string> names;
    const auto add = [&names](const std::string &name) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    };
    std::vector<std::string> aims;
    for (const auto &lane : tapeLanes(pieces, {})) {
        for (const InputSource *source : inOrder(sourcesOf(pieces, *lane))) {
            for (const InputTrack &track : source->tracks)
                add(track.name);
            std::ranges::copy(aimsOf(*source), std::back_inserter(aims));
        }
    }
    std::ranges::for_each(aims, add);
    return names;
}

} // namespace tickscope
