// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tickscope {

/// What two names have in common that people cannot tell apart where they read them: without
/// white space around them, and with one space for any other.
[[nodiscard]] std::string nameLook(std::string_view name);

} // namespace tickscope
