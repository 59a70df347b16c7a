// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tickscope::hollowcube {

/// The game writes texts in "modified UTF-8": NUL as two bytes, and characters beyond
/// 16 bits as two surrogates of three bytes each. All other bytes stay as they are.
[[nodiscard]] std::string utf8OfModified(std::span<const std::byte> bytes);
[[nodiscard]] std::vector<std::byte> modifiedOfUtf8(std::string_view text);

} // namespace tickscope::hollowcube
