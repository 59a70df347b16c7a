// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/tick.h"

namespace tickscope {

/// \a bytes in quotes; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string quotedJson(std::string_view bytes);
/// \a number, with a point also where it is whole; null when it is not finite.
[[nodiscard]] std::string realJson(double number);
/// \a number, as an integer where it is whole; null when it is not finite.
[[nodiscard]] std::string numberJson(double number);
[[nodiscard]] std::string secondsJson(Time time);

} // namespace tickscope
