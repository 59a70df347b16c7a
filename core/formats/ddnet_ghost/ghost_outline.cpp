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

class GhostOutlineWalk
{
public:
    GhostOutlineWalk(const Shared<ByteSource> &source, const GhostHeader &header,
                     const std::stop_token &stop)
        : m_header(header)
        , m_stop(stop)
        , m_walk(source, header.version)
        , m_size(source->size())
    {
    }

    /// \param order  of the chunks: what contradicts it is left out. May be null.
    Result<Outline> run(std::int64_t base, const TickOrder *order = nullptr)
    {
        m_outline.endByte = m_size;
        TRY(m_walk.restore(firstPlace(m_header, base), m_stop));
        for (bool goesOn = true; goesOn;) {
            if (order && m_walk.next() && !belongsHere(*m_walk.next(), *order))
                m_walk.refuse();
            TRY_ASSIGN(goesOn, m_walk.error() ? passDamage() : passCharacter());
        }
        return finish();
    }

private:
    /// A difference that is led astray may lead past the next chunk.
    [[nodiscard]] static bool belongsHere(const GhostCharacter &character, const TickOrder &order)
    {
        const PlacedTick *next = order.nextFrom(character.byte + 1);
        return !order.isStray(character.byte) && (!next || character.tick < next->tick);
    }

    /// False at the end.
    Result<bool> passCharacter()
    {
        if (!m_walk.next())
            return false;
        const GhostCharacter character = *m_walk.next();
        if (!m_first)
            m_first = character.tick;
        if (std::exchange(m_needsSeekPoint, false))
            addSeekPoint(character);
        m_last = character.tick;
        ++m_characters;
        return m_walk.accept(m_stop).map([] { return true; });
    }

    void addSeekPoint(const GhostCharacter &character)
    {
        const GhostPlace &place = m_walk.place();
        m_outline.seekPoints.push_back(
            {character.tick, static_cast<std::uint64_t>(place.number), SeekPointKind::Checkpoint,
             std::make_shared<const GhostMemory>(place), character.byte});
        if (m_damage && m_last)
            m_damage->lostTicks = character.tick - *m_last - 1;
        flushDamage();
    }

    Result<bool> passDamage()
    {
        flushDamage();
        const Error error = *m_walk.error();
        m_damage.emplace();
        m_damage->tick = m_last.value_or(Tick{});
        m_damage->byte = error.byte.value_or(m_walk.place().chunk);
        m_damage->kind = error.code;
        m_damage->fault = error.fault;
        auto goesOn = m_walk.skipDamage(m_stop);
        if (!goesOn)
            return goesOn;
        const std::uint64_t end = *goesOn ? m_walk.place().chunk : m_size;
        m_damage->size = std::max(end, m_damage->byte) - m_damage->byte;
        if (end == m_size)
            m_outline.endByte = m_damage->byte;
        m_needsSeekPoint = true;
        return goesOn;
    }

    void flushDamage()
    {
        if (m_damage)
            addDamage(m_outline.damage, *std::exchange(m_damage, {}));
    }

    /// With that of the count, where nothing else says why characters are missing.
    [[nodiscard]] std::vector<Damage> headerDamage() const
    {
        constexpr std::uint64_t CountByte = 93;
        std::vector<Damage> damage = m_header.damage;
        if (m_outline.damage.empty() && m_header.characters > 0
            && m_header.characters != m_characters)
            addHeaderDamage(damage, CountByte, sizeof m_header.characters,
                            {Fault::tr("the header states %1 characters, the file has %2"),
                             m_header.characters, m_characters});
        return damage;
    }

    Result<Outline> finish()
    {
        flushDamage();
        if (m_first) {
            m_outline.isEmpty = false;
            m_outline.time = TimeBase::uniform({*m_first, *m_last}, TickPeriod);
        }
        for (Damage known : headerDamage()) {
            known.tick = m_first.value_or(Tick{});
            addDamage(m_outline.damage, known);
        }
        m_outline.counts = {{"characters", m_characters}};
        HeaderClaim claim{Fault::tr("characters")};
        claim.stated = m_header.characters;
        claim.found = static_cast<double>(m_characters);
        m_outline.headerClaims.push_back(claim);
        return std::move(m_outline);
    }

    const GhostHeader &m_header;
    const std::stop_token &m_stop;
    GhostWalk m_walk;
    std::uint64_t m_size;
    Outline m_outline;
    std::optional<Damage> m_damage; ///< The last one, until it is known how much is lost by it.
    std::optional<Tick> m_first;
    std::optional<Tick> m_last;
    std::int64_t m_characters = 0;
    bool m_needsSeekPoint = true;
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
        if (endsReading(chunk.error().code))
            return tl::unexpected(chunk.error());
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
    auto outline = GhostOutlineWalk(m_source, m_header, stop).run(base);
    if (!outline || outline->damage.empty() || m_header.version == 4)
        return outline;
    TRY_ASSIGN(const auto order, orderOfChunks(m_source, m_header, stop));
    if (!order.isClear())
        return outline;
    return GhostOutlineWalk(m_source, m_header, stop).run(base, &order);
}

} // namespace tickscope::teeworlds
