// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_recording.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/formats/faults.h"
#include "core/formats/teeworlds_common/attacks/tee_attack_tracker.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"
#include "core/formats/teeworlds_demo/demo_decoder.h"
#include "format_info/teeworlds_demo.h"

namespace tickscope::teeworlds {

namespace {

MapReference mapOf(const DemoHeader &header, const ByteSource &source)
{
    MapReference map;
    map.name = header.mapName;
    map.size = header.mapSize;
    map.crc32 = header.mapCrc;
    map.sha256 = header.mapSha256;
    map.isEmbedded = header.mapSize > 0 && header.chunksOffset <= source.size();
    map.fileSuffix = ".map";
    map.offset = header.mapOffset;
    return map;
}

RecordingInfo infoOf(const DemoHeader &header, const ByteSource &source)
{
    RecordingInfo info;
    info.format = FormatInfo_teeworlds_demo.id;
    info.formatVersion = header.version;
    info.protocol = header.protocol() == Protocol::V07 ? "0.7" : "0.6";
    info.type = header.type;
    info.timestamp = header.timestamp;
    info.zone = TimestampZone::Recorder;
    info.wallClock = secondsOfTimestamp(header.timestamp);
    info.tickRate = static_cast<double>(TicksPerSecond);
    info.length = TileLength;
    info.map = mapOf(header, source);
    for (const std::int32_t marker : header.markers)
        info.markers.push_back({{marker}});
    info.metadata = {
        {"version", std::int64_t{header.version}},
        {"net_version", header.netVersion},
        {"map_name", header.mapName},
        {"map_size", std::int64_t{header.mapSize}},
        {"map_crc", crcText(header.mapCrc)},
        {"type", header.type},
        {"length", std::int64_t{header.length}},
        {"timestamp", header.timestamp},
        {"markers", std::int64_t(header.markers.size())},
    };
    if (header.mapSha256)
        info.metadata.push_back({"map_sha256", hexText(*header.mapSha256)});
    info.seekPointKind = "keyframe";
    info.packsCheckpoints = true;
    info.byteSize = source.size();
    return info;
}

/// Adds what is wrong with the header, and harms nothing that was read.
void addHeaderDamage(const DemoHeader &header, Outline &outline)
{
    const TickRange ticks = outline.time.ticks();
    for (Damage known : header.damage) {
        known.tick = ticks.first;
        addDamage(outline.damage, known);
    }
    Damage damage;
    damage.tick = ticks.first;
    if (header.version > NewestVersion) {
        damage.byte = DemoMagic.size();
        damage.size = 1;
        damage.kind = ErrorCode::Unsupported;
        damage.fault = {Fault::tr("version %1 of demos is not known; it is read as version %2"),
                        header.version, NewestVersion};
        addDamage(outline.damage, damage);
    }
    if (header.statedMarkers < 0 || header.statedMarkers > static_cast<std::int64_t>(MarkerSlots)) {
        damage.byte = MarkersOffset;
        damage.size = sizeof(header.statedMarkers);
        damage.kind = ErrorCode::Damaged;
        damage.fault = {Fault::tr("the header states %1 markers, and has room for %2"),
                        header.statedMarkers, MarkerSlots};
        addDamage(outline.damage, damage);
    }
}

/// A recorder writes the length when it stops, as whole seconds. Source: teeworlds-demo.md,
/// section 2.
void addHeaderClaims(const DemoHeader &header, Outline &outline)
{
    if (outline.isEmpty)
        return;
    const TickRange ticks = outline.time.ticks();
    HeaderClaim length{faults::HeaderLength};
    if (header.length != 0)
        length.stated = header.length;
    const std::int64_t wholeSeconds = (ticks.last - ticks.first) / TicksPerSecond;
    length.found = static_cast<double>(wholeSeconds);
    // Recorders that round must not look like a cut.
    length.tolerance = 1;
    outline.headerClaims.push_back(length);
    const auto inside = std::ranges::count_if(
        header.markers, [&ticks](std::int32_t marker) { return ticks.contains({marker}); });
    outline.headerClaims.push_back(
        {Fault::tr("markers"), header.statedMarkers, static_cast<double>(inside)});
}

Result<Outline> withHeaderChecked(const DemoHeader &header, Result<Outline> outline)
{
    if (outline) {
        addHeaderDamage(header, *outline);
        addHeaderClaims(header, *outline);
    }
    return outline;
}

} // namespace

DemoRecording::DemoRecording(Shared<ByteSource> source, DemoHeader header, TickForm form)
    : m_source(std::move(source))
    , m_header(std::move(header))
    , m_form(form)
    , m_info(infoOf(m_header, *m_source))
{
}

Result<Outline> DemoRecording::outline(std::stop_token stop) const
{
    return withHeaderChecked(m_header, outlineDemo(m_source, m_header, m_form, Keyframes::Claimed,
                                                   nullptr, std::move(stop)));
}

Result<Outline> DemoRecording::checkedOutline(std::stop_token stop) const
{
    return withHeaderChecked(m_header, outlineDemo(m_source, m_header, m_form, Keyframes::Checked,
                                                   nullptr, std::move(stop)));
}

Result<Outline> DemoRecording::outlineSince(const Outline &earlier, std::stop_token stop) const
{
    return withHeaderChecked(m_header, outlineDemo(m_source, m_header, m_form, Keyframes::Claimed,
                                                   &earlier, std::move(stop)));
}

std::unique_ptr<Decoder> DemoRecording::makeDecoder() const
{
    return std::make_unique<DemoDecoder>(m_source, m_header, m_form);
}

Result<std::vector<std::byte>> DemoRecording::embeddedMapFile(std::stop_token stop) const
{
    if (m_header.mapSize == 0)
        return Recording::embeddedMapFile(stop);
    return readAll(*m_source, m_header.mapOffset, m_header.mapSize, limits::MapBytes, stop);
}

Result<Shared<MapContent>> DemoRecording::readMap(std::vector<std::byte> &&file) const
{
    return readTeeworldsMap(std::move(file), m_header.protocol());
}

Result<void> DemoRecording::checkMap(std::vector<std::byte> &&file) const
{
    return openMap(std::move(file)).map([](const auto &) {});
}

std::vector<std::string> DemoRecording::gameMapFolders() const
{
    return teeworlds::gameMapFolders();
}

Shared<Motion> DemoRecording::makeMotion(Shared<MapContent> map) const
{
    return characterMotion(m_header.protocol(), std::move(map));
}

Shared<SceneMaker> DemoRecording::makeScene(Shared<MapContent> map) const
{
    return teeworldsScene(m_header.protocol(), std::move(map));
}

std::unique_ptr<AttackTracker> DemoRecording::makeAttackTracker(Shared<MapContent> map) const
{
    return teeAttacks(m_header.protocol(), std::move(map));
}

} // namespace tickscope::teeworlds
