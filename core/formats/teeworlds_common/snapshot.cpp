// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/snapshot.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/base/limits.h"
#include "core/formats/teeworlds_common/item_tables.h"
#include "core/formats/teeworlds_common/memory_items.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::int32_t LastType = 0x7FFF;
constexpr std::int32_t LastId = 0xFFFF;
constexpr std::uint32_t FirstExtendedType = 0x4000;
constexpr std::size_t UuidWords = 4;
/// Schemas kept for different sets of descriptors; a real file has two or three.
constexpr std::size_t KeptSchemas = 64;

ItemKey keyOf(std::int32_t packed)
{
    const auto bits = std::bit_cast<std::uint32_t>(packed);
    return {bits >> 16, bits & 0xFFFFU};
}

tl::unexpected<Error> damaged(const char *what)
{
    return failure(ErrorCode::Damaged, what);
}

/// Item area of a full snapshot: each item is a key and its words.
struct FullLayout {
    std::span<const std::int32_t> offsets; ///< Bytes into the items.
    std::span<const std::int32_t> items;

    [[nodiscard]] std::span<const std::int32_t> item(std::size_t number) const
    {
        const auto begin = static_cast<std::size_t>(offsets[number]) / 4;
        const auto end = number + 1 < offsets.size()
                             ? static_cast<std::size_t>(offsets[number + 1]) / 4
                             : items.size();
        return items.subspan(begin, end - begin);
    }
};

Result<FullLayout> layoutOf(std::span<const std::int32_t> ints)
{
    if (ints.size() < 2)
        return damaged("snapshot without header");
    const std::int64_t size = ints[0];
    const std::int64_t count = ints[1];
    if (count < 0 || size < 0 || size % 4 != 0)
        return damaged("snapshot with negative or odd sizes");
    if (count > static_cast<std::int64_t>(limits::SnapshotItems))
        return failure(ErrorCode::LimitExceeded, "snapshot with too many items");
    if (2 + count + size / 4 != static_cast<std::int64_t>(ints.size()))
        return damaged("snapshot of another size than it says");
    const FullLayout layout{ints.subspan(2, static_cast<std::size_t>(count)),
                            ints.subspan(2 + static_cast<std::size_t>(count))};
    std::int32_t last = 0;
    for (std::size_t i = 0; i < layout.offsets.size(); ++i) {
        const std::int32_t offset = layout.offsets[i];
        // Each item has a key at least.
        if (offset % 4 != 0 || offset < last || offset > size - 4 || (i > 0 && offset == last))
            return damaged("snapshot with an item outside of it");
        last = offset;
    }
    return layout;
}

/// One record of a delta.
struct Record {
    ItemKey key;
    std::span<const std::int32_t> words;
    std::span<std::int32_t> old; ///< In the state; empty for an item that is not there yet.
};

/// A delta taken apart.
struct DeltaLayout {
    std::span<const std::int32_t> removed;
    std::vector<Record> records;
};

/// Takes one record from the front of \a ints. Errors: Damaged.
Result<void> takeRecord(std::span<const std::int32_t> &ints, Protocol protocol,
                        std::vector<Record> &records)
{
    if (ints.size() < 2)
        return damaged("delta ends inside a record");
    const std::int32_t type = ints[0];
    const std::int32_t id = ints[1];
    if (type < 0 || type > LastType || id < 0 || id > LastId)
        return damaged("delta with an impossible item");
    ints = ints.subspan(2);
    std::int64_t size = 0;
    if (const auto known = staticSize(protocol, type)) {
        size = *known;
    } else {
        if (ints.empty())
            return damaged("delta ends inside a record");
        size = ints[0];
        ints = ints.subspan(1);
    }
    if (size < 0 || size > static_cast<std::int64_t>(ints.size()))
        return damaged("delta with an item larger than the delta");
    const auto count = static_cast<std::size_t>(size);
    records.push_back({{static_cast<std::uint32_t>(type), id}, ints.first(count), {}});
    ints = ints.subspan(count);
    return {};
}

Result<DeltaLayout> deltaLayoutOf(std::span<const std::int32_t> ints, Protocol protocol)
{
    if (ints.size() < 3)
        return damaged("delta without header");
    auto rest = ints.subspan(3);
    if (ints[0] < 0 || ints[1] < 0 || static_cast<std::size_t>(ints[0]) > rest.size())
        return damaged("delta with impossible counts");
    const auto removed = static_cast<std::size_t>(ints[0]);
    const auto count = static_cast<std::size_t>(ints[1]);
    DeltaLayout layout{rest.first(removed), {}};
    rest = rest.subspan(removed);
    // A record has two integers at least.
    layout.records.reserve(std::min(count, rest.size() / 2));
    for (std::size_t i = 0; i < count; ++i) {
        if (auto taken = takeRecord(rest, protocol, layout.records); !taken)
            return tl::unexpected(taken.error());
    }
    return layout;
}

/// Finds the items that \a delta changes. Nothing is changed before all of it is known to
/// be good.
Result<void> findItems(DeltaLayout &delta, WorldState &state)
{
    std::size_t items = recordedItemCount(state);
    std::size_t words = state.wordCount();
    for (Record &record : delta.records) {
        record.old = state.change(record.key);
        const bool isNew = record.old.empty() && !state.find(record.key);
        if (!isNew && record.old.size() != record.words.size())
            return damaged("delta changes the size of an item");
        if (isNew) {
            ++items;
            words += record.words.size();
        }
    }
    const std::size_t removed = std::min(delta.removed.size(), items);
    if (items - removed > limits::SnapshotItems || words > 2 * limits::DemoChunkInts)
        return failure(ErrorCode::LimitExceeded, "delta makes the snapshot too large");
    return {};
}

/// Adds \a differences to \a words; they wrap around by the format's rule.
void addDifferences(std::span<std::int32_t> words, std::span<const std::int32_t> differences)
{
    const std::size_t count = std::min(words.size(), differences.size());
    for (std::size_t i = 0; i < count; ++i)
        words[i] = std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(words[i])
                                               + std::bit_cast<std::uint32_t>(differences[i]));
}

/// A key that is removed and set again stays: its record is against the old item.
void removeItems(std::span<const std::int32_t> removed, WorldState &state, SnapshotChanges &changes)
{
    if (removed.empty())
        return;
    std::vector<ItemKey> gone;
    gone.reserve(removed.size());
    for (const std::int32_t packed : removed)
        gone.push_back(keyOf(packed));
    // Few are removed and many set: these are looked up in those.
    std::ranges::sort(gone);
    std::vector<bool> isKept(gone.size());
    for (const ItemKey key : changes.set) {
        for (auto same = std::ranges::lower_bound(gone, key); same != gone.end() && *same == key;
             ++same)
            isKept[static_cast<std::size_t>(same - gone.begin())] = true;
    }
    for (std::size_t i = 0; i < gone.size(); ++i) {
        if (!isKept[i] && state.remove(gone[i]))
            changes.removed.push_back(gone[i]);
    }
}

} // namespace

std::size_t recordedItemCount(const WorldState &state)
{
    std::size_t memory = 0;
    for (const std::uint32_t type : memoryTypeNumbers()) {
        if (state.find({type, 0}))
            ++memory;
    }
    return state.itemCount() - memory;
}

std::uint32_t checksum(const WorldState &state)
{
    std::uint32_t sum = 0;
    state.forEach([&sum](const ItemView &item) {
        if (!isRecorded(item.key))
            return;
        for (const std::int32_t word : item.words)
            sum += std::bit_cast<std::uint32_t>(word);
    });
    return sum;
}

Result<void> applyFullSnapshot(std::span<const std::int32_t> ints, WorldState &state,
                               SnapshotChanges &changes)
{
    const auto layout = layoutOf(ints);
    if (!layout)
        return tl::unexpected(layout.error());
    changes.clear();
    changes.isFull = true;
    for (std::size_t i = 0; i < layout->offsets.size(); ++i)
        changes.set.push_back(keyOf(layout->item(i)[0]));

    std::vector<ItemKey> kept = changes.set;
    std::ranges::sort(kept);
    state.forEach([&](const ItemView &item) {
        if (isRecorded(item.key) && !std::ranges::binary_search(kept, item.key))
            changes.removed.push_back(item.key);
    });
    for (const ItemKey key : changes.removed)
        state.remove(key);
    for (std::size_t i = 0; i < layout->offsets.size(); ++i) {
        const auto item = layout->item(i);
        state.set(keyOf(item[0]), item.subspan(1));
    }
    return {};
}

Result<void> applyDelta(std::span<const std::int32_t> ints, Protocol protocol, WorldState &state,
                        SnapshotChanges &changes)
{
    auto delta = deltaLayoutOf(ints, protocol);
    if (!delta)
        return tl::unexpected(delta.error());
    if (auto found = findItems(*delta, state); !found)
        return found;
    changes.clear();
    changes.set.reserve(delta->records.size());
    for (const Record &record : delta->records) {
        changes.set.push_back(record.key);
        addDifferences(record.old, record.words);
    }
    // Behind the others: new items move those that were found.
    for (const auto &[key, words, old] : delta->records) {
        if (!old.empty())
            continue;
        // The same key may come twice, the second time as a difference; its size stands.
        const auto present = state.change(key);
        if (present.empty())
            state.set(key, words);
        else
            addDifferences(present, words);
    }
    removeItems(delta->removed, state, changes);
    return {};
}

ExtendedSchema::ExtendedSchema(Protocol protocol)
    : m_base(withMemoryTypes(*baseSchema(protocol)))
{
}

void ExtendedSchema::update(WorldState &state)
{
    Descriptors descriptors;
    state.forEach([&descriptors](const ItemView &item) {
        const auto number = static_cast<std::uint32_t>(item.key.id);
        if (item.key.type != UuidItemType || number < FirstExtendedType
            || item.words.size() < UuidWords)
            return;
        Uuid uuid;
        for (std::size_t i = 0; i < uuid.bytes.size(); ++i) {
            const auto word = std::bit_cast<std::uint32_t>(item.words[i / 4]);
            uuid.bytes[i] = static_cast<std::uint8_t>(word >> (24 - 8 * (i % 4)));
        }
        descriptors.emplace_back(number, uuid);
    });
    std::ranges::sort(descriptors);
    auto known = m_schemas.find(descriptors);
    if (known == m_schemas.end()) {
        auto types = m_base->types();
        for (const auto &[number, uuid] : descriptors) {
            auto type = extendedType(uuid);
            if (!type) {
                ItemType unknown;
                unknown.name = uuid.text();
                unknown.isKnown = false;
                type = std::make_shared<const ItemType>(std::move(unknown));
            }
            types.insert_or_assign(number, std::move(type));
        }
        if (m_schemas.size() >= KeptSchemas)
            m_schemas.clear();
        known = m_schemas
                    .emplace(std::move(descriptors),
                             std::make_shared<const Schema>(std::move(types)))
                    .first;
    }
    state.setSchema(known->second);
}

} // namespace tickscope::teeworlds
