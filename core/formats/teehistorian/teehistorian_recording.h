// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/formats/teehistorian/records/header.h"
#include "core/model/recording.h"

namespace tickscope::teehistorian {

/// An opened file.
class TeehistorianRecording : public Recording
{
public:
    TeehistorianRecording(Shared<ByteSource> source, Header header);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    /// Walks all records: ticks, counts, and how the file ends. The file has no seek points
    /// of its own, so there is one, its beginning. Errors: Io, Cancelled.
    /// Source: teehistorian.md, sections 4, 7 and 9.
    Result<Outline> outline(std::stop_token stop) const override;
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override;
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override;
    /// Of clips that begin where the file does: the records up to a tick, and an end.
    /// Errors: Unsupported for others.
    Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                 std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override;
    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &map) const override;
    [[nodiscard]] std::unique_ptr<AttackTracker> makeAttackTracker(
        Shared<MapContent> map) const override;

private:
    Result<Outline> outlineFrom(const Outline *earlier, std::stop_token stop) const;

    Shared<ByteSource> m_source;
    Header m_header;
    RecordingInfo m_info;
};

/// Those that its outlines can have.
[[nodiscard]] std::vector<std::string> recordCountNames();

} // namespace tickscope::teehistorian
