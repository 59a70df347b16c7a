// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace tickscope::teeworlds {

/// Packs and unpacks the payload of demo chunks: integers as varints, Huffman coded.
///
/// Keeps its buffers, so one object serves one thread and a returned view is valid
/// until the next call. Source: specs/teeworlds-demo.md, section 4.
class ChunkCodec
{
public:
    ChunkCodec();

    /// Integers of a chunk; none for an empty one.
    /// Errors: Truncated, or LimitExceeded above the sizes of limits.h.
    [[nodiscard]] Result<std::span<const std::int32_t>> decode(
        std::span<const std::byte> compressed);

    /// The same as little-endian bytes, as messages need them: up to three zero bytes
    /// of padding stand at the end. Errors: as decode().
    [[nodiscard]] Result<std::span<const std::byte>> decodeBytes(
        std::span<const std::byte> compressed);

    /// Chunk payload for \a ints. May be above the limits that decode() checks.
    [[nodiscard]] std::vector<std::byte> encode(std::span<const std::int32_t> ints);

private:
    std::vector<std::byte> m_varints;
    std::vector<std::int32_t> m_ints;
};

/// Little-endian bytes of \a ints, four for each.
[[nodiscard]] std::vector<std::byte> bytesOfInts(std::span<const std::int32_t> ints);

/// Little-endian integers of \a bytes, padded with zero bytes to a multiple of four.
[[nodiscard]] std::vector<std::int32_t> intsOfBytes(std::span<const std::byte> bytes);

} // namespace tickscope::teeworlds
