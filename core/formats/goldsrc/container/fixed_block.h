// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Numbers at fixed places of a block whose size was checked as a whole: structures of
/// which a demo has one in every frame. Everything else goes through ByteReader.
namespace tickscope::goldsrc {

[[nodiscard]] inline std::uint8_t byteAt(std::span<const std::byte> block, std::size_t place)
{
    assert(place < block.size());
    return std::to_integer<std::uint8_t>(block[place]);
}

[[nodiscard]] inline std::uint16_t shortAt(std::span<const std::byte> block, std::size_t place)
{
    assert(place + 2 <= block.size());
    return static_cast<std::uint16_t>(byteAt(block, place) | byteAt(block, place + 1) << 8);
}

[[nodiscard]] inline std::uint32_t wordAt(std::span<const std::byte> block, std::size_t place)
{
    assert(place + 4 <= block.size());
    return std::uint32_t{byteAt(block, place)} | std::uint32_t{byteAt(block, place + 1)} << 8
           | std::uint32_t{byteAt(block, place + 2)} << 16
           | std::uint32_t{byteAt(block, place + 3)} << 24;
}

[[nodiscard]] inline std::int32_t integerAt(std::span<const std::byte> block, std::size_t place)
{
    return std::bit_cast<std::int32_t>(wordAt(block, place));
}

[[nodiscard]] inline float floatAt(std::span<const std::byte> block, std::size_t place)
{
    return std::bit_cast<float>(wordAt(block, place));
}

inline void appendWord(std::vector<std::byte> &bytes, std::uint32_t value)
{
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        bytes.push_back(static_cast<std::byte>(value >> shift & 0xFFU));
}

} // namespace tickscope::goldsrc
