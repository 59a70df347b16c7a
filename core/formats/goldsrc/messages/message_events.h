// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/model/event.h"

namespace tickscope::goldsrc {

/// Kinds of events that only this format has.
namespace message_event {
inline constexpr std::string_view Script = "goldsrc:event"; ///< A sound or effect: a shot.
inline constexpr std::string_view TempEntity = "goldsrc:temp_entity";
/// Commands that the server makes the client run; "command" is for the recorder's own.
inline constexpr std::string_view StuffText = "goldsrc:stufftext";
inline constexpr std::string_view Director = "goldsrc:director";
} // namespace message_event

enum class EventDetail : std::uint8_t { TextOnly, WithFields };

/// What a message means to a person: chat, kill, score, sound, ... Mostly one event; a
/// message that changes nothing (a score told again) has none, svc_event one for each shot.
/// Messages that only carry states (entities, time) have none either.
///
/// Clients of events are slots from 0. Tick is the caller's.
/// \param before  as MessageSink gets it.
[[nodiscard]] std::vector<Event> messageEvents(const ServerMessage &message,
                                               const ServerState &before, EventDetail detail);

/// The values of a message as fields of an event; with its bytes in hex where they say
/// more than the values.
[[nodiscard]] std::vector<EventField> messageFields(const ServerMessage &message);

/// What one script of svc_event is told.
[[nodiscard]] std::vector<EventField> gameEventFields(const GameEvent &event,
                                                      const ServerState &state);

} // namespace tickscope::goldsrc
