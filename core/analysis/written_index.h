// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/io/archive.h"
#include "core/model/recording.h"
#include "core/timeline/index.h"

/// What passes found as values that are written down: on the disk, or for another process. Who
/// reads them back believes none of them.
namespace tickscope {

struct WrittenPoint {
    SeekPoint point;                     ///< Without its memory.
    std::optional<std::uint32_t> memory; ///< Number among those of the part.
};

struct WrittenDamage {
    Damage damage;     ///< Without its fault.
    std::string fault; ///< As addFault() packs it.
};

/// Its events are borrowed from the part, or from what was read.
struct WrittenPart {
    TickRange ticks;
    std::int64_t tickCount = 0;
    WrittenEvents events;
    std::vector<WrittenPoint> seekPoints;
    std::uint32_t memoryCount = 0; ///< One for seek points in a row that share it.
    /// In one archive: what they share is there once. Borrowed as the events are.
    std::span<const std::byte> memories;
    std::map<std::string, std::int64_t, std::less<>> counts;
    std::map<std::string, std::int64_t, std::less<>> entityCounts;
    std::vector<GuessChange> guesses;
    std::vector<WrittenDamage> damage;
    std::vector<std::byte> ownMemories = {}; ///< Where the part is written.
};

[[nodiscard]] WrittenPart written(const IndexPart &part);
/// About as many bytes as \a part has when it is written down.
[[nodiscard]] std::size_t byteSize(const WrittenPart &part);

/// Takes from \a written what it can.
/// \param ticks  of the recording.
/// \param store  takes the events.
/// Errors: Damaged, and those of Recording::decoderMemory().
[[nodiscard]] Result<IndexPart> partOf(WrittenPart &written, const Recording &recording,
                                       TickRange ticks, const EventForms &forms,
                                       const std::shared_ptr<EventStore> &store);

/// What a pass wants to know of an outline.
struct WrittenOutline {
    TickRange ticks;
    std::vector<WrittenPoint> seekPoints;
    std::vector<WrittenDamage> damage;
};

[[nodiscard]] WrittenOutline written(const Outline &outline);
/// Of a recording that does not grow. Errors: Damaged.
[[nodiscard]] Result<Outline> outlineOf(WrittenOutline written);

/// Whether a table of players may have \a players.
[[nodiscard]] bool arePossible(const std::vector<Player> &players);

/// \a fault as addFault() packs it, and back; none for what is no fault.
[[nodiscard]] std::string packedFault(const Fault &fault);
[[nodiscard]] Fault unpackedFault(std::string_view packed);

// How the values of the model are written; where the archive looks for them.

void visitFields(auto &archive, Visited<TickRange> auto &range)
{
    archive(range.first, range.last);
}

void visitFields(auto &archive, Visited<Stay> auto &stay)
{
    archive(stay.client, stay.ticks, stay.left, stay.firstByte, stay.lastByte);
}

void visitFields(auto &archive, Visited<HeldName> auto &held)
{
    archive(held.from, held.name, held.firstByte, held.isGuess);
}

void visitFields(auto &archive, Visited<Player> auto &player)
{
    archive(player.id, player.heldNames, player.stays, player.isProxy);
}

void visitFields(auto &archive, Visited<GuessChange> auto &change)
{
    archive(change.tick, change.client, change.isGuess);
}

void visitFields(auto &archive, Visited<WrittenEvents::Base> auto &base)
{
    archive(base.firstRow, base.tick, base.byte);
}

void visitFields(auto &archive, Visited<WrittenEvents> auto &events)
{
    archive(events.forms, events.bases, events.rows, events.values);
}

void visitFields(auto &archive, Visited<WrittenPoint> auto &written)
{
    auto &point = written.point;
    archive(point.tick, point.order, point.kind, point.byte, written.memory);
}

void visitFields(auto &archive, Visited<WrittenDamage> auto &written)
{
    auto &damage = written.damage;
    archive(damage.tick, damage.byte, damage.size, damage.kind, damage.lostTicks, damage.times,
            damage.file, written.fault);
}

void visitFields(auto &archive, Visited<WrittenPart> auto &part)
{
    archive(part.ticks, part.tickCount, part.events, part.seekPoints, part.memoryCount,
            part.memories, part.counts, part.entityCounts, part.guesses, part.damage);
}

void visitFields(auto &archive, Visited<WrittenOutline> auto &outline)
{
    archive(outline.ticks, outline.seekPoints, outline.damage);
}

} // namespace tickscope
