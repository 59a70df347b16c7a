// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace tickscope::goldsrc {

/// Which bit of a byte comes first. Source: goldsrc-netmessages.md, section 2.
enum class BitOrder : std::uint8_t {
    LowFirst, ///< Network protocol 45 and later.
    HighFirst ///< Network protocol 43 and earlier.
};

struct BitVector3 {
    double x = 0;
    double y = 0;
    double z = 0;
};

/// Reads the bit-packed part of a message and never past the end of its block.
///
/// A message has thousands of fields of a few bits, so errors are kept, not returned:
/// reading past the end gives 0 and makes hasOverrun() true for good. Loops over
/// entries look at it each round.
class BitReader
{
public:
    BitReader(std::span<const std::byte> block, BitOrder order)
        : m_block(block)
        , m_order(order)
    {
    }

    [[nodiscard]] bool hasOverrun() const { return m_hasOverrun; }
    [[nodiscard]] std::size_t bitPosition() const { return m_position; }
    [[nodiscard]] std::size_t bitsLeft() const { return m_block.size() * 8 - m_position; }
    /// Whole bytes that what was read so far takes: the message ends there.
    [[nodiscard]] std::size_t bytesUsed() const { return (m_position + 7) / 8; }

    /// Unsigned number of \a count bits, 0 to 32.
    std::uint32_t bits(unsigned count);
    /// One bit: half of all that is read.
    bool flag()
    {
        if (m_position / 8 == m_block.size()) {
            m_hasOverrun = true;
            return false;
        }
        const auto byte = std::to_integer<unsigned>(m_block[m_position / 8]);
        const auto place = static_cast<unsigned>(m_position++ % 8);
        return (byte >> (m_order == BitOrder::LowFirst ? place : 7 - place) & 1U) != 0;
    }
    /// Sign bit first, then the magnitude; \a count includes the sign, 1 to 32.
    std::int32_t signedBits(unsigned count);
    /// The next bits without taking them; 0 bits stand behind the end.
    [[nodiscard]] std::uint32_t peek(unsigned count) const { return bitsAt(m_position, count); }

    /// Characters up to a 0, which is taken and not returned.
    std::string text();
    void skip(std::size_t bitCount);
    double coordinate();
    BitVector3 vector();

private:
    [[nodiscard]] std::uint32_t bitsAt(std::size_t position, unsigned count) const;

    std::span<const std::byte> m_block;
    BitOrder m_order;
    std::size_t m_position = 0; ///< In bits; never behind the end.
    bool m_hasOverrun = false;
};

} // namespace tickscope::goldsrc
