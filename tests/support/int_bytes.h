// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tickscope::teeworlds {

/// Little-endian bytes of \a ints, four for each.
[[nodiscard]] inline std::vector<std::byte> bytesOfInts(std::span<const std::int32_t> ints)
{
    std::vector<std::byte> bytes;
    for (const std::int32_t value : ints) {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::byte>(bits >> shift));
    }
    return bytes;
}

} // namespace tickscope::teeworlds
