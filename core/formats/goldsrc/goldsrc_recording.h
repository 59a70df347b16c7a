// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <stop_token>

#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/model/recording.h"
#include "core/model/scene/motion.h"

namespace tickscope::goldsrc {

/// Kinds of frames that there are.
inline constexpr std::size_t FrameTypes = 10;

/// An opened demo.
class GoldSrcRecording : public Recording
{
public:
    /// \param mapChecksum  see statedMapChecksum().
    GoldSrcRecording(Shared<ByteSource> source, DemoHeader header, SegmentMap map,
                     std::optional<std::uint32_t> mapChecksum);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    /// Walks the frames: ticks with their times, counts by type, damage.
    /// Errors: Damaged or Truncated when there is no whole frame, Io, Cancelled.
    Result<Outline> outline(std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override;
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override;
    [[nodiscard]] std::optional<std::uint32_t> mapCrc32(
        std::span<const std::byte> file) const override;
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override;
    /// Writes a demo with all whole frames of this one, byte for byte, an end mark for each
    /// segment and a directory where the header says. A whole one is copied.
    /// Source: goldsrc-demo.md, section 3.1.
    /// Errors: Damaged or Truncated when there is no whole frame, LimitExceeded beyond what
    /// offsets of 32 bits reach, Io, Cancelled.
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override;
    /// Frames as they stand in the file, behind LOADING, what changed since then, and a first
    /// packet that refers to no other. Source: goldsrc-demo.md, section 13.
    Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                 std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    DemoHeader m_header;
    SegmentMap m_map;
    RecordingInfo m_info;
};

/// What is wrong with the directory, as a sentence; empty when nothing is.
[[nodiscard]] std::optional<Fault> directoryFault(const DemoHeader &header, const SegmentMap &map);

/// The world from above: x to the right and y up, as maps of these games are drawn. The
/// camera is where the recording person stands; HLTV recordings have none.
[[nodiscard]] Shared<SceneMaker> demoScene();

} // namespace tickscope::goldsrc
