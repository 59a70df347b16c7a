// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_demo/demo_chunk.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/model/recording.h"

namespace tickscope::teeworlds {

/// An opened demo.
class DemoRecording : public Recording
{
public:
    DemoRecording(Shared<ByteSource> source, DemoHeader header, TickForm form);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token stop) const override;
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(std::span<const std::byte> bytes) const override;
    Result<Shared<OutlineMemory>> outlineMemory(std::span<const std::byte> bytes) const override;
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    Result<std::vector<std::byte>> embeddedMapFile(std::stop_token stop) const override;
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override;
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override;
    [[nodiscard]] Shared<Motion> makeMotion(Shared<MapContent> map) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    DemoHeader m_header;
    TickForm m_form;
    RecordingInfo m_info;
};

} // namespace tickscope::teeworlds
