// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rebuilds the world of a teehistorian file on a hostile map, which is made of the file's own
// bytes.

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "core/base/limits.h"
#include "core/formats/format.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"

namespace tickscope {
std::unique_ptr<Format> makeFormat_teehistorian();
}

namespace {

using namespace tickscope;

template<typename Tile, typename Make>
void fill(teeworlds::TileGrid<Tile> &grid, std::int32_t width, std::int32_t height,
          std::span<const std::uint8_t> bytes, std::size_t skipped, Make make)
{
    grid = {width, height, {}};
    for (std::size_t i = 0; i < static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
         ++i)
        grid.cells.push_back(
            make(bytes[(i * 3 + skipped) % bytes.size()], bytes[(i * 5 + skipped) % bytes.size()]));
}

std::shared_ptr<teeworlds::GameMap> mapOf(std::uint8_t size, std::span<const std::uint8_t> bytes)
{
    auto map = std::make_shared<teeworlds::GameMap>();
    const std::int32_t width = 1 + size % 16 * 4;
    const std::int32_t height = 1 + size / 16 * 4;
    fill(map->game, width, height, bytes, 0, [](std::uint8_t index, std::uint8_t flags) {
        return teeworlds::MapTile{index, flags};
    });
    fill(map->front, width, height, bytes, 1, [](std::uint8_t index, std::uint8_t flags) {
        return teeworlds::MapTile{index, flags};
    });
    fill(map->tele, width, height, bytes, 2, [](std::uint8_t number, std::uint8_t type) {
        return teeworlds::TeleTile{number, type};
    });
    fill(map->speedup, width, height, bytes, 3, [](std::uint8_t force, std::uint8_t angle) {
        return teeworlds::SpeedupTile{force, angle, 28, static_cast<std::int16_t>(angle * 100)};
    });
    fill(map->switches, width, height, bytes, 4, [](std::uint8_t number, std::uint8_t type) {
        return teeworlds::SwitchTile{number, type, number, type};
    });
    fill(map->tune, width, height, bytes, 5, [](std::uint8_t number, std::uint8_t type) {
        return teeworlds::TuneTile{number, type};
    });
    map->info.settings = {"tune_zone 1 gravity 1e30", "tune_zone 2 hook_fire_speed -1e9",
                          "tune_zone 3 gun_lifetime 1e9", "switch_open 7"};
    return map;
}

void rebuild(const Shared<Recording> &recording, const Shared<MapContent> &map)
{
    const auto rebuilt = recording->rebuiltWith(map);
    const auto index = rebuilt ? buildIndex(rebuilt, {})
                               : failure(ErrorCode::Io, {faults::Words, "none"});
    if (!index)
        return;
    const auto scene = rebuilt->makeScene(map);
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(rebuilt, limits::CursorCache);
    const TickRange ticks = (*index)->ticks();
    for (const Tick tick : {ticks.last, ticks.first + (ticks.last - ticks.first) / 2}) {
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        if (!frame || !frame->at)
            continue;
        const auto made = scene->make(*frame, static_cast<double>(tick.value) + 0.5);
        for (const Actor &actor : made.actors) {
            if (!std::isfinite(actor.position.x) || !std::isfinite(actor.velocity.x))
                std::abort();
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto format = makeFormat_teehistorian();
    const std::span file(data, size);
    const auto bytes = std::as_bytes(file);
    const auto recording = format->open(memorySource({bytes.begin(), bytes.end()}, "fuzz"), {});
    if (!recording)
        return 0;
    rebuild(*recording, std::make_shared<const teeworlds::TeeworldsMap>(mapOf(file.back(), file),
                                                                        teeworlds::Protocol::V06));
    return 0;
}
