// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

#include "core/io/byte_source.h"

namespace tickscope {

/// A moving view on a byte source, filled by big reads, so that walking through
/// a file costs no system call for each piece. One thread.
class ByteWindow
{
public:
    explicit ByteWindow(Shared<ByteSource> source);

    /// The bytes at \a offset, \a count of them or fewer at the end of the source.
    /// Valid until the next call. \a count is at most limits::ReadBlock.
    Result<std::span<const std::byte>> bytesAt(std::uint64_t offset, std::size_t count,
                                               const std::stop_token &stop)
    {
        const bool inside = offset >= m_begin && offset - m_begin <= m_filled
                            && count <= m_filled - (offset - m_begin);
        if (!inside) {
            if (auto filled = fill(offset, count, stop); !filled)
                return tl::unexpected(filled.error());
        }
        const auto start = static_cast<std::size_t>(offset - m_begin);
        return std::span<const std::byte>{m_block.get() + start, std::min(count, m_filled - start)};
    }

    /// The \a count bytes at \a offset if all of them are here already; else none.
    [[nodiscard]] std::span<const std::byte> atHand(std::uint64_t offset, std::size_t count) const
    {
        const std::uint64_t start = offset - m_begin; // far behind all when it is before
        if (start > m_filled || count > m_filled - start)
            return {};
        return {m_block.get() + start, count};
    }

    /// All bytes from \a offset on that are here already.
    [[nodiscard]] std::span<const std::byte> restAtHand(std::uint64_t offset) const
    {
        const std::uint64_t start = std::min<std::uint64_t>(offset - m_begin, m_filled);
        return {m_block.get() + start, m_filled - static_cast<std::size_t>(start)};
    }

    [[nodiscard]] const Shared<ByteSource> &source() const { return m_source; }

private:
    Result<void> fill(std::uint64_t offset, std::size_t count, const std::stop_token &stop);

    Shared<ByteSource> m_source;
    std::unique_ptr<std::byte[]> m_block; ///< Not zeroed: most of what a seek makes is not filled.
    std::size_t m_room = 0;
    std::uint64_t m_begin = 0;
    std::size_t m_filled = 0;
    std::size_t m_nextRead; ///< Grows while reads follow on each other.
};

} // namespace tickscope
