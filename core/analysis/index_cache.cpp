// SPDX-License-Identifier: MIT
#include "core/analysis/index_cache.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include "core/analysis/written_index.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/disk_cache.h"
#include "core/model/content_hash.h"
#include "core_sources.h"

namespace tickscope {

namespace {

/// Of all that is written here. What decoders find changes with the sources of the core.
constexpr std::uint32_t Version = 6;
/// One block, unpacked. A part of an index that was made here has a third of that in events.
constexpr std::size_t BlockBytes = 128U << 20;

/// The first block; written last, so that an unfinished index has none.
struct WrittenHead {
    TickRange ticks;
    std::uint64_t parts = 0;
    std::vector<Player> players;
};

} // namespace

void visitFields(auto &archive, Visited<WrittenHead> auto &head)
{
    archive(head.ticks, head.parts, head.players);
}

/// Packed: rows of events are a third as long then. False when it is not kept.
template<typename Fields>
static bool writeFields(DiskCache &cache, std::uint64_t block, const Fields &fields)
{
    ArchiveWriter writer;
    writer(Version, fields);
    const std::vector<std::byte> plain = writer.take();
    return plain.size() <= BlockBytes && cache.writePacked(block, plain);
}

/// Bytes of a block. Used again, as the fields are, because most of the time that parts of a long
/// recording took was for new pages of memory.
struct BlockRoom {
    std::vector<std::byte> packed;
    std::vector<std::byte> plain;
};

/// False when it is not there; \a fields are of no use then.
template<typename Fields>
static bool readFields(const DiskCache &cache, std::uint64_t block, Fields &fields, BlockRoom &room)
{
    std::vector<std::byte> &plain = room.plain;
    std::span<std::byte> bytes;
    const auto roomFor = [&](std::uint64_t size) -> std::span<std::byte> {
        if (size > BlockBytes)
            return {};
        plain.resize(std::max(plain.size(), static_cast<std::size_t>(size)));
        return bytes = std::span(plain).first(static_cast<std::size_t>(size));
    };
    if (!cache.readPacked(block, roomFor, room.packed))
        return false;
    ArchiveReader reader(bytes);
    std::uint32_t version = 0;
    reader(version, fields);
    return reader.isWhole() && version == Version;
}

static DiskCache cacheOf(const std::string &folder, const std::string &key)
{
    return folder.empty() || key.empty() ? DiskCache()
                                         : DiskCache(folder, key, limits::IndexDiskBytes);
}

IndexCache IndexCache::ofUser()
{
    return IndexCache(userCacheFolder("indexes"));
}

Result<std::string> IndexCache::keyOf(const Recording &recording, std::stop_token stop,
                                      const std::string &rest) const
{
    if (m_folder.empty())
        return std::string();
    TRY_ASSIGN(std::string text, quickContentKey(recording, stop));
    for (std::size_t number = 0;; ++number) {
        TRY_ASSIGN(const auto part, recording.contentPart(number, stop));
        if (!part && number > 0)
            break;
        const std::string stamp = part ? part->stamp() : std::string();
        if (stamp.empty())
            return std::string();
        text += '\n' + stamp;
    }
    text += '\n' + recording.info().format + '\n' + CoreSources + '\n' + reportsFolder() + '\n'
            + rest;
    return hexText(sha256Of(std::as_bytes(std::span(text))));
}

Shared<Index> IndexCache::read(const std::string &key, const Recording &recording,
                               const Shared<Outline> &outline, const EventForms &forms) const
{
    const DiskCache cache = cacheOf(m_folder, key);
    BlockRoom room;
    WrittenHead head;
    if (!readFields(cache, 0, head, room) || head.ticks != outline->time.ticks()
        || !arePossible(head.players))
        return nullptr;
    const auto store = EventStore::make(limits::EventMemory);
    Index index(outline);
    WrittenPart written;
    for (std::uint64_t number = 1; number <= head.parts; ++number) {
        if (!readFields(cache, number, written, room))
            return nullptr;
        auto part = partOf(written, recording, head.ticks, forms, store);
        if (!part)
            return nullptr;
        const bool isLast = number == head.parts;
        index = index.with(*std::move(part),
                           isLast ? PlayerTable(std::move(head.players)) : PlayerTable(), isLast);
    }
    return index.isComplete() ? std::make_shared<const Index>(std::move(index)) : nullptr;
}

bool IndexCache::write(const std::string &key, const Index &index) const
{
    if (key.empty() || !index.isComplete() || index.outline().mayGrow || !index.damage().empty())
        return false;
    DiskCache cache = cacheOf(m_folder, key);
    WrittenHead head{index.ticks(), 0, index.players().players()};
    bool isKept = arePossible(head.players);
    for (const auto &part : index.parts()) {
        isKept = isKept && writeFields(cache, ++head.parts, written(*part));
        part->events.forgetPages();
    }
    isKept = isKept && writeFields(cache, 0, head);
    if (!isKept)
        cache.clear();
    return isKept;
}

std::uint64_t IndexCache::bytesOf(const std::string &key) const
{
    return cacheOf(m_folder, key).byteSize();
}

void IndexCache::clear() const
{
    std::error_code failed;
    if (!m_folder.empty())
        std::filesystem::remove_all(m_folder, failed);
}

void IndexCache::remove(const std::string &key) const
{
    cacheOf(m_folder, key).clear();
}

} // namespace tickscope
