// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_header.h"

#include <algorithm>

#include "core/formats/faults.h"
#include "core/formats/teeworlds_demo/faults.h"
#include "core/io/byte_reader.h"
#include "core/io/sticky_reader.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t FixedBytes = 176;
constexpr std::size_t MarkerBytes = 260;
constexpr std::size_t ExtensionBytes = 48;
constexpr int OldestVersion = 3;

Result<void> readFixedPart(ByteReader &reader, DemoHeader &header)
{
    const auto magic = reader.readBytes(DemoMagic.size());
    if (!magic)
        return tl::unexpected(magic.error());
    if (!std::ranges::equal(*magic, std::as_bytes(std::span(DemoMagic))))
        return failure(ErrorCode::UnknownFormat, faults::NoDemo, 0);
    const auto version = reader.readU8();
    if (!version)
        return tl::unexpected(version.error());
    header.version = *version;
    if (header.version < OldestVersion) {
        return failure(ErrorCode::Unsupported, {faults::DemoVersionTooOld, header.version}, 7);
    }
    if (reader.remaining() < FixedBytes - 8)
        return failure(ErrorCode::Truncated, faults::FileEndsInsideItsHeader, reader.fileOffset());
    header.netVersion = textUntilNul(*reader.readBytes(64));
    header.mapName = textUntilNul(*reader.readBytes(64));
    header.mapSize = *reader.readU32Be();
    header.mapCrc = *reader.readU32Be();
    header.type = textUntilNul(*reader.readBytes(8));
    header.length = *reader.readI32Be();
    header.timestamp = textUntilNul(*reader.readBytes(20));
    return {};
}

Result<void> readMarkers(ByteReader &reader, DemoHeader &header)
{
    if (reader.remaining() < MarkerBytes)
        return failure(ErrorCode::Truncated, faults::FileEndsInsideItsMarkers, reader.fileOffset());
    header.statedMarkers = *reader.readI32Be();
    const auto count = static_cast<std::size_t>(
        std::clamp<std::int64_t>(header.statedMarkers, 0, MarkerSlots));
    // Slots behind the count may hold anything, and zeros where the count is wrong.
    for (std::size_t i = 0; i < MarkerSlots; ++i) {
        const std::int32_t tick = *reader.readI32Be();
        if (i < count && tick != 0)
            header.markers.push_back(tick);
    }
    return {};
}

void readExtension(ByteReader &reader, DemoHeader &header)
{
    ByteReader ahead = reader;
    const auto uuid = ahead.readBytes(Sha256Extension.bytes.size());
    // Without the UUID the map begins right here. Section 2.3.
    if (!uuid || !std::ranges::equal(*uuid, std::as_bytes(std::span(Sha256Extension.bytes))))
        return;
    const auto digest = ahead.readBytes(sizeof(Sha256Digest));
    if (!digest)
        return;
    Sha256Digest sha256;
    std::ranges::copy(*digest, sha256.begin());
    header.mapSha256 = sha256;
    reader = ahead;
}

} // namespace

Protocol DemoHeader::protocol() const
{
    return netVersion.starts_with("0.7") ? Protocol::V07 : Protocol::V06;
}

Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop)
{
    std::array<std::byte, FixedBytes + MarkerBytes + ExtensionBytes> bytes{};
    const auto count = source.readAt(0, bytes, stop);
    if (!count)
        return tl::unexpected(count.error());
    ByteReader reader(std::span<const std::byte>{bytes}.first(*count));
    DemoHeader header;
    if (auto read = readFixedPart(reader, header); !read)
        return tl::unexpected(read.error());
    if (header.version >= 4) {
        if (auto read = readMarkers(reader, header); !read)
            return tl::unexpected(read.error());
    }
    if (header.version >= 6)
        readExtension(reader, header);
    header.mapOffset = reader.fileOffset();
    header.chunksOffset = header.mapOffset + header.mapSize;
    return header;
}

} // namespace tickscope::teeworlds
