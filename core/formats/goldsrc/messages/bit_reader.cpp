// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/bit_reader.h"

namespace tickscope::goldsrc {

namespace {

/// Five bytes hold any 32 bits, wherever they begin.
constexpr std::size_t WindowBytes = 5;

std::uint64_t byteAt(std::span<const std::byte> block, std::size_t index)
{
    return index < block.size() ? std::to_integer<std::uint64_t>(block[index]) : 0;
}

} // namespace

std::uint32_t BitReader::bitsAt(std::size_t position, unsigned count) const
{
    const std::size_t first = position / 8;
    const unsigned shift = static_cast<unsigned>(position % 8);
    const std::uint64_t mask = (std::uint64_t{1} << count) - 1;
    std::uint64_t window = 0;
    if (m_order == BitOrder::LowFirst) {
        for (std::size_t i = 0; i < WindowBytes; ++i)
            window |= byteAt(m_block, first + i) << (8 * i);
        return static_cast<std::uint32_t>(window >> shift & mask);
    }
    for (std::size_t i = 0; i < WindowBytes; ++i)
        window = window << 8 | byteAt(m_block, first + i);
    return static_cast<std::uint32_t>(window >> (8 * WindowBytes - shift - count) & mask);
}

std::uint32_t BitReader::bits(unsigned count)
{
    if (count > bitsLeft()) {
        m_hasOverrun = true;
        m_position = m_block.size() * 8;
        return 0;
    }
    const std::uint32_t value = bitsAt(m_position, count);
    m_position += count;
    return value;
}

std::int32_t BitReader::signedBits(unsigned count)
{
    const bool isNegative = flag();
    const auto magnitude = static_cast<std::int32_t>(bits(count - 1));
    return isNegative ? -magnitude : magnitude;
}

std::uint32_t BitReader::peek(unsigned count) const
{
    return bitsAt(m_position, count);
}

std::string BitReader::text()
{
    std::string text;
    // Behind the end the characters are 0, which ends the text.
    while (const std::uint32_t character = bits(8))
        text.push_back(static_cast<char>(character));
    return text;
}

void BitReader::skip(std::size_t bitCount)
{
    if (bitCount > bitsLeft()) {
        m_hasOverrun = true;
        bitCount = bitsLeft();
    }
    m_position += bitCount;
}

double BitReader::coordinate()
{
    const bool hasInteger = flag();
    const bool hasFraction = flag();
    if (!hasInteger && !hasFraction)
        return 0;
    const bool isNegative = flag();
    double value = hasInteger ? bits(12) : 0;
    if (hasFraction)
        value += bits(3) / 8.0;
    return isNegative ? -value : value;
}

BitVector3 BitReader::vector()
{
    const bool hasX = flag();
    const bool hasY = flag();
    const bool hasZ = flag();
    BitVector3 vector;
    if (hasX)
        vector.x = coordinate();
    if (hasY)
        vector.y = coordinate();
    if (hasZ)
        vector.z = coordinate();
    return vector;
}

} // namespace tickscope::goldsrc
