// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/model/attack_tracker.h"
#include "core/model/recording.h"

namespace tickscope {

/// A recording that is another one, but for what a class derived from this overrides.
class ForwardingRecording : public Recording
{
public:
    [[nodiscard]] const RecordingInfo &info() const override { return m_inner->info(); }
    Result<Outline> outline(std::stop_token stop) const override
    {
        return m_inner->outline(std::move(stop));
    }
    Result<Outline> checkedOutline(std::stop_token stop) const override
    {
        return m_inner->checkedOutline(std::move(stop));
    }
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override
    {
        return m_inner->outlineSince(earlier, std::move(stop));
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return m_inner->makeDecoder();
    }
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override
    {
        return m_inner->decoderMemory(archive);
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
    Result<void> checkMap(std::vector<std::byte> &&file) const override
    {
        return m_inner->checkMap(std::move(file));
    }
    [[nodiscard]] std::optional<std::uint32_t> mapCrc32(
        std::span<const std::byte> file) const override
    {
        return m_inner->mapCrc32(file);
    }
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override
    {
        return m_inner->gameMapFolders();
    }
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override
    {
        return m_inner->repair(out, std::move(stop));
    }
    Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                 std::ostream &out, std::stop_token stop) const override
    {
        return m_inner->writeClip(outline, options, out, std::move(stop));
    }
    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &map) const override
    {
        return m_inner->rebuiltWith(map);
    }
    [[nodiscard]] Shared<Motion> makeMotion(Shared<MapContent> map) const override
    {
        return m_inner->makeMotion(std::move(map));
    }
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override
    {
        return m_inner->makeScene(std::move(map));
    }
    [[nodiscard]] std::unique_ptr<AttackTracker> makeAttackTracker(
        Shared<MapContent> map) const override
    {
        return m_inner->makeAttackTracker(std::move(map));
    }

protected:
    explicit ForwardingRecording(Shared<Recording> inner)
        : m_inner(std::move(inner))
    {
    }
    [[nodiscard]] const Recording &inner() const { return *m_inner; }

private:
    Shared<Recording> m_inner;
};

} // namespace tickscope
