// SPDX-License-Identifier: MIT
#include "core/formats/ddnet_ghost/ghost_recording.h"

#include "core/formats/ddnet_ghost/ghost_decoder.h"
#include "core/formats/ddnet_ghost/ghost_walk.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"
#include "format_info/ddnet_ghost.h"

namespace tickscope::teeworlds {

namespace {

/// The skin and the map are those of 0.6.
constexpr Protocol GhostProtocol = Protocol::V06;

MapReference ghostMap(const GhostHeader &header)
{
    MapReference map;
    map.name = header.mapName;
    map.crc32 = header.mapCrc;
    map.sha256 = header.mapSha256;
    map.fileSuffix = ".map";
    return map;
}

RecordingInfo ghostInfo(const GhostHeader &header, const ByteSource &source)
{
    RecordingInfo info;
    info.format = FormatInfo_ddnet_ghost.id;
    info.formatVersion = header.version;
    info.type = "client";
    info.tickRate = static_cast<double>(TicksPerSecond);
    info.length = TileLength;
    info.map = ghostMap(header);
    info.metadata = {
        {"version", std::int64_t{header.version}},
        {"player", header.player},
        {"map_name", header.mapName},
        {"characters", std::int64_t{header.characters}},
        {"time_ms", std::int64_t{header.milliseconds}},
    };
    if (header.mapCrc)
        info.metadata.push_back({"map_crc", crcText(*header.mapCrc)});
    if (header.mapSha256)
        info.metadata.push_back({"map_sha256", hexText(*header.mapSha256)});
    info.seekPointKind = "checkpoint";
    info.byteSize = source.size();
    return info;
}

} // namespace

GhostRecording::GhostRecording(Shared<ByteSource> source, GhostHeader header)
    : m_source(std::move(source))
    , m_header(std::move(header))
    , m_info(ghostInfo(m_header, *m_source))
{
}

std::unique_ptr<Decoder> GhostRecording::makeDecoder() const
{
    return std::make_unique<GhostDecoder>(m_source, m_header);
}

Result<Shared<DecoderMemory>> GhostRecording::decoderMemory(ArchiveReader &archive) const
{
    return unarchived<GhostPlace>(archive).map([](const GhostPlace &place) {
        return Shared<DecoderMemory>(std::make_shared<const GhostMemory>(place));
    });
}

Result<Shared<MapContent>> GhostRecording::readMap(std::vector<std::byte> &&file) const
{
    return readTeeworldsMap(std::move(file), GhostProtocol);
}

Result<void> GhostRecording::checkMap(std::vector<std::byte> &&file) const
{
    return openMap(std::move(file)).map([](const auto &) {});
}

std::vector<std::string> GhostRecording::gameMapFolders() const
{
    return teeworlds::gameMapFolders();
}

Shared<SceneMaker> GhostRecording::makeScene(Shared<MapContent> map) const
{
    return teeworldsScene(GhostProtocol, std::move(map));
}

} // namespace tickscope::teeworlds
