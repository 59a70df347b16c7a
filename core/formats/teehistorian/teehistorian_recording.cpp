// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/teehistorian_recording.h"

#include "core/formats/teehistorian/rebuilt/rebuilt_recording.h"
#include "core/formats/teehistorian/recorded/teehistorian_decoder.h"
#include "core/formats/teeworlds_common/attacks/tee_attack_tracker.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "format_info/teehistorian.h"

namespace tickscope::teehistorian {

constexpr double TickRate = 50.0;

static RecordingInfo infoOf(const Header &header, const ByteSource &source)
{
    RecordingInfo info;
    info.format = FormatInfo_teehistorian.id;
    info.formatVersion = header.version;
    info.type = "server";
    info.timestamp = header.startTime;
    info.wallClock = secondsOf(header.startTime);
    info.wallClockTick = Tick{0}; // players come later
    info.zone = info.wallClock ? TimestampZone::Stated : TimestampZone::Unknown;
    info.tickRate = TickRate;
    info.length = teeworlds::TileLength;
    info.map = header.map;
    info.metadata = header.values;
    for (const HeaderValue &value : info.metadata) {
        if (const auto *const name = std::get_if<std::string>(&value.value);
            name && value.name == "server_name")
            info.server = *name;
    }
    info.chain = header.chain;
    info.identity = header.chain.id;
    info.seekPointKind = "checkpoint";
    info.needsMapToRebuild = true;
    info.leavesOutIdleTicks = true;
    info.countsPresses = true;
    info.byteSize = source.size();
    return info;
}

TeehistorianRecording::TeehistorianRecording(Shared<ByteSource> source, Header header)
    : m_source(std::move(source))
    , m_header(std::move(header))
    , m_info(infoOf(m_header, *m_source))
{
}

Result<Outline> TeehistorianRecording::outline(std::stop_token stop) const
{
    return outlineFrom(nullptr, std::move(stop));
}

Result<Outline> TeehistorianRecording::outlineSince(const Outline &earlier,
                                                    std::stop_token stop) const
{
    return outlineFrom(&earlier, std::move(stop));
}

std::unique_ptr<Decoder> TeehistorianRecording::makeDecoder() const
{
    return std::make_unique<TeehistorianDecoder>(m_source, m_header);
}

Result<Shared<DecoderMemory>> TeehistorianRecording::decoderMemory(ArchiveReader &archive) const
{
    return teehistorianMemory(archive);
}

Result<Shared<MapContent>> TeehistorianRecording::readMap(std::vector<std::byte> &&file) const
{
    // Servers that record so run the maps of 0.6, also for clients of 0.7.
    return teeworlds::readTeeworldsMap(std::move(file), teeworlds::Protocol::V06);
}

Shared<Recording> TeehistorianRecording::rebuiltWith(const Shared<MapContent> &map) const
{
    const auto *content = dynamic_cast<const teeworlds::TeeworldsMap *>(map.get());
    if (!content)
        return nullptr;
    auto rules = serverRules(m_header, content->map(), m_source->size());
    if (!rules)
        return nullptr;
    // On its own, since holders of this one must not hold it for longer.
    return std::make_shared<const RebuiltRecording>(
        std::make_shared<const TeehistorianRecording>(m_source, m_header), m_source,
        std::make_shared<const Header>(m_header), *std::move(rules));
}

std::unique_ptr<AttackTracker> TeehistorianRecording::makeAttackTracker(
    Shared<MapContent> map) const
{
    return teeworlds::teeAttacks(teeworlds::Protocol::V06, std::move(map));
}

std::vector<std::string> TeehistorianRecording::gameMapFolders() const
{
    return teeworlds::gameMapFolders();
}

} // namespace tickscope::teehistorian
