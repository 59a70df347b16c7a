// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/ddnet_ghost/ghost_file.h"
#include "core/io/archive.h"
#include "core/model/decoder.h"

namespace tickscope::teeworlds {

using GhostCharacterInts = std::array<std::int32_t, GhostCharacterWords>;
using GhostSkin = std::array<std::int32_t, GhostSkinWords>;

/// One character, with differences added up.
struct GhostCharacter {
    Tick tick;
    std::uint64_t byte = 0; ///< Of its chunk.
    GhostItem type = GhostItem::Character;
    GhostCharacterInts words{};
    bool isExact = true; ///< False when its tick rests on how many characters are lost.
};

/// What must be known to read a ghost on from one of its characters.
struct GhostPlace {
    std::uint64_t chunk = 0; ///< Byte of the chunk to read.
    std::uint32_t item = 0;  ///< The first of its items that was not read.
    std::int64_t number = 0; ///< Characters before it, also those that are lost.
    std::int64_t base = 0;   ///< Tick of the first character, where characters have no tick.
    std::optional<GhostItem> characterType; ///< Of the characters before.
    std::optional<GhostItem> lastType;      ///< Of the chunk before; nothing behind damage.
    std::optional<Tick> startTick;          ///< As recorded, else that of the first character.
    std::optional<Tick> tick;               ///< Of the last character.
    GhostCharacterInts words{};             ///< Of the last character.
    std::optional<GhostSkin> skin;
    bool isLost = false;     ///< What differences are added to is lost.
    bool isDoubtful = false; ///< How many characters are lost before it is not certain.

    [[nodiscard]] bool isPossible() const;

    template<typename Archive, Visited<GhostPlace> T>
    friend void visitFields(Archive &archive, T &place)
    {
        archive(place.chunk, place.item, place.number, place.base, place.characterType,
                place.lastType, place.startTick, place.tick, place.words, place.skin, place.isLost,
                place.isDoubtful);
        if constexpr (Archive::IsReader) {
            if (!place.isPossible())
                archive.refuse();
        }
    }
};

/// The memory of all seek points in a ghost. Immutable; any thread.
class GhostMemory : public DecoderMemory
{
public:
    explicit GhostMemory(GhostPlace known)
        : place(known)
    {
    }
    void write(ArchiveWriter &archive) const override { archive(place); }
    [[nodiscard]] std::size_t byteSize() const override { return sizeof *this; }

    GhostPlace place;
};

/// Reads the characters of a ghost one by one. Damage stops it; it goes on where skipDamage()
/// leads. One thread. Source: ddnet-ghost.md, section 2.
class GhostWalk
{
public:
    GhostWalk(Shared<ByteSource> source, int version)
        : m_chunks(std::move(source))
        , m_version(version)
    {
    }

    /// Goes to \a place: next() is the character there. Errors (of all): Io, Cancelled.
    Result<void> restore(const GhostPlace &place, const std::stop_token &stop);
    /// Goes on behind next(), which must be there.
    Result<void> accept(const std::stop_token &stop);
    /// Takes next(), which must be there, for damage: its chunk does not belong here.
    void refuse();
    /// Goes on behind the damage that error() tells; true if there may be more.
    Result<bool> skipDamage(const std::stop_token &stop);

    /// Nothing at the end, and where damage begins.
    [[nodiscard]] const std::optional<GhostCharacter> &next() const { return m_next; }
    /// Damage in the place of the next character; has a byte.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Restores next().
    [[nodiscard]] const GhostPlace &place() const { return m_place; }

private:
    Result<void> readNext(const std::stop_token &stop);
    void readFirstItem();
    void leaveChunk();
    void decodeCharacter();
    [[nodiscard]] bool isDifference() const;
    [[nodiscard]] Tick tickOf(std::span<const std::int32_t> ints, bool isAdded) const;
    [[nodiscard]] bool follows(const GhostCharacter &character, bool isAdded) const;
    void fail(ErrorCode code, FaultKind kind) { m_error = Error{code, kind, m_chunk->offset}; }

    GhostChunks m_chunks;
    int m_version;
    GhostPlace m_place;
    std::optional<GhostChunk> m_chunk; ///< At m_place.
    std::optional<GhostCharacter> m_next;
    std::optional<Error> m_error;
    std::uint32_t m_searches = 0;
};

} // namespace tickscope::teeworlds
