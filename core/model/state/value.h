// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace tickscope {

/// One value of a field as recorded: nothing (the recording lacks it), an integer
/// (also for booleans, enums and flags), a real, or bytes. Text is bytes as
/// recorded; the screen chooses the encoding.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// The number in \a value, or 0 when it holds none.
[[nodiscard]] double numberOf(const Value &value);

/// Plain text of \a value; empty for nothing. Bytes come back as they are.
[[nodiscard]] std::string plainText(const Value &value);

} // namespace tickscope
