// SPDX-License-Identifier: MIT
#include "core/analysis/index_cache.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/written_index.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/disk_cache.h"
#include "core/model/content_hash.h"
#include "core/timeline/index_pass.h"
#include "core_sources.h"

namespace tickscope {

namespace {

/// Of all that is written here. What decoders find changes with the sources of the core.
constexpr std::uint32_t Version = 8;
/// One block, unpacked. A part of an index that was made here has a third of that in events.
constexpr std::size_t BlockBytes = 128U << 20;
/// Of an event, at least.
constexpr std::size_t RowBytes = 20;

/// What is known of events before somebody looks at them.
struct EventSummary {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0; ///< Of rows and values.
    Tick first;
    std::map<std::string, std::uint64_t, std::less<>> kinds; ///< By word.

    friend bool operator==(const EventSummary &, const EventSummary &) = default;
};

EventSummary summaryOf(const EventTable &table)
{
    EventSummary events{table.size(), table.byteSize(), {}, {}};
    if (events.count > 0)
        events.first = table.tick(0);
    for (const auto &[kind, count] : table.kindCounts())
        events.kinds.emplace(kind->id, count);
    return events;
}

/// A part, in a block of its own. Its events are in the one behind.
struct KeptPart {
    WrittenPart part; ///< Without them.
    EventSummary events;
};

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

void visitFields(auto &archive, Visited<EventSummary> auto &events)
{
    archive(events.count, events.bytes, events.first, events.kinds);
}

void visitFields(auto &archive, Visited<KeptPart> auto &kept)
{
    archive(kept.part, kept.events);
}

/// Packed: rows of events are a third as long then. False when it is not kept.
/// \param size  about what \a fields take.
template<typename Fields>
static bool writeFields(DiskCache &cache, std::uint64_t block, const Fields &fields,
                        std::size_t size = 0)
{
    ArchiveWriter writer;
    writer.reserve(size);
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

static std::uint64_t blockOfPart(std::uint64_t part)
{
    return 1 + 2 * part;
}

namespace {

/// Reads the events of an index when somebody looks at them. Any thread.
class KeptEvents
{
public:
    KeptEvents(DiskCache cache, Shared<Recording> recording, Shared<Outline> outline,
               EventForms forms)
        : m_cache(std::move(cache))
        , m_recording(std::move(recording))
        , m_outline(std::move(outline))
        , m_forms(std::move(forms))
    {
    }

    [[nodiscard]] const std::shared_ptr<EventStore> &store() const { return m_store; }

    /// Those in \a block; where it has not what was \a announced, those of the recording.
    [[nodiscard]] EventTable read(std::uint64_t block, const EventSummary &announced,
                                  std::size_t firstRow)
    {
        WrittenEvents events;
        BlockRoom room;
        if (readFields(m_cache, block, events, room)) {
            auto table = EventTable::read(events, m_forms, m_store);
            if (table && summaryOf(*table) == announced)
                return *std::move(table);
        }
        const Shared<Index> again = readAgain();
        EventTable table(m_store);
        const std::size_t end = std::min<std::size_t>(firstRow + announced.count,
                                                      again->eventCount());
        for (std::size_t row = firstRow; row < end && table.append(again->event(row)); ++row) {}
        table.finish();
        return table;
    }

private:
    /// What is kept is of no use then.
    Shared<Index> readAgain()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_reread) {
            m_cache.clear();
            m_reread = buildIndex(m_recording, {})
                           .value_or(std::make_shared<const Index>(m_outline));
        }
        return m_reread;
    }

    DiskCache m_cache;
    Shared<Recording> m_recording;
    Shared<Outline> m_outline;
    EventForms m_forms;
    std::shared_ptr<EventStore> m_store = EventStore::make(limits::EventMemory);
    std::mutex m_mutex; ///< Of what follows.
    Shared<Index> m_reread;
};

/// Nothing for a kind that no form of \a forms has.
std::optional<KindCounts> kindCountsOf(const EventSummary &events, const EventForms &forms)
{
    KindCounts counts;
    for (const auto &[word, count] : events.kinds) {
        const auto form = std::ranges::find(forms, word,
                                            [](const EventForm *one) { return one->kind->id; });
        if (form == forms.end())
            return {};
        counts[(*form)->kind] = count;
    }
    return counts;
}

} // namespace

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

Shared<Index> IndexCache::read(const std::string &key, const Shared<Recording> &recording,
                               const Shared<Outline> &outline, const EventForms &forms) const
{
    const DiskCache cache = cacheOf(m_folder, key);
    BlockRoom room;
    WrittenHead head;
    if (!readFields(cache, 0, head, room) || head.ticks != outline->time.ticks()
        || !arePossible(head.players))
        return nullptr;
    const auto events = std::make_shared<KeptEvents>(cache, recording, outline, forms);
    Index index(outline);
    std::uint64_t bytes = 0;
    KeptPart kept;
    for (std::uint64_t number = 0; number < head.parts; ++number) {
        if (!readFields(cache, blockOfPart(number), kept, room))
            return nullptr;
        auto part = partOf(kept.part, *recording, head.ticks, forms, events->store());
        auto kinds = kindCountsOf(kept.events, forms);
        if (!part || !kinds || kept.events.count > kept.events.bytes / RowBytes
            || kept.events.bytes > limits::EventFileBytes - bytes)
            return nullptr;
        bytes += kept.events.bytes;
        part->kindCounts = *std::move(kinds);
        part->lazyEvents = std::make_shared<const LazyEventTable>(
            kept.events.count, kept.events.first,
            [events, block = blockOfPart(number) + 1, announced = kept.events,
             firstRow = index.eventCount()] { return events->read(block, announced, firstRow); });
        const bool isLast = number + 1 == head.parts;
        index.add(std::make_shared<const IndexPart>(*std::move(part)),
                  isLast ? PlayerTable(std::move(head.players)) : PlayerTable(), isLast);
    }
    const bool isUsable = index.isComplete() && events->store()->reserve(bytes);
    return isUsable ? std::make_shared<const Index>(std::move(index)) : nullptr;
}

/// False when it is not kept.
static bool writePart(DiskCache &cache, std::uint64_t number, const IndexPart &part)
{
    KeptPart kept{written(part), summaryOf(part.table())};
    const std::size_t size = byteSize(kept.part);
    const WrittenEvents events = std::exchange(kept.part.events, {});
    return writeFields(cache, blockOfPart(number), kept)
           && writeFields(cache, blockOfPart(number) + 1, events, size);
}

bool IndexCache::write(const std::string &key, const Index &index) const
{
    if (key.empty() || !index.isComplete() || index.outline().mayGrow || !index.damage().empty())
        return false;
    DiskCache cache = cacheOf(m_folder, key);
    WrittenHead head{index.ticks(), 0, index.players().players()};
    bool isKept = arePossible(head.players);
    for (const auto &part : index.parts()) {
        isKept = isKept && writePart(cache, head.parts++, *part);
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
