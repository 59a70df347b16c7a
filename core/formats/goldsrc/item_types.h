// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/demo_header.h"
#include "core/model/item_page.h"
#include "core/model/schema.h"

namespace tickscope::goldsrc {

/// Numbers of the item types in every schema of a demo. Each single item has id 0.
namespace item {
inline constexpr std::uint32_t World = 1;       ///< Server, game and movement variables.
inline constexpr std::uint32_t Team = 2;        ///< Id: place in the team scores.
inline constexpr std::uint32_t Client = 3;      ///< Id: slot. What is known of a person.
inline constexpr std::uint32_t Player = 4;      ///< Id: slot. A living figure and its place.
inline constexpr std::uint32_t View = 5;        ///< Demo info: what the recorder saw.
inline constexpr std::uint32_t UserCommand = 6; ///< What the recorder's hands did.
inline constexpr std::uint32_t ClientData = 7;  ///< What the server told the recorder.
inline constexpr std::uint32_t Weapon = 8;      ///< Id: weapon index. The recorder's weapons.
inline constexpr std::uint32_t Entity = 9;      ///< Id: entity number.
} // namespace item

inline constexpr ItemKey UserCommandKey{item::UserCommand, 0};
inline constexpr ItemKey ClientDataKey{item::ClientData, 0};

/// Bits of the buttons of a user command. Source: goldsrc-demo.md, section 5.1.
[[nodiscard]] Shared<ValueTexts> buttonTexts();

/// Puts the fields of an item type together, each behind the one before.
class FieldList
{
public:
    FieldList &integer(std::string name, Role role = Role::None);
    FieldList &unsignedInteger(std::string name);
    FieldList &boolean(std::string name);
    FieldList &real(std::string name, std::string unit = {}, Role role = Role::None);
    FieldList &angle(std::string name);
    /// name[0], name[1], name[2].
    FieldList &vector(std::string_view name, std::string_view unit = {},
                      const std::array<Role, 3> &roles = {});
    FieldList &angles(std::string_view name);
    /// Text of up to \a words * 4 - 1 bytes.
    FieldList &text(std::string name, std::uint32_t words, Role role = Role::None);
    FieldList &flags(std::string name, Shared<ValueTexts> texts, Role role = Role::None);
    FieldList &words(std::string name, Shared<ValueTexts> texts, Role role = Role::None);
    /// The last field plays this role, too; \a scale makes its numbers what the role means.
    FieldList &as(Role role, double scale = 1.0);

    [[nodiscard]] std::uint32_t wordCount() const { return m_words; }
    [[nodiscard]] std::vector<Field> take() { return std::move(m_fields); }

private:
    Field &add(std::string name, FieldKind kind, Encoding encoding, std::uint32_t words = 1);

    std::vector<Field> m_fields;
    std::uint32_t m_words = 0;
};

inline constexpr std::array PositionRoles{Role::PositionX, Role::PositionY, Role::PositionZ};
inline constexpr std::array VelocityRoles{Role::VelocityX, Role::VelocityY, Role::VelocityZ};

/// Degrees that grow against the clock, as radians with the clock. View roles mean the
/// latter; see Role::AimAngle.
inline constexpr double ClockwiseRadians = -3.14159265358979323846 / 180.0;

/// Writes \a text into \a words for Encoding::PackedText; what has no room is cut off.
void packText(std::span<std::int32_t> words, std::string_view text);

} // namespace tickscope::goldsrc
