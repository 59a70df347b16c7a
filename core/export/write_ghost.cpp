// SPDX-License-Identifier: MIT
#include "core/export/write_ghost.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>

#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/formats/ddnet_ghost/ghost_writing.h"
#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/timeline/cursor.h"

namespace tickscope {

namespace {

using teeworlds::GhostRun;

/// Fields of a Character in the order of a ghost. Source: ddnet-ghost.md, section 2.
constexpr std::array<std::string_view, teeworlds::GhostCharacterWords> CharacterFields{
    "X",      "Y",         "VelX",  "VelY",  "Angle",     "Direction",
    "Weapon", "HookState", "HookX", "HookY", "AttackTick"};

std::optional<GhostRun::Character> characterOf(const WorldState &state, int client, Tick tick)
{
    const auto item = teeworlds::itemOf(state, "Character", client);
    if (!item)
        return {};
    GhostRun::Character character{};
    for (std::size_t i = 0; i < CharacterFields.size(); ++i) {
        if (!item->has(CharacterFields[i]))
            return {};
        character[i] = item->integer(CharacterFields[i]);
    }
    // Games leave it out.
    character[teeworlds::GhostVelY] = 0;
    character.back() = static_cast<std::int32_t>(tick.value);
    return character;
}

/// A skin as 0.6 and DDNet have it; other protocols have skins of parts.
std::optional<teeworlds::GhostOutfit> skinOf(const WorldState &state, int client)
{
    const auto item = teeworlds::itemOf(state, "ClientInfo", client);
    if (!item || !item->has("UseCustomColor"))
        return {};
    return teeworlds::GhostOutfit{item->text("Skin"), item->integer("UseCustomColor") != 0,
                                  item->integer("ColorBody"), item->integer("ColorFeet")};
}

/// What a ghost says of the run, without its characters.
GhostRun headOf(const GhostExport &wanted)
{
    GhostRun ghost;
    const RecordingInfo &info = wanted.recording->info();
    if (info.map) {
        ghost.mapName = info.map->name;
        ghost.mapSha256 = info.map->sha256;
        ghost.mapCrc = info.map->crc32;
    }
    if (const Player *player = wanted.index->players().of(*wanted.run.who))
        ghost.player = player->nameAt(wanted.run.who->tick);
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(wanted.run.time);
    ghost.milliseconds = static_cast<std::int32_t>(
        std::min<std::int64_t>(time.count(), std::numeric_limits<std::int32_t>::max()));
    ghost.startTick = static_cast<std::int32_t>(wanted.run.ticks.first.value);
    return ghost;
}

} // namespace

Result<std::vector<std::byte>> writeGhost(const GhostExport &wanted, const std::stop_token &stop)
{
    if (!wanted.run.who || !wanted.run.isFinished)
        return failure(ErrorCode::BadInput,
                       {faultKind<QT_TRANSLATE_NOOP(
                           "faults", "only a finished run of a known player can be a ghost")>});
    GhostRun ghost = headOf(wanted);
    Cursor cursor(wanted.recording, limits::CursorCache);
    const auto mover = wanted.motion->makeMover();
    const int client = wanted.run.who->client;
    bool hasSkin = false;
    const Tick last = wanted.run.ticks.last;
    for (Tick tick = wanted.run.ticks.first; tick <= last;) {
        const auto frame = cursor.frameAt(tick, *wanted.index, *mover, stop);
        if (!frame)
            return tl::unexpected(frame.error());
        if (frame->at && frame->at->tick == tick) {
            const WorldState &state = *frame->at->shown;
            if (const auto character = characterOf(state, client, tick))
                ghost.characters.push_back(*character);
            if (const auto skin = hasSkin ? std::nullopt : skinOf(state, client)) {
                ghost.skin = *skin;
                hasSkin = true;
            }
        }
        const Tick next{tick.value + 1};
        tick = frame->next && frame->next->tick > tick ? frame->next->tick : next;
    }
    return teeworlds::ghostFile(ghost);
}

} // namespace tickscope
