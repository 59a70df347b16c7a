// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/io/byte_reader.h"

namespace tickscope {

/// Text of a fixed field up to its first NUL; the whole field when it has none. A view of it.
[[nodiscard]] inline std::string_view textUntilNul(std::span<const std::byte> field)
{
    const std::string_view text(reinterpret_cast<const char *>(field.data()), field.size());
    return text.substr(0, text.find('\0'));
}

/// Reads numbers and texts that follow on each other, and is asked once behind them all
/// whether they were there: from the first read that goes past the end of the block on,
/// everything is zero or empty. Where each read has to be looked at, take a ByteReader.
///
/// The block is borrowed.
class StickyReader
{
public:
    explicit StickyReader(std::span<const std::byte> block, std::uint64_t fileOffset = 0)
        : m_block(block)
        , m_fileOffset(fileOffset)
    {
    }

    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    /// Truncated, at the read that failed first.
    [[nodiscard]] Result<void> result() const;

    /// Bytes that are left; none once a read failed.
    [[nodiscard]] std::size_t remaining() const
    {
        return m_hasFailed ? 0 : m_block.size() - m_position;
    }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::uint64_t fileOffset() const { return m_fileOffset + m_position; }

    /// Next number, its least significant byte first: `readLe<std::int16_t>()`, `readLe<float>()`.
    template<typename Number>
    [[nodiscard]] Number readLe()
    {
        return fromBytes<Number>(readBytes(sizeof(Number)), std::endian::little);
    }
    /// The same, its most significant byte first.
    template<typename Number>
    [[nodiscard]] Number readBe()
    {
        return fromBytes<Number>(readBytes(sizeof(Number)), std::endian::big);
    }
    [[nodiscard]] std::uint8_t readU8() { return readLe<std::uint8_t>(); }

    /// Next \a count bytes as a view into the block.
    std::span<const std::byte> readBytes(std::size_t count)
    {
        // Compare with what is left; adding to the position could overflow.
        if (m_hasFailed || count > m_block.size() - m_position) {
            m_hasFailed = true;
            return {};
        }
        const auto bytes = m_block.subspan(m_position, count);
        m_position += count;
        return bytes;
    }

    /// Bytes up to a NUL, which is skipped. Without one it fails.
    [[nodiscard]] std::string_view readText()
    {
        const auto rest = m_block.subspan(m_position);
        const auto end = std::ranges::find(rest, std::byte{0});
        if (m_hasFailed || end == rest.end()) {
            m_hasFailed = true;
            return {};
        }
        return textUntilNul(readBytes(static_cast<std::size_t>(end - rest.begin()) + 1));
    }
    /// Text of a field of \a size bytes: see textUntilNul().
    [[nodiscard]] std::string_view readFixedText(std::size_t size)
    {
        return textUntilNul(readBytes(size));
    }

private:
    std::span<const std::byte> m_block;
    std::size_t m_position = 0;
    std::uint64_t m_fileOffset = 0;
    bool m_hasFailed = false;
};

} // namespace tickscope
