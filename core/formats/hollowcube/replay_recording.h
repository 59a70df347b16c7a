// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <stop_token>

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/recording.h"
#include "core/model/scene/motion.h"

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
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override;
    /// The preamble's file and then the segments that the index names.
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override;
    [[nodiscard]] std::vector<ChunkPlace> chunkPlaces(const Outline &outline) const override;
    /// Writes the chunks before the first one that is broken, packed as they are, as a compacted
    /// recording of the same version. Errors: Damaged when there is none; Unsupported for
    /// seed-literal files; Io, Cancelled. Source: hollowcube-replay.md, section 20.11.
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override;
    /// As a compacted recording of the same version whose ticks are counted from 0. It ends where
    /// its source cannot be read on, since chunks follow on each other.
    /// Errors: Unsupported for seed-literal files.
    Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                 std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    ReplayRecording(ReplayFile file, RecordingInfo info);

    Shared<ReplayFile> m_file;
    RecordingInfo m_info;
};

/// Figures and letters of the view are made for cells of 32 units.
inline constexpr double SceneUnitsPerBlock = 32.0;

/// The world from above: east to the right, south down, y up. With the blocks that differ
/// from the world's own; of very many those about the subject.
[[nodiscard]] Shared<SceneMaker> replayScene(Shared<ReplayFile> file);

} // namespace tickscope::hollowcube
