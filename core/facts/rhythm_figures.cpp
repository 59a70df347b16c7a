// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/base/fault.h"
#include "core/facts/figure_making.h"

namespace tickscope::figure_making {

namespace {

/// An input is pressed, released, or another value of it is chosen.
struct Change {
    Tick tick;
    std::size_t input = 0;  ///< Number in PlayerMaterial::inputs.
    std::int64_t value = 0; ///< From now on; 0 is released.

    friend auto operator<=>(const Change &, const Change &) = default;
};

/// All that happened in one tick, and how long after the one before.
struct Beat {
    Tick tick;
    std::int64_t interval = 0; ///< Ticks; 0 for the first one of a known stretch.
    std::size_t firstChange = 0;
    std::size_t changeCount = 0;
};

/// Changes of keys and buttons by tick. Choices have no release, and many are recorded only
/// as what was chosen, so they are no part of the rhythm.
std::vector<Change> changesOf(const PlayerMaterial &player)
{
    std::vector<Change> changes;
    for (std::size_t i = 0; i < player.inputs.size(); ++i) {
        const InputPresses &input = player.inputs[i];
        if (input.kind == InputTrackKind::Choices)
            continue;
        for (std::size_t j = 0; j < input.presses.size(); ++j) {
            const Press &press = input.presses[j];
            if (press.hasStart)
                changes.push_back({press.first, i, press.value});
            const bool isFollowed = j + 1 < input.presses.size()
                                    && input.presses[j + 1].first == press.last + 1;
            if (press.hasEnd && !isFollowed && input.kind == InputTrackKind::Presses)
                changes.push_back({press.last + 1, i, 0});
        }
    }
    std::ranges::sort(changes);
    return changes;
}

std::vector<Beat> beatsOf(const std::vector<Change> &changes, const std::vector<TickRange> &covered)
{
    std::vector<Beat> beats;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Tick tick = changes[i].tick;
        if (!beats.empty() && beats.back().tick == tick) {
            ++beats.back().changeCount;
            continue;
        }
        const bool follows = !beats.empty()
                             && stretchOf(covered, beats.back().tick) == stretchOf(covered, tick);
        beats.push_back({tick, follows ? tick - beats.back().tick : 0, i, 1});
    }
    return beats;
}

std::vector<Occurrence> intervalsOf(const std::vector<Beat> &beats)
{
    std::vector<Occurrence> intervals;
    for (const Beat &beat : beats) {
        if (beat.interval > 0)
            intervals.push_back(
                {{beat.tick - beat.interval, beat.tick}, static_cast<double>(beat.interval), true});
    }
    return intervals;
}

/// From start to start.
std::vector<Occurrence> pressIntervals(const InputPresses &input,
                                       const std::vector<TickRange> &covered)
{
    std::vector<Occurrence> intervals;
    const Press *before = nullptr;
    for (const Press &press : input.presses) {
        if (!press.hasStart) {
            before = nullptr;
            continue;
        }
        if (before && stretchOf(covered, before->first) == stretchOf(covered, press.first))
            intervals.push_back({{before->first, press.first},
                                 static_cast<double>(press.first - before->first),
                                 true});
        before = &press;
    }
    return intervals;
}

std::vector<Occurrence> pressLengths(const InputPresses &input)
{
    std::vector<Occurrence> lengths;
    if (input.kind != InputTrackKind::Presses)
        return lengths;
    for (const Press &press : input.presses) {
        if (press.hasStart && press.hasEnd)
            lengths.push_back({{press.first, press.last},
                               static_cast<double>(press.last - press.first + 1),
                               true});
    }
    return lengths;
}

Figure regularity(std::string part, std::vector<Occurrence> intervals)
{
    if (!intervals.empty()) {
        std::vector<double> values;
        values.reserve(intervals.size());
        for (const Occurrence &interval : intervals)
            values.push_back(interval.value);
        const auto commonest = static_cast<double>(commonestOf(values));
        for (Occurrence &interval : intervals)
            interval.isHit = std::abs(interval.value - commonest) <= 1;
    }
    return shareOf("regular_intervals", std::move(part), std::move(intervals));
}

/// Finds beats that come again, eight or more in a row, at the same intervals.
struct RepeatFinder {
    const std::vector<Change> &changes;
    const std::vector<Beat> &beats;
    std::vector<bool> isRepeated = std::vector<bool>(beats.size());

    static constexpr std::size_t Length = 8;
    static constexpr std::size_t MostLooks = 8;

    [[nodiscard]] std::vector<Occurrence> find()
    {
        std::unordered_multimap<std::size_t, std::size_t> seen;
        for (std::size_t i = 0; i + Length <= beats.size(); ++i) {
            if (!isWhole(i))
                continue;
            const std::size_t hash = hashOf(i);
            const auto [first, last] = seen.equal_range(hash);
            bool isKnown = false;
            // Others than like ones are there by chance, or to keep us busy.
            std::size_t looks = MostLooks;
            for (auto entry = first; entry != last && looks > 0; ++entry, --looks) {
                if (!areAlike(entry->second, i))
                    continue;
                isKnown = true;
                // A rhythm that runs into itself is one sequence, not two.
                if (entry->second + Length <= i) {
                    mark(entry->second);
                    mark(i);
                }
            }
            if (!isKnown)
                seen.emplace(hash, i);
        }
        return occurrences();
    }

    /// The intervals within it are known; the one before it is no part of it.
    [[nodiscard]] bool isWhole(std::size_t begin) const
    {
        return std::all_of(beats.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                           beats.begin() + static_cast<std::ptrdiff_t>(begin + Length),
                           [](const Beat &beat) { return beat.interval > 0; });
    }

    [[nodiscard]] std::size_t hashOf(std::size_t begin) const
    {
        std::uint64_t hash = 0xCBF29CE484222325ULL;
        const auto add = [&hash](std::uint64_t number) {
            hash = (hash ^ number) * 0x100000001B3ULL;
            hash ^= hash >> 29;
        };
        for (std::size_t i = begin; i < begin + Length; ++i) {
            if (i > begin)
                add(static_cast<std::uint64_t>(beats[i].interval));
            for (std::size_t j = 0; j < beats[i].changeCount; ++j) {
                const Change &change = changes[beats[i].firstChange + j];
                add(change.input);
                add(static_cast<std::uint64_t>(change.value));
            }
        }
        return hash;
    }

    [[nodiscard]] bool areAlike(std::size_t left, std::size_t right) const
    {
        for (std::size_t i = 0; i < Length; ++i) {
            const Beat &one = beats[left + i];
            const Beat &other = beats[right + i];
            if ((i > 0 && one.interval != other.interval) || one.changeCount != other.changeCount)
                return false;
            for (std::size_t j = 0; j < one.changeCount; ++j) {
                const Change &here = changes[one.firstChange + j];
                const Change &there = changes[other.firstChange + j];
                if (here.input != there.input || here.value != there.value)
                    return false;
            }
        }
        return true;
    }

    void mark(std::size_t begin)
    {
        for (std::size_t i = begin; i < begin + Length; ++i)
            isRepeated[i] = true;
    }

    /// Each beat is a sample; its value is how long the repeated run is that it belongs to.
    [[nodiscard]] std::vector<Occurrence> occurrences() const
    {
        std::vector<Occurrence> all;
        for (std::size_t i = 0; i < beats.size();) {
            std::size_t end = i;
            while (end < beats.size() && isRepeated[end])
                ++end;
            const std::size_t length = end - i;
            for (std::size_t j = i; j < std::max(end, i + 1); ++j)
                all.push_back(
                    {{beats[j].tick, beats[j].tick}, static_cast<double>(length), isRepeated[j]});
            i = std::max(end, i + 1);
        }
        return all;
    }
};

/// Starts of all presses by the place in a period of so many ticks.
std::vector<Occurrence> phasesOf(const std::vector<Tick> &starts, std::int64_t period)
{
    std::vector<Occurrence> phases;
    phases.reserve(starts.size());
    std::vector<std::int64_t> counts(static_cast<std::size_t>(period));
    const auto phaseOf = [period](Tick tick) { return (tick.value % period + period) % period; };
    for (const Tick start : starts)
        ++counts[static_cast<std::size_t>(phaseOf(start))];
    const auto best = std::ranges::max_element(counts) - counts.begin();
    for (const Tick start : starts)
        phases.push_back(
            {{start, start}, static_cast<double>(phaseOf(start)), phaseOf(start) == best});
    return phases;
}

constexpr std::array Periods{
    FactText::tr("every 2 ticks"), FactText::tr("every 3 ticks"), FactText::tr("every 4 ticks"),
    FactText::tr("every 5 ticks"), FactText::tr("every 6 ticks"), FactText::tr("every 7 ticks"),
    FactText::tr("every 8 ticks"), FactText::tr("every 9 ticks"), FactText::tr("every 10 ticks"),
};

/// Whether the recording itself puts presses on one phase: it leaves ticks out in step with them.
bool isPeriodOfRecording(const PlayerMaterial &player, std::int64_t period)
{
    constexpr std::int64_t MostShare = 20; // one of so many does not make a figure
    std::int64_t all = 0;
    std::int64_t inStep = 0;
    for (const InputPresses &input : player.inputs) {
        for (const Press &press : input.presses) {
            if (!press.hasStart || input.kind == InputTrackKind::Choices)
                continue;
            ++all;
            inStep += std::gcd(std::int64_t{press.step}, period) > 1 ? 1 : 0;
        }
    }
    return inStep * MostShare > all;
}

void appendPhases(const PlayerMaterial &player, std::vector<Figure> &figures)
{
    const std::vector<Tick> starts = pressStarts(player);
    std::vector<Figure> parts;
    double most = -1;
    std::size_t best = 0;
    for (std::size_t i = 0; i < Periods.size(); ++i) {
        const auto period = static_cast<std::int64_t>(i) + 2;
        parts.push_back(shareOf("tick_phase", Periods[i], phasesOf(starts, period)));
        if (isPeriodOfRecording(player, period)) {
            parts.back().value.reset();
            parts.back().interval.reset();
            parts.back().noValue = FactText::tr("the recording leaves out ticks in this period");
            continue;
        }
        const double chance = 1.0 / static_cast<double>(period);
        const double excess = parts.back().interval.value_or(Confidence{}).low - chance;
        if (excess > most) {
            most = excess;
            best = parts.size() - 1;
        }
    }
    figures.push_back(parts[best]);
    figures.back().part.clear();
    std::ranges::move(parts, std::back_inserter(figures));
}

/// Of all keys and buttons.
std::vector<Occurrence> joined(const PlayerMaterial &player,
                               const std::vector<std::vector<Occurrence>> &parts)
{
    std::vector<Occurrence> all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (player.inputs[i].kind != InputTrackKind::Choices)
            all.insert(all.end(), parts[i].begin(), parts[i].end());
    }
    std::ranges::stable_sort(all, {}, [](const Occurrence &found) { return found.ticks.first; });
    return all;
}

} // namespace

void appendRhythmFigures(const PlayerMaterial &player, std::vector<Figure> &figures)
{
    const std::vector<Change> changes = changesOf(player);
    const std::vector<Beat> beats = beatsOf(changes, player.covered);
    std::vector<std::vector<Occurrence>> lengths;
    std::vector<std::vector<Occurrence>> intervals;
    for (const InputPresses &input : player.inputs) {
        lengths.push_back(pressLengths(input));
        intervals.push_back(pressIntervals(input, player.covered));
    }
    const auto appendParts = [&](auto make, const auto &all) {
        for (std::size_t i = 0; i < player.inputs.size(); ++i) {
            if (!all[i].empty())
                figures.push_back(make(player.inputs[i].name, all[i]));
        }
    };
    const auto lengthOf = [](std::string part, std::vector<Occurrence> found) {
        return medianFigure("press_length", std::move(part), std::move(found));
    };
    const auto intervalOf = [](std::string part, std::vector<Occurrence> found) {
        return medianFigure("press_interval", std::move(part), std::move(found));
    };
    figures.push_back(lengthOf({}, joined(player, lengths)));
    appendParts(lengthOf, lengths);
    figures.push_back(intervalOf({}, joined(player, intervals)));
    appendParts(intervalOf, intervals);
    figures.push_back(medianFigure("change_interval", {}, intervalsOf(beats)));
    figures.push_back(regularity({}, intervalsOf(beats)));
    appendParts(regularity, intervals);
    figures.push_back(shareOf("repeated_sequences", {}, RepeatFinder{changes, beats}.find()));
    figures.back().barUnit = FigureUnit::Changes;
    appendPhases(player, figures);
}

} // namespace tickscope::figure_making
