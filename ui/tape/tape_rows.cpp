// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_rows.h"

#include <algorithm>
#include <map>

namespace tickscope {

namespace {

/// Sources of a client by the name of their type; any piece's will do for the titles.
using Lane = std::map<std::string, const InputSource *>;

std::map<int, Lane> lanesOf(const std::vector<Shared<InputTape>> &pieces)
{
    std::map<int, Lane> lanes;
    for (const auto &piece : pieces) {
        if (!piece)
            continue;
        for (const InputSource &source : piece->sources)
            lanes[source.client].try_emplace(source.type->name, &source);
    }
    return lanes;
}

/// Whether somebody presses that somewhere; flags that nobody sets need no row.
bool isUsed(const std::vector<Shared<InputTape>> &pieces, const InputSource &source,
            std::size_t track)
{
    return std::ranges::any_of(pieces, [&](const auto &piece) {
        const InputSource *same = piece ? piece->find(source.client, source.type->name) : nullptr;
        return same && track < same->tracks.size() && !same->tracks[track].runs.empty();
    });
}

/// What tells most stands first: presses before the aim alone.
std::vector<const InputSource *> inOrder(const Lane &lane)
{
    std::vector<const InputSource *> sources;
    for (const auto &[name, source] : lane)
        sources.push_back(source);
    std::ranges::stable_sort(sources, std::ranges::greater(),
                             [](const InputSource *source) { return source->tracks.size(); });
    return sources;
}

void addRow(TapeRows &made, TapeRow::Kind kind, const InputSource &source, double height,
            std::size_t track = 0, std::string input = {})
{
    made.rows.push_back(
        {kind, source.client, source.type, track, std::move(input), made.height, height});
    made.height += height;
}

void addLane(TapeRows &made, const std::vector<Shared<InputTape>> &pieces, const Lane &lane,
             const TapeChoice &choice, const TapeRowHeights &heights)
{
    bool isFirst = true;
    for (const InputSource *source : inOrder(lane)) {
        const auto isShown = [&choice](std::string_view input) {
            return !choice.hiddenInputs.contains(input);
        };
        const bool showsAim = source->hasAim && isShown(AimInput);
        const bool showsTracks = std::ranges::any_of(source->tracks, isShown, &InputTrack::name);
        if (!showsAim && !showsTracks)
            continue;
        addRow(made, isFirst ? TapeRow::Kind::Lane : TapeRow::Kind::Source, *source, heights.title);
        isFirst = false;
        for (std::size_t i = 0; i < source->tracks.size(); ++i) {
            const InputTrack &track = source->tracks[i];
            if (isShown(track.name) && (!track.isFlag || isUsed(pieces, *source, i)))
                addRow(made, TapeRow::Kind::Track, *source, heights.track, i, track.name);
        }
        if (showsAim)
            addRow(made, TapeRow::Kind::Aim, *source, heights.aim, 0, std::string(AimInput));
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

TapeRows makeTapeRows(const std::vector<Shared<InputTape>> &pieces, const TapeChoice &choice,
                      std::optional<int> selected, const TapeRowHeights &heights)
{
    TapeRows made;
    const auto lanes = lanesOf(pieces);
    if (selected) {
        if (const auto own = lanes.find(*selected); own != lanes.end())
            addLane(made, pieces, own->second, choice, heights);
    }
    if (choice.onlySelected && selected)
        return made;
    for (const auto &[client, lane] : lanes) {
        if (client != selected)
            addLane(made, pieces, lane, choice, heights);
    }
    return made;
}

std::vector<std::string> inputNames(const std::vector<Shared<InputTape>> &pieces)
{
    std::vector<std::string> names;
    const auto add = [&names](const std::string &name) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    };
    bool hasAim = false;
    for (const auto &[client, lane] : lanesOf(pieces)) {
        for (const InputSource *source : inOrder(lane)) {
            for (const InputTrack &track : source->tracks)
                add(track.name);
            hasAim = hasAim || source->hasAim;
        }
    }
    if (hasAim)
        add(std::string(AimInput));
    return names;
}

} // namespace tickscope
