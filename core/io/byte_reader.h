// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/result.h"

namespace tickscope {

/// Reads numbers from a block in memory and never past its end.
///
/// The block is borrowed. Offsets in errors are positions in the file, so the
/// reader is told where its block begins. A failed read does not move.
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

    /// Next \a count bytes as a view into the block.
    /// Errors (of all reads): Truncated, at the position where reading began.
    [[nodiscard]] Result<std::span<const std::byte>> readBytes(std::size_t count);

    [[nodiscard]] Result<std::uint8_t> readU8();
    [[nodiscard]] Result<std::uint16_t> readU16Le();
    [[nodiscard]] Result<std::uint32_t> readU32Le();
    [[nodiscard]] Result<std::int32_t> readI32Le();
    [[nodiscard]] Result<std::uint32_t> readU32Be();
    [[nodiscard]] Result<std::int32_t> readI32Be();

private:
    std::span<const std::byte> m_block;
    std::size_t m_position = 0;
    std::uint64_t m_fileOffset = 0;
};

} // namespace tickscope
