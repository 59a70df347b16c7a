// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/snapshot.h"

#include <bit>

#include "core/base/try.h"
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
    return packed * 0x9E3779B1U >> 20;
}

/// For the pages whose words have moved.
constexpr std::uint64_t AllPages = ~std::uint64_t{0};

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
        return damaged(Fault::tr("snapshot without header"));
    const std::int64_t size = ints[0];
    const std::int64_t count = ints[1];
    if (count < 0 || size < 0 || size % 4 != 0)
        return damaged(Fault::tr("snapshot with negative or odd sizes"));
    if (count > static_cast<std::int64_t>(limits::SnapshotItems))
        return limitExceeded(Fault::tr("snapshot with too many items"));
    if (2 + count + size / 4 != static_cast<std::int64_t>(ints.size()))
        return damaged(Fault::tr("snapshot of another size than it says"));
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
    auto layout = partsOf(ints);
    if (!layout)
        return layout;
    if (!layout->offsets.empty() && layout->offsets.front() != 0)
        return damaged(Fault::tr("snapshot whose first item is not at offset 0"));
    for (std::size_t i = 0; i < layout->offsets.size(); ++i) {
        if (!isItemSafe(*layout, i))
            return damaged(Fault::tr("snapshot with an item outside of it"));
    }
    return layout;
}

/// Keys of removed items, and the records behind them.
struct DeltaParts {
    std::span<const std::int32_t> removed;
    std::span<const std::int32_t> records;
};

Result<DeltaParts> partsOfDelta(std::span<const std::int32_t> ints)
{
    if (ints.size() < 3)
        return damaged(Fault::tr("delta without header"));
    const auto rest = ints.subspan(3);
    if (ints[0] < 0 || ints[1] < 0 || static_cast<std::size_t>(ints[0]) > rest.size())
        return damaged(Fault::tr("delta with impossible counts"));
    const auto removed = static_cast<std::size_t>(ints[0]);
    return DeltaParts{rest.first(removed), rest.subspan(removed)};
}

enum class Sign { Plus, Minus };

/// Adds \a differences to \a words, as many, or takes them away; they wrap around by the format's
/// rule. The two never overlap: told so, compilers make vectors of it.
template<Sign sign = Sign::Plus>
void addDifferences(std::int32_t *__restrict words, std::span<const std::int32_t> differences)
{
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const auto word = std::bit_cast<std::uint32_t>(words[i]);
        const auto difference = std::bit_cast<std::uint32_t>(differences[i]);
        words[i] = std::bit_cast<std::int32_t>(sign == Sign::Plus ? word + difference
                                                                  : word - difference);
    }
}

/// One record of a delta.
struct Record {
    ItemKey key;
    std::span<const std::int32_t> words;
};

/// Takes the next record off \a ints. Returns what is wrong with it, if anything.
inline FaultKind takeRecord(std::span<const std::int32_t> &ints, Protocol protocol, Record &record)
{
    if (ints.size() < 2)
        return faults::DeltaEndsInsideRecord;
    const std::int32_t type = ints[0];
    const std::int32_t id = ints[1];
    if (type < 0 || type > LastType || id < 0 || id > LastId)
        return Fault::tr("delta with an impossible item");
    std::size_t begin = 2;
    std::int64_t size = 0;
    if (const auto known = staticSize(protocol, type)) {
        size = *known;
    } else {
        if (ints.size() < 3)
            return faults::DeltaEndsInsideRecord;
        size = ints[begin++];
    }
    if (size < 0 || size > static_cast<std::int64_t>(ints.size() - begin))
        return Fault::tr("delta with an item larger than the delta");
    record = {{static_cast<std::uint32_t>(type), id},
              ints.subspan(begin, static_cast<std::size_t>(size))};
    ints = ints.subspan(begin + record.words.size());
    return {};
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

bool mayBeginSnapshot(std::int32_t size, std::int32_t count)
{
    constexpr auto MostItems = static_cast<std::int64_t>(limits::SnapshotItems);
    constexpr auto MostInts = static_cast<std::int64_t>(limits::DemoChunkInts);
    return count > 0 && count <= MostItems && size % 4 == 0 && size / 4 >= count
           && 2 + std::int64_t{count} + size / 4 <= MostInts;
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

std::vector<std::int32_t> fullSnapshotOf(const WorldState &state)
{
    std::vector<std::int32_t> offsets;
    std::vector<std::int32_t> items;
    for (const ItemView &item : state.sorted()) {
        if (!isRecorded(item.key))
            continue;
        offsets.push_back(static_cast<std::int32_t>(4 * items.size()));
        items.push_back(std::bit_cast<std::int32_t>(packedKey(item.key)));
        items.insert(items.end(), item.words.begin(), item.words.end());
    }
    std::vector<std::int32_t> ints{static_cast<std::int32_t>(4 * items.size()),
                                   static_cast<std::int32_t>(offsets.size())};
    ints.insert(ints.end(), offsets.begin(), offsets.end());
    ints.insert(ints.end(), items.begin(), items.end());
    return ints;
}

Result<std::vector<DeltaRecord>> deltaRecords(std::span<const std::int32_t> ints, Protocol protocol)
{
    TRY_ASSIGN(const auto parts, partsOfDelta(ints));
    std::vector<DeltaRecord> records;
    auto rest = parts.records;
    Record record;
    for (std::int32_t i = 0; i < ints[1]; ++i) {
        if (const FaultKind fault = takeRecord(rest, protocol, record))
            return damaged(fault);
        const auto begin = static_cast<std::size_t>(record.words.data() - ints.data());
        records.push_back({record.key, begin, record.words.size()});
    }
    return records;
}

void NotedKeys::note(std::span<const ItemView> items)
{
    m_items = items;
    m_keys.clear();
    m_marks.fill(0);
    for (const ItemView &item : items) {
        const std::uint32_t mark = markOf(packedKey(item.key));
        m_marks[mark / 64] |= std::uint64_t{1} << mark % 64;
    }
}

bool NotedKeys::contains(ItemKey key)
{
    const std::uint32_t packed = packedKey(key);
    const std::uint32_t mark = markOf(packed);
    if ((m_marks[mark / 64] >> mark % 64 & 1U) == 0)
        return false;
    if (m_keys.empty()) {
        for (const ItemView &item : m_items)
            m_keys.push_back(packedKey(item.key));
        std::ranges::sort(m_keys);
    }
    return std::ranges::binary_search(m_keys, packed);
}

Result<void> SnapshotApplier::applyFull(std::span<const std::int32_t> ints, WorldState &state)
{
    TRY_ASSIGN(const auto layout, layoutOf(ints));
    m_changes.clear();
    m_changes.isFull = true;
    for (std::size_t i = 0; i < layout.offsets.size(); ++i)
        m_changes.addSet({keyOf(layout.item(i)[0]), {}});
    m_setKeys.note(m_changes.set);
    state.forEach([this](const ItemView &item) {
        if (isRecorded(item.key) && !m_setKeys.contains(item.key))
            m_changes.removed.push_back(item.key);
    });
    for (const ItemKey key : m_changes.removed)
        state.remove(key);
    for (std::size_t i = 0; i < layout.offsets.size(); ++i)
        state.set(m_changes.set[i].key, layout.item(i).subspan(1));
    m_movedPages = AllPages;
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
    TRY_ASSIGN(const auto parts, partsOfDelta(ints));
    const auto [removed, records] = parts;
    TRY(changeItems(records, ints[1], protocol, removed.size(), state));
    if (const auto missing = missingItem(removed, state)) {
        takeBack(records, ints[1], protocol, state);
        return damaged({Fault::tr("delta removes item %1/%2, which is not there"), missing->type,
                        missing->id});
    }
    // Behind the others: what is added or removed moves what lies on its page.
    const std::size_t pages = state.pageCount();
    m_movedPages = 0;
    for (const std::size_t number : m_newItems)
        addNewItem(m_changes.set[number], state);
    removeItems(removed, state);
    if (state.pageCount() != pages)
        m_movedPages = AllPages;
    return {};
}

/// Changes the items that \a count records of a delta are about, and notes those that are new. The
/// delta removes so many.
Result<void> SnapshotApplier::changeItems(std::span<const std::int32_t> records, std::int32_t count,
                                          Protocol protocol, std::size_t removed, WorldState &state)
{
    m_changes.clear();
    m_newItems.clear();
    m_setPages.clear();
    auto ints = records;
    std::size_t newWords = 0;
    Record record;
    for (std::int32_t i = 0; i < count; ++i) {
        FaultKind fault = takeRecord(ints, protocol, record);
        const std::size_t page = state.pageOf(record.key);
        const auto old = fault ? std::span<std::int32_t>() : state.change(record.key, page);
        if (!fault && old.data() && old.size() != record.words.size()) {
            // What is wrong with the form of the delta comes first.
            for (std::int32_t left = count - i - 1; left > 0 && !fault; --left)
                fault = takeRecord(ints, protocol, record);
            if (!fault)
                fault = Fault::tr("delta changes the size of an item");
        }
        if (fault) {
            takeBack(records, i, protocol, state);
            return damaged(fault);
        }
        m_setPages.push_back(static_cast<std::uint32_t>(page));
        if (old.data()) {
            addDifferences(old.data(), record.words);
            m_changes.addSet({record.key, old});
        } else {
            m_newItems.push_back(m_changes.set.size());
            m_changes.addSet({record.key, record.words});
            newWords += record.words.size();
        }
    }
    std::size_t items = state.itemCount() + m_newItems.size();
    // Few states have many items, and finding out which are recorded costs more.
    if (items > limits::SnapshotItems)
        items -= state.itemCount() - recordedItemCount(state);
    if (items - std::min(removed, items) > limits::SnapshotItems
        || state.wordCount() + newWords > 2 * limits::DemoChunkInts) {
        takeBack(records, count, protocol, state);
        return limitExceeded(Fault::tr("delta makes the snapshot too large"));
    }
    return {};
}

/// Makes the items as they were before the first \a count records changed them.
void SnapshotApplier::takeBack(std::span<const std::int32_t> records, std::int32_t count,
                               Protocol protocol, WorldState &state)
{
    Record record;
    for (std::int32_t i = 0; i < count && !takeRecord(records, protocol, record); ++i) {
        if (const auto changed = state.change(record.key); changed.data())
            addDifferences<Sign::Minus>(changed.data(), record.words);
    }
}

void SnapshotApplier::addNewItem(const ItemView &item, WorldState &state)
{
    const std::size_t page = state.pageOf(item.key);
    // The same key may come twice, the second time as a difference; its size stands.
    const auto present = state.change(item.key, page);
    if (present.data())
        addDifferences(present.data(),
                       item.words.first(std::min(present.size(), item.words.size())));
    else
        state.add(item.key, item.words, page);
    m_movedPages |= std::uint64_t{1} << page % 64;
}

const SnapshotChanges &SnapshotApplier::changesIn(const WorldState &state)
{
    const std::uint64_t pages = std::exchange(m_movedPages, 0);
    for (std::size_t i = 0; i < m_changes.set.size() && pages != 0; ++i) {
        ItemView &item = m_changes.set[i];
        const bool isAll = pages == AllPages;
        if (isAll || (pages >> m_setPages[i] % 64 & 1) != 0)
            item.words = state.find(item.key, isAll ? state.pageOf(item.key) : m_setPages[i])
                             .value_or(std::span<const std::int32_t>());
    }
    return m_changes;
}

/// The first of \a removed that is neither in \a state nor set. The game goes on, but no recorder
/// writes that: the delta is damaged, or the snapshot that it is against.
std::optional<ItemKey> SnapshotApplier::missingItem(std::span<const std::int32_t> removed,
                                                    const WorldState &state)
{
    if (!removed.empty())
        m_setKeys.note(m_changes.set);
    const auto missing = std::ranges::find_if(removed, [&](std::int32_t packed) {
        return !state.find(keyOf(packed)) && !m_setKeys.contains(keyOf(packed));
    });
    return missing != removed.end() ? std::optional(keyOf(*missing)) : std::nullopt;
}

/// A key that is removed and set again stays: its record is against the old item.
void SnapshotApplier::removeItems(std::span<const std::int32_t> removed, WorldState &state)
{
    for (const std::int32_t packed : removed) {
        const ItemKey key = keyOf(packed);
        const std::size_t page = state.pageOf(key);
        if (m_setKeys.contains(key) || !state.remove(key, page))
            continue;
        m_changes.removed.push_back(key);
        m_movedPages |= std::uint64_t{1} << page % 64;
    }
    std::ranges::sort(m_changes.removed);
}

/// Without extended types. Made once: seeks make many decoders.
const Shared<Schema> &plainSchema(Protocol protocol)
{
    static const Shared<Schema> schema06 = withMemoryTypes(*baseSchema(Protocol::V06));
    static const Shared<Schema> schema07 = withMemoryTypes(*baseSchema(Protocol::V07));
    return protocol == Protocol::V07 ? schema07 : schema06;
}

ExtendedSchema::ExtendedSchema(Protocol protocol)
    : m_base(plainSchema(protocol))
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
                const auto unknown = std::make_shared<ItemType>();
                unknown->name = uuid.text();
                unknown->isKnown = false;
                type = unknown;
            }
            types.insert_or_assign(number, std::move(type));
        }
        if (m_schemas.size() >= KeptSchemas)
            m_schemas.clear();
        auto schema = std::make_shared<const Schema>(std::move(types));
        known = m_schemas.emplace(std::move(descriptors), std::move(schema)).first;
    }
    state.setSchema(known->second);
}

} // namespace tickscope::teeworlds
