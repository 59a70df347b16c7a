// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/io/byte_source.h"
#include "core/io/byte_window.h"
#include "core/model/damage.h"

/// The container of DDNet's ghosts. Source: ddnet-ghost.md, sections 1 and 2.
namespace tickscope::teeworlds {

/// "TWGHOST" and NUL.
inline constexpr std::array<std::uint8_t, 8> GhostMagic{0x54, 0x57, 0x47, 0x48,
                                                        0x4F, 0x53, 0x54, 0x00};

/// What stands before the chunks.
struct GhostHeader {
    int version = 0; ///< 4 to 6.
    std::string player;
    std::string mapName;
    std::optional<std::uint32_t> mapCrc;   ///< Of versions 4 and 5.
    std::optional<Sha256Digest> mapSha256; ///< Of version 6.
    std::int32_t characters = 0;           ///< As stated.
    std::int32_t milliseconds = 0;         ///< Of the run; as stated.
    std::uint64_t chunksOffset = 0;
    std::vector<Damage> damage; ///< What breaks the rules of section 1; without ticks.
};

/// Errors: UnknownFormat, Unsupported for other versions, Truncated, Io, Cancelled.
[[nodiscard]] Result<GhostHeader> readGhostHeader(const ByteSource &source, std::stop_token stop);

/// What the items of a chunk are.
enum class GhostItem : std::uint8_t { Skin, CharacterWithoutTick, Character, StartTick };

/// Fields of a character in the order of the file, which leaves the tick to some.
enum GhostWord : std::size_t {
    GhostX,
    GhostY,
    GhostVelX,
    GhostVelY,
    GhostAngle,
    GhostDirection,
    GhostWeapon,
    GhostHookState,
    GhostHookX,
    GhostHookY,
    GhostAttackTick,
    GhostCharacterWords,
};
/// Words of a skin: its name, whether it has colours, and two of them.
inline constexpr std::size_t GhostSkinWords = 9;

/// Integers of one item.
[[nodiscard]] constexpr std::size_t ghostItemInts(GhostItem type)
{
    constexpr std::array<std::size_t, 4> Sizes{GhostSkinWords, GhostCharacterWords,
                                               GhostCharacterWords + 1, 1};
    return Sizes[static_cast<std::size_t>(type)];
}

/// Items of one type.
struct GhostChunk {
    GhostItem type = GhostItem::Skin;
    std::uint32_t items = 0; ///< Those in ints; fewer than stated where the file ends in it.
    bool isCut = false;      ///< The file ends in it.
    std::uint64_t offset = 0;
    std::uint64_t end = 0;          ///< Where the next one begins.
    std::vector<std::int32_t> ints; ///< As they stand in the file: differences are not added up.
};

/// Reads chunks. Keeps its buffers, so one object serves one thread.
class GhostChunks
{
public:
    explicit GhostChunks(Shared<ByteSource> source)
        : m_window(std::move(source))
    {
    }

    /// The chunk at \a offset; nothing at the end of the file.
    /// Errors: Truncated, Damaged, with their byte; Io, Cancelled.
    Result<std::optional<GhostChunk>> readChunk(std::uint64_t offset, const std::stop_token &stop);

    /// Items that the chunk at \a offset, which cannot be read, states; 0 where none begins.
    Result<std::uint32_t> statedItems(std::uint64_t offset, const std::stop_token &stop);

    /// Where the next chunk begins beyond doubt behind the one at \a offset, which cannot be read;
    /// the end of the file where there is none, or none is found in the work that is allowed.
    /// Errors: Io, Cancelled.
    Result<std::uint64_t> findChunkBehind(std::uint64_t offset, const std::stop_token &stop);

private:
    struct Head {
        GhostItem type = GhostItem::Skin;
        std::uint32_t items = 0;
        std::uint32_t size = 0; ///< Bytes behind the head.
    };

    [[nodiscard]] static std::optional<Head> headOf(std::span<const std::byte> bytes);
    [[nodiscard]] std::uint64_t size() const { return m_window.source()->size(); }
    Result<void> decodeItems(const Head &head, std::span<const std::byte> data, GhostChunk &chunk);
    void decodeBeginning(const Head &head, std::span<const std::byte> data, GhostChunk &chunk);
    Result<std::optional<Head>> headAt(std::uint64_t offset, const std::stop_token &stop);
    Result<bool> isWholeChunk(std::uint64_t offset, const Head &head, const std::stop_token &stop);

    ByteWindow m_window;
    ChunkCodec m_codec;
};

} // namespace tickscope::teeworlds
