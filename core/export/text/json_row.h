// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

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

    void insert(std::string_view name, std::int64_t number);
    /// \param json  JSON already.
    void insertRaw(std::string_view name, std::string_view json);
    void insertNull(std::string_view name) { insertRaw(name, "null"); }
    void insertText(std::string_view name, std::string_view bytes);
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

    /// What was put, without the braces.
    [[nodiscard]] std::string_view members() const { return std::string_view(m_line).substr(1); }
    /// Begins another object.
    void restart() { m_line = '{'; }
    /// The object; it is over.
    [[nodiscard]] const std::string &finish();

private:
    void begin(std::string_view name);

    std::string m_line;
};

} // namespace tickscope
