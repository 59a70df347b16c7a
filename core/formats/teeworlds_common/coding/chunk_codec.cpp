// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/coding/chunk_codec.h"

#include <algorithm>
#include <bit>

#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/limits.h"

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
    : m_buffer(limits::DemoChunkBytes)
    , m_ints(limits::DemoChunkInts)
{
}

/// Fills m_varints; with nothing for an empty chunk.
Result<void> ChunkCodec::unpack(std::span<const std::byte> compressed)
{
    m_varints = {};
    // Nothing was compressed then: not even the end symbol is there.
    if (compressed.empty())
        return {};
    if (compressed.size() > limits::DemoChunkBytes)
        return failure(ErrorCode::LimitExceeded,
                       faultKind<QT_TRANSLATE_NOOP("faults", "chunk is too long")>);
    const auto size = decompress(compressed, m_buffer);
    if (!size)
        return tl::unexpected(size.error());
    m_varints = std::span(m_buffer).first(*size);
    return {};
}

Result<std::span<const std::int32_t>> ChunkCodec::decodeUnpacked()
{
    const auto count = decodeInts(m_varints, m_ints);
    if (!count)
        return tl::unexpected(count.error());
    return std::span<const std::int32_t>(m_ints).first(*count);
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
    if (auto unpacked = unpack(compressed); !unpacked)
        return tl::unexpected(unpacked.error());
    return decodeUnpacked();
}

Result<std::span<const std::byte>> ChunkCodec::decodeBytes(std::span<const std::byte> compressed)
{
    if (auto unpacked = unpack(compressed); !unpacked)
        return tl::unexpected(unpacked.error());
    return decodeRest();
}

Result<std::span<const std::byte>> ChunkCodec::decodeHead(std::span<const std::byte> compressed)
{
    constexpr std::size_t HeadInts = HeadBytes / sizeof(std::int32_t);
    if (auto unpacked = unpack(compressed); !unpacked)
        return tl::unexpected(unpacked.error());
    const auto count = countInts(m_varints);
    if (!count || *count > m_ints.size()) {
        const auto bytes = decodeRest();
        return bytes ? bytes->first(std::min(bytes->size(), HeadBytes)) : bytes;
    }
    const auto head = std::span(m_ints).first(std::min(*count, HeadInts));
    auto rest = m_varints;
    for (std::int32_t &value : head) {
        const DecodedVarint decoded = decodeVarint(rest);
        value = decoded.value;
        rest = rest.subspan(decoded.length);
    }
    return bytesOf(head);
}

Result<std::span<const std::byte>> ChunkCodec::decodeRest()
{
    const auto ints = decodeUnpacked();
    if (!ints)
        return tl::unexpected(ints.error());
    return bytesOf(*ints);
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
