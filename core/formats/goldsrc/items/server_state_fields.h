// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "core/formats/goldsrc/messages/server_state.h"
#include "core/io/archive.h"

/// The fields of a server's state, for archives. What packets share is written once.
namespace tickscope::goldsrc {

void visitFields(auto &archive, Visited<ServerInfo> auto &info)
{
    archive(info.networkProtocol, info.spawnCount, info.storedMapChecksum, info.isChecksumScrambled,
            info.maxClients, info.recorderSlot, info.isDeathmatch, info.game, info.serverName,
            info.mapPath, info.mapCycle);
}

void visitFields(auto &archive, Visited<UserInfo> auto &info)
{
    archive(info.userId, info.text);
}

void visitFields(auto &archive, Visited<ClientState> auto &client)
{
    archive(client.info, client.frags, client.deaths, client.playerClass, client.teamNumber,
            client.team, client.attributes, client.health, client.money, client.ping, client.loss);
}

void visitFields(auto &archive, Visited<TeamScore> auto &score)
{
    archive(score.team, score.score, score.deaths);
}

void visitFields(auto &archive, Visited<HudState> auto &hud)
{
    archive(hud.health, hud.armor, hud.weaponId, hud.clip, hud.money, hud.fieldOfView,
            hud.roundSeconds, hud.roundTimeAt, hud.ammo);
}

template<typename Archive, Visited<ClientData> T>
void visitFields(Archive &archive, T &data)
{
    archive(data.record, data.weapons);
    if constexpr (Archive::IsReader) {
        if (!data.record || data.weapons.isNull()
            || std::ranges::any_of(data.weapons, [](const auto &entry) { return !entry.second; }))
            archive.refuse();
    }
}

void visitFields(auto &archive, Visited<UserMessage> auto &message)
{
    archive(message.name, message.size);
}

void visitFields(auto &archive, Visited<ResourceTable> auto &table)
{
    archive(table.names);
}

template<typename Archive, Visited<EntityState> T>
void visitFields(Archive &archive, T &state)
{
    archive(state.kind, state.record);
    if constexpr (Archive::IsReader) {
        if (state.kind > EntityKind::Custom)
            archive.refuse();
    }
}

template<typename Archive, Visited<ListedEntity> T>
void visitFields(Archive &archive, T &entity)
{
    archive(entity.number, entity.state);
    if constexpr (Archive::IsReader) {
        if (!entity.state)
            archive.refuse();
    }
}

template<typename Archive, Visited<Baselines> T>
void visitFields(Archive &archive, T &baselines)
{
    archive(baselines.entities, baselines.instanced);
    if constexpr (Archive::IsReader) {
        const auto isNull = [](const auto &state) { return !state; };
        if (std::ranges::any_of(baselines.instanced, isNull)
            || std::ranges::any_of(baselines.entities,
                                   [&](const auto &entry) { return isNull(entry.second); }))
            archive.refuse();
    }
}

/// As texts and numbers: names have static storage, see readMoveVariables().
void writeMoveVariables(ArchiveWriter &archive, const Shared<NamedValues> &variables);
void readMoveVariables(ArchiveReader &archive, Shared<NamedValues> &variables);

/// Whether lists are by number, and nothing is missing that must be there.
[[nodiscard]] bool isPossible(const ServerState &state);

template<typename Archive, Visited<ServerState> T>
void visitFields(Archive &archive, T &state)
{
    archive(state.networkProtocol, state.game, state.isSteamBeta, state.serverTime, state.isHltv,
            state.isPaused, state.isIntermission, state.viewEntity, state.serverInfo,
            state.descriptions, state.userMessages, state.resources, state.lightStyles,
            state.weaponNames, state.baselines, state.entityRing, state.entities, state.clientRing,
            state.clientData, state.areEntitiesExact, state.isClientDataExact, state.clients,
            state.unannounced, state.isBeginning, state.teamScores, state.hud);
    if constexpr (Archive::IsReader) {
        readMoveVariables(archive, state.moveVariables);
        if (!isPossible(state))
            archive.refuse();
    } else {
        writeMoveVariables(archive, state.moveVariables);
    }
}

} // namespace tickscope::goldsrc
