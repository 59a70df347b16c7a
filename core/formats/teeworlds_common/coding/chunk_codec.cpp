// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/coding/chunk_codec.h"

#include <algorithm>
#include <bit>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/limits.h"

namespace tickscope::teeworlds {

/// \a value with its least significant byte first in memory.
static std::int32_t littleEndian(std::int32_t value)
{
    if constexpr (std::endian::native == std::endian::little) {
        return value;
    } else {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        return std::bit_cast<std::int32_t>(bits >> 24 | (bits >> 8 & 0xff00U)
                                           | (bits << 8 & 0xff0000U) | bits << 24);
    }
}

ChunkCodec::ChunkCodec()
    : m_ints(limits::DemoChunkInts + RoomBehindInts)
{
}

/// What decompressInts() leaves: a chunk that is damaged, or near the limits.
Result<std::size_t> ChunkCodec::decodeSlowly(std::span<const std::byte> compressed)
{
    if (compressed.size() > limits::DemoChunkBytes)
        return limitExceeded(Fault::tr("chunk is too long"));
    std::vector<std::byte> varints(limits::DemoChunkBytes);
    return decompress(compressed, varints).and_then([&](std::size_t size) {
        return decodeInts(std::span(varints).first(size),
                          std::span(m_ints).first(limits::DemoChunkInts));
    });
}

/// Little-endian bytes of \a ints, which are the first ones of m_ints.
std::span<const std::byte> ChunkCodec::bytesOf(std::span<const std::int32_t> ints)
{
    if constexpr (std::endian::native != std::endian::little) {
        for (std::size_t i = 0; i < ints.size(); ++i)
            m_ints[i] = littleEndian(m_ints[i]);
    }
    return std::as_bytes(ints);
}

Result<std::span<const std::int32_t>> ChunkCodec::decode(std::span<const std::byte> compressed)
{
    // Nothing was compressed then: not even the end symbol is there.
    if (compressed.empty())
        return std::span<const std::int32_t>();
    // As many varints of five bytes fit into a chunk.
    constexpr std::size_t Undoubted = limits::DemoChunkBytes / 5;
    std::optional<std::size_t> quick;
    if (compressed.size() <= limits::DemoChunkBytes)
        quick = decompressInts(compressed, m_ints, Undoubted);
    if (quick && *quick < Undoubted)
        return std::span<const std::int32_t>(m_ints).first(*quick);
    TRY_ASSIGN(const auto count, decodeSlowly(compressed));
    return std::span<const std::int32_t>(m_ints).first(count);
}

Result<std::span<const std::byte>> ChunkCodec::decodeBytes(std::span<const std::byte> compressed)
{
    return decode(compressed).map([this](auto ints) { return bytesOf(ints); });
}

std::span<const std::byte> ChunkCodec::decodeHead(std::span<const std::byte> compressed)
{
    return bytesOf(decodeFirst(compressed, HeadBytes / sizeof(std::int32_t)));
}

std::span<const std::int32_t> ChunkCodec::decodeFirst(std::span<const std::byte> compressed,
                                                      std::size_t count)
{
    auto decoded = decompressInts(compressed, m_ints, count);
    if (!decoded)
        decoded = decodeSlowly(compressed).value_or(0);
    return std::span<const std::int32_t>(m_ints).first(std::min(*decoded, count));
}

std::vector<std::byte> ChunkCodec::encode(std::span<const std::int32_t> ints)
{
    std::vector<std::byte> varints;
    varints.reserve(ints.size() * 2);
    for (const std::int32_t value : ints)
        appendVarint(varints, value);
    return compress(varints);
}

std::vector<std::int32_t> intsOfBytes(std::span<const std::byte> bytes)
{
    std::vector<std::uint32_t> words((bytes.size() + 3) / 4);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        words[i / 4] |= std::to_integer<std::uint32_t>(bytes[i]) << (i % 4 * 8);
    return {words.begin(), words.end()};
}

} // namespace tickscope::teeworlds
