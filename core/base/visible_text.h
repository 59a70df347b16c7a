// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tickscope {

/// \a bytes of a stranger as good UTF-8 on one line, with control characters made visible ("\x1b")
/// and those that turn the direction of what follows.
[[nodiscard]] std::string visibleText(std::string_view bytes);

} // namespace tickscope
