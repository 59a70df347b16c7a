// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teeworlds {

/// The number that \a byte is alone, without the bit that says that another follows.
[[nodiscard]] constexpr std::int32_t shortVarint(std::uint32_t byte)
{
    return std::bit_cast<std::int32_t>((byte & 0x3fU) ^ (0U - (byte >> 6)));
}

/// Reads integers, bytes and texts that follow on each other, for streams of millions
/// of small records: one look at isCut() behind a record instead of one behind each
/// number.
///
/// The block is borrowed. Once something is cut, everything read from there on is zero
/// or empty.
class VarintReader
{
public:
    explicit VarintReader(std::span<const std::byte> block)
        : m_block(block)
    {
    }

    [[nodiscard]] bool isCut() const { return m_isCut; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::size_t remaining() const { return m_block.size() - m_position; }

    std::int32_t readInt()
    {
        if (m_position < m_block.size()) [[likely]] {
            const auto byte = std::to_integer<std::uint32_t>(m_block[m_position]);
            if ((byte & 0x80U) == 0) {
                ++m_position;
                return shortVarint(byte);
            }
        }
        return readLongInt();
    }

    /// Next \a count bytes.
    std::span<const std::byte> readBytes(std::size_t count)
    {
        if (count > remaining()) {
            cut();
            return {};
        }
        const auto bytes = m_block.subspan(m_position, count);
        m_position += count;
        return bytes;
    }

    /// Bytes up to a NUL, which is skipped.
    std::string_view readText()
    {
        const auto rest = m_block.subspan(m_position);
        const auto end = std::ranges::find(rest, std::byte{0});
        if (end == rest.end()) {
            cut();
            return {};
        }
        const auto size = static_cast<std::size_t>(end - rest.begin());
        m_position += size + 1;
        return {reinterpret_cast<const char *>(rest.data()), size};
    }

private:
    std::int32_t readLongInt()
    {
        const DecodedVarint decoded = decodeVarint(m_block.subspan(m_position));
        if (decoded.length == 0)
            cut();
        m_position += decoded.length;
        return decoded.value;
    }

    void cut()
    {
        m_isCut = true;
        m_position = m_block.size();
    }

    std::span<const std::byte> m_block;
    std::size_t m_position = 0;
    bool m_isCut = false;
};

} // namespace tickscope::teeworlds
