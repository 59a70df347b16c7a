// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/goldsrc_recording.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/formats/goldsrc/goldsrc_decoder.h"
#include "core/formats/goldsrc/map/bsp_map.h"
#include "core/formats/goldsrc/messages/message_forms.h"
#include "format_info/goldsrc.h"

namespace tickscope::goldsrc {

namespace {

HeaderValue entryValue(const DirectoryEntry &entry)
{
    HeaderValue value{entry.title, {}};
    value.shape = HeaderValue::Shape::Group;
    value.parts = {
        {"type", std::int64_t{entry.kind == SegmentKind::Loading ? 0 : 1}},
        {"title", entry.title},
        {"flags", std::int64_t{entry.flags}},
        {"cd_track", std::int64_t{entry.cdTrack}},
        {"duration", double{entry.duration}},
        {"frame_count", std::int64_t{entry.frameCount}},
        {"offset", std::int64_t{entry.offset}},
        {"length", std::int64_t{entry.length}},
    };
    return value;
}

/// The version of Half-Life that speaks \a protocol; empty where none is known.
/// Source: goldsrc-demo.md, section 1.
std::string gameVersion(std::uint32_t protocol)
{
    constexpr std::array<std::pair<std::uint32_t, const char *>, 8> Versions{
        {{35, "Half-Life 1.0.0.5"},
         {40, "Half-Life 1.0.1.6"},
         {42, "Half-Life 1.1.0.1"},
         {43, "Half-Life 1.1.0.4 to 1.1.0.7"},
         {45, "Half-Life 1.1.0.8 to 1.1.0.9"},
         {46, "Half-Life 1.1.1.0"},
         {47, "Half-Life on Steam, 2003"},
         {48, "Half-Life on Steam"}}};
    const auto *const known = std::ranges::find(Versions, protocol,
                                                [](const auto &version) { return version.first; });
    return known == Versions.end() ? std::string() : known->second;
}

std::vector<HeaderValue> metadataOf(const DemoHeader &header, const SegmentMap &map)
{
    std::vector<HeaderValue> metadata{
        {"demo_protocol", std::int64_t{header.form.demoProtocol}},
        {"network_protocol", std::int64_t{header.form.networkProtocol}},
        {"map_name", header.mapName},
        {"game_directory", header.gameDirectory},
        {"map_checksum", crcText(header.mapChecksum)},
        {"directory_offset", std::int64_t{header.directoryOffset}},
    };
    if (!map.found.directory)
        return metadata;
    HeaderValue directory{"directory", {}};
    directory.shape = HeaderValue::Shape::List;
    for (const DirectoryEntry &entry : map.found.directory->entries)
        directory.parts.push_back(entryValue(entry));
    metadata.push_back(std::move(directory));
    return metadata;
}

RecordingInfo infoOf(const DemoHeader &header, const SegmentMap &map,
                     std::optional<std::uint32_t> mapChecksum, const ByteSource &source)
{
    RecordingInfo info;
    info.format = FormatInfo_goldsrc.id;
    info.formatVersion = static_cast<int>(header.form.demoProtocol);
    info.protocol = std::to_string(header.form.networkProtocol);
    info.protocolName = gameVersion(header.form.networkProtocol);
    info.map = MapReference{};
    info.map->name = header.mapName;
    info.map->fileSuffix = ".bsp";
    info.map->crc32 = mapChecksum;
    info.metadata = metadataOf(header, map);
    info.decodedCounts = {"server_messages", "user_messages"};
    if (!header.form.hasKnownMessages()) {
        info.unread = {Fault::tr("network messages of protocol %1 cannot be read: players, "
                                 "entities and most events are unknown"),
                       *info.protocol};
        info.partialKinds = kindsOfMessages();
    }
    info.seekPointKind = "playback start";
    info.byteSize = source.size();
    return info;
}

} // namespace

GoldSrcRecording::GoldSrcRecording(Shared<ByteSource> source, DemoHeader header, SegmentMap map,
                                   std::optional<std::uint32_t> mapChecksum)
    : m_source(std::move(source))
    , m_header(std::move(header))
    , m_map(std::move(map))
    , m_info(infoOf(m_header, m_map, mapChecksum, *m_source))
{
}

std::unique_ptr<Decoder> GoldSrcRecording::makeDecoder() const
{
    return std::make_unique<GoldSrcDecoder>(m_source, m_header, m_map);
}

Result<Shared<DecoderMemory>> GoldSrcRecording::decoderMemory(ArchiveReader &archive) const
{
    return GoldSrcDecoder::memoryOf(archive, m_header);
}

Result<Shared<MapContent>> GoldSrcRecording::readMap(std::vector<std::byte> &&file) const
{
    return readBspMap(file);
}

std::optional<std::uint32_t> GoldSrcRecording::mapCrc32(std::span<const std::byte> file) const
{
    const auto checksum = bspChecksum(file);
    return checksum ? std::optional(*checksum) : std::nullopt;
}

std::vector<std::string> GoldSrcRecording::gameMapFolders() const
{
    return goldsrc::gameMapFolders(m_header.gameDirectory);
}

Shared<SceneMaker> GoldSrcRecording::makeScene(Shared<MapContent>) const
{
    return demoScene();
}

} // namespace tickscope::goldsrc
