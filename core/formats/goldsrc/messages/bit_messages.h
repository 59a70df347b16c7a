// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/bits/bit_reader.h"
#include "core/formats/goldsrc/messages/message_layout.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/formats/goldsrc/messages/server_state.h"

/// The bit-packed messages besides entities and descriptions. Readers that return
/// nothing leave it to the caller to ask the reader for an overrun.
/// Source: goldsrc-netmessages.md, sections 4.1 to 4.7.
namespace tickscope::goldsrc {

void readSound(BitReader &bits, std::vector<MessageValue> &values);

struct Ping {
    std::uint8_t slot = 0;
    std::uint16_t milliseconds = 0;
    std::uint8_t loss = 0; ///< Percent.
};
[[nodiscard]] std::vector<Ping> readPings(BitReader &bits);

/// Events of svc_event.
/// \param packet  entities of the same packet, for events that name one by its position.
/// Errors (of both): Damaged when event_t is not defined.
[[nodiscard]] Result<std::vector<GameEvent>> readEvents(BitReader &bits, const ServerState &state,
                                                        const EntityList &packet);
/// The one of svc_event_reliable.
[[nodiscard]] Result<GameEvent> readReliableEvent(BitReader &bits, const ServerState &state);

struct Resource {
    ResourceType type = ResourceType::Sound;
    std::uint16_t index = 0;
    std::string name;
};
/// Errors: Truncated.
[[nodiscard]] Result<std::vector<Resource>> readResources(BitReader &bits);

/// The low byte of the packet that client data refer to, which is what their bits begin with.
/// Nothing when they refer to none.
[[nodiscard]] std::optional<std::uint8_t> readClientReference(BitReader &bits);
/// Client data behind that. \param from  what the packet that they refer to held, or null; changed
/// in place where it has no other owner. Errors: Truncated; Damaged when clientdata_t or
/// weapon_data_t is not defined.
[[nodiscard]] Result<ClientData> readClientData(BitReader &bits, const ServerState &state,
                                                const Shared<ClientData> &from);
/// Goes behind such data. False where readClientData() may find something wrong with them.
[[nodiscard]] bool skipClientData(BitReader &bits, const ServerState &state);

} // namespace tickscope::goldsrc
