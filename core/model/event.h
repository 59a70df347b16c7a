// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/tick.h"
#include "core/model/value.h"

namespace tickscope {

/// The words for kinds of events, the same in every format. A format's own kinds
/// are "FORMAT:name".
namespace event_kind {
inline constexpr std::string_view Chat = "chat";
inline constexpr std::string_view ServerMessage = "server_message";
inline constexpr std::string_view Broadcast = "broadcast";
inline constexpr std::string_view Kill = "kill";
inline constexpr std::string_view Join = "join";
inline constexpr std::string_view Leave = "leave";
inline constexpr std::string_view Rename = "rename";
inline constexpr std::string_view Team = "team";
inline constexpr std::string_view Skin = "skin";
inline constexpr std::string_view Ready = "ready";
inline constexpr std::string_view Spawn = "spawn";
inline constexpr std::string_view Damage = "damage";
inline constexpr std::string_view Finish = "finish";
inline constexpr std::string_view Checkpoint = "checkpoint";
inline constexpr std::string_view Score = "score";
inline constexpr std::string_view Round = "round";
inline constexpr std::string_view Pause = "pause";
inline constexpr std::string_view Vote = "vote";
inline constexpr std::string_view Emote = "emote";
inline constexpr std::string_view Emoticon = "emoticon";
inline constexpr std::string_view Pickup = "pickup";
inline constexpr std::string_view Sound = "sound";
inline constexpr std::string_view Explosion = "explosion";
inline constexpr std::string_view Input = "input";
inline constexpr std::string_view Command = "command";
inline constexpr std::string_view Login = "login";
inline constexpr std::string_view Practice = "practice";
inline constexpr std::string_view Save = "save";
inline constexpr std::string_view Load = "load";
inline constexpr std::string_view Swap = "swap";
inline constexpr std::string_view Map = "map";
inline constexpr std::string_view Marker = "marker";
inline constexpr std::string_view Recording = "recording";
inline constexpr std::string_view System = "system"; ///< Engine messages; hidden unless asked for.
inline constexpr std::string_view Unknown = "unknown";
} // namespace event_kind

/// Stands where a password or another secret of a person would be read, unless a
/// sink asks for secrets.
inline constexpr std::string_view HiddenSecret = "\u2022\u2022\u2022";

/// Nobody: the server, or an event without a player.
inline constexpr int NoClient = -1;

/// One named value of an event, with the word of an enum or flags.
struct EventField {
    std::string_view name; ///< Static storage.
    Value value;
    std::string text;
};

/// Something that happened in a tick.
struct Event {
    Tick tick;
    std::string_view kind;          ///< Static storage; see event_kind.
    int client = NoClient;          ///< Who did it.
    int otherClient = NoClient;     ///< Second party: victim of a kill, receiver of a whisper.
    std::string text;               ///< For people; what was said, without the name.
    std::vector<EventField> fields; ///< Filled only for sinks that ask for fields.
    std::uint64_t byte = 0;         ///< Where it lies in the recording.
};

} // namespace tickscope
