// SPDX-License-Identifier: MIT
#include "core/io/known_beginning.h"

#include <algorithm>

#include "core/base/try.h"

namespace tickscope {

/// At each end. Headers with names, times and hashes fit, and seconds of what was recorded.
constexpr std::uint64_t EndBytes = 4096;

Result<KnownBeginning> KnownBeginning::of(const ByteSource &source, std::uint64_t size,
                                          std::stop_token stop)
{
    const std::uint64_t count = std::min(size, EndBytes);
    Sha256 hash;
    for (const std::uint64_t offset : {std::uint64_t{0}, size - count}) {
        TRY_ASSIGN(const auto bytes, readAll(source, offset, count, EndBytes, stop));
        hash.add(bytes);
    }
    KnownBeginning known;
    known.m_size = size;
    known.m_digest = hash.finish();
    return known;
}

Result<bool> KnownBeginning::isOf(const ByteSource &source, std::stop_token stop) const
{
    const auto now = of(source, m_size, std::move(stop));
    if (now)
        return now->m_digest == m_digest;
    if (now.error().code == ErrorCode::Truncated)
        return false;
    return tl::unexpected(now.error());
}

} // namespace tickscope
