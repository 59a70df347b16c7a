// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>

#include "core/formats/goldsrc/items/client_items.h"
#include "core/formats/goldsrc/items/delta_item_type.h"
#include "core/formats/goldsrc/items/frame_items.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "core/model/state/world_state.h"

namespace tickscope::goldsrc {

/// Keeps the items of a world as the server's messages set them: World, Team, Client,
/// Player, ClientData, Weapon and Entity. Does only what has changed since the last time,
/// so it belongs to one state; copies of both belong together as well. What the items are does not
/// depend on how often they were brought up to date.
class ServerItems
{
public:
    explicit ServerItems(const DemoForm &form);

    /// Movement variables of the present frame: what the recorder felt, which is nearer
    /// than those of the server's message. A frame without leaves the last ones.
    void setMoveVariables(const MessageFrame &frame);
    /// The last ones of a frame, as recorded; all 0 before them.
    [[nodiscard]] const std::array<std::byte, MoveVariablesSize> &recordedVariables() const
    {
        return m_recordedVariables;
    }
    /// To be called at the end of every tick: remembers what later states have of it.
    void follow(const ServerState &server, WorldState &state);
    /// Brings \a state up to \a server, which was followed. View is in it already, if there is one.
    void update(const ServerState &server, WorldState &state);

private:
    /// What World is made of, but for the time and the movement variables of frames.
    struct WorldFacts {
        Shared<ServerInfo> serverInfo;
        Shared<NamedValues> moveVariables;
        bool isPaused = false;
        bool isIntermission = false;
        bool isHltv = false;
        std::int16_t viewEntity = 0;

        friend bool operator==(const WorldFacts &, const WorldFacts &) = default;
    };

    void updateTypes(const ServerState &server, WorldState &state);
    void forgetRecords(WorldState &state);
    void updateWorld(const ServerState &server, WorldState &state);
    void updateTeams(const ServerState &server, WorldState &state);
    void updateClients(const ServerState &server, WorldState &state);
    void trackRecorder(const ServerState &server);
    void updateClientData(const ServerState &server, WorldState &state);
    void updateEntities(const ServerState &server, WorldState &state);
    void updatePlayers(const ServerState &server, WorldState &state);
    void updateRecorder(const ServerState &server, WorldState &state);
    void updateCommand(WorldState &state) const;

    DemoForm m_form;

    /// What the items of the state were made of.
    WorldFacts m_worldFacts;
    bool m_isWorldOld = true;
    std::optional<MoveVariables> m_frameVariables;
    std::array<std::byte, MoveVariablesSize> m_recordedVariables{}; ///< Those, as recorded.
    std::optional<MoveVariables> m_serverVariables;
    Shared<DeltaDescriptions> m_descriptions;
    Shared<ResourceTable> m_resources;
    Shared<WeaponNames> m_weaponNames;
    Shared<EntityList> m_entities;
    Shared<ClientData> m_clientData;
    std::array<ClientState, ClientSlots> m_clients;
    std::array<Shared<EntityState>, ClientSlots> m_figures; ///< That the Players stand for.
    std::bitset<ClientSlots> m_oldClients;   ///< Clients to make again in this update.
    std::bitset<ClientSlots> m_oldFigures;   ///< Players to make again whatever they stand for.
    std::optional<RecorderFacts> m_recorder; ///< Nothing in HLTV recordings.
    std::optional<std::uint8_t> m_recorderSlot;
    std::optional<std::int32_t> m_weapon; ///< Last one in the recorder's hands.
    std::size_t m_teamCount = 0;

    Shared<ItemType> m_userCommandType;
    FigureFields m_fields;
    std::optional<DeltaItemType> m_entityType;
    std::optional<DeltaItemType> m_clientDataType;
    std::optional<DeltaItemType> m_weaponType;
};

} // namespace tickscope::goldsrc
