// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/base/hash.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// The beginning of a source that was read once, known by a digest of its two ends. Shows whether
/// a file has only grown since or is another one under the same name.
class KnownBeginning
{
public:
    /// The first \a size bytes of \a source. Errors: Truncated, Io, Cancelled.
    static Result<KnownBeginning> of(const ByteSource &source, std::uint64_t size,
                                     std::stop_token stop);

    /// Whether \a source begins so. Errors: Io, Cancelled.
    [[nodiscard]] Result<bool> isOf(const ByteSource &source, std::stop_token stop) const;

    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] const Sha256Digest &digest() const { return m_digest; }

private:
    std::uint64_t m_size = 0;
    Sha256Digest m_digest{};
};

} // namespace tickscope
