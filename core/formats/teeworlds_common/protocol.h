// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tickscope::teeworlds {

/// Which tables of items and messages a recording uses. DDNet's own items and
/// messages carry UUIDs and occur with both.
enum class Protocol : std::uint8_t { V06, V07 };

} // namespace tickscope::teeworlds
