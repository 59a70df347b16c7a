// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/messages/message_reader.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/secrets.h"
#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

// Messages whose fields depend on what is in them.
// Source: teeworlds-messages.md, sections 2, 4 and 5.

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

/// What stands before the fields of a message.
struct MessageHeader {
    bool isSystem = false;    ///< An engine message; of no interest to people.
    int id = 0;               ///< 0 for messages that are known by their UUID.
    std::optional<Uuid> uuid; ///< With id 0 only.
    std::size_t size = 0;     ///< Bytes of the header; the fields follow.
};

/// Reads the header only, which is all that engine messages need.
/// Errors: Truncated, or Damaged for a negative number.
/// Source: teeworlds-messages.md, section 1.
[[nodiscard]] Result<MessageHeader> readMessageHeader(std::span<const std::byte> bytes);

/// Null for an engine message or one that is not known.
[[nodiscard]] const MessageType *typeOf(const MessageHeader &header, Protocol protocol);

/// Number of the engine message that \a bytes begin; 0 for any other, and where its header has more
/// than one byte. Most messages of a server's recording are such.
[[nodiscard]] inline int shortSystemId(std::span<const std::byte> bytes)
{
    constexpr unsigned OneByteEnd = 0x40;
    const unsigned number = bytes.empty() ? 0 : std::to_integer<unsigned>(bytes[0]);
    return number < OneByteEnd && (number & 1U) != 0 ? static_cast<int>(number >> 1) : 0;
}
inline constexpr std::size_t ShortSystemIds = 0x20;

/// A message with its fields.
struct Message {
    MessageHeader header;
    /// Its kind, or null for an engine message or one that is not known.
    const MessageType *type = nullptr;
    /// The order of tuning values; TuneParams07 only for those without laser_damage.
    MessageLayout layout = MessageLayout::Fixed;
    /// Values of the fields; none when \a type is null. Texts are as recorded but for
    /// the leading white space of fields where the game cuts it.
    std::vector<Value> values;
    std::size_t size = 0; ///< Bytes up to the end of the last field; of a fixed layout.

    /// Name of value \a index; static storage. The index must be one of values.
    [[nodiscard]] std::string_view nameOf(std::size_t index) const;
    /// Field of the table for value \a index, or null for the members of a list.
    [[nodiscard]] const MessageField *fieldOf(std::size_t index) const;
    /// Number at \a index; 0 when there is none.
    [[nodiscard]] std::int32_t numberAt(std::size_t index) const;
    /// Text at \a index; empty when there is none. Lives as long as values.
    [[nodiscard]] std::string_view textAt(std::size_t index) const;
};

/// Decodes \a bytes, strictly: a message that the game would drop is an error. Bytes
/// behind the last field are ignored. Engine and unknown messages have no values.
///
/// Errors: Truncated when a field is missing, Damaged for a value out of its range or
/// a text that is no UTF-8, LimitExceeded for lists longer than any program writes.
/// Offsets in errors count from the first byte of the message.
[[nodiscard]] Result<Message> decodeMessage(std::span<const std::byte> bytes, Protocol protocol);

/// The same for a header that was read before.
[[nodiscard]] Result<Message> decodeMessage(const MessageHeader &header,
                                            std::span<const std::byte> bytes, Protocol protocol);

// Codes of saved games, and what follows in lines and commands on a command that takes a secret.
// The rule for texts is that of core/model/secrets.h.

/// \a message without its secrets; nothing where it has none.
[[nodiscard]] std::optional<Message> withoutSecrets(const Message &message,
                                                    std::string_view standIn = HiddenSecret);

/// Whether \a bytes, which no program accepts, may hold some.
[[nodiscard]] bool mayHoldSecrets(std::span<const std::byte> bytes, Protocol protocol);

} // namespace tickscope::teeworlds
