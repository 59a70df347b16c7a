// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tickscope {

/// Small numbers of either sign as small numbers without one, and back.
[[nodiscard]] constexpr std::uint64_t foldSign(std::int64_t value)
{
    return static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63);
}
[[nodiscard]] constexpr std::int64_t unfoldSign(std::uint64_t folded)
{
    return static_cast<std::int64_t>(folded >> 1 ^ (~(folded & 1U) + 1U));
}

} // namespace tickscope
