// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/model/damage.h"
#include "core/model/recording.h"

namespace tickscope::teeworlds {

/// An opened demo.
class DemoRecording : public Recording
{
public:
    DemoRecording(Shared<ByteSource> source, DemoHeader header, TickForm form);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token stop) const override;
    Result<Outline> checkedOutline(std::stop_token stop) const override;
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override;
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    Result<std::vector<std::byte>> embeddedMapFile(std::stop_token stop) const override;
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override;
    Result<void> checkMap(std::vector<std::byte> &&file) const override;
    /// Chunks as they stand in the file, behind a full snapshot and the messages before the clip
    /// whose content still holds. Source: teeworlds-demo.md, section 8.
    Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                 std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override;
    [[nodiscard]] Shared<Motion> makeMotion(Shared<MapContent> map) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;
    [[nodiscard]] std::unique_ptr<AttackTracker> makeAttackTracker(
        Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    DemoHeader m_header;
    TickForm m_form;
    RecordingInfo m_info;
};

/// What a walk asks of keyframes.
enum class Keyframes {
    Claimed, ///< That they look like some. Where that decides something, they are decoded.
    Checked, ///< That their snapshots decode.
};

/// Walks the chunk headers of a demo: keyframes, ticks, counts; and checks the map in it.
///
/// A place where the chain of chunks is broken ends the walk up to the next keyframe
/// that stands behind it beyond doubt (its snapshot decodes and fits). Errors: Io,
/// Cancelled. Without any keyframe the outline is empty but for the damage. Where keyframes
/// contradict each other, only those are followed that a TickOrder of all has.
/// \param earlier  as in Recording::outlineSince(), or null.
Result<Outline> outlineDemo(const Shared<ByteSource> &source, const DemoHeader &header,
                            TickForm form, Keyframes keyframes, const Outline *earlier,
                            std::stop_token stop);

/// What is wrong with the map in a demo; nothing when it is the one that the header states, when
/// there is none, or when the file ends inside it. Errors: Io, Cancelled.
Result<std::optional<Damage>> checkEmbeddedMap(const ByteSource &source, const DemoHeader &header,
                                               std::stop_token stop);

/// Whether \a damage, of checkEmbeddedMap(), says that the map has another hash.
[[nodiscard]] bool isHashMismatch(const Damage &damage);

} // namespace tickscope::teeworlds
