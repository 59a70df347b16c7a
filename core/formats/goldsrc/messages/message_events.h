// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/model/event/event_form.h"

namespace tickscope::goldsrc {

/// Forms of all events that messages are.
[[nodiscard]] EventForms messageEventForms();

enum class EventDetail : std::uint8_t { ValuesOnly, WithFields };

/// What a message means to a person: chat, kill, score, sound, ... Mostly one event; a
/// message that changes nothing (a score sent again) has none, svc_event one for each shot.
/// Messages that only carry states (entities, time) have none either.
///
/// Clients of events are slots from 0. Tick is the caller's.
/// \param before  as MessageSink gets it.
[[nodiscard]] std::vector<Event> messageEvents(const ServerMessage &message,
                                               const ServerState &before, EventDetail detail);

/// The values of a message as fields of an event; with its bytes in hex where they say
/// more than the values.
[[nodiscard]] std::vector<EventField> messageFields(const ServerMessage &message);

/// The arguments of one script of svc_event.
[[nodiscard]] std::vector<EventField> gameEventFields(const GameEvent &event,
                                                      const ServerState &state);

// Words for people. Source: goldsrc-netmessages.md, section 7.

/// \a text without the marks of colours (bytes 1 to 4), in one line.
[[nodiscard]] std::string shownText(std::string_view text);

/// What the game's title file would say for \a key ("#CTs_Win"), in short; a key that is
/// not known, or a plain text, comes back as it is. Arguments go where they belong.
[[nodiscard]] std::string titleText(std::string_view key,
                                    std::span<const std::string_view> arguments);

/// What somebody says, and to whom, as far as the form of the message says.
struct Speech {
    std::string words;         ///< Without the name of who says it.
    std::string_view audience; ///< "all" or "team"; empty where that is not certain.
};
/// Of a SayText. \param sender  null: not known.
[[nodiscard]] Speech speechOf(const ServerMessage &message, const ClientState *sender);

} // namespace tickscope::goldsrc
