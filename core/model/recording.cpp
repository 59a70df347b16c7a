// SPDX-License-Identifier: MIT
#include "core/model/recording.h"

#include "core/model/attack_tracker.h"

namespace tickscope {

void forgetTornEnd(Outline &outline)
{
    std::erase_if(outline.damage, [&outline](const Damage &damage) {
        return damage.kind == ErrorCode::Truncated && damage.byte >= outline.endByte;
    });
}

Result<Shared<DecoderMemory>> Recording::decoderMemory(ArchiveReader &) const
{
    return unsupported(Fault::tr("checkpoints of this format are not kept"));
}

Result<Outline> Recording::outlineSince(const Outline &, std::stop_token stop) const
{
    return outline(std::move(stop));
}

Result<Shared<ByteSource>> Recording::contentPart(std::size_t /*number*/,
                                                  std::stop_token /*stop*/) const
{
    return nullptr;
}

Result<std::vector<std::byte>> Recording::embeddedMapFile(std::stop_token) const
{
    return unknownFormat(Fault::tr("the recording holds no map"));
}

Result<Shared<MapContent>> Recording::readMap(std::vector<std::byte> &&) const
{
    return unknownFormat(Fault::tr("recordings of this format have no maps"));
}

Result<void> Recording::checkMap(std::vector<std::byte> &&file) const
{
    return readMap(std::move(file)).map([](const auto &) {});
}

std::optional<std::uint32_t> Recording::mapCrc32(std::span<const std::byte> file) const
{
    return crc32Of(file);
}

Result<RepairReport> Recording::repair(std::ostream &, std::stop_token) const
{
    return unsupported(Fault::tr("recordings of this format cannot be repaired"));
}

Result<ClipReport> Recording::writeClip(const Outline &, const ClipOptions &, std::ostream &,
                                        std::stop_token) const
{
    return unsupported(Fault::tr("there are no clips of this format"));
}

Shared<Recording> Recording::rebuiltWith(const Shared<MapContent> &) const
{
    return nullptr;
}

Shared<Motion> Recording::makeMotion(Shared<MapContent>) const
{
    return recordedMotion();
}

std::vector<ChunkPlace> Recording::chunkPlaces(const Outline &outline) const
{
    std::vector<ChunkPlace> places;
    const auto &points = outline.seekPoints;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool isLast = i + 1 == points.size();
        const auto end = isLast ? std::optional(outline.endByte) : points[i + 1].byte;
        if (!points[i].byte || !end)
            continue;
        const Tick last = isLast ? outline.time.ticks().last : points[i + 1].tick - 1;
        const std::uint64_t first = *points[i].byte;
        places.push_back({{points[i].tick, last}, {first, *end - std::min(*end, first)}});
    }
    return places;
}

Shared<SceneMaker> Recording::makeScene(Shared<MapContent>) const
{
    return roleScene();
}

std::unique_ptr<AttackTracker> Recording::makeAttackTracker(Shared<MapContent>) const
{
    return nullptr;
}

} // namespace tickscope
