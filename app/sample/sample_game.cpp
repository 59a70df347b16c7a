// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sample_game.h"

#include <algorithm>

#include "app/sample/announcer.h"
#include "app/sample/arena.h"
#include "app/sample/bot.h"
#include "app/sample/sample_map.h"
#include "app/sample/script.h"
#include "app/sample/world_items.h"
#include "core/formats/teeworlds_common/map/map_writer.h"
#include "core/formats/teeworlds_demo/demo_writer.h"

namespace tickscope::sample {

namespace {

using teeworlds::DemoHeader;
using teeworlds::DemoWriter;
using teeworlds::Protocol;

constexpr int LargestCast = 8;
constexpr std::int64_t SnapshotStep = 2;
constexpr std::int64_t RaceTeamTick = 1; ///< After the start: when the server tells its state.

DemoHeader headerOf(const SampleOptions &options)
{
    DemoHeader header;
    header.version = options.version;
    header.netVersion = options.protocol == Protocol::V06 ? "0.6 626fce9a778df4d4"
                                                          : "0.7 802f1be60a05665f";
    header.mapName = "Playground";
    header.type = "server";
    header.timestamp = "2026-01-31_20-15-00";
    for (const std::int32_t tick : markerTicks()) {
        if (options.version >= 4 && tick < options.ticks)
            header.markers.push_back(static_cast<std::int32_t>(FirstSampleTick) + tick);
    }
    return header;
}

std::vector<Bot> makeBots(int count)
{
    std::vector<Bot> bots;
    for (int i = 0; i < count; ++i) {
        const Habit habit = i % 3 == 0 ? Habit::Race : Habit::Fight;
        bots.emplace_back(static_cast<std::size_t>(i), habit, static_cast<std::uint64_t>(500 + i));
    }
    return bots;
}

} // namespace

Result<std::vector<std::byte>> makeSampleGame(const SampleOptions &options)
{
    const int playerCount = std::clamp(options.playerCount, 1, LargestCast);
    const SampleMap map = makeSampleMap();
    DemoWriter writer(headerOf(options), teeworlds::writeMap(map.map));
    Announcer announcer(options.protocol);
    Arena arena(map, makeCast(playerCount), announcer);
    std::vector<Bot> bots = makeBots(playerCount);
    WorldItems items(options.protocol, FirstSampleTick);
    Script script;

    arena.begin(FirstSampleTick - 1);
    announcer.tuning();
    for (const auto &message : announcer.take())
        writer.message(message);
    for (std::int64_t ticks = 0; ticks <= options.ticks; ++ticks) {
        std::vector<Input> inputs;
        for (std::size_t i = 0; i < bots.size(); ++i) {
            inputs.push_back(bots[i].decide(arena));
            if (bots[i].givesUp())
                arena.kill(i, i, SelfDeath);
        }
        script.play(ticks, arena, announcer);
        if (ticks == RaceTeamTick)
            announcer.raceTeams(std::vector<int>(64, 0));
        arena.advanceTo(FirstSampleTick + ticks, inputs);
        if (ticks % SnapshotStep != 0)
            continue;
        writer.beginTick({FirstSampleTick + ticks});
        writer.snapshot(items.snapshot(arena, arena.takeEvents()));
        for (const auto &message : announcer.take())
            writer.message(message);
    }
    return writer.finish();
}

} // namespace tickscope::sample
