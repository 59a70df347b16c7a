// SPDX-License-Identifier: MIT
#include "core/model/state/schema.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/base/uuid.h"

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

std::string uuidText(std::span<const std::int32_t> words)
{
    Uuid uuid;
    const std::string bytes = packedText(words, 0);
    std::copy_n(bytes.begin(), std::min(bytes.size(), uuid.bytes.size()), uuid.bytes.begin());
    return uuid.text();
}

std::uint64_t doubleWord(std::span<const std::int32_t> words)
{
    return std::uint64_t{std::bit_cast<std::uint32_t>(words[1])} << 32
           | std::bit_cast<std::uint32_t>(words[0]);
}

/// The set flags, joined; empty when none is known.
std::string flagsText(const ValueTexts &texts, std::int64_t number, const SentenceWords &words)
{
    // Recorded flags are 32 bit; bit 31 must not look like a sign.
    auto rest = static_cast<std::uint64_t>(number) & 0xFFFFFFFFU;
    std::string joined;
    const auto append = [&joined](const std::string &text) {
        joined += joined.empty() ? text : " | " + text;
    };
    for (const ValueText &flag : texts) {
        const auto mask = static_cast<std::uint64_t>(flag.value) & 0xFFFFFFFFU;
        if (mask == 0 || (rest & mask) != mask)
            continue;
        append(words.word(flag.text));
        rest &= ~mask;
    }
    if (rest != 0 && !joined.empty())
        append(std::to_string(rest));
    return joined;
}

/// "3: minecraft:ender_pearl x2, 45: minecraft:air x0".
std::string joinedTexts(const std::vector<NumberedText> &texts)
{
    std::string joined;
    for (const NumberedText &text : texts) {
        joined += joined.empty() ? "" : ", ";
        joined += std::to_string(text.number) + ": " + text.text;
    }
    return joined;
}

std::string namesOf(const GuessReason &reason)
{
    std::string names;
    for (const std::string &name : reason.fields)
        names += names.empty() ? name : ", " + name;
    return names;
}

std::int32_t guessBits(const RebuiltRule &rule, std::span<const std::int32_t> words)
{
    return rule.guessWord && *rule.guessWord < words.size() ? words[*rule.guessWord] : 0;
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
    if (encoding == Encoding::NumberedTexts)
        return joinedTexts(numberedTexts(words));
    if (firstWord >= words.size() || wordCount > words.size() - firstWord) {
        if (fallback)
            return *fallback;
        return {};
    }
    return readOwn(words.subspan(firstWord, wordCount));
}

std::optional<double> Field::number(std::span<const std::int32_t> words) const
{
    const Value value = read(words);
    const bool isNumber = std::holds_alternative<std::int64_t>(value)
                          || std::holds_alternative<double>(value);
    const double number = isNumber ? numberOf(value) * scale
                                   : std::numeric_limits<double>::infinity();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Each value is made where it is returned: many millions are read, and moving one costs more.
Value Field::readOwn(std::span<const std::int32_t> own) const
{
    const auto integer = [this](std::int64_t number) {
        return absent == number ? Value() : Value(number);
    };
    const auto real = [](double number) { return std::isnan(number) ? Value() : Value(number); };
    switch (encoding) {
    case Encoding::Int32:
        return integer(own[0]);
    case Encoding::UInt32:
        return integer(std::bit_cast<std::uint32_t>(own[0]));
    case Encoding::Int64:
        return integer(std::bit_cast<std::int64_t>(doubleWord(own)));
    case Encoding::Float32:
        return real(double{std::bit_cast<float>(own[0])});
    case Encoding::Float64:
        return real(std::bit_cast<double>(doubleWord(own)));
    case Encoding::PackedText: {
        std::string text = packedText(own, 0x80808080U);
        text.back() = '\0'; // the last byte is the terminator whatever it holds
        text.resize(text.find('\0'));
        return text;
    }
    case Encoding::Uuid:
        return uuidText(own);
    case Encoding::NumberedTexts:
        break; // not of a fixed size
    }
    return {};
}

std::size_t Field::endWord(std::size_t itemSize) const
{
    return encoding == Encoding::NumberedTexts ? itemSize : std::size_t{firstWord} + wordCount;
}

std::vector<NumberedText> Field::numberedTexts(std::span<const std::int32_t> words) const
{
    std::vector<NumberedText> found;
    for (std::size_t word = firstWord; words.size() >= 2 && word <= words.size() - 2;) {
        const auto size = static_cast<std::uint32_t>(words[word + 1]);
        const std::size_t count = (std::size_t{size} + 3) / 4;
        if (count > words.size() - word - 2)
            break;
        found.push_back({words[word], packedText(words.subspan(word + 2, count), 0)});
        found.back().text.resize(size);
        word += 2 + count;
    }
    return found;
}

void Field::appendNumberedTexts(std::vector<std::int32_t> &words, std::span<const NumberedText> all)
{
    for (const NumberedText &text : all) {
        words.push_back(text.number);
        words.push_back(static_cast<std::int32_t>(text.text.size()));
        std::uint32_t word = 0;
        for (std::size_t i = 0; i < (text.text.size() + 3) / 4 * 4; ++i) {
            const char byte = i < text.text.size() ? text.text[i] : '\0';
            word = word << 8 | static_cast<unsigned char>(byte);
            if (i % 4 == 3)
                words.push_back(std::bit_cast<std::int32_t>(word));
        }
    }
}

std::string Field::textOf(const Value &value, const SentenceWords &words) const
{
    const auto *number = std::get_if<std::int64_t>(&value);
    if (!number)
        return {};
    if (texts && kind == FieldKind::Flags)
        return flagsText(*texts, *number, words);
    if (texts) {
        // Most enums count from zero, without gaps.
        const auto place = static_cast<std::uint64_t>(*number);
        if (place < texts->size() && (*texts)[place].value == *number)
            return words.word((*texts)[place].text);
        const auto found = std::ranges::find(*texts, *number, &ValueText::value);
        if (found != texts->end())
            return words.word(found->text);
    }
    if (numberPrefix.empty())
        return {};
    return numberPrefix + std::to_string(*number) + numberSuffix;
}

Origin ItemType::originOf(std::span<const std::int32_t> words) const
{
    if (!rebuilt)
        return {};
    const std::int32_t bits = guessBits(*rebuilt, words);
    const auto found = std::ranges::find_if(
        rebuilt->reasons, [bits](const GuessReason &reason) { return (bits & reason.bit) != 0; });
    if (found == rebuilt->reasons.end())
        return {rebuilt->otherwise, {}};
    const std::string names = namesOf(*found);
    return {ValueSource::Guess, names.empty() ? found->text : names + ": " + found->text};
}

Origin ItemType::originOf(std::span<const std::int32_t> words, const Field &field) const
{
    if (!rebuilt)
        return {};
    const std::int32_t bits = guessBits(*rebuilt, words);
    const auto found = std::ranges::find_if(rebuilt->reasons, [&](const GuessReason &reason) {
        const bool concerns = reason.fields.empty()
                              || std::ranges::find(reason.fields, field.name)
                                     != reason.fields.end();
        return concerns && (bits & reason.bit) != 0;
    });
    if (found == rebuilt->reasons.end())
        return {rebuilt->otherwise, {}};
    return {ValueSource::Guess, found->text};
}

bool ItemType::isPlayer(std::int64_t id, std::span<const std::int32_t> words) const
{
    // Client IDs are small; those of a damaged file may be anything.
    if (!idIsClient || id < 0 || id > std::numeric_limits<std::int16_t>::max())
        return false;
    if (!playerRule || id == playerRule->subject)
        return true;
    return playerRule->player
           && fields[playerRule->field].read(words) == Value(*playerRule->player);
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

std::optional<double> ItemType::number(Role role, std::span<const std::int32_t> words) const
{
    const Field *field = fieldWithRole(role);
    return field ? field->number(words) : std::nullopt;
}

std::string ItemType::text(Role role, std::span<const std::int32_t> words) const
{
    const Field *field = fieldWithRole(role);
    const Value value = field ? field->read(words) : Value{};
    const auto *text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

bool ItemType::isRecorded(const Field &field, std::span<const std::int32_t> words) const
{
    if (field.role != Role::Health && field.role != Role::Armor && field.role != Role::Ammo)
        return true;
    const Field *health = fieldWithRole(Role::Health);
    return !health || !fieldWithRole(Role::PositionX) || health->number(words).value_or(0) != 0;
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
