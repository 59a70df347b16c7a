// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/tick.h"
#include "core/export/text/text_sink.h"
#include "core/model/state/schema.h"

namespace tickscope {

/// A list of \a numbers as JSON.
[[nodiscard]] std::string numbersJson(std::span<const int> numbers);

/// One JSON object, written while it is put together: rows come by the million. Each name of an
/// object is put once.
///
/// Bytes of a recording that are no UTF-8 become U+FFFD, and all of them are repeated in hex under
/// NAME_hex.
class JsonRow
{
public:
    JsonRow() { restart(); }

    template<std::integral Number>
    requires(!std::same_as<Number, bool>) void insert(std::string_view name, Number number)
    {
        std::array<char, 20> digits{};
        const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
        insertRaw(name, {digits.begin(), end});
    }
    /// Null for nothing.
    template<std::integral Number>
    void insert(std::string_view name, const std::optional<Number> &number)
    {
        if (number)
            insert(name, *number);
        else
            insertNull(name);
    }
    /// \param json  JSON already.
    void insertRaw(std::string_view name, std::string_view json);
    void insertNull(std::string_view name) { insertRaw(name, "null"); }
    void insertFlag(std::string_view name, bool isOn) { insertRaw(name, isOn ? "true" : "false"); }
    /// An integer where it is whole. Nothing and what is not finite is null.
    void insertNumber(std::string_view name, std::optional<double> number)
    {
        insertRaw(name, number ? numberJson(*number) : "null");
    }
    /// Null for nothing.
    void insertSeconds(std::string_view name, std::optional<Time> time)
    {
        insertRaw(name, time ? secondsJson(*time) : "null");
    }
    void insertText(std::string_view name, std::string_view bytes);
    /// Null for an empty one.
    void insertTextOrNull(std::string_view name, std::string_view bytes);
    /// A list; NAME_hex then has an entry for each, null where the text is good.
    void insertTexts(std::string_view name, std::span<const std::string> texts);
    void insertNumbers(std::string_view name, std::span<const int> numbers)
    {
        insertRaw(name, numbersJson(numbers));
    }
    /// A recorded value: null for nothing and for numbers that are not finite.
    void insertValue(std::string_view name, const Value &value);
    /// \param json  members() of another object; may have none.
    void insertMembers(std::string_view json);
    /// What follows goes into an object under \a name, up to endObject().
    void beginObject(std::string_view name);
    void endObject() { m_line += '}'; }
    /// What follows goes into a list under \a name, up to endList().
    void beginList(std::string_view name);
    void endList() { m_line += ']'; }
    /// The next member of a list: an object or a list itself, or JSON already.
    void addObject() { addRaw("{"); }
    void addList() { addRaw("["); }
    void addRaw(std::string_view json);
    /// Text has no place for all its bytes there.
    void add(const Value &value);

    /// What was put, without the braces.
    [[nodiscard]] std::string_view members() const { return std::string_view(m_line).substr(1); }
    /// Begins another object.
    void restart() { m_line = '{'; }
    /// The object; it is over.
    [[nodiscard]] const std::string &finish();
    /// The same as a line of its own.
    [[nodiscard]] std::string line() { return finish() + '\n'; }
    /// Hands over what was put by now if it is much, so that a big object takes no memory; line()
    /// is the rest.
    void passOn(TextSink &sink);

private:
    void begin(std::string_view name);
    void append(const Value &value);

    std::string m_line;
};

} // namespace tickscope
