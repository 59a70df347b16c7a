// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_rows.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ui/tape/tape_content.h"

namespace tickscope {

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
