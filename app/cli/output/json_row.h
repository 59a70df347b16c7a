// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/model/state/value.h"

namespace tickscope::cli {

/// One line of JSON, written while it is put together: rows come by the million. Names are plain
/// and each is put once; what they name is as in json_text.h.
class JsonRow
{
public:
    JsonRow() { m_line = "{"; }

    void put(std::string_view name, std::int64_t number);
    /// \param json  JSON already.
    void putRaw(std::string_view name, std::string_view json);
    void putNull(std::string_view name) { putRaw(name, "null"); }
    void putText(std::string_view name, std::string_view bytes);
    void putValue(std::string_view name, const Value &value);
    /// What follows goes into an object under \a name, up to endObject().
    void beginObject(std::string_view name);
    void endObject() { m_line += '}'; }

    /// The line with its line feed; the row is over.
    [[nodiscard]] const std::string &finish();

private:
    void begin(std::string_view name);

    std::string m_line;
};

} // namespace tickscope::cli
