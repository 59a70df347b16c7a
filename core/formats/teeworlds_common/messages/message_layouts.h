// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/teeworlds_common/messages/message_reader.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/state/value.h"

/// Messages whose fields depend on what is in them.
/// Source: teeworlds-messages.md, sections 2, 4 and 5.
namespace tickscope::teeworlds {

/// Values of a message of variable layout.
struct VariableValues {
    MessageLayout layout = MessageLayout::Fixed; ///< Which order of tuning values was found.
    std::vector<Value> values;
};

/// \param layout  any but Fixed.
/// Errors: as decodeMessage().
[[nodiscard]] Result<VariableValues> readVariableValues(MessageReader &reader,
                                                        MessageLayout layout);

/// Name of value \a index of such a message; static storage.
[[nodiscard]] std::string_view variableName(MessageLayout layout, std::size_t index);

/// Field \a index of a game message of 0.7, its id being index 0; null behind the last.
[[nodiscard]] const MessageField *gameMessageField(std::int32_t gameMessage, std::size_t index);

} // namespace tickscope::teeworlds
