// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/formats/hollowcube/chunk_index.h"

namespace tickscope::hollowcube {

/// Bounds what unpacking all chunks of a recording comes to. Each chunk is bounded, but an index
/// of some megabytes can name the same bytes a million times.
class UnpackingBound
{
public:
    /// Counts a chunk whose bytes are there.
    void add(const ChunkEntry &entry);

    /// Whether the chunks unpack to more than their bytes can honestly hold, bytes that several
    /// of them share counted once.
    [[nodiscard]] bool isExceeded() const;

private:
    struct Packed {
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };

    std::vector<Packed> m_packed; ///< Segments lie far apart: their number is the upper half.
    std::uint64_t m_plainBytes = 0;
};

} // namespace tickscope::hollowcube
