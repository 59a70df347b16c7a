// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/replay_header.h"

#include <algorithm>

#include "core/formats/faults.h"

namespace tickscope::hollowcube {

namespace {

Uuid readUuid(PrimitiveReader &reader)
{
    Uuid uuid;
    const auto bytes = reader.readBytes(uuid.bytes.size());
    std::ranges::transform(bytes, uuid.bytes.begin(),
                           [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
    return uuid;
}

/// Both layouts go on alike behind the flags but for the length of the world version and
/// the data version.
Result<ReplayHeader> readFields(PrimitiveReader &reader, ReplayHeader header)
{
    header.flags = reader.readU16();
    header.worldId = readUuid(reader);
    std::size_t versionLength = 16;
    if (!header.isSeedLiteral()) {
        const auto length = reader.readI8();
        if (length < 0 || static_cast<std::uint8_t>(length) > LongestWorldVersion)
            return damaged(Fault::tr("the world version has an impossible length"), 24);
        versionLength = static_cast<std::uint8_t>(length);
    }
    const auto worldVersion = reader.readBytes(versionLength);
    header.worldVersion.assign(worldVersion.begin(), worldVersion.end());
    header.timestamp = reader.readI64();
    header.dictionary = reader.readI16();
    header.metadataLength = reader.readI32();
    header.indexLength = reader.readI32();
    header.tickCount = reader.readI32();
    header.chunkCount = reader.readI32();
    if (!header.isSeedLiteral())
        header.dataVersion = reader.readI32();
    return header;
}

} // namespace

bool beginsLikeReplay(std::span<const std::byte> head)
{
    const auto magic = std::as_bytes(std::span(ReplayMagic));
    return head.size() >= magic.size() && std::ranges::equal(head.first(magic.size()), magic);
}

Result<ReplayHeader> readReplayHeader(std::span<const std::byte> bytes)
{
    if (!beginsLikeReplay(bytes))
        return unknownFormat(Fault::tr("this is no Hollow Cube replay"), 0);
    if (bytes.size() < HeaderSize)
        return truncated(faults::FileEndsInsideItsHeader, bytes.size());
    PrimitiveReader reader(bytes.first(HeaderSize));
    (void)reader.readI32();
    ReplayHeader header;
    // The design document has one byte of version, its implementation two that begin with 0.
    header.version = reader.readU8();
    if (header.version == 0) {
        header.version = reader.readU8();
        if (header.version != VersionCurrent && header.version != VersionWideMoves)
            return unsupported({Fault::tr("version %1 is not known"), header.version}, 4);
    } else if (!header.isSeedLiteral()) {
        return unsupported(
            {Fault::tr("version %1 of the design document's layout is not known"), header.version},
            4);
    }
    return readFields(reader, std::move(header));
}

std::vector<std::byte> headerBytes(const ReplayHeader &header)
{
    std::vector<std::byte> bytes;
    bytes.reserve(HeaderSize);
    PrimitiveWriter writer(bytes);
    writer.writeBytes(std::as_bytes(std::span(ReplayMagic)));
    writer.writeI16(static_cast<std::int16_t>(header.version));
    writer.writeI16(static_cast<std::int16_t>(header.flags));
    writer.writeBytes(std::as_bytes(std::span(header.worldId.bytes)));
    const auto length = std::min(header.worldVersion.size(), LongestWorldVersion);
    writer.writeU8(static_cast<std::uint8_t>(length));
    writer.writeBytes(std::span(header.worldVersion).first(length));
    writer.writeI64(header.timestamp);
    writer.writeI16(header.dictionary);
    writer.writeI32(header.metadataLength);
    writer.writeI32(header.indexLength);
    writer.writeI32(header.tickCount);
    writer.writeI32(header.chunkCount);
    writer.writeI32(header.dataVersion);
    bytes.resize(HeaderSize);
    return bytes;
}

} // namespace tickscope::hollowcube
