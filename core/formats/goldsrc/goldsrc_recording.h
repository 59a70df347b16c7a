// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/goldsrc/container/demo_segments.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

/// An opened demo.
class GoldSrcRecording : public Recording
{
public:
    /// \param mapChecksum  see statedMapChecksum().
    GoldSrcRecording(Shared<ByteSource> source, DemoHeader header, SegmentMap map,
                     std::optional<std::uint32_t> mapChecksum);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(std::span<const std::byte> bytes) const override;
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override;
    [[nodiscard]] std::optional<std::uint32_t> mapCrc32(
        std::span<const std::byte> file) const override;
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override;
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    DemoHeader m_header;
    SegmentMap m_map;
    RecordingInfo m_info;
};

} // namespace tickscope::goldsrc
