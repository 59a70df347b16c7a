// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/goldsrc/messages/message_layout.h"
#include "core/formats/goldsrc/messages/server_state.h"

/// What byte-aligned messages change in the state. All return Damaged for a message that
/// is readable but makes no sense, such as a slot that does not exist; it changes nothing.
namespace tickscope::goldsrc {

Result<void> applyEngineMessage(std::uint8_t id, std::span<const MessageValue> values,
                                ServerState &state);

/// Also drops what belongs to the map before. Source: goldsrc-netmessages.md, section 4.3.
void applyServerInfo(std::span<const MessageValue> values, ServerState &state);

Result<void> applyUserMessage(std::string_view name, std::span<const MessageValue> values,
                              ServerState &state);

} // namespace tickscope::goldsrc
