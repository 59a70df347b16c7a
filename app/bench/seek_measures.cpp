// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>
#include <vector>

#include "app/bench/measures.h"
#include "core/analysis/outlined_recording.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/ghost_reader.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"

namespace tickscope::bench {

namespace {

constexpr int SeekCount = 500;
/// The same ticks in every run, so that two runs can be compared.
constexpr unsigned Seed = 20260;
/// Single steps that are measured, from the middle of the recording.
constexpr std::int64_t LongestStroll = 2000;

template<typename Work>
Seconds timeOf(Work &&work)
{
    const Seconds begin = cpuTime();
    work();
    return cpuTime() - begin;
}

Seconds percentile(std::vector<Seconds> &times, double share)
{
    std::ranges::sort(times);
    const auto place = static_cast<std::size_t>(share * static_cast<double>(times.size() - 1));
    return times[place];
}

std::vector<Tick> randomTicks(TickRange range)
{
    std::mt19937_64 numbers(Seed);
    std::uniform_int_distribution<std::int64_t> ticks(range.first.value, range.last.value);
    std::vector<Tick> chosen;
    chosen.reserve(SeekCount);
    for (int i = 0; i < SeekCount; ++i)
        chosen.push_back({ticks(numbers)});
    return chosen;
}

/// Mean time of one step over the ticks from \a first to \a last, in that direction: the best of
/// several strolls, since the first one has to get the memory.
Seconds strollTime(const OutlinedRecording &file, const Index &index, Mover &mover, Tick first,
                   Tick last)
{
    constexpr int Strolls = 5;
    const std::int64_t step = first < last ? 1 : -1;
    Seconds best = Seconds::max();
    for (int i = 0; i < Strolls; ++i) {
        Cursor cursor(file.recording, limits::CursorCache);
        (void)cursor.frameAt(first, index, mover, {});
        best = std::min(best, timeOf([&] {
                            for (Tick tick = first; tick != last; tick = tick + step)
                                (void)cursor.frameAt(tick + step, index, mover, {});
                        }));
    }
    return best / static_cast<double>(std::max<std::int64_t>(1, std::abs(last - first)));
}

} // namespace

Result<Figures> measureGhost(const std::string &path)
{
    TRY_ASSIGN(const auto source, openFile(path));
    auto reader = GhostReader::open(source);
    if (!reader || reader->ticks().isEmpty())
        return Figures{};
    const TickRange range = reader->ticks();
    TRY_ASSIGN(const auto played, bestOf([&] {
                   for (Tick tick = range.first; tick <= range.last; tick = tick + 1)
                       (void)reader->at(tick); // the readable part is what is measured
                   return Result<void>{};
               }));
    std::vector<Seconds> seeks;
    for (const Tick tick : randomTicks(range))
        seeks.push_back(timeOf([&] { (void)reader->at(tick); }));
    const auto count = static_cast<double>(range.last - range.first + 1);
    return Figures{{"ghost, a tick", played.count() * 1e6 / count, "us", 2.0},
                   {"ghost, seek, median", percentile(seeks, 0.5).count() * 1e6, "us"}};
}

Result<Figures> measureSeeks(const OutlinedRecording &file)
{
    if (file.outline->isEmpty)
        return Figures{};
    TRY_ASSIGN(const auto index, buildIndex(file.recording, {}));
    // States as recorded: what moving players costs depends on the map.
    const auto mover = recordedMotion()->makeMover();
    const TickRange range = index->ticks();

    std::vector<Seconds> cold;
    std::vector<Seconds> warm;
    Cursor kept(file.recording, limits::CursorCache);
    for (const Tick tick : randomTicks(range)) {
        Cursor fresh(file.recording, limits::CursorCache);
        cold.push_back(timeOf([&] { (void)fresh.frameAt(tick, *index, *mover, {}); }));
        warm.push_back(timeOf([&] { (void)kept.frameAt(tick, *index, *mover, {}); }));
        kept.tidy(); // as a frame service does when one is given away
    }
    const Tick middle{range.first.value + (range.last - range.first) / 2};
    const Tick end = range.clamp(middle + LongestStroll);
    const Seconds coldMedian = percentile(cold, 0.5);
    const Seconds warmMedian = percentile(warm, 0.5);
    const Seconds forward = strollTime(file, *index, *mover, middle, end);
    const Seconds back = strollTime(file, *index, *mover, end, middle);
    return Figures{
        {"seek, median", coldMedian.count() * 1e3, "ms"},
        {"seek, 99th percentile", percentile(cold, 0.99).count() * 1e3, "ms"},
        {"seek of a kept cursor, median", warmMedian.count() * 1e3, "ms"},
        {"seek of a kept cursor, 99th percentile", percentile(warm, 0.99).count() * 1e3, "ms"},
        {"seek of a kept cursor beside a new one", warmMedian / coldMedian, "x"},
        {"one tick forward", forward.count() * 1e6, "us"},
        {"one tick back", back.count() * 1e6, "us"},
        {"one tick back beside one forward", back / forward, "x", 3.0},
    };
}

} // namespace tickscope::bench
