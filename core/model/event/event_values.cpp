// SPDX-License-Identifier: MIT
#include "core/model/event/event_values.h"

#include <array>
#include <cstring>

#include "core/base/fold_sign.h"

namespace tickscope {

namespace {

// A value begins with a number: its tag in two bits, five bits of the number, and whether seven
// more follow, and so on. A size is a number as well.
constexpr unsigned NumberTag = 0;
constexpr unsigned TextTag = 1;
constexpr unsigned RealTag = 2;
constexpr unsigned ListTag = 3; ///< Its size plus one; 0 is nothing.
constexpr unsigned TagBits = 2;
constexpr unsigned FirstBits = 5;
constexpr unsigned MoreBits = 7;
constexpr unsigned MoreFollow = 0x80;

class Reader
{
public:
    explicit Reader(std::string_view bytes)
        : m_bytes(bytes)
    {
    }

    std::optional<EventValue> next()
    {
        unsigned tag = 0;
        const auto head = readHead(tag);
        if (!head)
            return {};
        EventValue value;
        switch (tag) {
        case NumberTag:
            value.type = EventValue::Type::Number;
            value.number = unfoldSign(*head);
            return value;
        case RealTag: {
            const auto bits = take(sizeof(double));
            if (!bits)
                return {};
            value.type = EventValue::Type::Real;
            std::memcpy(&value.real, bits->data(), sizeof(double));
            return value;
        }
        case ListTag:
            if (*head == 0)
                return value;
            value.type = EventValue::Type::List;
            return withText(value, *head - 1);
        default:
            value.type = EventValue::Type::Text;
            return withText(value, *head);
        }
    }

    /// What was not read yet.
    [[nodiscard]] std::string_view rest() const { return m_bytes; }

private:
    std::optional<EventValue> withText(EventValue value, std::uint64_t size)
    {
        const auto text = take(size);
        if (!text)
            return {};
        value.text = *text;
        return value;
    }

    std::optional<std::string_view> take(std::uint64_t size)
    {
        if (size > m_bytes.size())
            return {};
        const std::string_view taken = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return taken;
    }

    std::optional<std::uint64_t> readHead(unsigned &tag)
    {
        if (m_bytes.empty())
            return {};
        auto byte = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        tag = byte & ((1U << TagBits) - 1);
        std::uint64_t number = byte >> TagBits & ((1U << FirstBits) - 1);
        for (unsigned shift = FirstBits; (byte & MoreFollow) != 0; shift += MoreBits) {
            if (m_bytes.empty() || shift >= 64)
                return {};
            byte = static_cast<unsigned char>(m_bytes.front());
            m_bytes.remove_prefix(1);
            number |= std::uint64_t{byte & (MoreFollow - 1)} << shift;
        }
        return number;
    }

    std::string_view m_bytes;
};

} // namespace

void EventValues::append(std::string_view bytes)
{
    if (hasRoomFor(bytes.size())) {
        bytes.copy(m_few.data() + m_size, bytes.size());
        m_size += static_cast<std::uint32_t>(bytes.size());
        return;
    }
    if (m_many.empty())
        m_many.assign(m_few.data(), m_size);
    m_many.append(bytes);
}

void EventValues::addHead(unsigned tag, std::uint64_t number)
{
    constexpr std::uint64_t FirstMask = (1U << FirstBits) - 1;
    std::array<char, 10> rare;
    const bool hasRoom = hasRoomFor(rare.size());
    char *const begin = hasRoom ? m_few.data() + m_size : rare.data();
    char *end = begin;
    auto byte = tag | static_cast<unsigned>(number & FirstMask) << TagBits;
    for (number >>= FirstBits; number != 0; number >>= MoreBits) {
        *end++ = static_cast<char>(byte | MoreFollow);
        byte = static_cast<unsigned>(number & (MoreFollow - 1));
    }
    *end++ = static_cast<char>(byte);
    if (hasRoom)
        m_size += static_cast<std::uint32_t>(end - begin);
    else
        append({begin, static_cast<std::size_t>(end - begin)});
}

EventValues &EventValues::add(std::int64_t number)
{
    addHead(NumberTag, foldSign(number));
    return *this;
}

EventValues &EventValues::addReal(double real)
{
    addHead(RealTag, 0);
    std::array<char, sizeof real> bits{};
    std::memcpy(bits.data(), &real, sizeof real);
    append({bits.data(), bits.size()});
    return *this;
}

EventValues &EventValues::addText(std::string_view text)
{
    addHead(TextTag, text.size());
    append(text);
    return *this;
}

EventValues &EventValues::addNothing()
{
    addHead(ListTag, 0);
    return *this;
}

EventValues &EventValues::addList(const EventValues &members)
{
    addHead(ListTag, members.bytes().size() + 1);
    append(members.bytes());
    return *this;
}

EventValues &EventValues::addAll(const EventValues &others)
{
    append(others.bytes());
    return *this;
}

EventValues &EventValues::add(const Value &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return add(*number);
    if (const auto *real = std::get_if<double>(&value))
        return addReal(*real);
    if (const auto *text = std::get_if<std::string>(&value))
        return addText(*text);
    return addNothing();
}

bool EventValue::isSet() const
{
    switch (type) {
    case Type::Nothing:
        return false;
    case Type::Number:
        return number != 0;
    case Type::Real:
        return real != 0;
    case Type::Text:
    case Type::List:
        break;
    }
    return !text.empty();
}

Value EventValue::value() const
{
    switch (type) {
    case Type::Number:
        return number;
    case Type::Real:
        return real;
    case Type::Text:
        return std::string(text);
    case Type::Nothing:
    case Type::List:
        break;
    }
    return {};
}

std::optional<EventValue> consumeEventValue(std::string_view &bytes)
{
    Reader reader(bytes);
    auto value = reader.next();
    bytes = reader.rest();
    return value;
}

std::vector<EventValue> eventValues(std::string_view bytes)
{
    std::vector<EventValue> values;
    Reader reader(bytes);
    while (const auto value = reader.next())
        values.push_back(*value);
    return values;
}

} // namespace tickscope
