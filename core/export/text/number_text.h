// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace tickscope {

/// Shortest decimal text that reads back as \a number; whole numbers without a point.
[[nodiscard]] std::string numberText(double number);

} // namespace tickscope
