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

/// Changes a table that copies of the state may share: a copy of it, unless it has only one
/// owner. Without that a hostile frame could have a big table copied for every few bytes.
/// \a table must have been made as a Table, not a const one.
template<typename Table, typename Change>
void changeShared(Shared<Table> &table, Change &&change)
{
    if (!isLastOwner(table)) {
        auto copy = std::make_shared<Table>(*table);
        change(*copy);
        table = std::move(copy);
        return;
    }
    change(const_cast<Table &>(*table));
}

Result<void> applyEngineMessage(std::uint8_t id, std::span<const MessageValue> values,
                                ServerState &state);

/// Also drops what belongs to the map before. Source: goldsrc-netmessages.md, section 4.3.
void applyServerInfo(std::span<const MessageValue> values, ServerState &state);

Result<void> applyUserMessage(std::string_view name, std::span<const MessageValue> values,
                              ServerState &state);

} // namespace tickscope::goldsrc
