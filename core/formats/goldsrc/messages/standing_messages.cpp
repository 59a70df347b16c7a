// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/standing_messages.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <string_view>

#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/limits.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/packet_writer.h"

namespace tickscope::goldsrc {

namespace {

struct StandingRow {
    std::string_view name;
    /// That has what it is about; empty when there is one of its name, EachOne when all hold.
    std::string_view field = {};
};
constexpr std::string_view EachOne{"*"};

/// Source: goldsrc-netmessages.md, sections 4 and 7.
constexpr std::array StandingRows{
    StandingRow{"svc_setview"},
    StandingRow{"svc_serverinfo"},
    StandingRow{"svc_lightstyle", "index"},
    StandingRow{"svc_updateuserinfo", "slot"},
    StandingRow{"svc_deltadescription", "name"},
    StandingRow{"svc_spawnstatic", EachOne},
    StandingRow{"svc_spawnbaseline", EachOne},
    StandingRow{"svc_setpause"},
    StandingRow{"svc_spawnstaticsound", EachOne},
    StandingRow{"svc_intermission"},
    StandingRow{"svc_cdtrack"},
    StandingRow{"svc_roomtype"},
    StandingRow{"svc_newusermsg", "id"},
    StandingRow{"svc_resourcelist", EachOne},
    StandingRow{"svc_newmovevars"},
    StandingRow{"svc_customization", EachOne},
    StandingRow{"svc_crosshairangle"},
    StandingRow{"svc_hltv"},
    StandingRow{"svc_voiceinit"},
    StandingRow{"svc_sendextrainfo"},
    StandingRow{"svc_timescale"},
    StandingRow{"ScoreInfo", "player"},
    StandingRow{"ScoreShort", "player"},
    StandingRow{"Frags", "player"},
    StandingRow{"TeamInfo", "player"},
    StandingRow{"ScoreAttrib", "player"},
    StandingRow{"HealthInfo", "player"},
    StandingRow{"Account", "player"},
    StandingRow{"Spectator", "player"},
    StandingRow{"TeamScore", "team"},
    StandingRow{"CurWeapon", "active"},
    StandingRow{"WeaponList", "weapon_id"},
    StandingRow{"AmmoX", "ammo_id"},
    StandingRow{"Health"},
    StandingRow{"Battery"},
    StandingRow{"Money"},
    StandingRow{"SetFOV"},
    StandingRow{"RoundTime"},
    StandingRow{"HideWeapon"},
    StandingRow{"FlashBat"},
    StandingRow{"Flashlight"},
    StandingRow{"Train"},
    StandingRow{"Geiger"},
    StandingRow{"StatusIcon", "icon"},
    StandingRow{"StatusText", "line"},
    StandingRow{"StatusValue", "line"},
    StandingRow{"ServerName"},
    StandingRow{"GameMode"},
    StandingRow{"InitHUD"},
};

/// What a new map does away with. Section 4.3.
constexpr std::array<std::string_view, 5> OfTheMap{"svc_spawnbaseline", "svc_resourcelist",
                                                   "svc_spawnstatic", "svc_spawnstaticsound",
                                                   "svc_intermission"};

std::string keyText(const ServerMessage &message, std::string_view field)
{
    const MessageValue *value = message.find(field);
    // Day of Defeat numbers its teams.
    if (!value && field == "team")
        value = message.find("team_number");
    if (!value)
        return {};
    const auto *text = std::get_if<std::string_view>(&value->value);
    return text ? std::string(*text) : std::to_string(message.integer(value->name));
}

void notePlayer(const ServerMessage &message, const ServerState &before, StandingMessage &standing)
{
    const std::int64_t slot = message.integer("slot");
    standing.player = slot + 1;
    const auto &known = slot >= 0 && slot < std::ssize(before.clients)
                            ? before.clients[static_cast<std::size_t>(slot)].info
                            : nullptr;
    standing.replacesPlayer = message.text("userinfo").empty()
                              || (known && known->userId != message.integer("user_id"));
}

} // namespace

bool mayStand(std::uint8_t id)
{
    static const auto ofEngine = [] {
        std::bitset<FirstUserMessage> standing;
        for (std::uint8_t engine = 0; engine < FirstUserMessage; ++engine)
            standing[engine] = std::ranges::find(StandingRows, engineMessageName(engine),
                                                 &StandingRow::name)
                               != StandingRows.end();
        return standing;
    }();
    return id >= FirstUserMessage || ofEngine[id];
}

std::optional<StandingMessage> standingMessage(const ServerMessage &message,
                                               const ServerState &before,
                                               std::span<const std::byte> bytes)
{
    const auto row = std::ranges::find(StandingRows, message.name, &StandingRow::name);
    if (row == StandingRows.end())
        return {};
    StandingMessage standing;
    standing.key = {std::string(row->name),
                    row->field == EachOne ? std::string(EachOne) : keyText(message, row->field)};
    // Time runs on from where it was stated.
    if (row->name == "RoundTime")
        standing.bytes = timeMessage(before.serverTime);
    standing.bytes.insert(standing.bytes.end(), bytes.begin(), bytes.end());
    standing.replacesMap = message.id == svc::ServerInfo;
    if (message.id == svc::UpdateUserInfo)
        notePlayer(message, before, standing);
    else if (row->field == "player")
        standing.player = message.integer("player");
    return standing;
}

StandingMessage freedSlot(std::size_t slot, const ServerState &state)
{
    // A user info without text. Source: goldsrc-netmessages.md, section 4.
    constexpr int FirstWithHash = 44;
    constexpr std::size_t HashSize = 16;
    StandingMessage freed;
    freed.key = {"svc_updateuserinfo", std::to_string(slot)};
    freed.bytes = {std::byte{svc::UpdateUserInfo}, static_cast<std::byte>(slot)};
    appendWord(freed.bytes, static_cast<std::uint32_t>(state.clients[slot].info->userId));
    const std::size_t hash = state.messageProtocol() >= FirstWithHash ? HashSize : 0;
    freed.bytes.resize(freed.bytes.size() + 1 + hash);
    freed.player = static_cast<std::int64_t>(slot) + 1;
    freed.replacesPlayer = true;
    return freed;
}

void StandingMessages::add(StandingMessage message)
{
    if (message.replacesPlayer || message.replacesMap) {
        std::erase_if(m_messages, [&message](const auto &entry) {
            return message.replacesMap
                       ? std::ranges::find(OfTheMap, entry.first.first) != OfTheMap.end()
                       : entry.second.message.player == message.player;
        });
    }
    auto key = message.key;
    if (key.second == EachOne) {
        // Ordered as they came. A hostile file has no end of them.
        if (m_messages.size() >= limits::StandingMessages)
            return;
        key.second += std::to_string(m_count);
    }
    const auto [kept, isNew] = m_messages.try_emplace(std::move(key));
    if (isNew)
        kept->second.order = m_count;
    kept->second.message = std::move(message);
    ++m_count;
}

std::vector<std::vector<std::byte>> StandingMessages::take()
{
    std::map<std::size_t, std::vector<std::byte> *> inOrder;
    for (auto &[key, kept] : m_messages)
        inOrder[kept.order] = &kept.message.bytes;
    std::vector<std::vector<std::byte>> messages;
    messages.reserve(inOrder.size());
    for (const auto &[order, bytes] : inOrder)
        messages.push_back(std::move(*bytes));
    m_messages.clear();
    return messages;
}

} // namespace tickscope::goldsrc
