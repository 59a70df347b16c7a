// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/recording.h"

namespace tickscope::hollowcube {

/// An opened replay, of one file or of a folder.
class ReplayRecording : public Recording
{
public:
    /// Errors: Cancelled.
    static Result<Shared<Recording>> make(ReplayFile file, std::stop_token stop);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    /// From the index alone; chunks are read by passes.
    Result<Outline> outline(std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(std::span<const std::byte> bytes) const override;
    /// The preamble's file and then the segments that the index names.
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override;
    [[nodiscard]] std::vector<ChunkPlace> chunkPlaces(const Outline &outline) const override;
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    ReplayRecording(ReplayFile file, RecordingInfo info);

    Shared<ReplayFile> m_file;
    RecordingInfo m_info;
};

} // namespace tickscope::hollowcube
