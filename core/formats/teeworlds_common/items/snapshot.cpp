// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/snapshot.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/limits.h"

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

/// The other way round, for recorded items.
std::uint32_t packedKey(ItemKey key)
{
    return key.type << 16 | static_cast<std::uint32_t>(key.id);
}

/// Bit of a key in the filter of noted keys.
std::uint32_t markOf(std::uint32_t packed)
{
    return packed * 0x9E3779B1U >> 22;
}

tl::unexpected<Error> damaged(const FaultKind &kind)
{
    return failure(ErrorCode::Damaged, kind);
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

/// Where the parts of a full snapshot lie, by its header alone.
Result<FullLayout> partsOf(std::span<const std::int32_t> ints)
{
    if (ints.size() < 2)
        return damaged(faultKind<QT_TRANSLATE_NOOP("faults", "snapshot without header")>);
    const std::int64_t size = ints[0];
    const std::int64_t count = ints[1];
    if (count < 0 || size < 0 || size % 4 != 0)
        return damaged(
            faultKind<QT_TRANSLATE_NOOP("faults", "snapshot with negative or odd sizes")>);
    if (count > static_cast<std::int64_t>(limits::SnapshotItems))
        return failure(ErrorCode::LimitExceeded,
                       faultKind<QT_TRANSLATE_NOOP("faults", "snapshot with too many items")>);
    if (2 + count + size / 4 != static_cast<std::int64_t>(ints.size()))
        return damaged(
            faultKind<QT_TRANSLATE_NOOP("faults", "snapshot of another size than it says")>);
    return FullLayout{ints.subspan(2, static_cast<std::size_t>(count)),
                      ints.subspan(2 + static_cast<std::size_t>(count))};
}

/// Whether both borders of an item are where they can be; each item has a key at least.
bool isItemSafe(const FullLayout &layout, std::size_t number)
{
    const auto size = static_cast<std::int64_t>(layout.items.size()) * 4;
    const std::int64_t begin = layout.offsets[number];
    const std::int64_t end = number + 1 < layout.offsets.size() ? layout.offsets[number + 1] : size;
    const bool isPlaced = begin >= 0 && begin % 4 == 0 && end % 4 == 0 && end <= size;
    return isPlaced && end - begin >= 4 && (number > 0 || begin == 0);
}

Result<FullLayout> layoutOf(std::span<const std::int32_t> ints)
{
    const auto layout = partsOf(ints);
    if (!layout)
        return layout;
    if (!layout->offsets.empty() && layout->offsets.front() != 0)
        return damaged(
            faultKind<QT_TRANSLATE_NOOP("faults", "snapshot whose first item is not at offset 0")>);
    for (std::size_t i = 0; i < layout->offsets.size(); ++i) {
        if (!isItemSafe(*layout, i))
            return damaged(
                faultKind<QT_TRANSLATE_NOOP("faults", "snapshot with an item outside of it")>);
    }
    return layout;
}

/// Adds \a differences to \a words, as many; they wrap around by the format's rule.
void addDifferences(std::int32_t *words, std::span<const std::int32_t> differences)
{
    for (std::size_t i = 0; i < differences.size(); ++i)
        words[i] = std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(words[i])
                                               + std::bit_cast<std::uint32_t>(differences[i]));
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

Result<std::size_t> snapshotItemCount(std::span<const std::int32_t> ints)
{
    return partsOf(ints).map([](const FullLayout &layout) {
        std::size_t safe = 0;
        for (std::size_t i = 0; i < layout.offsets.size(); ++i)
            safe += isItemSafe(layout, i) ? 1 : 0;
        return safe;
    });
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

void NotedKeys::clear()
{
    m_marks.fill(0);
    m_keys.clear();
    m_isSorted = true;
}

void NotedKeys::note(ItemKey key)
{
    const std::uint32_t packed = packedKey(key);
    const std::uint32_t mark = markOf(packed);
    m_marks[mark / 64] |= std::uint64_t{1} << mark % 64;
    m_keys.push_back(packed);
    m_isSorted = false;
}

bool NotedKeys::contains(ItemKey key)
{
    const std::uint32_t packed = packedKey(key);
    const std::uint32_t mark = markOf(packed);
    if ((m_marks[mark / 64] >> mark % 64 & 1U) == 0)
        return false;
    if (!m_isSorted)
        std::ranges::sort(m_keys);
    m_isSorted = true;
    return std::ranges::binary_search(m_keys, packed);
}

Result<void> SnapshotApplier::applyFull(std::span<const std::int32_t> ints, WorldState &state)
{
    const auto layout = layoutOf(ints);
    if (!layout)
        return tl::unexpected(layout.error());
    m_changes.clear();
    m_changes.isFull = true;
    m_setKeys.clear();
    for (std::size_t i = 0; i < layout->offsets.size(); ++i) {
        m_changes.set.push_back(keyOf(layout->item(i)[0]));
        m_setKeys.note(m_changes.set.back());
    }
    state.forEach([this](const ItemView &item) {
        if (isRecorded(item.key) && !m_setKeys.contains(item.key))
            m_changes.removed.push_back(item.key);
    });
    for (const ItemKey key : m_changes.removed)
        state.remove(key);
    for (std::size_t i = 0; i < layout->offsets.size(); ++i)
        state.set(m_changes.set[i], layout->item(i).subspan(1));
    return {};
}

std::size_t SnapshotApplier::applySafeItems(std::span<const std::int32_t> ints, WorldState &state)
{
    const auto layout = partsOf(ints);
    std::vector<ItemKey> old;
    state.forEach([&old](const ItemView &item) {
        if (isRecorded(item.key))
            old.push_back(item.key);
    });
    for (const ItemKey key : old)
        state.remove(key);
    std::size_t safe = 0;
    for (std::size_t i = 0; layout && i < layout->offsets.size(); ++i) {
        if (!isItemSafe(*layout, i))
            continue;
        state.set(keyOf(layout->item(i)[0]), layout->item(i).subspan(1));
        ++safe;
    }
    return safe;
}

Result<void> SnapshotApplier::applyDelta(std::span<const std::int32_t> ints, Protocol protocol,
                                         WorldState &state)
{
    if (ints.size() < 3)
        return damaged(faultKind<QT_TRANSLATE_NOOP("faults", "delta without header")>);
    const auto rest = ints.subspan(3);
    if (ints[0] < 0 || ints[1] < 0 || static_cast<std::size_t>(ints[0]) > rest.size())
        return damaged(faultKind<QT_TRANSLATE_NOOP("faults", "delta with impossible counts")>);
    const auto removed = rest.first(static_cast<std::size_t>(ints[0]));
    // Nothing is changed before all of it is known to be good.
    if (auto taken = readRecords(rest.subspan(removed.size()), ints[1], protocol); !taken)
        return taken;
    if (auto found = findItems(removed.size(), state); !found)
        return found;
    m_changes.clear();
    for (const Record &record : m_records) {
        m_changes.set.push_back(record.key);
        if (record.old)
            addDifferences(record.old, record.words);
    }
    // Behind the others: new items move those that were found.
    for (const Record &record : m_records) {
        if (!record.old)
            addNewItem(record, state);
    }
    removeItems(removed, state);
    return {};
}

/// Takes \a count records of a delta apart. Errors: Damaged.
Result<void> SnapshotApplier::readRecords(std::span<const std::int32_t> ints, std::int32_t count,
                                          Protocol protocol)
{
    m_records.clear();
    for (std::int32_t i = 0; i < count; ++i) {
        if (ints.size() < 2)
            return damaged(faults::DeltaEndsInsideRecord);
        const std::int32_t type = ints[0];
        const std::int32_t id = ints[1];
        if (type < 0 || type > LastType || id < 0 || id > LastId)
            return damaged(faultKind<QT_TRANSLATE_NOOP("faults", "delta with an impossible item")>);
        ints = ints.subspan(2);
        std::int64_t size = 0;
        if (const auto known = staticSize(protocol, type)) {
            size = *known;
        } else {
            if (ints.empty())
                return damaged(faults::DeltaEndsInsideRecord);
            size = ints[0];
            ints = ints.subspan(1);
        }
        if (size < 0 || size > static_cast<std::int64_t>(ints.size()))
            return damaged(
                faultKind<QT_TRANSLATE_NOOP("faults", "delta with an item larger than the delta")>);
        const auto words = ints.first(static_cast<std::size_t>(size));
        m_records.push_back({{static_cast<std::uint32_t>(type), id}, words});
        ints = ints.subspan(words.size());
    }
    return {};
}

/// Finds the items that the records change, in a delta that removes so many.
Result<void> SnapshotApplier::findItems(std::size_t removed, WorldState &state)
{
    std::size_t items = state.itemCount();
    std::size_t words = state.wordCount();
    for (Record &record : m_records) {
        const auto old = state.change(record.key);
        record.old = old.data();
        if (!record.old) {
            ++items;
            words += record.words.size();
        } else if (old.size() != record.words.size()) {
            return damaged(
                faultKind<QT_TRANSLATE_NOOP("faults", "delta changes the size of an item")>);
        }
    }
    // Few states have many items, and finding out which are recorded costs more.
    if (items > limits::SnapshotItems)
        items -= state.itemCount() - recordedItemCount(state);
    if (items - std::min(removed, items) > limits::SnapshotItems
        || words > 2 * limits::DemoChunkInts)
        return failure(
            ErrorCode::LimitExceeded,
            faultKind<QT_TRANSLATE_NOOP("faults", "delta makes the snapshot too large")>);
    return {};
}

void SnapshotApplier::addNewItem(const Record &record, WorldState &state)
{
    // The same key may come twice, the second time as a difference; its size stands.
    const auto present = state.change(record.key);
    if (present.data())
        addDifferences(present.data(),
                       record.words.first(std::min(present.size(), record.words.size())));
    else
        state.add(record.key, record.words);
}

/// A key that is removed and set again stays: its record is against the old item.
void SnapshotApplier::removeItems(std::span<const std::int32_t> removed, WorldState &state)
{
    if (removed.empty())
        return;
    m_setKeys.clear();
    for (const Record &record : m_records)
        m_setKeys.note(record.key);
    for (const std::int32_t packed : removed) {
        const ItemKey key = keyOf(packed);
        if (m_setKeys.contains(key))
            continue;
        if (state.remove(key))
            m_changes.removed.push_back(key);
        else if (!m_changes.removedMissing)
            m_changes.removedMissing = key;
    }
    std::ranges::sort(m_changes.removed);
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
