// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/state/schema.h"

namespace tickscope {

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
    /// An item type of that name with these fields.
    [[nodiscard]] ItemType takeType(std::string name)
    {
        ItemType type;
        type.name = std::move(name);
        type.fields = take();
        return type;
    }

private:
    Field &add(std::string name, FieldKind kind, Encoding encoding, std::uint32_t words = 1);

    std::vector<Field> m_fields;
    std::uint32_t m_words = 0;
};

inline constexpr std::array PositionRoles{Role::PositionX, Role::PositionY, Role::PositionZ};
inline constexpr std::array VelocityRoles{Role::VelocityX, Role::VelocityY, Role::VelocityZ};

/// Writes \a text into \a words for Encoding::PackedText; what has no room is cut off. The last
/// byte is the end.
void packText(std::span<std::int32_t> words, std::string_view text);

} // namespace tickscope
