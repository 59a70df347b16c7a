// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/unpacking_bound.h"

#include <algorithm>
#include <limits>

#include "core/base/limits.h"

namespace tickscope::hollowcube {

void UnpackingBound::add(const ChunkEntry &entry)
{
    const auto plain = static_cast<std::uint64_t>(entry.uncompressedLength);
    if (plain > limits::ReplayChunkBytes)
        return; // never unpacked
    m_plainBytes += plain;
    m_packed.push_back({entry.byteOffset, entry.byteOffset + entry.compressedLength});
}

bool UnpackingBound::isExceeded() const
{
    if (m_plainBytes <= limits::ReplayPlainAtAnyRatio)
        return false;
    std::vector<Packed> packed = m_packed;
    std::ranges::sort(packed, {}, &Packed::begin);
    std::uint64_t bytes = 0;
    std::int64_t end = std::numeric_limits<std::int64_t>::min();
    for (const Packed &chunk : packed) {
        if (chunk.end <= end)
            continue;
        bytes += static_cast<std::uint64_t>(chunk.end - std::max(chunk.begin, end));
        end = chunk.end;
    }
    return m_plainBytes / limits::UnpackedRatio > bytes;
}

} // namespace tickscope::hollowcube
