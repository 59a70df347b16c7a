// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/map_check.h"

#include "core/base/limits.h"

namespace tickscope::teeworlds {

namespace {

/// Maps are made and given away by strangers; the hashes tell whether it is the right one.
std::string hashNote(const DemoHeader &header, std::span<const std::byte> file)
{
    if (crc32Of(file) != header.mapCrc)
        return "the map in the recording does not have the CRC-32 that the header states";
    if (header.mapSha256 && sha256Of(file) != *header.mapSha256)
        return "the map in the recording does not have the SHA-256 that the header states";
    return {};
}

} // namespace

Result<std::optional<Damage>> checkEmbeddedMap(const ByteSource &source, const DemoHeader &header,
                                               std::stop_token stop)
{
    if (header.mapSize == 0)
        return std::nullopt;
    const auto file = readAll(source, header.mapOffset, header.mapSize, limits::MapBytes,
                              std::move(stop));
    if (!file) {
        if (file.error().code == ErrorCode::Cancelled || file.error().code == ErrorCode::Io)
            return tl::unexpected(file.error());
        return std::nullopt;
    }
    std::string note = hashNote(header, *file);
    if (note.empty())
        return std::nullopt;
    return Damage{Tick{}, header.mapOffset, header.mapSize, ErrorCode::Damaged, std::move(note), 0};
}

} // namespace tickscope::teeworlds
