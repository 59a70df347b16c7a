// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/state_changes.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/model/secrets.h"

namespace tickscope::goldsrc {

namespace {

/// Teams of one game are few; a hostile file could name a million.
constexpr std::size_t MaxTeams = 64;

using Values = std::span<const MessageValue>;

/// The number of a field, cut to the width that it has on the wire.
template<typename Number>
Number numberIn(Values values, std::string_view name)
{
    return static_cast<Number>(integerNamed(values, name));
}

Result<void> applyUserInfo(Values values, ServerState &state)
{
    const auto slot = numberIn<std::size_t>(values, "slot");
    if (slot >= ClientSlots)
        return damaged(Fault::tr("user info of a slot that does not exist"));
    ClientState &client = state.clients[slot];
    state.unannounced &= ~(1U << slot);
    const std::string_view text = textNamed(values, "userinfo");
    const auto userId = numberIn<std::int32_t>(values, "user_id");
    // Whoever had the slot before takes the score along.
    if (text.empty() || (client.info && client.info->userId != userId))
        client = {};
    if (text.empty())
        return {};
    // States are shown to all, and kept in caches.
    client.info = std::make_shared<const UserInfo>(UserInfo{userId, withoutSettingSecrets(text)});
    if (const auto before = state.slotBefore(slot, *client.info))
        state.clients[*before] = {};
    return {};
}

Result<void> applyNewUserMessage(Values values, ServerState &state)
{
    const auto id = numberIn<std::uint8_t>(values, "id");
    if (id < FirstUserMessage)
        return damaged(Fault::tr("user message takes the id of an engine message"));
    // 255 on the wire is -1, variable length.
    const auto size = numberIn<std::int16_t>(values, "size");
    UserMessage message{std::string(textNamed(values, "name")),
                        size == 255 ? std::int16_t{-1} : size};
    changeShared(state.userMessages, [&](UserMessageTable &table) {
        table[id - FirstUserMessage] = std::move(message);
    });
    return {};
}

void applyMoveVariables(Values values, ServerState &state)
{
    auto variables = std::make_shared<NamedValues>();
    variables->reserve(values.size());
    for (const MessageValue &value : values)
        variables->emplace_back(value.name, ownedValue(value));
    state.moveVariables = std::move(variables);
}

/// The client that a player index names; null for the server and beyond the slots.
ClientState *clientOf(Values values, ServerState &state)
{
    const auto index = numberIn<std::size_t>(values, "player");
    return index >= 1 && index <= ClientSlots ? &state.clients[index - 1] : nullptr;
}

void applyScore(Values values, ClientState &client)
{
    client.frags = numberIn<std::int16_t>(values, "frags");
    client.deaths = numberIn<std::int16_t>(values, "deaths");
}

void applyScoreInfo(Values values, ClientState &client)
{
    applyScore(values, client);
    client.playerClass = numberIn<std::int16_t>(values, "class");
    client.teamNumber = numberIn<std::int16_t>(values, "team");
}

using ClientChange = void (*)(Values, ClientState &);

/// User messages about one client, named by "player".
constexpr std::array<std::pair<std::string_view, ClientChange>, 7> ClientChanges{{
    {"ScoreInfo", applyScoreInfo},
    {"ScoreShort", applyScore},
    {"Frags", [](Values values,
                 ClientState &client) { client.frags = numberIn<std::int16_t>(values, "frags"); }},
    {"TeamInfo",
     [](Values values, ClientState &client) { client.team = textNamed(values, "team"); }},
    {"ScoreAttrib",
     [](Values values, ClientState &client) {
         client.attributes = numberIn<std::uint8_t>(values, "flags");
     }},
    {"HealthInfo",
     [](Values values, ClientState &client) {
         client.health = numberIn<std::int32_t>(values, "health");
     }},
    {"Account",
     [](Values values, ClientState &client) {
         client.money = numberIn<std::int32_t>(values, "money");
     }},
}};

void applyTeamScore(Values values, ServerState &state)
{
    std::string team(textNamed(values, "team"));
    if (valueNamed(values, "team_number"))
        team = "#" + std::to_string(integerNamed(values, "team_number"));
    auto found = std::ranges::find(state.teamScores, team, &TeamScore::team);
    if (found == state.teamScores.end()) {
        if (state.teamScores.size() == MaxTeams)
            return;
        found = state.teamScores.insert(found, TeamScore{std::move(team)});
    }
    found->score = numberIn<std::int16_t>(values, "score");
    found->deaths = numberIn<std::int16_t>(values, "deaths");
}

void applyCurrentWeapon(Values values, ServerState &state)
{
    // There are messages for weapons that are not in hand, too.
    if (integerNamed(values, "active") != 1)
        return;
    state.hud.weaponId = numberIn<std::uint8_t>(values, "weapon_id");
    state.hud.clip = numberIn<std::int8_t>(values, "clip");
}

void applyWeaponList(Values values, ServerState &state)
{
    changeShared(state.weaponNames, [&](WeaponNames &names) {
        names[numberIn<std::uint8_t>(values, "weapon_id")] = textNamed(values, "name");
    });
}

using StateChange = void (*)(Values, ServerState &);

/// User messages about the game, or about what the recorder sees.
constexpr std::array<std::pair<std::string_view, StateChange>, 9> StateChanges{{
    {"TeamScore", applyTeamScore},
    {"CurWeapon", applyCurrentWeapon},
    {"WeaponList", applyWeaponList},
    {"Health",
     [](Values values, ServerState &state) {
         state.hud.health = numberIn<std::uint8_t>(values, "health");
     }},
    {"Battery",
     [](Values values, ServerState &state) {
         state.hud.armor = numberIn<std::int16_t>(values, "armor");
     }},
    {"Money",
     [](Values values, ServerState &state) {
         state.hud.money = numberIn<std::int32_t>(values, "money");
     }},
    {"SetFOV",
     [](Values values, ServerState &state) {
         state.hud.fieldOfView = numberIn<std::uint8_t>(values, "field_of_view");
     }},
    {"RoundTime",
     [](Values values, ServerState &state) {
         state.hud.roundSeconds = numberIn<std::int16_t>(values, "seconds");
         state.hud.roundTimeAt = state.serverTime;
     }},
    {"AmmoX",
     [](Values values, ServerState &state) {
         state.hud.ammo[numberIn<std::uint8_t>(values, "ammo_id")] = numberIn<std::uint8_t>(
             values, "amount");
     }},
}};

template<typename Changes>
auto changeNamed(const Changes &changes, std::string_view name)
{
    const auto found = std::ranges::find(changes, name, [](const auto &row) { return row.first; });
    return found == changes.end() ? nullptr : found->second;
}

} // namespace

Result<void> applyEngineMessage(std::uint8_t id, std::span<const MessageValue> values,
                                ServerState &state)
{
    switch (id) {
    case svc::Time:
        state.serverTime = realNamed(values, "time");
        state.isBeginning = false;
        break;
    case svc::SetView:
        state.viewEntity = numberIn<std::int16_t>(values, "entity");
        break;
    case svc::LightStyle:
        changeShared(state.lightStyles, [&](LightStyles &styles) {
            styles[numberIn<std::uint8_t>(values, "index")] = textNamed(values, "pattern");
        });
        break;
    case svc::UpdateUserInfo:
        return applyUserInfo(values, state);
    case svc::SetPause:
        state.isPaused = integerNamed(values, "paused") != 0;
        break;
    case svc::Intermission:
        state.isIntermission = true;
        break;
    case svc::NewUserMessage:
        return applyNewUserMessage(values, state);
    case svc::NewMoveVariables:
        applyMoveVariables(values, state);
        break;
    case svc::Hltv:
        state.isHltv = state.isHltv || integerNamed(values, "mode") == 0;
        break;
    default:
        break;
    }
    return {};
}

void applyServerInfo(std::span<const MessageValue> values, ServerState &state)
{
    ServerInfo info;
    info.networkProtocol = numberIn<std::int32_t>(values, "protocol");
    info.spawnCount = numberIn<std::int32_t>(values, "spawn_count");
    info.storedMapChecksum = numberIn<std::uint32_t>(values, "map_checksum");
    info.maxClients = numberIn<std::uint8_t>(values, "max_clients");
    info.recorderSlot = numberIn<std::uint8_t>(values, "player");
    info.isDeathmatch = integerNamed(values, "deathmatch") != 0;
    info.game = textNamed(values, "game");
    info.serverName = textNamed(values, "server_name");
    info.mapPath = textNamed(values, "map");
    info.mapCycle = textNamed(values, "map_cycle");
    state.game = info.game;
    state.serverInfo = std::make_shared<const ServerInfo>(std::move(info));

    for (std::size_t slot = 0; slot < ClientSlots; ++slot) {
        if (state.clients[slot].info)
            state.unannounced |= 1U << slot;
    }
    state.isBeginning = true;
    state.baselines = std::make_shared<Baselines>();
    state.entityRing = {};
    state.entities = std::make_shared<const EntityList>();
    state.areEntitiesExact = true;
    state.clientRing = {};
    state.clientData = nullptr;
    state.isClientDataExact = true;
    // Indexes of the map before; the list comes again.
    state.resources = std::make_shared<ResourceTable>();
    state.isIntermission = false;
}

Result<void> applyUserMessage(std::string_view name, std::span<const MessageValue> values,
                              ServerState &state)
{
    if (const StateChange change = changeNamed(StateChanges, name)) {
        change(values, state);
        return {};
    }
    const ClientChange change = changeNamed(ClientChanges, name);
    if (!change)
        return {};
    ClientState *client = clientOf(values, state);
    if (!client)
        return damaged(Fault::tr("message of a player that does not exist"));
    change(values, *client);
    return {};
}

} // namespace tickscope::goldsrc
