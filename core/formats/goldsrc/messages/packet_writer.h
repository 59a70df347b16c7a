// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/formats/goldsrc/messages/server_state.h"

/// Messages that hold a state which came in parts: what a reader needs who has not read these. One
/// whose time, descriptions and baselines are those of \a state has the same state from them.
///
/// All take the state just behind the message that they stand for. Values are what was read, so
/// they travel as they did, but for times, which travel as their distance to the server's.
/// Source: goldsrc-netmessages.md, sections 4.4, 4.5 and 5.
namespace tickscope::goldsrc {

/// svc_packetentities. Around it stand baselines for entities with a time that is long past, which
/// could not travel otherwise, and the recorded ones again.
[[nodiscard]] std::vector<std::byte> fullEntities(const ServerState &state);

/// svc_deltapacketentities. Nothing where a number cannot travel.
/// \param reference  entities of the packet with the number \a lowByte.
[[nodiscard]] std::optional<std::vector<std::byte>> entitiesSince(const EntityList &reference,
                                                                  std::uint8_t lowByte,
                                                                  const ServerState &state);

/// svc_clientdata that refers to no packet. The state must have client data.
[[nodiscard]] std::vector<std::byte> fullClientData(const ServerState &state);

/// svc_pings of all who are there. Empty where no ping is known: recordings of a local game have
/// none.
[[nodiscard]] std::vector<std::byte> pingsOf(const ServerState &state);

/// svc_time: what later messages measure their times from. Only single precision travels, which is
/// all that a state has of one.
[[nodiscard]] std::vector<std::byte> timeMessage(double serverTime);

} // namespace tickscope::goldsrc
