// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/chunk_codec.h"

#include <bit>

#include "core/base/limits.h"
#include "core/formats/teeworlds_common/huffman.h"
#include "core/formats/teeworlds_common/varint.h"

namespace tickscope::teeworlds {

namespace {

/// \a value with its least significant byte first in memory.
std::int32_t littleEndian(std::int32_t value)
{
    if constexpr (std::endian::native == std::endian::little) {
        return value;
    } else {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        return std::bit_cast<std::int32_t>(bits >> 24 | (bits >> 8 & 0xff00U)
                                           | (bits << 8 & 0xff0000U) | bits << 24);
    }
}

} // namespace

ChunkCodec::ChunkCodec()
    : m_varints(limits::DemoChunkBytes)
    , m_ints(limits::DemoChunkInts)
{
}

Result<std::span<const std::int32_t>> ChunkCodec::decode(std::span<const std::byte> compressed)
{
    // Nothing was compressed then: not even the end symbol is there.
    if (compressed.empty())
        return std::span<const std::int32_t>();
    if (compressed.size() > limits::DemoChunkBytes)
        return failure(ErrorCode::LimitExceeded, "chunk is too long");
    const auto byteCount = decompress(compressed, m_varints);
    if (!byteCount)
        return tl::unexpected(byteCount.error());
    const auto intCount = decodeInts(std::span(m_varints).first(*byteCount), m_ints);
    if (!intCount)
        return tl::unexpected(intCount.error());
    return std::span<const std::int32_t>(m_ints).first(*intCount);
}

Result<std::span<const std::byte>> ChunkCodec::decodeBytes(std::span<const std::byte> compressed)
{
    const auto ints = decode(compressed);
    if (!ints)
        return tl::unexpected(ints.error());
    if constexpr (std::endian::native != std::endian::little) {
        for (std::size_t i = 0; i < ints->size(); ++i)
            m_ints[i] = littleEndian(m_ints[i]);
    }
    return std::as_bytes(*ints);
}

std::vector<std::byte> ChunkCodec::encode(std::span<const std::int32_t> ints)
{
    std::vector<std::byte> varints;
    varints.reserve(ints.size() * 2);
    for (const std::int32_t value : ints)
        appendVarint(varints, value);
    return compress(varints);
}

std::vector<std::byte> bytesOfInts(std::span<const std::int32_t> ints)
{
    std::vector<std::byte> bytes;
    bytes.reserve(ints.size() * 4);
    for (const std::int32_t value : ints) {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::byte>(bits >> shift));
    }
    return bytes;
}

std::vector<std::int32_t> intsOfBytes(std::span<const std::byte> bytes)
{
    std::vector<std::uint32_t> words((bytes.size() + 3) / 4);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        words[i / 4] |= std::to_integer<std::uint32_t>(bytes[i]) << (i % 4 * 8);
    return {words.begin(), words.end()};
}

} // namespace tickscope::teeworlds
