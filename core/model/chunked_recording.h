// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/base/tick.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// What a recording is besides when its ticks lie in chunks at places that its seek points do
/// not tell.
class ChunkedRecording
{
public:
    virtual ~ChunkedRecording() = default;

    struct ChunkPlace {
        TickRange ticks;
        ByteRange bytes;
        std::string file = {}; ///< Beside the recording's own; empty for that one.
    };
    /// By tick.
    [[nodiscard]] virtual std::vector<ChunkPlace> chunkPlaces() const = 0;
};

} // namespace tickscope
