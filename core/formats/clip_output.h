// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <ostream>
#include <span>
#include <stop_token>

#include "core/base/result.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// Where a format writes a clip to. One thread.
class ClipOutput
{
public:
    /// \param out  must outlive this.
    explicit ClipOutput(std::ostream &out)
        : m_out(out)
        , m_begin(out.tellp())
    {
    }

    /// Whether the bytes got there says check().
    void write(std::span<const std::byte> bytes);
    /// Bytes of \a source, block by block. \param each  gets them too; may be null.
    /// Errors: Io, Cancelled.
    Result<void> copy(const ByteSource &source, ByteRange range, const std::stop_token &stop,
                      const std::function<void(std::span<const std::byte>)> &each = {});
    /// Puts \a bytes in place of those that were written first.
    void rewriteBegin(std::span<const std::byte> bytes);

    /// Errors: Io, when something of it could not be written.
    [[nodiscard]] Result<void> check() const;

private:
    std::ostream &m_out;
    std::streampos m_begin;
};

} // namespace tickscope
