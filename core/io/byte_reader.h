// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/result.h"

namespace tickscope {

/// The number that \a bytes, as many as it has, hold in \a order.
template<typename Number>
requires std::integral<Number> || std::floating_point<Number>
[[nodiscard]] Number fromBytes(std::span<const std::byte> bytes, std::endian order)
{
    std::array<std::byte, sizeof(Number)> own{};
    std::ranges::copy(bytes, own.begin());
    if (order != std::endian::native)
        std::ranges::reverse(own);
    return std::bit_cast<Number>(own);
}

/// Reads numbers from a block in memory and never past its end.
///
/// The block is borrowed. Offsets in errors are positions in the file, so the
/// reader gets the offset of its block. A failed read does not move.
class ByteReader
{
public:
    explicit ByteReader(std::span<const std::byte> block, std::uint64_t fileOffset = 0)
        : m_block(block)
        , m_fileOffset(fileOffset)
    {
    }

    [[nodiscard]] std::size_t remaining() const { return m_block.size() - m_position; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::uint64_t fileOffset() const { return m_fileOffset + m_position; }

    /// What is left, without moving.
    [[nodiscard]] std::span<const std::byte> rest() const { return m_block.subspan(m_position); }

    /// Next \a count bytes as a view into the block.
    /// Errors (of all reads): Truncated, at the position where reading began.
    [[nodiscard]] Result<std::span<const std::byte>> readBytes(std::size_t count)
    {
        // Compare with what is left; adding to the position could overflow.
        if (count > remaining())
            return endsEarly();
        const auto bytes = m_block.subspan(m_position, count);
        m_position += count;
        return bytes;
    }

    [[nodiscard]] Result<std::uint8_t> readU8()
    {
        if (remaining() == 0)
            return endsEarly();
        return std::to_integer<std::uint8_t>(m_block[m_position++]);
    }
    template<typename Number>
    [[nodiscard]] Result<Number> readLe()
    {
        return readNumber<Number>(std::endian::little);
    }
    template<typename Number>
    [[nodiscard]] Result<Number> readBe()
    {
        return readNumber<Number>(std::endian::big);
    }

private:
    template<typename Number>
    [[nodiscard]] Result<Number> readNumber(std::endian order)
    {
        return readBytes(sizeof(Number)).map([order](auto bytes) {
            return fromBytes<Number>(bytes, order);
        });
    }
    [[nodiscard]] tl::unexpected<Error> endsEarly() const;

    std::span<const std::byte> m_block;
    std::size_t m_position = 0;
    std::uint64_t m_fileOffset = 0;
};

} // namespace tickscope
