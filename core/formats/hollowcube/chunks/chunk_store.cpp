// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/chunk_store.h"

#include <algorithm>
#include <limits>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/limits.h"
#include "core/io/byte_source.h"

namespace tickscope::hollowcube {

ChunkReader::ChunkReader(ChunkStore store)
    : m_store(std::move(store))
    , m_unpacker(m_store.dictionary)
{
}

Result<ChunkReader::Place> ChunkReader::find(const ChunkEntry &entry, std::stop_token stop)
{
    const auto unreachable = [&entry](Fault fault, ErrorCode code = ErrorCode::Truncated) {
        return failure(code, std::move(fault), entry.entryOffset);
    };
    if (entry.isRefused)
        return unreachable(
            Fault::tr("a chunk shares its bytes with others, or unpacks to too much"),
            ErrorCode::LimitExceeded);
    if (m_store.dictionaryNumber != 0 && !m_store.dictionary)
        return unreachable({Fault::tr("the chunks need dictionary %1"), m_store.dictionaryNumber},
                           ErrorCode::Unsupported);
    if (entry.byteOffset < 0)
        return unreachable(Fault::tr("a chunk lies outside the file"));
    Place place{m_store.file, static_cast<std::uint64_t>(entry.byteOffset)};
    if (m_store.isSegmented) {
        auto file = segment(entry.segment(), stop);
        if (!file && isOfRecording(file.error()))
            return unreachable(file.error().fault);
        if (!file)
            return tl::unexpected(file.error());
        if (!*file && isGone(stop))
            return ioError({faults::NoSuchFile, m_store.file->name()});
        if (!*file)
            return unreachable(Fault::tr("the segment of a chunk is missing"));
        place = {std::move(*file), entry.segmentOffset()};
    } else if (place.offset < m_store.begin) {
        return unreachable(Fault::tr("a chunk lies inside the header or the index"));
    }
    // The system is asked where more is wanted than was there; what became shorter, reading finds.
    const std::uint64_t end = place.offset + static_cast<std::uint64_t>(entry.compressedLength);
    if (m_sized != place.source || end > m_size) {
        m_sized = place.source;
        m_size = m_sized->size();
    }
    if (end > m_size)
        return unreachable(Fault::tr("a chunk ends behind its file"));
    return place;
}

Result<Shared<ByteSource>> ChunkReader::segment(std::int32_t number, std::stop_token stop)
{
    // A missing one is looked for again: a recording that grows may have it by then.
    if (m_segmentNumber == number && m_segment)
        return m_segment;
    const std::string name = segmentName(number);
    auto opened = number < m_store.finishedSegments
                      ? m_store.file->finishedSibling(name, m_store.owner, std::move(stop))
                      : m_store.file->sibling(name, std::move(stop));
    if (!opened)
        return opened;
    m_segmentNumber = number;
    m_segment = *opened;
    return opened;
}

/// What a server does not give now it may give later; a file here that cannot be read is broken.
bool ChunkReader::isOfRecording(const Error &error) const
{
    return error.code == ErrorCode::Io && !m_store.file->isRemote();
}

/// All of it was moved, or its disk unplugged, since it was opened: nothing is damaged. A server
/// says itself what it no longer has.
bool ChunkReader::isGone(std::stop_token stop) const
{
    if (m_store.file->isRemote())
        return false;
    const auto preamble = m_store.file->sibling(PreambleName, std::move(stop));
    return preamble && !*preamble;
}

Result<std::span<const std::byte>> ChunkReader::packed(const Place &place, std::size_t size,
                                                       std::stop_token stop)
{
    if (!m_window || m_window->source() != place.source)
        m_window = std::make_unique<ByteWindow>(place.source);
    if (size <= limits::ReadBlock)
        return m_window->bytesAt(place.offset, size, stop);
    TRY_ASSIGN(auto bytes, readAll(*place.source, place.offset, size, limits::ReplayChunkBytes,
                                   std::move(stop)));
    m_packed = std::move(bytes);
    return std::span<const std::byte>(m_packed);
}

Result<ChunkReader::Place> ChunkReader::findForReading(const ChunkEntry &entry,
                                                       std::stop_token stop)
{
    TRY_ASSIGN(auto place, find(entry, std::move(stop)));
    if (static_cast<std::size_t>(entry.uncompressedLength) > limits::ReplayChunkBytes
        || static_cast<std::size_t>(entry.compressedLength) > limits::ReplayChunkBytes)
        return limitExceeded(faults::ChunkIsTooLarge, static_cast<std::uint64_t>(entry.byteOffset));
    return place;
}

/// \a plain with the place of its chunk, where it could not be read.
Result<std::span<const std::byte>> ChunkReader::placed(Result<std::span<const std::byte>> plain,
                                                       const ChunkEntry &entry) const
{
    if (plain || (endsReading(plain.error().code) && !isOfRecording(plain.error())))
        return plain;
    if (isOfRecording(plain.error()))
        plain.error().code = ErrorCode::Truncated;
    plain.error().byte = static_cast<std::uint64_t>(entry.byteOffset);
    return plain;
}

Result<std::span<const std::byte>> ChunkReader::read(const ChunkEntry &entry, std::stop_token stop)
{
    TRY_ASSIGN(const auto place, findForReading(entry, stop));
    const auto packedSize = static_cast<std::size_t>(entry.compressedLength);
    const auto bytes = packed(place, packedSize, std::move(stop));
    if (!bytes)
        return placed(bytes, entry);
    if (bytes->size() < packedSize)
        return placed(truncated(faults::FileBecameShorter), entry);
    return placed(m_unpacker.unpack(*bytes, static_cast<std::size_t>(entry.uncompressedLength)),
                  entry);
}

Result<std::span<const std::byte>> ChunkReader::readByPieces(const ChunkEntry &entry,
                                                             std::stop_token stop)
{
    constexpr std::size_t PieceSize = 32U << 10;
    TRY_ASSIGN(const auto place, findForReading(entry, stop));
    std::uint64_t offset = place.offset;
    auto left = static_cast<std::size_t>(entry.compressedLength);
    const auto next = [&]() -> Result<std::span<const std::byte>> {
        m_packed.resize(std::min(left, PieceSize));
        TRY_ASSIGN(const auto count, place.source->readAt(offset, m_packed, stop));
        if (count < m_packed.size())
            return truncated(faults::FileBecameShorter);
        offset += count;
        left -= count;
        return std::span<const std::byte>(m_packed);
    };
    return placed(m_unpacker.unpack(next, static_cast<std::size_t>(entry.uncompressedLength)),
                  entry);
}

std::uint64_t ChunkStore::byteOf(const ChunkEntry &entry) const
{
    if (entry.byteOffset < 0)
        return entry.entryOffset;
    return isSegmented ? entry.segmentOffset() : static_cast<std::uint64_t>(entry.byteOffset);
}

Damage ChunkStore::damageOf(const ChunkEntry &entry, Fault fault) const
{
    Damage damage;
    damage.byte = byteOf(entry);
    damage.size = static_cast<std::uint64_t>(entry.compressedLength);
    damage.fault = std::move(fault);
    if (isSegmented && entry.byteOffset >= 0) {
        // The index, whose file comes first, has none of their numbers.
        damage.file = static_cast<std::uint32_t>(entry.segment()) + 1;
        damage.fault = {Fault::tr("%2: %1"), std::move(damage.fault), segmentName(entry.segment())};
    }
    return damage;
}

Result<Shared<ChunkDictionary>> findDictionary(const ByteSource &source, std::int16_t number,
                                               std::uint64_t longest, std::stop_token stop)
{
    const auto file = source.sibling("dictionary-" + std::to_string(number) + ".zdict", stop);
    // One that cannot be read here is no reason to do without the rest.
    if (!file && file.error().code == ErrorCode::Io && !source.isRemote())
        return nullptr;
    if (!file)
        return tl::unexpected(file.error());
    if (!*file)
        return nullptr;
    TRY_ASSIGN(const auto bytes, readAll(**file, 0, (*file)->size(), longest, stop));
    const auto dictionary = ChunkDictionary::read(bytes, number);
    return dictionary ? *dictionary : nullptr;
}

std::string segmentName(std::int32_t number)
{
    const std::string digits = std::to_string(number);
    const std::string zeros(digits.size() < 3 ? 3 - digits.size() : 0, '0');
    return "segment-" + zeros + digits + ".dat";
}

namespace {

/// Chunks between two looks at the stop token.
constexpr std::size_t StopEvery = 1024;

struct Packed {
    std::int64_t begin = 0; ///< Segments lie far apart: their number is the upper half.
    std::int64_t end = 0;
};

std::uint64_t unionOf(std::vector<Packed> packed)
{
    std::ranges::sort(packed, {}, &Packed::begin);
    std::uint64_t bytes = 0;
    std::int64_t end = std::numeric_limits<std::int64_t>::min();
    for (const Packed &chunk : packed) {
        if (chunk.end <= end)
            continue;
        bytes += static_cast<std::uint64_t>(chunk.end - std::max(chunk.begin, end));
        end = chunk.end;
    }
    return bytes;
}

/// Chunks that will be read: whose bytes are there, as far as that is known without asking a
/// server for every segment.
Result<std::vector<bool>> readableChunks(const std::vector<ChunkEntry> &entries,
                                         const ChunkStore &store, const std::stop_token &stop)
{
    ChunkReader reader(store);
    const bool asksServer = store.isSegmented && store.file->isRemote();
    std::vector<bool> readable(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i % StopEvery == 0 && stop.stop_requested())
            return cancelled();
        const ChunkEntry &entry = entries[i];
        const auto plain = static_cast<std::uint64_t>(entry.uncompressedLength);
        const bool isThere = asksServer ? entry.byteOffset >= 0
                                        : reader.find(entry, stop).has_value();
        readable[i] = plain <= limits::ReplayChunkBytes && isThere;
    }
    return readable;
}

} // namespace

Result<std::uint64_t> refuseExcess(std::vector<ChunkEntry> &entries, const ChunkStore &store,
                                   const std::stop_token &stop)
{
    TRY_ASSIGN(const auto readable, readableChunks(entries, store, stop));
    std::vector<Packed> places;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (readable[i])
            places.push_back(
                {entries[i].byteOffset, entries[i].byteOffset + entries[i].compressedLength});
    }
    const std::uint64_t bytes = unionOf(std::move(places));
    const std::uint64_t mostPlain = std::max(limits::ReplayPlainAtAnyRatio,
                                             bytes * limits::UnpackedRatio);
    std::uint64_t plain = 0;
    std::uint64_t packed = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!readable[i])
            continue;
        const auto morePlain = static_cast<std::uint64_t>(entries[i].uncompressedLength);
        const auto morePacked = static_cast<std::uint64_t>(entries[i].compressedLength);
        entries[i].isRefused = plain + morePlain > mostPlain
                               || packed + morePacked > bytes + limits::ReplaySharedBytes;
        if (entries[i].isRefused)
            continue;
        plain += morePlain;
        packed += morePacked;
    }
    return bytes;
}

} // namespace tickscope::hollowcube
