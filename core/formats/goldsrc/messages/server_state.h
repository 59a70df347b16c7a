// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/tick.h"
#include "core/formats/goldsrc/bits/delta.h"
#include "core/formats/goldsrc/bits/packet_ring.h"
#include "core/formats/goldsrc/messages/entities.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

/// Slots of clients; entity and player index are slot + 1.
/// Source: goldsrc-demo.md, section 8.
inline constexpr std::size_t ClientSlots = 32;

/// First message id of user messages. Source: goldsrc-netmessages.md, section 1.
inline constexpr std::uint8_t FirstUserMessage = 64;

/// svc_serverinfo. Source: goldsrc-netmessages.md, section 4.3.
struct ServerInfo {
    std::int32_t networkProtocol = 0;
    std::int32_t spawnCount = 0;
    std::uint32_t storedMapChecksum = 0; ///< As it travels; see mapChecksum().
    bool isChecksumScrambled = true;     ///< Not in demo protocol 4.
    std::uint8_t maxClients = 0;
    std::uint8_t recorderSlot = 0; ///< From 0.
    bool isDeathmatch = false;
    std::string game;       ///< Directory: "cstrike".
    std::string serverName; ///< Empty before network protocol 45.
    std::string mapPath;    ///< "maps/de_dust.bsp".
    std::string mapCycle;   ///< A whole text file.

    /// Checksum of the map as in the header of a recording.
    /// Source: goldsrc-demo.md, section 9.
    [[nodiscard]] std::uint32_t mapChecksum() const;
};

/// The string of svc_updateuserinfo. Section 6. Immutable once shared.
struct UserInfo {
    std::int32_t userId = 0; ///< Unique for each connection.
    std::string text;        ///< "\key\value\key\value".

    /// Value of \a key ("name", "model", "topcolor", "*sid"); empty when there is none.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    [[nodiscard]] std::string_view name() const { return value("name"); }
    /// "STEAM_0:1:234" of *sid; empty when there is none.
    [[nodiscard]] std::string steamId() const;
    /// The Steam account, see PlayerChange::evidence. The server asks Steam for it and sets it
    /// itself; clients cannot. Empty when there is none, as on a server without Steam.
    [[nodiscard]] std::string evidence() const;
    [[nodiscard]] bool isProxy() const { return value("*hltv") == "1"; }
};

/// What messages hold of one client.
struct ClientState {
    Shared<UserInfo> info; ///< Null while the slot is free.
    std::int16_t frags = 0;
    std::int16_t deaths = 0;
    std::int16_t playerClass = 0;
    std::int16_t teamNumber = 0;
    std::string team;                       ///< "TERRORIST", "CT", ... of TeamInfo.
    std::optional<std::uint8_t> attributes; ///< ScoreAttrib: 1 dead, 2 bomb, 4 VIP.
    std::optional<std::int32_t> health;     ///< HealthInfo of Counter-Strike.
    std::optional<std::int32_t> money;      ///< Account of Counter-Strike.
    std::uint16_t ping = 0;                 ///< Milliseconds.
    std::uint8_t loss = 0;                  ///< Percent.

    friend bool operator==(const ClientState &, const ClientState &) = default;
};

/// Score of one team, by TeamScore.
struct TeamScore {
    std::string team; ///< Name; Day of Defeat numbers its teams: "#1".
    std::int16_t score = 0;
    std::int16_t deaths = 0; ///< Half-Life only.
};

/// What the recorder's own display shows, by user messages.
struct HudState {
    std::optional<std::uint8_t> health;
    std::optional<std::int16_t> armor;
    std::optional<std::uint8_t> weaponId; ///< The active weapon; names are in weaponNames.
    std::int8_t clip = -1;                ///< -1 for weapons without one.
    std::optional<std::int32_t> money;
    std::optional<std::uint8_t> fieldOfView;
    std::optional<std::int16_t> roundSeconds;  ///< Left at \a roundTimeAt.
    double roundTimeAt = 0;                    ///< Server time of the last RoundTime.
    std::map<std::uint8_t, std::uint8_t> ammo; ///< By ammo id.
};

/// Weapons of the recorder by index. Copies share them, for most packets hold none.
class WeaponRecords
{
public:
    /// By index: a few, which are copied with each packet that changes one.
    using List = std::vector<std::pair<std::uint8_t, Shared<DeltaRecord>>>;

    WeaponRecords() = default;
    explicit WeaponRecords(List records)
        : m_records(std::make_shared<List>(std::move(records)))
    {
    }

    [[nodiscard]] const List &all() const { return *m_records; }
    /// All, to be changed; nothing of use is left here.
    [[nodiscard]] List taken() { return takenFrom(m_records); }
    [[nodiscard]] List::const_iterator begin() const { return m_records->begin(); }
    [[nodiscard]] List::const_iterator end() const { return m_records->end(); }
    [[nodiscard]] std::size_t size() const { return m_records->size(); }
    [[nodiscard]] bool contains(std::uint8_t index) const { return find(index) != end(); }
    [[nodiscard]] List::const_iterator find(std::uint8_t index) const
    {
        return std::ranges::find(*m_records, index, &List::value_type::first);
    }
    /// The index must be one of them.
    [[nodiscard]] const Shared<DeltaRecord> &at(std::uint8_t index) const
    {
        return find(index)->second;
    }

    friend void visitFields(auto &archive, Visited<WeaponRecords> auto &weapons)
    {
        archive(weapons.m_records);
    }
    [[nodiscard]] bool isNull() const { return !m_records; }

private:
    /// What all begin with.
    static const Shared<List> &none();

    Shared<List> m_records = none();
};

/// svc_clientdata of one packet: the recorder's own state. Immutable once shared.
struct ClientData {
    Shared<DeltaRecord> record; ///< By clientdata_t; never null.
    WeaponRecords weapons;      ///< By weapon_data_t.
};

/// A user message as the server registered it. Section 7.
struct UserMessage {
    std::string name;
    std::int16_t size = -1; ///< Bytes; -1 for variable length.
};
using UserMessageTable = std::array<std::optional<UserMessage>, 256 - FirstUserMessage>;

/// What resources are for. Section 4.7.
enum class ResourceType : std::uint8_t { Sound, Skin, Model, Decal, Generic, Event, World };

/// Names of resources by type and index. Immutable once shared.
struct ResourceTable {
    std::map<std::pair<ResourceType, std::uint16_t>, std::string> names;

    /// Empty when it is not known.
    [[nodiscard]] std::string_view name(ResourceType type, unsigned index) const;
};

/// Values with the names that the sheet gives them (static storage).
using NamedValues = std::vector<std::pair<std::string_view, Value>>;

/// Patterns by index, as svc_lightstyle sends them.
using LightStyles = std::map<std::uint8_t, std::string>;
/// By weapon id.
using WeaponNames = std::map<std::uint8_t, std::string>;

/// All that cannot be read from the bytes behind a place: what a checkpoint must hold
/// (goldsrc-demo.md, section 10). A copy shares all big tables. Who keeps one of
/// the pointers sees a change as another pointer; a table with one owner changes in place.
struct ServerState {
    /// \param game  directory from the header; svc_serverinfo has it again.
    ServerState(int protocol, std::string gameDirectory);

    int networkProtocol = 48;
    std::string game;
    /// Network protocol 46 does not mark an early Steam beta, which has other widths:
    /// known once a frame could be read in one way only. Section 4.4.
    std::optional<bool> isSteamBeta;

    double serverTime = 0; ///< svc_time.
    bool isHltv = false;
    bool isPaused = false;
    bool isIntermission = false;
    std::int16_t viewEntity = 0;
    Shared<NamedValues> moveVariables; ///< svc_newmovevars; null before it.
    Shared<ServerInfo> serverInfo;     ///< Null before svc_serverinfo.

    Shared<DeltaDescriptions> descriptions; ///< Never null.
    Shared<UserMessageTable> userMessages;  ///< Never null.
    Shared<ResourceTable> resources;        ///< Never null.
    Shared<LightStyles> lightStyles;        ///< Never null.
    Shared<WeaponNames> weaponNames;        ///< Of WeaponList; never null.

    Shared<Baselines> baselines; ///< Never null.
    PacketRing<EntityList> entityRing;
    Shared<EntityList> entities; ///< Of the last packet that could be read; never null.
    PacketRing<ClientData> clientRing;
    Shared<ClientData> clientData; ///< Null before the first, and in HLTV recordings.
    /// False when  entities or  clientData miss what a packet held.
    bool areEntitiesExact = true;
    bool isClientDataExact = true;

    std::array<ClientState, ClientSlots> clients;
    /// By slot, from bit 0: clients of the game before, whom the newest svc_serverinfo's does not
    /// name yet.
    std::uint32_t unannounced = 0;
    bool isBeginning = false; ///< A game has begun, and its time does not run yet.
    std::vector<TeamScore> teamScores;
    HudState hud;

    /// The slot that \a info's connection had, other than \a slot, which it gets; null for none. A
    /// change of the map gives some another one.
    [[nodiscard]] std::optional<std::size_t> slotBefore(std::size_t slot,
                                                        const UserInfo &info) const;
    [[nodiscard]] bool isUnannounced(int slot) const { return (unannounced >> slot & 1U) != 0; }
    [[nodiscard]] unsigned maxClients() const { return serverInfo ? serverInfo->maxClients : 0; }
    /// Network protocol by which messages are laid out: the early Steam betas have the
    /// number of the one before.
    [[nodiscard]] int messageProtocol() const;
    /// Of the bits in messages.
    [[nodiscard]] BitOrder bitOrder() const;
    /// Bits of a weapon's index in client data. Section 4.4.
    [[nodiscard]] unsigned weaponIndexBits() const;
    /// What the messages of entities are read and written with; borrows from this.
    [[nodiscard]] EntityContext entityContext() const;
    /// The recorder's slot; nothing in HLTV recordings and before svc_serverinfo.
    [[nodiscard]] std::optional<std::uint8_t> recorderSlot() const;
    /// Name of a model, e.g. of an entity's "modelindex"; empty when it is not known.
    [[nodiscard]] std::string_view modelName(unsigned index) const;
};

} // namespace tickscope::goldsrc
