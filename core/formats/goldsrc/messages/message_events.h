// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/model/event.h"

namespace tickscope::goldsrc {

enum class EventDetail : std::uint8_t { TextOnly, WithFields };

/// What a message means to a person: chat, kill, score, sound, ... Mostly one event; a
/// message that changes nothing (a score told again) has none, svc_event one for each shot.
/// Messages that only carry states (entities, time) have none either.
///
/// Clients of events are slots from 0. Tick is the caller's.
/// \param before  as MessageSink gets it.
[[nodiscard]] std::vector<Event> messageEvents(const ServerMessage &message,
                                               const ServerState &before, EventDetail detail);

/// The values of a message as fields of an event.
[[nodiscard]] std::vector<EventField> messageFields(const ServerMessage &message);

} // namespace tickscope::goldsrc
