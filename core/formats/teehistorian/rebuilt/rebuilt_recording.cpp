// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/rebuilt/rebuilt_recording.h"

#include "core/formats/teehistorian/rebuilt/rebuilt_decoder.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"

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

} // namespace

RebuiltRecording::RebuiltRecording(Shared<Recording> recorded, Shared<ByteSource> source,
                                   Shared<Header> header, std::shared_ptr<const ServerRules> rules)
    : ForwardingRecording(std::move(recorded))
    , m_source(std::move(source))
    , m_header(std::move(header))
    , m_rules(std::move(rules))
    , m_info(inner().info())
{
    m_info.checkpoints = MostCheckpoints;
    m_info.needsMapToRebuild = false;
}

std::unique_ptr<Decoder> RebuiltRecording::makeDecoder() const
{
    return std::make_unique<RebuiltDecoder>(m_source, m_header, m_rules);
}

Result<Shared<DecoderMemory>> RebuiltRecording::decoderMemory(ArchiveReader &archive) const
{
    return rebuiltMemory(archive);
}

Shared<SceneMaker> RebuiltRecording::makeScene(Shared<MapContent> map) const
{
    return std::make_shared<const RebuiltScene>(std::move(map));
}

} // namespace tickscope::teehistorian
