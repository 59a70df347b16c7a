// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/formats/ddnet_ghost/ghost_recording.h"
#include "core/formats/ddnet_ghost/ghost_walk.h"
#include "core/formats/ddnet_ghost/limits.h"
#include "core/formats/teeworlds_common/coding/header_text.h"
#include "core/formats/teeworlds_common/coding/tick_order.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::teeworlds {

namespace {

constexpr Time TickPeriod = std::chrono::nanoseconds(std::chrono::seconds(1)) / TicksPerSecond;

GhostPlace firstPlace(const GhostHeader &header, std::int64_t base)
{
    GhostPlace place;
    place.chunk = header.chunksOffset;
    place.base = base;
    return place;
}

/// Tick of the first character where characters have no ticks, from the last attack before any
/// damage; 0 where nobody attacks or characters have ticks. Source: ddnet-ghost.md, section 2.
Result<std::int64_t> baseTickOf(const Shared<ByteSource> &source, const GhostHeader &header,
                                const std::stop_token &stop)
{
    GhostWalk walk(source, header.version);
    TRY(walk.restore(firstPlace(header, 0), stop));
    std::int64_t base = 0;
    while (walk.next() && walk.next()->type == GhostItem::CharacterWithoutTick) {
        const std::int32_t attack = walk.next()->words[GhostAttackTick];
        const GhostPlace &place = walk.place();
        if (place.tick && attack != place.words[GhostAttackTick])
            base = attack - place.number;
        TRY(walk.accept(stop));
    }
    return base;
}

struct GhostOutlineWalk {
    const Shared<ByteSource> &source;
    const GhostHeader &header;
    const std::stop_token &stop;
    GhostWalk walk{source, header.version};
    std::uint64_t size = source->size();
    Outline outline = {};
    /// The last one, until it is known how much is lost by it.
    std::optional<Damage> laterDamage = {};
    std::optional<Tick> first = {};
    std::optional<Tick> last = {};
    std::int64_t characters = 0;
    bool needsSeekPoint = true;

    /// \param order  of the chunks: what contradicts it is left out. May be null.
    Result<Outline> run(std::int64_t base, const TickOrder *order = nullptr)
    {
        outline.endByte = size;
        TRY(walk.restore(firstPlace(header, base), stop));
        for (bool goesOn = true; goesOn;) {
            if (order && walk.next() && !belongsHere(*walk.next(), *order))
                walk.refuse();
            TRY_ASSIGN(goesOn, walk.error() ? passDamage() : passCharacter());
        }
        return finish();
    }

    /// A difference that is led astray may lead past the next chunk.
    [[nodiscard]] static bool belongsHere(const GhostCharacter &character, const TickOrder &order)
    {
        const PlacedTick *next = order.nextFrom(character.byte + 1);
        return !order.isStray(character.byte) && (!next || character.tick < next->tick);
    }

    /// False at the end.
    Result<bool> passCharacter()
    {
        if (!walk.next())
            return false;
        const GhostCharacter character = *walk.next();
        if (!first)
            first = character.tick;
        if (std::exchange(needsSeekPoint, false))
            addSeekPoint(character);
        last = character.tick;
        ++characters;
        return walk.accept(stop).map([] { return true; });
    }

    void addSeekPoint(const GhostCharacter &character)
    {
        const GhostPlace &place = walk.place();
        outline.seekPoints.push_back({character.tick, static_cast<std::uint64_t>(place.number),
                                      SeekPointKind::Checkpoint,
                                      std::make_shared<const GhostMemory>(place), character.byte});
        if (laterDamage && last)
            laterDamage->lostTicks = character.tick - *last - 1;
        flushDamage();
    }

    Result<bool> passDamage()
    {
        flushDamage();
        const Error error = *walk.error();
        laterDamage.emplace();
        laterDamage->tick = last.value_or(Tick{});
        laterDamage->byte = error.byte.value_or(walk.place().chunk);
        laterDamage->kind = error.code;
        laterDamage->fault = error.fault;
        auto goesOn = walk.skipDamage(stop);
        if (!goesOn)
            return goesOn;
        const std::uint64_t end = *goesOn ? walk.place().chunk : size;
        laterDamage->size = std::max(end, laterDamage->byte) - laterDamage->byte;
        if (end == size)
            outline.endByte = laterDamage->byte;
        needsSeekPoint = true;
        return goesOn;
    }

    void flushDamage()
    {
        if (laterDamage)
            addDamage(outline.damage, *std::exchange(laterDamage, {}));
    }

    /// With that of the count, where nothing else says why characters are missing.
    [[nodiscard]] std::vector<Damage> headerDamage() const
    {
        constexpr std::uint64_t CountByte = 93;
        std::vector<Damage> damage = header.damage;
        if (outline.damage.empty() && header.characters > 0 && header.characters != characters)
            addHeaderDamage(damage, CountByte, sizeof header.characters,
                            {Fault::tr("the header states %1 characters, the file has %2"),
                             header.characters, characters});
        return damage;
    }

    Result<Outline> finish()
    {
        flushDamage();
        if (first) {
            outline.isEmpty = false;
            outline.time = TimeBase::uniform({*first, *last}, TickPeriod);
        }
        for (Damage known : headerDamage()) {
            known.tick = first.value_or(Tick{});
            addDamage(outline.damage, known);
        }
        outline.counts = {{"characters", characters}};
        HeaderClaim claim{Fault::tr("characters")};
        claim.stated = header.characters;
        claim.found = static_cast<double>(characters);
        outline.headerClaims.push_back(claim);
        return std::move(outline);
    }
};

/// Ticks from the first character of a chunk to that of the next one: recorders write one every
/// second tick.
constexpr std::int64_t ChunkTicks = 2 * limits::GhostChunkItems;
/// Broken places behind which the next chunk is searched; with more of them it is noise.
constexpr int MostBrokenPlaces = 50;

/// Of all chunks with characters that have ticks, and of the start, which is before them; each must
/// stand for itself. Empty of noise.
Result<TickOrder> orderOfChunks(const Shared<ByteSource> &source, const GhostHeader &header,
                                const std::stop_token &stop)
{
    std::vector<PlacedTick> found;
    GhostChunks chunks(source);
    int brokenPlaces = 0;
    for (std::uint64_t offset = header.chunksOffset;;) {
        const auto chunk = chunks.readChunk(offset, stop);
        if (chunk && !*chunk)
            break;
        if (chunk) {
            const GhostChunk &here = **chunk;
            if (here.type == GhostItem::Character && here.items > 0)
                found.push_back({offset, Tick{here.ints[GhostCharacterWords]}});
            else if (here.type == GhostItem::StartTick && here.items > 0)
                found.push_back({offset, Tick{here.ints.front()} - 1});
            offset = (*chunk)->end;
            continue;
        }
        TRY_READING(chunk);
        if (++brokenPlaces > MostBrokenPlaces)
            return TickOrder();
        TRY_ASSIGN(offset, chunks.findChunkBehind(offset, stop));
    }
    return tickOrderOf(found, ChunkTicks, Pauses::None);
}

} // namespace

Result<Outline> GhostRecording::outline(std::stop_token stop) const
{
    TRY_ASSIGN(const auto base, baseTickOf(m_source, m_header, stop));
    auto outline = GhostOutlineWalk{.source = m_source, .header = m_header, .stop = stop}.run(base);
    if (!outline || outline->damage.empty() || m_header.version == 4)
        return outline;
    TRY_ASSIGN(const auto order, orderOfChunks(m_source, m_header, stop));
    if (!order.isClear())
        return outline;
    return GhostOutlineWalk{.source = m_source, .header = m_header, .stop = stop}.run(base, &order);
}

} // namespace tickscope::teeworlds
