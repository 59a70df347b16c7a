// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_writing.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t HeaderTextSize = 64;
constexpr std::size_t HeaderTypeSize = 8;
constexpr std::size_t TimestampSize = 20;

std::byte lowByte(std::uint64_t value)
{
    return static_cast<std::byte>(value & 0xffU);
}

void appendBytes(std::vector<std::byte> &bytes, std::span<const std::byte> more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

/// \a text with NUL bytes up to \a size, at least one of them.
void appendHeaderText(std::vector<std::byte> &bytes, std::string_view text, std::size_t size)
{
    const std::size_t end = bytes.size() + size;
    appendBytes(bytes, std::as_bytes(std::span(text.substr(0, size - 1))));
    bytes.resize(end);
}

/// Section 3.1; tick markers have no such type.
unsigned typeBits(ChunkKind kind)
{
    return kind == ChunkKind::Snapshot  ? 1
           : kind == ChunkKind::Message ? 2
           : kind == ChunkKind::Delta   ? 3
                                        : 0;
}

} // namespace

void appendBigEndian(std::vector<std::byte> &bytes, std::uint32_t value)
{
    for (const int shift : {24, 16, 8, 0})
        bytes.push_back(lowByte(value >> shift));
}

std::vector<std::byte> headerBytes(const DemoHeader &header)
{
    std::vector<std::byte> bytes;
    appendBytes(bytes, std::as_bytes(std::span(DemoMagic)));
    bytes.push_back(lowByte(static_cast<std::uint32_t>(header.version)));
    appendHeaderText(bytes, header.netVersion, HeaderTextSize);
    appendHeaderText(bytes, header.mapName, HeaderTextSize);
    appendBigEndian(bytes, header.mapSize);
    appendBigEndian(bytes, header.mapCrc);
    appendHeaderText(bytes, header.type, HeaderTypeSize);
    appendBigEndian(bytes, static_cast<std::uint32_t>(header.length));
    appendHeaderText(bytes, header.timestamp, TimestampSize);
    if (header.version >= 4)
        appendBytes(bytes, markerBytes(header.markers));
    if (header.version >= 6) {
        appendBytes(bytes, std::as_bytes(std::span(Sha256Extension.bytes)));
        appendBytes(bytes, header.mapSha256.value_or(Sha256Digest()));
    }
    return bytes;
}

std::vector<std::byte> markerBytes(const std::vector<std::int32_t> &markers)
{
    const std::size_t count = std::min(markers.size(), MarkerSlots);
    std::vector<std::byte> bytes;
    appendBigEndian(bytes, static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < MarkerSlots; ++i)
        appendBigEndian(bytes, i < count ? static_cast<std::uint32_t>(markers[i]) : 0);
    return bytes;
}

std::vector<std::byte> dataChunkHeader(ChunkKind kind, std::uint16_t size)
{
    const unsigned type = typeBits(kind);
    if (size < 30)
        return {lowByte(type << 5 | size)};
    if (size < 256)
        return {lowByte(type << 5 | 30), lowByte(size)};
    return {lowByte(type << 5 | 31), lowByte(size), lowByte(std::uint32_t{size} >> 8)};
}

std::vector<std::byte> tickMarker(Tick tick, std::optional<Tick> last, MarkerKind kind,
                                  TickForm form)
{
    const bool isKeyframe = kind == MarkerKind::Keyframe;
    const unsigned first = 0x80U | (isKeyframe ? 0x40U : 0U);
    const std::int64_t largestStep = form == TickForm::Inline ? 31 : 63;
    if (!isKeyframe && last && tick > *last && tick - *last <= largestStep) {
        const auto step = static_cast<unsigned>(tick - *last);
        return {lowByte(first | (form == TickForm::Inline ? 0x20U : 0U) | step)};
    }
    std::vector<std::byte> bytes{lowByte(first)};
    appendBigEndian(bytes, static_cast<std::uint32_t>(tick.value));
    return bytes;
}

} // namespace tickscope::teeworlds
