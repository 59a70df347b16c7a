// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_walk.h"

#include <algorithm>

#include "core/formats/faults.h"
#include "core/formats/resumed_walk.h"
#include "core/formats/teeworlds_demo/demo_recording.h"

namespace tickscope::teeworlds {

void addStatelessBegin(Outline &outline, const PassedChunks &passed)
{
    outline.seekPoints.push_back(
        {*passed.first, passed.firstByte, SeekPointKind::Keyframe, nullptr, passed.firstByte});
    outline.damage.push_back(
        {.tick = *passed.first,
         .byte = passed.firstByte,
         .fault = Fault::tr("the demo holds no whole keyframe; no state of its ticks is known")});
}

void addUnkeptPromise(Outline &outline, const PassedChunks &passed)
{
    const SeekPoint first{*passed.first, passed.firstByte, SeekPointKind::Keyframe, nullptr,
                          passed.firstByte};
    if (first.tick < outline.seekPoints.front().tick)
        outline.seekPoints.insert(outline.seekPoints.begin(), first);
}

static std::vector<std::pair<std::string, std::int64_t>> allCountsOf(const PassedChunks &passed)
{
    const auto chunks = [&passed](ChunkKind kind) {
        return passed.chunks[static_cast<std::size_t>(kind)];
    };
    return {
        {"message_chunks", chunks(ChunkKind::Message)},
        {"tick_markers", passed.markers},
        {"keyframe_tick_markers", passed.keyframes},
        {"snapshot_chunks", chunks(ChunkKind::Snapshot)},
        {"delta_chunks", chunks(ChunkKind::Delta)},
        {"unused_chunks", chunks(ChunkKind::Unused)},
    };
}

std::vector<std::string> demoCountNames()
{
    std::vector<std::string> names;
    for (const auto &[name, count] : allCountsOf({}))
        names.push_back(name);
    return names;
}

std::vector<std::pair<std::string, std::int64_t>> countsOf(const PassedChunks &passed)
{
    auto counts = allCountsOf(passed);
    std::erase_if(counts, [](const auto &count) { return count.second == 0; });
    return counts;
}

Fault breakFault(const Fault &fault, bool isFound, bool isGivenUp, std::int64_t leftOut)
{
    // A second demo behind the first one breaks the chain before its ticks show.
    if (isFound && leftOut > 0 && !fault.is(faults::TimeGoesBack))
        return {faults::TicksLeftOutBefore,
                Fault(faults::Joined, fault, Fault(faults::TimeGoesBack)), leftOut};
    if (isFound && leftOut > 0)
        return {faults::TicksLeftOutBefore, fault, leftOut};
    if (isFound)
        return {Fault::tr("%1; reading goes on at the next keyframe"), fault};
    if (leftOut > 0)
        return {faults::TicksLeftOutBehind, fault, leftOut};
    return {isGivenUp ? faults::SearchGivenUp : Fault::tr("%1; nothing behind it can be read"),
            fault};
}

void countLosses(Outline &outline)
{
    for (Damage &damage : outline.damage) {
        const auto after = std::ranges::find_if(outline.seekPoints, [&](const SeekPoint &point) {
            return point.order >= damage.byte + damage.size;
        });
        if (after != outline.seekPoints.end())
            damage.lostTicks = std::max<std::int64_t>(after->tick - damage.tick, 0);
    }
}

Outline emptyOutline(const Error &error)
{
    Outline outline;
    outline.endByte = error.byte.value_or(0);
    outline.damage = {{Tick{}, outline.endByte, 0, error.code, error.fault, 0}};
    return outline;
}

} // namespace tickscope::teeworlds
