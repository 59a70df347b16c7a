// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teehistorian/simulation/world/server_rules.h"
#include "core/model/recording.h"

namespace tickscope::teehistorian {

/// A recording together with what it and its map decide.
class RebuiltRecording : public Recording
{
public:
    /// \param recorded  of \a source and \a header.
    RebuiltRecording(Shared<Recording> recorded, Shared<ByteSource> source, Shared<Header> header,
                     std::shared_ptr<const ServerRules> rules);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token stop) const override
    {
        return m_recorded->outline(std::move(stop));
    }
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override
    {
        return m_recorded->outlineSince(earlier, std::move(stop));
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(std::span<const std::byte> bytes) const override;
    Result<Shared<OutlineMemory>> outlineMemory(std::span<const std::byte> bytes) const override
    {
        return m_recorded->outlineMemory(bytes);
    }
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return m_recorded->contentPart(number, std::move(stop));
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override
    {
        return m_recorded->readMap(std::move(file));
    }
    Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                 std::ostream &out, std::stop_token stop) const override
    {
        return m_recorded->writeClip(outline, options, out, std::move(stop));
    }
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override
    {
        return m_recorded->gameMapFolders();
    }
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;
    [[nodiscard]] std::unique_ptr<AttackTracker> makeAttackTracker(
        Shared<MapContent> map) const override;

private:
    Shared<Recording> m_recorded;
    Shared<ByteSource> m_source;
    Shared<Header> m_header;
    std::shared_ptr<const ServerRules> m_rules;
    RecordingInfo m_info;
};

} // namespace tickscope::teehistorian
