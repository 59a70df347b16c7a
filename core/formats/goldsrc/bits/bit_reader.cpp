// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/bits/bit_reader.h"

#include <bit>
#include <cstring>

namespace tickscope::goldsrc {

namespace {

/// Any 32 bits, wherever they begin, lie in five bytes; eight are one load.
constexpr std::size_t WindowBytes = 8;
constexpr unsigned WindowBits = 64;

/// The first eight of \a bytes, the first one lowest.
std::uint64_t loaded(std::span<const std::byte> bytes)
{
    std::uint64_t window = 0;
    std::memcpy(&window, bytes.data(), WindowBytes);
    return std::endian::native == std::endian::little ? window : __builtin_bswap64(window);
}

/// The last bytes of the block from \a first on, and zeros behind them.
[[gnu::noinline]] std::uint64_t lastWindow(std::span<const std::byte> block, std::size_t first)
{
    if (first >= block.size())
        return 0;
    if (block.size() >= WindowBytes)
        return loaded(block.last(WindowBytes)) >> (first + WindowBytes - block.size()) * 8;
    std::uint64_t window = 0;
    for (std::size_t place = block.size(); place-- > first;)
        window = window << 8 | std::to_integer<std::uint64_t>(block[place]);
    return window;
}

/// Eight bytes of the block, those behind its end 0.
std::uint64_t windowAt(std::span<const std::byte> block, std::size_t first)
{
    if (block.size() < WindowBytes || first > block.size() - WindowBytes)
        return lastWindow(block, first);
    return loaded(block.subspan(first));
}

} // namespace

std::uint32_t BitReader::bitsAt(std::size_t position, unsigned count) const
{
    const unsigned shift = static_cast<unsigned>(position % 8);
    const std::uint64_t mask = (std::uint64_t{1} << count) - 1;
    const std::uint64_t window = windowAt(m_block, position / 8);
    const bool isLowFirst = m_order == BitOrder::LowFirst;
    const std::uint64_t ordered = isLowFirst ? window : __builtin_bswap64(window);
    const unsigned unused = isLowFirst ? shift : WindowBits - shift - count;
    // Nothing is asked for when there is nothing left to shift to.
    return count == 0 ? 0 : static_cast<std::uint32_t>(ordered >> unused & mask);
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
