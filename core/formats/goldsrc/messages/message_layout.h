// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/io/byte_reader.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

/// One named value of a message. Texts are views into the message, or into what was
/// decoded from its bits.
struct MessageValue {
    std::string_view name; ///< Static storage.
    std::variant<std::int64_t, double, std::string_view> value;
};

/// How a byte-aligned field travels. Source: goldsrc-netmessages.md, section 1.
enum class Wire : std::uint8_t {
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    Coord,   ///< 16 bits, eighths of a unit.
    Angle8,  ///< Degrees.
    Angle16, ///< Degrees.
    Text,    ///< Up to a 0.
    Chars,   ///< A field of fixed size, its text up to the first 0.
    Bytes,
};

/// One field, or as many alike as an earlier one says.
struct FieldLayout {
    /// When the field is there at all.
    enum class Test : std::uint8_t { None, NotZero, Equals, HasBit };

    std::string_view name;
    Wire wire = Wire::U8;
    std::uint8_t divisor = 1; ///< The value is what travels by this.
    std::uint16_t size = 0;   ///< Of Chars and Bytes.
    std::string_view count;   ///< Field with the number of bytes or texts.
    Test test = Test::None;   ///< On \a tested.
    std::string_view tested;  ///< An earlier field.
    std::uint32_t operand = 0;
    std::uint8_t sinceProtocol = 0; ///< Absent before.
    bool mayBeMissing = false;      ///< At the end of a user message.
};

using MessageLayout = std::vector<FieldLayout>;

/// Reads the short form in which the tables write layouts: fields "name:type" with a
/// space between them. Several names with commas are fields alike: "x,y,z:coord".
///
/// Types: u8 i8 u16 i16 u32 i32 f32 coord angle8 angle16 text, chars16 and bytes16 with a
/// size, text(count) and bytes(count) with the name of an earlier field. Behind the type may
/// follow "/255" (divisor), "[field!=0]", "[field=2]", "[field&4]" (condition), "@44" (first
/// network protocol that has it) and "?" (may be missing at the end).
///
/// \param text  static storage, part of the program: mistakes are bugs, and a test looks
///              for them. Nothing when it has one.
[[nodiscard]] std::optional<MessageLayout> parseLayout(std::string_view text);

/// Whether a text must be ended by a 0, or may be by the end of the reader's block.
enum class TextEnd : std::uint8_t { Terminated, TerminatedOrBlock };

/// Reads the fields and appends their values to \a values.
/// Errors: Truncated; then what was read before is in \a values.
[[nodiscard]] Result<void> readFields(ByteReader &reader, const MessageLayout &layout,
                                      int networkProtocol, TextEnd textEnd,
                                      std::vector<MessageValue> &values);

/// \a value with a text of its own.
[[nodiscard]] Value ownedValue(const MessageValue &value);

/// First value of that name, or null.
[[nodiscard]] const MessageValue *valueNamed(std::span<const MessageValue> values,
                                             std::string_view name);
/// Its number cut to an integer; 0 when there is none.
[[nodiscard]] std::int64_t integerNamed(std::span<const MessageValue> values,
                                        std::string_view name);
/// Its number; 0 when there is none.
[[nodiscard]] double realNamed(std::span<const MessageValue> values, std::string_view name);
/// Its text; empty when there is none.
[[nodiscard]] std::string_view textNamed(std::span<const MessageValue> values,
                                         std::string_view name);

} // namespace tickscope::goldsrc
