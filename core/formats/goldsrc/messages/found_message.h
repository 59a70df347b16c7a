// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/messages/message_forms.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/model/event/event.h"

/// Making events of messages: see messageEvents().
namespace tickscope::goldsrc {

using Events = std::vector<Event>;

/// A message on its way to events.
struct Found {
    const ServerMessage &message;
    const ServerState &before;
};

/// Client of a player index, which begins at 1; 0 is the server.
[[nodiscard]] int clientOfIndex(std::int64_t index);
/// The same of a field. Nobody where a new game has begun and does not say yet who has the slot.
[[nodiscard]] int clientNamed(const Found &found, std::string_view field);
/// Client whose entity has that number; entities behind the players' are none.
[[nodiscard]] int clientOfEntity(const Found &found, std::int64_t number);
/// Whose recording it is.
[[nodiscard]] int recorder(const Found &found);
/// Null for no client.
[[nodiscard]] const ClientState *clientState(const Found &found, int client);
/// What a client is called, as long as it is called anything; addName() has its number else.
[[nodiscard]] std::string clientName(const Found &found, int client);
void addName(EventValues &values, const Found &found, int client);

[[nodiscard]] Event eventOf(const EventForm &form, int client, EventValues values);
[[nodiscard]] Events one(ValueForm form, int client, EventValues values);
[[nodiscard]] Events one(TextForm form, int client, std::string_view text);

/// Those of a user message.
[[nodiscard]] Events userMessageEvents(const Found &found);

} // namespace tickscope::goldsrc
