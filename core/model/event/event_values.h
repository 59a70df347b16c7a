// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/state/schema.h"

namespace tickscope {

/// The values of one event, packed: small numbers take a byte, and equal events are equal bytes.
/// What they mean stands in the EventForm.
class EventValues
{
public:
    EventValues &add(std::int64_t number);
    EventValues &addReal(double real);
    /// Bytes as recorded.
    EventValues &addText(std::string_view text);
    EventValues &addNothing();
    /// All \a members as one value.
    EventValues &addList(const EventValues &members);
    EventValues &add(const Value &value);
    /// The values of \a others one by one, behind those that are there.
    EventValues &addAll(const EventValues &others);

    void clear()
    {
        m_size = 0;
        m_many.clear();
    }

    [[nodiscard]] std::string_view bytes() const
    {
        return m_many.empty() ? std::string_view(m_few.data(), m_size) : m_many;
    }

private:
    void addHead(unsigned tag, std::uint64_t number);
    void append(std::string_view bytes);
    [[nodiscard]] bool hasRoomFor(std::size_t count) const
    {
        return m_many.empty() && count <= m_few.size() - m_size;
    }

    std::array<char, 44> m_few{}; ///< What most events have fits here, and takes no other memory.
    std::uint32_t m_size = 0;     ///< Of these.
    std::string m_many;           ///< All, where they do not.
};

/// One value of an event, borrowed from its bytes.
struct EventValue {
    enum class Type : std::uint8_t { Nothing, Number, Real, Text, List };

    Type type = Type::Nothing;
    std::int64_t number = 0;
    double real = 0;
    std::string_view text; ///< Of a list the bytes of its members.

    /// Neither nothing, nor zero, nor an empty text or list.
    [[nodiscard]] bool isSet() const;
    /// A list is nothing here: its members are values.
    [[nodiscard]] Value value() const;
};

/// Takes the first value off \a bytes. Nothing when none is whole; then the rest is of no use.
[[nodiscard]] std::optional<EventValue> consumeEventValue(std::string_view &bytes);

/// The values in \a bytes, in order, as far as they are whole.
[[nodiscard]] std::vector<EventValue> eventValues(std::string_view bytes);

} // namespace tickscope
