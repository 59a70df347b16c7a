// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/state/world_state.h"

/// Snapshots and snapshot deltas, decoded to integers, changing a state in place.

namespace tickscope::teeworlds {

/// Type numbers from here on are not the recording's: they hold what came in messages.
inline constexpr std::uint32_t FirstMemoryType = 0x10000;

/// Whether \a key names an item of the recording.
[[nodiscard]] constexpr bool isRecorded(ItemKey key)
{
    return key.type < FirstMemoryType;
}

/// Items of the recording in \a state.
[[nodiscard]] std::size_t recordedItemCount(const WorldState &state);

/// 32-bit sum of all words of recorded items, as the network protocol checks them.
/// Source: teeworlds-snapshot.md, section 3.
[[nodiscard]] std::uint32_t checksum(const WorldState &state);

/// Items of a full snapshot whose place is beyond doubt; see applySafeItems().
/// Errors: Damaged, LimitExceeded.
[[nodiscard]] Result<std::size_t> snapshotItemCount(std::span<const std::int32_t> ints);

/// The integers of a full snapshot with the recorded items of \a state, by their keys.
/// Source: teeworlds-snapshot.md, section 2.
[[nodiscard]] std::vector<std::int32_t> fullSnapshotOf(const WorldState &state);

/// A record of a delta, and where its words stand among the integers of the delta.
struct DeltaRecord {
    ItemKey key;
    std::size_t begin = 0;
    std::size_t size = 0;
};

/// Records of a delta. Errors: Damaged. Source: teeworlds-snapshot.md, section 3.
[[nodiscard]] Result<std::vector<DeltaRecord>> deltaRecords(std::span<const std::int32_t> ints,
                                                            Protocol protocol);

/// Whether a full snapshot may begin with these two integers.
[[nodiscard]] bool mayBeginSnapshot(std::int32_t size, std::int32_t count);

/// What a snapshot or delta set or removed.
struct SnapshotChanges {
    std::vector<ItemView> set;  ///< See SnapshotApplier for their words.
    std::uint64_t setTypes = 0; ///< Marks of the types in it.
    std::vector<ItemKey> removed;
    bool isFull = false; ///< \a set names every item of the state.

    void clear()
    {
        isFull = false;
        setTypes = 0;
        set.clear();
        removed.clear();
    }
    void addSet(const ItemView &item)
    {
        setTypes |= markOf(item.key.type);
        set.push_back(item);
    }

    /// Types from here on share a mark.
    static constexpr std::uint32_t MarkedTypes = 63;
    [[nodiscard]] static constexpr std::uint64_t markOf(std::uint32_t type)
    {
        return std::uint64_t{1} << std::min(type, MarkedTypes);
    }
    /// Whether \a set may have items of \a type. True says nothing of a type that shares its mark.
    [[nodiscard]] bool maySet(std::uint32_t type) const { return (setTypes & markOf(type)) != 0; }
};

/// Whether a key is among those of many items: a few bits of each show mostly that it is not, and
/// only when they do not, the keys are sorted and searched.
class NotedKeys
{
public:
    /// Forgets those before. Borrows \a items.
    void note(std::span<const ItemView> items);
    [[nodiscard]] bool contains(ItemKey key);

private:
    std::span<const ItemView> m_items;
    std::array<std::uint64_t, 64> m_marks{};
    std::vector<std::uint32_t> m_keys; ///< Empty until they are searched.
};

/// Changes a state by snapshots and deltas. Keeps its buffers, so one object serves one thread.
class SnapshotApplier
{
public:
    /// Replaces the recorded items of \a state by those of a full snapshot; others stay.
    /// On an error the state is as before.
    /// Errors: Damaged, LimitExceeded. Source: teeworlds-snapshot.md, section 2.
    Result<void> applyFull(std::span<const std::int32_t> ints, WorldState &state);

    /// Of a full snapshot that breaks the rules: replaces the recorded items of \a state by those
    /// whose place is beyond doubt, and returns their number. changes() does not have them.
    std::size_t applySafeItems(std::span<const std::int32_t> ints, WorldState &state);

    /// Changes \a state by a delta. On an error the state is as before.
    /// Errors: Damaged, LimitExceeded. Source: teeworlds-snapshot.md, section 3.
    Result<void> applyDelta(std::span<const std::int32_t> ints, Protocol protocol,
                            WorldState &state);

    /// What the last one that was applied changed; every item, if it was a full snapshot. Without
    /// the words of those that are set, which few need.
    [[nodiscard]] const SnapshotChanges &changes() const { return m_changes; }
    /// The same with their words in \a state, to which it was applied; valid until that changes.
    [[nodiscard]] const SnapshotChanges &changesIn(const WorldState &state);

private:
    Result<void> changeItems(std::span<const std::int32_t> records, std::int32_t count,
                             Protocol protocol, std::size_t removed, WorldState &state);
    static void takeBack(std::span<const std::int32_t> records, std::int32_t count,
                         Protocol protocol, WorldState &state);
    void addNewItem(const ItemView &item, WorldState &state);
    [[nodiscard]] std::optional<ItemKey> missingItem(std::span<const std::int32_t> removed,
                                                     const WorldState &state);
    void removeItems(std::span<const std::int32_t> removed, WorldState &state);

    std::vector<std::size_t> m_newItems;   ///< Numbers in m_changes.set.
    std::vector<std::uint32_t> m_setPages; ///< Of a delta: those of m_changes.set.
    std::uint64_t m_movedPages = 0; ///< A bit for each whose words in m_changes.set have moved.
    NotedKeys m_setKeys;
    SnapshotChanges m_changes;
};

/// Keeps the schema of a state in step with the descriptor items of its extended
/// types. Source: teeworlds-snapshot.md, section 5. One thread.
class ExtendedSchema
{
public:
    explicit ExtendedSchema(Protocol protocol);

    /// Sets the schema of \a state by the descriptors in it.
    void update(WorldState &state);

private:
    using Descriptors = std::vector<std::pair<std::uint32_t, Uuid>>;

    Shared<Schema> m_base;
    std::map<Descriptors, Shared<Schema>> m_schemas;
};

// State that a recording tells by messages only, kept as items of our own beside
// those of the snapshots. Source: teeworlds-messages.md, section 7.

/// Numbers of our own item types; each has one item at the most, with id 0.
[[nodiscard]] std::span<const std::uint32_t> memoryTypeNumbers();

/// A copy of \a schema that knows our own types as well.
[[nodiscard]] Shared<Schema> withMemoryTypes(const Schema &schema);

/// Key of the item with the DDRace team of each client.
[[nodiscard]] ItemKey raceTeamsKey();
/// Key of the item with the tuning, in the order of TuningNames.
[[nodiscard]] ItemKey tuningKey();

/// An item of our own as a message sets it.
struct MemoryItem {
    ItemKey key;
    std::vector<std::int32_t> words; ///< Empty: the item ends, as a vote does.
};

/// What \a message changes in the memory: race teams, tuning, votes. Empty for most.
[[nodiscard]] std::vector<MemoryItem> memoryItemsOf(const Message &message);

} // namespace tickscope::teeworlds
