// SPDX-License-Identifier: MIT
#pragma once

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

    void clear() { m_bytes.clear(); }

    [[nodiscard]] std::string_view bytes() const { return m_bytes; }

private:
    void addHead(unsigned tag, std::uint64_t number);

    std::string m_bytes;
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
