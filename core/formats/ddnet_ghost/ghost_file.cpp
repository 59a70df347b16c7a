// SPDX-License-Identifier: MIT
#include "core/formats/ddnet_ghost/ghost_file.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/ddnet_ghost/limits.h"
#include "core/formats/faults.h"
#include "core/formats/teeworlds_common/coding/header_text.h"
#include "core/io/byte_reader.h"
#include "core/io/sticky_reader.h"

namespace tickscope::teeworlds {

namespace {

constexpr int OldestGhost = 4;
constexpr int NewestGhost = 6;
constexpr std::size_t PlayerBytes = 16;
constexpr std::size_t MapBytes = 64;
constexpr std::size_t FixedHeader = 101;
constexpr std::size_t LongestHeader = FixedHeader + sizeof(Sha256Digest);
constexpr std::size_t ChunkHead = 4;

/// A number of the header that must be more than 0.
std::int32_t readPositive(ByteReader &reader, const char *name, GhostHeader &header)
{
    const std::uint64_t byte = reader.fileOffset();
    const std::int32_t number = *reader.readBe<std::int32_t>();
    if (number <= 0)
        addHeaderDamage(header.damage, byte, sizeof number,
                        {Fault::tr("the header states %1 for \"%2\", which has to be more than 0"),
                         number, name});
    return number;
}

tl::unexpected<Error> headerCut(std::uint64_t byte)
{
    return truncated(faults::FileEndsInsideItsHeader, byte);
}

} // namespace

Result<GhostHeader> readGhostHeader(const ByteSource &source, std::stop_token stop)
{
    std::array<std::byte, LongestHeader> bytes{};
    TRY_ASSIGN(const auto count, source.readAt(0, bytes, std::move(stop)));
    ByteReader reader(std::span<const std::byte>{bytes}.first(count));
    const auto magic = reader.readBytes(GhostMagic.size());
    if (!magic || !std::ranges::equal(*magic, std::as_bytes(std::span(GhostMagic))))
        return unknownFormat(Fault::tr("no ghost: it does not begin with TWGHOST"), 0);
    const auto version = reader.readU8();
    if (!version)
        return headerCut(count);
    GhostHeader header;
    header.version = *version;
    if (header.version < OldestGhost || header.version > NewestGhost)
        return unsupported(
            {Fault::tr("version %1 of ghosts is not known; versions 4 to 6 are read"),
             header.version},
            GhostMagic.size());
    const bool hasSha256 = header.version >= 6;
    if (count < (hasSha256 ? LongestHeader : FixedHeader))
        return headerCut(count);
    header.player = readHeaderText(reader, PlayerBytes, "player", header.damage);
    header.mapName = readHeaderText(reader, MapBytes, "map_name", header.damage);
    const std::uint32_t crc = *reader.readBe<std::uint32_t>();
    header.characters = readPositive(reader, "characters", header);
    header.milliseconds = readPositive(reader, "time", header);
    if (hasSha256)
        std::ranges::copy(*reader.readBytes(sizeof(Sha256Digest)),
                          header.mapSha256.emplace().begin());
    else
        header.mapCrc = crc;
    header.chunksOffset = reader.fileOffset();
    return header;
}

std::optional<GhostChunks::Head> GhostChunks::headOf(std::span<const std::byte> bytes)
{
    if (bytes.size() < ChunkHead)
        return {};
    const auto byteAt = [bytes](std::size_t place) {
        return std::to_integer<std::uint32_t>(bytes[place]);
    };
    const Head head{static_cast<GhostItem>(byteAt(0)), byteAt(1), byteAt(2) << 8 | byteAt(3)};
    const bool isPossible = head.type <= GhostItem::StartTick && head.items > 0
                            && head.items <= limits::GhostChunkItems && head.size > 0
                            && head.size <= limits::GhostChunkBytes;
    return isPossible ? std::optional(head) : std::nullopt;
}

Result<std::optional<GhostChunks::Head>> GhostChunks::headAt(std::uint64_t offset,
                                                             const std::stop_token &stop)
{
    return m_window.bytesAt(offset, ChunkHead, stop).map(headOf);
}

Result<void> GhostChunks::decodeItems(const Head &head, std::span<const std::byte> data,
                                      GhostChunk &chunk)
{
    const auto ints = m_codec.decode(data);
    if (!ints)
        return failure(damageKindOf(ints.error()), ints.error().fault, chunk.offset);
    if (ints->size() != head.items * ghostItemInts(head.type))
        return damaged({Fault::tr("a chunk has %1 numbers instead of %2"), ints->size(),
                        head.items * ghostItemInts(head.type)},
                       chunk.offset);
    chunk.ints.assign(ints->begin(), ints->end());
    chunk.items = head.items;
    return {};
}

/// The items that are whole in \a data, which ends before its end symbol.
void GhostChunks::decodeBeginning(const Head &head, std::span<const std::byte> data,
                                  GhostChunk &chunk)
{
    chunk.isCut = true;
    for (std::uint32_t items = head.items; items > 0; --items) {
        const std::size_t wanted = items * ghostItemInts(head.type);
        const auto ints = m_codec.decodeFirst(data, wanted);
        if (ints.size() < wanted)
            continue;
        chunk.ints.assign(ints.begin(), ints.end());
        chunk.items = items;
        return;
    }
}

Result<std::optional<GhostChunk>> GhostChunks::readChunk(std::uint64_t offset,
                                                         const std::stop_token &stop)
{
    TRY_ASSIGN(const auto bytes, m_window.bytesAt(offset, ChunkHead, stop));
    if (bytes.empty())
        return std::optional<GhostChunk>{};
    if (bytes.size() < ChunkHead)
        return truncated(Fault::tr("the file ends inside a chunk"), offset);
    const auto head = headOf(bytes);
    if (!head)
        return damaged(Fault::tr("no chunk of a ghost begins here"), offset);
    TRY_ASSIGN(const auto data, m_window.bytesAt(offset + ChunkHead, head->size, stop));
    GhostChunk chunk;
    chunk.type = head->type;
    chunk.offset = offset;
    chunk.end = offset + ChunkHead + data.size();
    if (data.size() < head->size) {
        decodeBeginning(*head, data, chunk);
        return std::optional(std::move(chunk));
    }
    TRY(decodeItems(*head, data, chunk));
    // Else the size is damaged: what stands behind the end symbol belongs to other chunks.
    constexpr std::size_t LastBytes = 2;
    const bool endsEarly = data.size() > LastBytes
                           && m_codec.decode(data.first(data.size() - LastBytes)).has_value();
    const bool isEnd = endsAsCompressed(data) || chunk.end == size();
    TRY_ASSIGN(const auto next, headAt(chunk.end, stop));
    if (endsEarly || (!isEnd && !next))
        return damaged(Fault::tr("a chunk does not begin where the one before ended"), offset);
    return std::optional(std::move(chunk));
}

Result<std::uint32_t> GhostChunks::statedItems(std::uint64_t offset, const std::stop_token &stop)
{
    return headAt(offset, stop).map([](const auto &head) { return head ? head->items : 0U; });
}

Result<bool> GhostChunks::isWholeChunk(std::uint64_t offset, const Head &head,
                                       const std::stop_token &stop)
{
    TRY_ASSIGN(const auto data, m_window.bytesAt(offset + ChunkHead, head.size, stop));
    if (data.size() < head.size || !endsAsCompressed(data))
        return false;
    const auto ints = m_codec.decode(data);
    return ints && ints->size() == head.items * ghostItemInts(head.type);
}

Result<std::uint64_t> GhostChunks::findChunkBehind(std::uint64_t offset,
                                                   const std::stop_token &stop)
{
    TRY_ASSIGN(const auto broken, headAt(offset, stop));
    const std::uint64_t statedEnd = broken ? offset + ChunkHead + broken->size : 0;
    // First where the chunk says that it ends, if it does so inside the file, then everywhere.
    bool isStated = statedEnd > offset && statedEnd < size();
    std::uint64_t place = isStated ? statedEnd : offset + 1;
    std::size_t work = 0;
    for (; place < size(); isStated = false) {
        TRY_ASSIGN(const auto head, headAt(place, stop));
        if (head && (work += head->size) > limits::GhostSearchBytes)
            break;
        TRY_ASSIGN(const auto isWhole,
                   head ? isWholeChunk(place, *head, stop) : Result<bool>(false));
        if (isWhole)
            return place;
        place = isStated ? offset + 1 : place + 1;
    }
    return size();
}

} // namespace tickscope::teeworlds
