// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_common/scene/race_starts.h"

#include <algorithm>
#include <array>

namespace tickscope::teeworlds {

namespace {

// Bits of teeworlds-snapshot.md, sections 7 and 8.
constexpr int JumpBit = 1;
constexpr int TeamsFlag = 1;
constexpr int Chatting06 = 4;
constexpr int Chatting07 = 2;
constexpr int MovementsDisabled = 1 << 20;
constexpr int InFreezeTile = 1 << 21;
constexpr int NoSkinChange = 1 << 8;
constexpr int AfkFlag = 1;
constexpr int PausedFlag = 2;
constexpr int Dead07 = 16;

/// Colours of teams as the newest game shows them. Source: teeworlds-game-data.md,
/// sections 2.3 and 3.1.
Color teamColor(int team, Protocol protocol)
{
    if (protocol == Protocol::V07)
        return team == 0 ? Color{0xC0, 0x51, 0x51} : Color{0x51, 0x78, 0xC0};
    if (team == 0)
        return {0xFF, 0x6B, 0x6B};
    return team == 1 ? Color{0x6B, 0x9F, 0xFF} : Color{0xB2, 0x62, 0xEA};
}

/// Of markings that are seen at all; 0.7 only. Section 3.1.
constexpr std::uint8_t FaintMarking = 25;

Color markingColor(int team)
{
    return team == 0 ? Color{0xD2, 0x58, 0x58} : Color{0x58, 0x83, 0xD2};
}

bool isOutOfPlay(const WorldState &state, int client)
{
    for (const char *type : {"PlayerInfo", "De_ClientInfo"}) { // 0.6 has the team in the former
        const auto info = itemOf(state, type, client);
        if (info && (info->integer("Team") < 0 || (info->integer("PlayerFlags") & Dead07) != 0))
            return true;
    }
    return false;
}

bool isTeamGame(const WorldState &state)
{
    for (const char *type : {"GameInfo", "De_GameInfo"}) {
        if (const auto info = itemOf(state, type, 0))
            return (info->integer("GameFlags") & TeamsFlag) != 0;
    }
    return false;
}

} // namespace

std::optional<ItemFields> itemOf(const WorldState &state, const char *typeName, std::int64_t id)
{
    const auto number = state.schema()->numberOf(typeName);
    if (!number)
        return {};
    const auto words = state.find({*number, id});
    if (!words)
        return {};
    return ItemFields(*state.schema()->find(*number), {{*number, id}, *words});
}

std::string clientName(const WorldState &state, std::int64_t client)
{
    for (const char *type : {"De_ClientInfo", "ClientInfo"}) {
        if (const auto info = itemOf(state, type, client))
            return info->text("Name");
    }
    return {};
}

bool mayBeOutOfSight(const WorldState &state, int client)
{
    const int recorder = localClientIn(state);
    if (recorder == NoClient)
        return false;
    // Who paused looks elsewhere, and is called a spectator, while the tee stands where it was.
    const auto player = itemOf(state, "DDNetPlayer", client);
    const bool hasPaused = player && (player->integer("Flags") & PausedFlag) != 0;
    return hasPaused || (client != recorder && !isOutOfPlay(state, client));
}

ActorLooks::ActorLooks(Protocol protocol, const WorldState &state, const TeeworldsMap *map,
                       double position)
    : m_protocol(protocol)
    , m_state(state)
    , m_map(map)
    , m_position(position)
    , m_hasTeams(isTeamGame(state))
{
    if (const auto info = itemOf(state, "GameInfoEx", 0))
        m_showsFreezing = (info->integer("Flags2") & NoSkinChange) == 0;
}

void ActorLooks::dress(Actor &actor, const ItemFields &character) const
{
    applyCharacter(actor, character);
    applyClient(actor);
    applyExtras(actor);
    if (m_hasTeams)
        applyTeamColor(actor);
}

void ActorLooks::applyCharacter(Actor &actor, const ItemFields &character) const
{
    actor.weapon = weaponOf(character.integer("Weapon"));
    // Ghosts have neither.
    if (character.has("Health")) {
        actor.health = character.integer("Health");
        actor.armor = character.integer("Armor");
    }
    const int emote = character.integer("Emote");
    if (emote >= 0 && emote <= static_cast<int>(EyeKind::Blink))
        actor.eyes = static_cast<EyeKind>(emote);
    actor.attackTick = character.integer("AttackTick");
    if (actor.attackTick > 0)
        actor.ticksSinceAttack = std::max(m_position - actor.attackTick, 0.0);
    const int jumped = character.integer("Jumped");
    actor.hasAirJumped = (jumped & AirJumpBit) != 0;
    actor.intent.isJumping = (jumped & JumpBit) != 0;
    actor.intent.direction = character.integer("Direction");
    if (m_protocol == Protocol::V06)
        actor.intent.isTyping = (character.integer("PlayerFlags") & Chatting06) != 0;
    if (m_map) {
        // The cell under the middle decides. Source: section 4.1.
        const Vector2 place = character.place();
        actor.isOnGround = m_map->collision().isSolid(
            {static_cast<float>(place.x), static_cast<float>(place.y + 16)});
    }
}

void ActorLooks::applyClient(Actor &actor) const
{
    actor.name = clientName(m_state, actor.client);
    if (const auto info = itemOf(m_state, "ClientInfo", actor.client)) {
        actor.skin = info->text("Skin");
        if (info->integer("UseCustomColor") != 0) {
            actor.body = skinColor(info->integer("ColorBody"), m_protocol);
            actor.feet = skinColor(info->integer("ColorFeet"), m_protocol);
        }
    }
    if (const auto info = itemOf(m_state, "PlayerInfo", actor.client)) {
        actor.team = info->integer("Team");
        actor.isRecorder = info->integer("Local") == 1;
        if (m_protocol == Protocol::V07)
            actor.intent.isTyping = (info->integer("PlayerFlags") & Chatting07) != 0;
    }
    if (const auto info = itemOf(m_state, "De_ClientInfo", actor.client)) {
        actor.team = info->integer("Team");
        actor.isRecorder = info->integer("Local") == 1;
        applyParts(actor, *info);
    }
}

void ActorLooks::applyParts(Actor &actor, const ItemFields &info) const
{
    static constexpr std::array Parts{"body", "marking", "decoration", "hands", "feet", "eyes"};
    for (const std::string part : Parts) {
        SkinPart skin;
        skin.name = info.text("SkinPartName." + part);
        if (info.integer("UseCustomColor." + part) != 0) {
            const int packed = info.integer("SkinPartColor." + part);
            skin.color = skinColor(packed, Protocol::V07);
            // Only markings are seen through. Source: section 3.1.
            if (part == "marking")
                skin.color->alpha = static_cast<std::uint8_t>(static_cast<unsigned>(packed) >> 24);
        }
        actor.parts.push_back(std::move(skin));
    }
    actor.body = actor.parts[0].color;
    actor.feet = actor.parts[4].color;
}

void ActorLooks::applyExtras(Actor &actor) const
{
    if (const auto extra = itemOf(m_state, "DDNetCharacter", actor.client)) {
        const int flags = extra->integer("Flags");
        const int freezeEnd = extra->integer("FreezeEnd");
        actor.isHeld = (flags & MovementsDisabled) != 0;
        actor.isFrozen = freezeEnd == -1 || freezeEnd > m_position;
        const int start = extra->integer("FreezeStart");
        if (freezeEnd > start && start > 0 && (flags & InFreezeTile) == 0)
            actor.freezeShare = std::clamp((freezeEnd - m_position) / (freezeEnd - start), 0.0,
                                           1.0);
        if (!m_showsFreezing && actor.isFrozen) {
            actor.isFrozen = false;
            actor.isHeld = true;
        }
    }
    if (const auto player = itemOf(m_state, "DDNetPlayer", actor.client))
        actor.isSitting = (player->integer("Flags") & (AfkFlag | PausedFlag)) != 0;
}

void ActorLooks::applyTeamColor(Actor &actor) const
{
    actor.hasTeamColor = true;
    actor.body = actor.feet = teamColor(actor.team, m_protocol);
    for (SkinPart &part : actor.parts) {
        const bool isMarking = &part == &actor.parts[1];
        const std::uint8_t alpha = part.color && isMarking ? part.color->alpha : 255;
        part.color = isMarking && alpha > FaintMarking ? markingColor(actor.team) : actor.body;
        part.color->alpha = alpha;
    }
}

} // namespace tickscope::teeworlds
