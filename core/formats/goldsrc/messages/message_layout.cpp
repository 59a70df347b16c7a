// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "core/base/parsing.h"
#include "core/base/try.h"

namespace tickscope::goldsrc {

namespace {

struct WireWord {
    std::string_view word;
    Wire wire;
};

constexpr std::array WireWords{
    WireWord{"u8", Wire::U8},         WireWord{"i8", Wire::I8},
    WireWord{"u16", Wire::U16},       WireWord{"i16", Wire::I16},
    WireWord{"u32", Wire::U32},       WireWord{"i32", Wire::I32},
    WireWord{"f32", Wire::F32},       WireWord{"coord", Wire::Coord},
    WireWord{"angle8", Wire::Angle8}, WireWord{"angle16", Wire::Angle16},
    WireWord{"text", Wire::Text},     WireWord{"chars", Wire::Chars},
    WireWord{"bytes", Wire::Bytes},
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Takes what is before the first of \a ends, or everything.
std::string_view consumeUntil(std::string_view &text, std::string_view ends)
{
    const std::string_view taken = text.substr(0, text.find_first_of(ends));
    text.remove_prefix(taken.size());
    return taken;
}

template<typename Number>
bool consumeNumber(std::string_view &text, Number &number)
{
    const auto read = tickscope::consumeNumber<Number>(text);
    number = read.value_or(number);
    return read.has_value();
}

bool consumeWire(std::string_view &text, FieldLayout &field)
{
    const std::string_view word = consumeUntil(text, "/([@?");
    const auto exact = std::ranges::find(WireWords, word, &WireWord::word);
    if (exact != WireWords.end()) {
        field.wire = exact->wire;
        return true;
    }
    const auto digits = std::ranges::find_if(word, isDigit);
    const std::string_view name = word.substr(0, static_cast<std::size_t>(digits - word.begin()));
    std::string_view size = word.substr(name.size());
    const auto sized = std::ranges::find(WireWords, name, &WireWord::word);
    if (sized == WireWords.end() || !consumeNumber(size, field.size))
        return false;
    field.wire = sized->wire;
    return size.empty();
}

/// Takes "field!=0]", "field=2]" or "field&4]".
bool consumeCondition(std::string_view &text, FieldLayout &field)
{
    field.tested = consumeUntil(text, "!=&");
    const std::string_view sign = text.substr(0, text.find_first_of("0123456789"));
    text.remove_prefix(sign.size());
    if (sign == "!=")
        field.test = FieldLayout::Test::NotZero;
    else if (sign == "=")
        field.test = FieldLayout::Test::Equals;
    else if (sign == "&")
        field.test = FieldLayout::Test::HasBit;
    else
        return false;
    if (!consumeNumber(text, field.operand) || !text.starts_with(']'))
        return false;
    text.remove_prefix(1);
    return true;
}

bool consumeSuffix(std::string_view &text, FieldLayout &field)
{
    const char mark = text.front();
    text.remove_prefix(1);
    switch (mark) {
    case '/':
        return consumeNumber(text, field.divisor) && field.divisor != 0;
    case '@':
        return consumeNumber(text, field.sinceProtocol);
    case '[':
        return consumeCondition(text, field);
    case '(':
        field.count = consumeUntil(text, ")");
        if (text.empty())
            return false;
        text.remove_prefix(1);
        return true;
    case '?':
        field.mayBeMissing = true;
        return true;
    default:
        return false;
    }
}

bool appendFields(std::string_view names, FieldLayout field, MessageLayout &layout)
{
    while (!names.empty()) {
        field.name = consumeUntil(names, ",");
        if (field.name.empty())
            return false;
        layout.push_back(field);
        if (!names.empty())
            names.remove_prefix(1);
    }
    return true;
}

std::int64_t toInteger(double number)
{
    // Far inside what fits, so that the limits are exact as doubles.
    constexpr double Most = 9.0e18;
    return std::isnan(number) ? 0 : static_cast<std::int64_t>(std::clamp(number, -Most, Most));
}

std::string_view asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

/// What the reader has left, without taking it.
std::string_view restOf(ByteReader reader)
{
    const auto rest = reader.readBytes(reader.remaining());
    return rest ? asText(*rest) : std::string_view();
}

/// Bytes of a number.
std::size_t widthOf(Wire wire)
{
    switch (wire) {
    case Wire::U32:
    case Wire::I32:
    case Wire::F32:
        return 4;
    case Wire::U16:
    case Wire::I16:
    case Wire::Coord:
    case Wire::Angle16:
        return 2;
    default:
        return 1;
    }
}

/// What \a bits (as many as the wire has) mean. Section 1.
std::variant<std::int64_t, double> numberIn(Wire wire, std::uint32_t bits)
{
    const auto signed16 = static_cast<std::int16_t>(bits & 0xFFFFU);
    const auto signed8 = static_cast<std::int8_t>(bits & 0xFFU);
    switch (wire) {
    case Wire::I8:
        return std::int64_t{signed8};
    case Wire::I16:
        return std::int64_t{signed16};
    case Wire::I32:
        return std::int64_t{std::bit_cast<std::int32_t>(bits)};
    case Wire::F32:
        return double{std::bit_cast<float>(bits)};
    case Wire::Coord:
        return signed16 / 8.0;
    case Wire::Angle8:
        return signed8 * 360.0 / 256.0;
    case Wire::Angle16:
        return signed16 * 360.0 / 65536.0;
    default:
        return std::int64_t{bits};
    }
}

std::variant<std::int64_t, double> divided(std::variant<std::int64_t, double> number,
                                           std::uint8_t divisor)
{
    if (divisor == 1)
        return number;
    return std::visit([&](auto value) { return static_cast<double>(value); }, number) / divisor;
}

/// Reads the fields of one layout.
struct FieldReader {
    ByteReader &reader;
    TextEnd textEnd;
    std::vector<MessageValue> &values;
    std::size_t first = values.size(); ///< Value of the layout's first field.

    [[nodiscard]] bool isPresent(const FieldLayout &field, int networkProtocol) const
    {
        if (networkProtocol < field.sinceProtocol)
            return false;
        if (field.test == FieldLayout::Test::None)
            return true;
        const std::int64_t value = earlier(field.tested);
        if (field.test == FieldLayout::Test::NotZero)
            return value != 0;
        if (field.test == FieldLayout::Test::Equals)
            return value == field.operand;
        return (value & field.operand) != 0;
    }

    [[nodiscard]] Result<void> read(const FieldLayout &field)
    {
        switch (field.wire) {
        case Wire::Text:
            return readTexts(field);
        case Wire::Chars:
        case Wire::Bytes:
            return readBlock(field);
        default:
            return readNumber(field);
        }
    }

    [[nodiscard]] std::int64_t earlier(std::string_view name) const
    {
        return integerNamed(std::span(values).subspan(first), name);
    }

    Result<void> readTexts(const FieldLayout &field)
    {
        const std::int64_t count = field.count.empty() ? 1 : earlier(field.count);
        for (std::int64_t i = 0; i < count; ++i) {
            TRY_ASSIGN(const auto text, readText());
            values.push_back({field.name, text});
        }
        return {};
    }

    Result<std::string_view> readText()
    {
        const std::string_view rest = restOf(reader);
        const std::size_t end = rest.find('\0');
        if (end != std::string_view::npos) {
            (void)reader.readBytes(end + 1);
            return rest.substr(0, end);
        }
        if (textEnd == TextEnd::Terminated)
            return truncated(Fault::tr("text has no end"), reader.fileOffset());
        (void)reader.readBytes(rest.size());
        return rest;
    }

    Result<void> readBlock(const FieldLayout &field)
    {
        const std::int64_t size = field.count.empty() ? field.size : earlier(field.count);
        TRY_ASSIGN(const auto bytes, reader.readBytes(static_cast<std::size_t>(size)));
        const std::string_view text = asText(bytes);
        const bool endsAtZero = field.wire == Wire::Chars;
        values.push_back({field.name, endsAtZero ? text.substr(0, text.find('\0')) : text});
        return {};
    }

    Result<void> readNumber(const FieldLayout &field)
    {
        TRY_ASSIGN(const auto bytes, reader.readBytes(widthOf(field.wire)));
        std::uint32_t bits = 0;
        for (std::size_t i = bytes.size(); i-- > 0;)
            bits = bits << 8 | std::to_integer<std::uint32_t>(bytes[i]);
        std::visit(
            [&](auto value) {
                values.push_back({field.name, value});
            },
            divided(numberIn(field.wire, bits), field.divisor));
        return {};
    }
};

} // namespace

std::optional<MessageLayout> parseLayout(std::string_view text)
{
    MessageLayout layout;
    while (!text.empty()) {
        const std::string_view names = consumeUntil(text, ":");
        if (text.empty())
            return std::nullopt;
        text.remove_prefix(1);
        std::string_view type = consumeUntil(text, " ");
        FieldLayout field;
        if (!consumeWire(type, field))
            return std::nullopt;
        while (!type.empty()) {
            if (!consumeSuffix(type, field))
                return std::nullopt;
        }
        if (!appendFields(names, field, layout))
            return std::nullopt;
        if (!text.empty())
            text.remove_prefix(1);
    }
    return layout;
}

Result<void> readFields(ByteReader &reader, const MessageLayout &layout, int networkProtocol,
                        TextEnd textEnd, std::vector<MessageValue> &values)
{
    FieldReader fields{.reader = reader, .textEnd = textEnd, .values = values};
    for (const FieldLayout &field : layout) {
        if (!fields.isPresent(field, networkProtocol))
            continue;
        if (field.mayBeMissing && reader.remaining() == 0)
            break;
        if (auto read = fields.read(field); !read)
            return read;
    }
    return {};
}

Value ownedValue(const MessageValue &value)
{
    if (const auto *text = std::get_if<std::string_view>(&value.value))
        return std::string(*text);
    if (const auto *real = std::get_if<double>(&value.value))
        return *real;
    return std::get<std::int64_t>(value.value);
}

const MessageValue *valueNamed(std::span<const MessageValue> values, std::string_view name)
{
    const auto found = std::ranges::find(values, name, &MessageValue::name);
    return found == values.end() ? nullptr : &*found;
}

std::int64_t integerNamed(std::span<const MessageValue> values, std::string_view name)
{
    const MessageValue *value = valueNamed(values, name);
    if (!value)
        return 0;
    if (const auto *integer = std::get_if<std::int64_t>(&value->value))
        return *integer;
    const auto *real = std::get_if<double>(&value->value);
    return real ? toInteger(*real) : 0;
}

double realNamed(std::span<const MessageValue> values, std::string_view name)
{
    const MessageValue *value = valueNamed(values, name);
    if (!value)
        return 0;
    if (const auto *integer = std::get_if<std::int64_t>(&value->value))
        return static_cast<double>(*integer);
    const auto *real = std::get_if<double>(&value->value);
    return real ? *real : 0;
}

std::string_view textNamed(std::span<const MessageValue> values, std::string_view name)
{
    const MessageValue *value = valueNamed(values, name);
    const auto *text = value ? std::get_if<std::string_view>(&value->value) : nullptr;
    return text ? *text : std::string_view();
}

} // namespace tickscope::goldsrc
