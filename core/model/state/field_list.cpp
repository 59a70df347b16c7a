// SPDX-License-Identifier: MIT
#include "core/model/state/field_list.h"

#include <bit>
#include <utility>

namespace tickscope {

constexpr std::array Axes{"[0]", "[1]", "[2]"};

Field &FieldList::add(std::string name, FieldKind kind, Encoding encoding, std::uint32_t words)
{
    Field field;
    field.name = std::move(name);
    field.kind = kind;
    field.encoding = encoding;
    field.firstWord = m_words;
    field.wordCount = words;
    m_words += words;
    m_fields.push_back(std::move(field));
    return m_fields.back();
}

FieldList &FieldList::integer(std::string name, Role role)
{
    add(std::move(name), FieldKind::Integer, Encoding::Int32).role = role;
    return *this;
}

FieldList &FieldList::unsignedInteger(std::string name)
{
    add(std::move(name), FieldKind::Integer, Encoding::UInt32);
    return *this;
}

FieldList &FieldList::boolean(std::string name)
{
    add(std::move(name), FieldKind::Boolean, Encoding::Int32);
    return *this;
}

FieldList &FieldList::real(std::string name, std::string unit, Role role)
{
    Field &field = add(std::move(name), FieldKind::Real, Encoding::Float32);
    field.unit = std::move(unit);
    field.role = role;
    return *this;
}

FieldList &FieldList::angle(std::string name)
{
    add(std::move(name), FieldKind::Angle, Encoding::Float32).unit = "°";
    return *this;
}

FieldList &FieldList::vector(std::string_view name, std::string_view unit,
                             const std::array<Role, 3> &roles)
{
    for (std::size_t i = 0; i < roles.size(); ++i)
        real(std::string(name) + Axes[i], std::string(unit), roles[i]);
    return *this;
}

FieldList &FieldList::angles(std::string_view name)
{
    for (const char *axis : Axes)
        angle(std::string(name) + axis);
    return *this;
}

FieldList &FieldList::text(std::string name, std::uint32_t words, Role role)
{
    add(std::move(name), FieldKind::Text, Encoding::PackedText, words).role = role;
    return *this;
}

FieldList &FieldList::flags(std::string name, Shared<ValueTexts> texts, Role role)
{
    Field &field = add(std::move(name), FieldKind::Flags, Encoding::UInt32);
    field.texts = std::move(texts);
    field.role = role;
    return *this;
}

FieldList &FieldList::words(std::string name, Shared<ValueTexts> texts, Role role)
{
    Field &field = add(std::move(name), FieldKind::Enumeration, Encoding::Int32);
    field.texts = std::move(texts);
    field.role = role;
    return *this;
}

FieldList &FieldList::as(Role role, double scale)
{
    m_fields.back().role = role;
    m_fields.back().scale = scale;
    return *this;
}

void packText(std::span<std::int32_t> words, std::string_view text)
{
    // Characters are kept xor 0x80, the last byte of all stays the end; see Encoding.
    const std::size_t room = words.empty() ? 0 : words.size() * 4 - 1;
    text = text.substr(0, room);
    for (std::size_t word = 0; word < words.size(); ++word) {
        std::uint32_t packed = 0;
        for (std::size_t i = word * 4; i < word * 4 + 4; ++i) {
            const auto byte = i < text.size() ? static_cast<std::uint8_t>(text[i])
                                              : std::uint8_t{0};
            packed = packed << 8 | byte;
        }
        words[word] = std::bit_cast<std::int32_t>(packed ^ 0x80808080U);
    }
}

} // namespace tickscope
