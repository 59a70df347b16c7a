// SPDX-License-Identifier: MIT
#include "core/formats/cut_recording.h"

namespace tickscope {

namespace {

/// All but the outline is that of the recording within.
class CutRecording : public Recording
{
public:
    CutRecording(Shared<Recording> inner, Error fault)
        : m_inner(std::move(inner))
        , m_fault(std::move(fault))
    {
    }

    [[nodiscard]] const RecordingInfo &info() const override { return m_inner->info(); }

    Result<Outline> outline(std::stop_token stop) const override
    {
        return withFault(m_inner->outline(std::move(stop)));
    }
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override
    {
        return withFault(m_inner->outlineSince(earlier, std::move(stop)));
    }

    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return m_inner->makeDecoder();
    }
    [[nodiscard]] std::vector<ChunkPlace> chunkPlaces(const Outline &outline) const override
    {
        return m_inner->chunkPlaces(outline);
    }
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return m_inner->contentPart(number, std::move(stop));
    }
    Result<std::vector<std::byte>> embeddedMapFile(std::stop_token stop) const override
    {
        return m_inner->embeddedMapFile(std::move(stop));
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override
    {
        return m_inner->readMap(std::move(file));
    }
    [[nodiscard]] std::optional<std::uint32_t> mapCrc32(
        std::span<const std::byte> file) const override
    {
        return m_inner->mapCrc32(file);
    }
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override
    {
        return m_inner->repair(out, std::move(stop));
    }
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override
    {
        return m_inner->gameMapFolders();
    }
    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &map) const override
    {
        auto rebuilt = m_inner->rebuiltWith(map);
        return rebuilt ? cutRecording(std::move(rebuilt), m_fault) : nullptr;
    }
    [[nodiscard]] Shared<Motion> makeMotion(Shared<MapContent> map) const override
    {
        return m_inner->makeMotion(std::move(map));
    }
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override
    {
        return m_inner->makeScene(std::move(map));
    }

private:
    [[nodiscard]] Result<Outline> withFault(Result<Outline> outline) const
    {
        if (outline) {
            const Tick last = outline->isEmpty ? Tick{} : outline->time.ticks().last;
            outline->damage.push_back(
                {last, m_fault.byte.value_or(0), 0, m_fault.code, m_fault.fault, 0});
        }
        return outline;
    }

    Shared<Recording> m_inner;
    Error m_fault;
};

} // namespace

Shared<Recording> cutRecording(Shared<Recording> whole, Error fault)
{
    return std::make_shared<const CutRecording>(std::move(whole), std::move(fault));
}

} // namespace tickscope
