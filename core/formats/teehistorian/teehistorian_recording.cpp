// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/teehistorian_recording.h"

#include <algorithm>
#include <memory>

#include "core/formats/teehistorian/events/event_emitter.h"
#include "core/formats/teehistorian/rebuilt/rebuilt_decoder.h"
#include "core/formats/teehistorian/recorded/teehistorian_decoder.h"
#include "core/formats/teehistorian/simulation/world/server_rules.h"
#include "core/formats/teeworlds_common/attacks/tee_attack_tracker.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"
#include "core/model/event/shared_event_kinds.h"
#include "core/model/forwarding_recording.h"
#include "format_info/teehistorian.h"

namespace tickscope::teehistorian {

namespace {

/// Rebuilding costs more than reading, so there are more checkpoints: those of a day with thirty
/// players lie forty seconds apart. A seek then takes less than a tenth of a second, and the whole
/// index some 230 MiB.
constexpr std::uint64_t MostCheckpoints = 2560;

/// As a demo is drawn; where nothing is rebuilt yet, balls at the recorded places.
class RebuiltScene : public SceneMaker
{
public:
    explicit RebuiltScene(Shared<MapContent> map)
        : m_rebuilt(teeworlds::teeworldsScene(teeworlds::Protocol::V06, std::move(map)))
        , m_recorded(roleScene())
    {
    }

    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        return makerOf(frame).clientsIn(frame);
    }
    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        return makerOf(frame).make(frame, position);
    }

private:
    [[nodiscard]] const SceneMaker &makerOf(const Frame &frame) const
    {
        const bool isRebuilt = frame.at && frame.at->shown->schema() == rebuiltSchema();
        return isRebuilt ? *m_rebuilt : *m_recorded;
    }

    Shared<SceneMaker> m_rebuilt;
    Shared<SceneMaker> m_recorded;
};

/// But for what one known bot says. Source: teehistorian.md, section 6.
std::vector<const EventKind *> unrecordedKinds()
{
    return {&sharedKind("chat"), &sharedKind("vote")};
}

/// A recording together with what it and its map decide.
class RebuiltRecording : public ForwardingRecording
{
public:
    /// \param recorded  of \a source and \a header.
    RebuiltRecording(Shared<Recording> recorded, Shared<ByteSource> source, Shared<Header> header,
                     std::shared_ptr<const ServerRules> rules)
        : ForwardingRecording(std::move(recorded))
        , m_source(std::move(source))
        , m_header(std::move(header))
        , m_rules(std::move(rules))
        , m_info(inner().info())
    {
        m_info.checkpoints = MostCheckpoints;
        m_info.needsMapToRebuild = false;
        m_info.partialKinds = unrecordedKinds();
    }

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }

    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return std::make_unique<RebuiltDecoder>(m_source, m_header, m_rules);
    }

    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override
    {
        return rebuiltMemory(archive);
    }

    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &) const override
    {
        return nullptr;
    }

    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override
    {
        return std::make_shared<const RebuiltScene>(std::move(map));
    }

private:
    Shared<ByteSource> m_source;
    Shared<Header> m_header;
    std::shared_ptr<const ServerRules> m_rules;
    RecordingInfo m_info;
};

} // namespace

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
    const auto recorded = eventKindsOf(recordEventForms());
    info.partialKinds = unrecordedKinds();
    for (const EventKind *kind : eventKindsOf(rebuiltEventForms())) {
        if (std::ranges::find(recorded, kind) == recorded.end())
            info.partialKinds.push_back(kind);
    }
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
