// SPDX-License-Identifier: MIT
#include "core/formats/ddnet_ghost/ghost_walk.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/formats/ddnet_ghost/limits.h"
#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teeworlds {

static bool isCharacter(GhostItem type)
{
    return type == GhostItem::Character || type == GhostItem::CharacterWithoutTick;
}

bool GhostPlace::isPossible() const
{
    // No file is so big; sums of such numbers stay far from overflow.
    constexpr std::int64_t Most = std::int64_t{1} << 40;
    const auto isNear = [](std::int64_t value) { return value >= -Most && value <= Most; };
    const auto isType = [](std::optional<GhostItem> type) {
        return !type || *type <= GhostItem::StartTick;
    };
    return chunk <= static_cast<std::uint64_t>(Most) && item <= limits::GhostChunkItems
           && number >= 0 && isNear(number) && isNear(base) && isType(lastType)
           && (!characterType || isCharacter(*characterType))
           && (!startTick || isNear(startTick->value)) && (!tick || isNear(tick->value))
           && (item == 0 || tick);
}

Result<void> GhostWalk::restore(const GhostPlace &place, const std::stop_token &stop)
{
    m_place = place;
    m_next.reset();
    m_error.reset();
    m_chunk.reset();
    if (place.item == 0)
        return readNext(stop);
    auto chunk = m_chunks.readChunk(place.chunk, stop);
    TRY_READING(chunk);
    if (!chunk || !*chunk || !isCharacter((*chunk)->type)) {
        m_error = Error{
            ErrorCode::Damaged, Fault::tr("no chunk of a ghost begins here"), place.chunk, {}};
        return {};
    }
    m_chunk = std::move(*chunk);
    return readNext(stop);
}

Result<void> GhostWalk::accept(const std::stop_token &stop)
{
    m_place.words = m_next->words;
    m_place.tick = m_next->tick;
    m_place.characterType = m_next->type;
    m_place.startTick = m_place.startTick.value_or(m_next->tick);
    ++m_place.number;
    ++m_place.item;
    return readNext(stop);
}

void GhostWalk::refuse()
{
    m_next.reset();
    fail(ErrorCode::Damaged, Fault::tr("characters whose ticks do not belong here"));
}

Result<bool> GhostWalk::skipDamage(const std::stop_token &stop)
{
    // A chunk that was read is whole: the next one begins behind it.
    const bool isRead = m_chunk && !m_chunk->isCut;
    if (!isRead && ++m_searches > limits::GhostSearches)
        return false;
    std::uint32_t items = m_chunk ? m_chunk->items : 0;
    if (!m_chunk) {
        TRY_ASSIGN(items, m_chunks.statedItems(m_place.chunk, stop));
    }
    TRY_ASSIGN(const auto end, isRead ? Result<std::uint64_t>(m_chunk->end)
                                      : m_chunks.findChunkBehind(m_place.chunk, stop));
    m_place.number += items - std::min(items, m_place.item);
    m_place.lastType = isRead ? std::optional(m_chunk->type) : std::nullopt;
    m_place.isLost = m_version == 4;
    m_place.isDoubtful = true;
    m_place.chunk = end;
    m_place.item = 0;
    m_chunk.reset();
    return readNext(stop).map([] { return true; });
}

Result<void> GhostWalk::readNext(const std::stop_token &stop)
{
    m_next.reset();
    m_error.reset();
    for (;;) {
        if (m_chunk && m_place.item < m_chunk->items) {
            decodeCharacter();
            return {};
        }
        if (m_chunk && m_chunk->isCut) {
            fail(ErrorCode::Truncated, Fault::tr("the file ends inside a chunk"));
            return {};
        }
        if (m_chunk)
            leaveChunk();
        auto chunk = m_chunks.readChunk(m_place.chunk, stop);
        TRY_READING(chunk);
        if (!chunk)
            m_error = chunk.error();
        if (!chunk || !*chunk)
            return {};
        m_chunk = std::move(*chunk);
        if (!isCharacter(m_chunk->type))
            readFirstItem();
    }
}

/// Of a chunk of skins or start ticks. Only the first skin is used, and so is the first start.
void GhostWalk::readFirstItem()
{
    m_place.item = m_chunk->items;
    if (m_chunk->items == 0 || isDifference())
        return;
    if (m_chunk->type == GhostItem::StartTick && !m_place.startTick) {
        m_place.startTick = Tick{m_chunk->ints.front()};
    } else if (m_chunk->type == GhostItem::Skin && !m_place.skin) {
        std::copy_n(m_chunk->ints.begin(), GhostSkinWords, m_place.skin.emplace().begin());
    }
}

void GhostWalk::leaveChunk()
{
    if (m_place.lastType && *m_place.lastType != m_chunk->type)
        m_place.isLost = false;
    m_place.lastType = m_chunk->type;
    m_place.chunk = m_chunk->end;
    m_place.item = 0;
    m_chunk.reset();
}

/// Whether the item is one to that before it. In version 4 that may stand in the chunk before;
/// behind damage it may have stood in what is lost.
bool GhostWalk::isDifference() const
{
    if (m_place.item > 0 && isCharacter(m_chunk->type))
        return true;
    if (m_version > 4)
        return false;
    return m_place.lastType ? *m_place.lastType == m_chunk->type : m_place.isLost;
}

void GhostWalk::decodeCharacter()
{
    const std::size_t size = ghostItemInts(m_chunk->type);
    const auto ints = std::span(m_chunk->ints).subspan(m_place.item * size, size);
    const bool isAdded = isDifference();
    if (m_place.characterType && *m_place.characterType != m_chunk->type)
        return fail(ErrorCode::Damaged, Fault::tr("characters with and without ticks are mixed"));
    // A chunk of version 4 behind damage, whose first item rests on what is lost.
    const bool isOfLost = m_place.isLost && m_place.item == 0 && isAdded;
    if (isOfLost || (isAdded && !m_place.tick))
        return fail(ErrorCode::Damaged, Fault::tr("differences to a character that is lost"));
    GhostCharacter character;
    character.byte = m_chunk->offset;
    character.type = m_chunk->type;
    character.isExact = m_chunk->type == GhostItem::Character || !m_place.isDoubtful;
    for (std::size_t i = 0; i < GhostCharacterWords; ++i)
        character.words[i] = isAdded ? wrappedSum(m_place.words[i], ints[i]) : ints[i];
    character.tick = tickOf(ints, isAdded);
    if (!follows(character, isAdded))
        return fail(ErrorCode::Damaged,
                    Fault::tr("the tick of a character does not follow on that of the one before"));
    m_next = character;
}

Tick GhostWalk::tickOf(std::span<const std::int32_t> ints, bool isAdded) const
{
    if (m_chunk->type == GhostItem::CharacterWithoutTick)
        return Tick{m_place.base + m_place.number};
    const std::int32_t tick = ints[GhostCharacterWords];
    return Tick{isAdded ? wrappedSum(static_cast<std::int32_t>(m_place.tick->value), tick) : tick};
}

/// Whether the tick of \a character is possible behind that of the last one. A difference that is
/// led astray may be anything; what is not \a isAdded is believed.
bool GhostWalk::follows(const GhostCharacter &character, bool isAdded) const
{
    const bool isRecorded = character.type == GhostItem::Character;
    if (isRecorded && character.tick.value < 0)
        return false;
    if (!m_place.tick)
        return true;
    const std::int64_t gap = character.tick - *m_place.tick;
    return gap > 0 && (!isRecorded || !isAdded || gap <= limits::GhostGap);
}
} // namespace tickscope::teeworlds
