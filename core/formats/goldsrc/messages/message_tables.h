// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "core/formats/goldsrc/messages/message_layout.h"

/// Names and layouts of the byte-aligned messages.
/// Source: goldsrc-netmessages.md, sections 4, 4.6, 4.8 and 7.
namespace tickscope::goldsrc {

/// Ids of the messages that are not read by a table alone, or change the state.
namespace svc {
inline constexpr std::uint8_t Bad = 0;
inline constexpr std::uint8_t Nop = 1;
inline constexpr std::uint8_t Disconnect = 2;
inline constexpr std::uint8_t Event = 3;
inline constexpr std::uint8_t SetView = 5;
inline constexpr std::uint8_t Sound = 6;
inline constexpr std::uint8_t Time = 7;
inline constexpr std::uint8_t Print = 8;
inline constexpr std::uint8_t StuffText = 9;
inline constexpr std::uint8_t ServerInfo = 11;
inline constexpr std::uint8_t LightStyle = 12;
inline constexpr std::uint8_t UpdateUserInfo = 13;
inline constexpr std::uint8_t DeltaDescription = 14;
inline constexpr std::uint8_t ClientData = 15;
inline constexpr std::uint8_t Pings = 17;
inline constexpr std::uint8_t EventReliable = 21;
inline constexpr std::uint8_t SpawnBaseline = 22;
inline constexpr std::uint8_t TempEntity = 23;
inline constexpr std::uint8_t SetPause = 24;
inline constexpr std::uint8_t CenterPrint = 26;
inline constexpr std::uint8_t Intermission = 30;
inline constexpr std::uint8_t Finale = 31;
inline constexpr std::uint8_t CutScene = 34;
inline constexpr std::uint8_t NewUserMessage = 39;
inline constexpr std::uint8_t PacketEntities = 40;
inline constexpr std::uint8_t DeltaPacketEntities = 41;
inline constexpr std::uint8_t Choke = 42;
inline constexpr std::uint8_t ResourceList = 43;
inline constexpr std::uint8_t NewMoveVariables = 44;
inline constexpr std::uint8_t Hltv = 50;
inline constexpr std::uint8_t Director = 51;
} // namespace svc

/// "svc_time"; ids from 60 on are reserved: "svc_60".
[[nodiscard]] std::string_view engineMessageName(std::uint8_t id);

/// Fields behind the id; null for messages of bits, with parts of their own, and reserved ones.
[[nodiscard]] const MessageLayout *engineMessageLayout(std::uint8_t id);

/// Of svc_serverinfo: fields up to the map path, and the ones behind.
struct ServerInfoLayout {
    MessageLayout head;
    MessageLayout tail;
};
[[nodiscard]] const ServerInfoLayout &serverInfoLayout();

/// What svc_temp_entity and svc_director hold behind their kind or command.
struct KindLayout {
    std::string_view name; ///< "explosion".
    MessageLayout fields;
};
/// Null for a kind that does not exist.
[[nodiscard]] const KindLayout *tempEntityLayout(std::uint8_t kind);
/// Null for a command that is not known; its bytes are skipped.
[[nodiscard]] const KindLayout *directorLayout(std::uint8_t command);
/// Of the older numbering, where it has another command of that number; else null.
[[nodiscard]] const KindLayout *oldDirectorLayout(std::uint8_t command);

/// Layout of a user message in a game ("cstrike"); null when it is not known.
[[nodiscard]] const MessageLayout *userMessageLayout(std::string_view name, std::string_view game);

} // namespace tickscope::goldsrc
