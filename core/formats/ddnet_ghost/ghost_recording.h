// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/formats/ddnet_ghost/ghost_file.h"
#include "core/model/recording.h"

namespace tickscope::teeworlds {

/// An opened ghost.
class GhostRecording : public Recording
{
public:
    GhostRecording(Shared<ByteSource> source, GhostHeader header);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    /// Reads all characters: their ticks and number, and a seek point at the first one and behind
    /// each damaged place. Errors: Io, Cancelled.
    Result<Outline> outline(std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override;
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override;
    Result<void> checkMap(std::vector<std::byte> &&file) const override;
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    GhostHeader m_header;
    RecordingInfo m_info;
};

} // namespace tickscope::teeworlds
