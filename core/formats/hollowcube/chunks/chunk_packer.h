// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace tickscope::hollowcube {

/// Levels that the game server uses. Source: hollowcube-replay.md, section 6.
inline constexpr int RecordingLevel = 3;
inline constexpr int CompactedLevel = 19;

/// Packs chunks with one zstd context: a frame with its size, without checksum. One thread.
class ChunkPacker
{
public:
    /// \param dictionary  of zstd, with its number; empty for none.
    explicit ChunkPacker(int level, std::span<const std::byte> dictionary = {});
    ~ChunkPacker();
    ChunkPacker(ChunkPacker &&) noexcept;
    ChunkPacker &operator=(ChunkPacker &&) noexcept;

    /// Errors: LimitExceeded when there is no memory for it.
    Result<std::vector<std::byte>> pack(std::span<const std::byte> plain);

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

} // namespace tickscope::hollowcube
