// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace tickscope::teeworlds {

/// Packs and unpacks the payload of demo chunks: integers as varints, Huffman coded.
///
/// Keeps its buffers, so one object serves one thread and a returned view is valid
/// until the next call. Source: teeworlds-demo.md, section 4.
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

    /// The first HeadBytes of decodeBytes(), or fewer if there are no more; none if they are
    /// damaged. What follows is not looked at.
    [[nodiscard]] std::span<const std::byte> decodeHead(std::span<const std::byte> compressed);
    /// Enough for the number of a message.
    static constexpr std::size_t HeadBytes = 4;

    /// The first \a count integers of decode(), under the same conditions.
    [[nodiscard]] std::span<const std::int32_t> decodeFirst(std::span<const std::byte> compressed,
                                                            std::size_t count);

    /// Chunk payload for \a ints. May be above the limits that decode() checks.
    [[nodiscard]] std::vector<std::byte> encode(std::span<const std::int32_t> ints);

private:
    Result<std::size_t> decodeSlowly(std::span<const std::byte> compressed);
    [[nodiscard]] std::span<const std::byte> bytesOf(std::span<const std::int32_t> ints);

    std::vector<std::int32_t> m_ints;
};

/// Little-endian integers of \a bytes, padded with zero bytes to a multiple of four.
[[nodiscard]] std::vector<std::int32_t> intsOfBytes(std::span<const std::byte> bytes);

// The fixed Huffman code of Teeworlds. Source: teeworlds-demo.md, section 6.

/// Decodes \a in up to its end symbol and returns how many bytes of \a out are used.
/// Bytes after the end symbol are ignored. Bytes of \a out beyond the returned count
/// may have been written to.
///
/// Errors: Truncated when the input ends before the end symbol, LimitExceeded when
/// \a out is too small. Any thread.
[[nodiscard]] Result<std::size_t> decompress(std::span<const std::byte> in,
                                             std::span<std::byte> out);

/// Decodes \a in up to its end symbol as varints, and returns how many integers of \a out are used;
/// integers beyond may have been written to. Nothing for what is damaged or needs more of \a out
/// than all but the last RoomBehindInts: decompress() and decodeInts() know why, or read it. \param
/// enough  may stop when so many are there. Any thread.
[[nodiscard]] std::optional<std::size_t> decompressInts(std::span<const std::byte> in,
                                                        std::span<std::int32_t> out,
                                                        std::size_t enough);
inline constexpr std::size_t RoomBehindInts = 64;

/// Whether the end symbol stands where compressors leave it: behind it are 0 bits only, and fewer
/// than 16. What decompresses may end otherwise; what was cut or led astray seldom ends so.
[[nodiscard]] bool endsAsCompressed(std::span<const std::byte> in);

/// Codes of all bytes and the end symbol, padded with 0 bits to a whole byte.
[[nodiscard]] std::vector<std::byte> compress(std::span<const std::byte> in);

} // namespace tickscope::teeworlds
