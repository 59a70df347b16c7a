// SPDX-License-Identifier: MIT
#include "core/model/schema.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tickscope {

namespace {

std::string packedText(std::span<const std::int32_t> words, std::uint32_t mask)
{
    std::string bytes;
    bytes.reserve(words.size() * 4);
    for (const std::int32_t word : words) {
        const auto value = std::bit_cast<std::uint32_t>(word) ^ mask;
        for (const unsigned shift : {24U, 16U, 8U, 0U})
            bytes += static_cast<char>(value >> shift & 0xFFU);
    }
    return bytes;
}

std::uint64_t doubleWord(std::span<const std::int32_t> words)
{
    return std::uint64_t{std::bit_cast<std::uint32_t>(words[1])} << 32
           | std::bit_cast<std::uint32_t>(words[0]);
}

} // namespace

double numberOf(const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    if (const auto *real = std::get_if<double>(&value))
        return *real;
    return 0.0;
}

std::string plainText(const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto *real = std::get_if<double>(&value)) {
        std::string text = std::to_string(*real);
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
        return text;
    }
    if (const auto *bytes = std::get_if<std::string>(&value))
        return *bytes;
    return {};
}

Value Field::read(std::span<const std::int32_t> words) const
{
    if (firstWord >= words.size() || wordCount > words.size() - firstWord) {
        if (fallback)
            return *fallback;
        return {};
    }
    const auto own = words.subspan(firstWord, wordCount);
    switch (encoding) {
    case Encoding::Int32:
        return std::int64_t{own[0]};
    case Encoding::UInt32:
        return std::int64_t{std::bit_cast<std::uint32_t>(own[0])};
    case Encoding::Int64:
        return std::bit_cast<std::int64_t>(doubleWord(own));
    case Encoding::Float32:
        return double{std::bit_cast<float>(own[0])};
    case Encoding::Float64:
        return std::bit_cast<double>(doubleWord(own));
    case Encoding::PackedText: {
        std::string text = packedText(own, 0x80808080U);
        text.back() = '\0'; // the last byte is the terminator whatever it holds
        text.resize(text.find('\0'));
        return text;
    }
    case Encoding::RawBytes:
        return packedText(own, 0);
    }
    return {};
}

std::string Field::textOf(const Value &value) const
{
    const auto *number = std::get_if<std::int64_t>(&value);
    if (!texts || !number)
        return {};
    if (kind != FieldKind::Flags) {
        const auto found = std::ranges::find(*texts, *number, &ValueText::value);
        return found == texts->end() ? std::string() : found->text;
    }
    // Recorded flags are 32 bit; bit 31 must not look like a sign.
    auto rest = static_cast<std::uint64_t>(*number) & 0xFFFFFFFFU;
    std::string joined;
    const auto append = [&joined](const std::string &text) {
        joined += joined.empty() ? text : " | " + text;
    };
    for (const ValueText &flag : *texts) {
        const auto mask = static_cast<std::uint64_t>(flag.value) & 0xFFFFFFFFU;
        if (mask == 0 || (rest & mask) != mask)
            continue;
        append(flag.text);
        rest &= ~mask;
    }
    if (rest != 0 && !joined.empty())
        append(std::to_string(rest));
    return joined;
}

const Field *ItemType::fieldNamed(std::string_view fieldName) const
{
    const auto found = std::ranges::find(fields, fieldName, &Field::name);
    return found == fields.end() ? nullptr : &*found;
}

const Field *ItemType::fieldWithRole(Role role) const
{
    const auto found = std::ranges::find(fields, role, &Field::role);
    return found == fields.end() ? nullptr : &*found;
}

Schema::Schema(std::map<std::uint32_t, Shared<ItemType>> types)
    : m_types(std::move(types))
{
}

Shared<ItemType> Schema::type(std::uint32_t number) const
{
    if (const auto found = m_types.find(number); found != m_types.end())
        return found->second;
    ItemType raw;
    raw.name = "type #" + std::to_string(number);
    raw.isKnown = false;
    return std::make_shared<const ItemType>(std::move(raw));
}

const ItemType *Schema::find(std::uint32_t number) const
{
    const auto found = m_types.find(number);
    return found == m_types.end() ? nullptr : found->second.get();
}

std::optional<std::uint32_t> Schema::numberOf(std::string_view typeName) const
{
    for (const auto &[number, type] : m_types) {
        if (type->name == typeName)
            return number;
    }
    return {};
}

Schema Schema::with(std::uint32_t number, Shared<ItemType> type) const
{
    Schema copy = *this;
    copy.m_types.insert_or_assign(number, std::move(type));
    return copy;
}

} // namespace tickscope
