// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/state/world_state.h"

/// Snapshots on their way into a demo. Source: teeworlds-snapshot.md.
namespace tickscope::teeworlds {

/// One item as a recorder stores it. Keys are unique in a snapshot.
struct SnapshotItem {
    ItemKey key;
    std::vector<std::int32_t> words;

    friend bool operator==(const SnapshotItem &, const SnapshotItem &) = default;
};

/// Items in the order in which they are stored.
using SnapshotItems = std::vector<SnapshotItem>;

/// Collects the items of one snapshot after the other and numbers extended types:
/// 0x7FFF for the first that is used, then downwards. Once used, the item that tells
/// a type's UUID is in every snapshot. Section 5.
class SnapshotBuilder
{
public:
    void add(std::uint32_t type, std::int64_t id, std::vector<std::int32_t> words);
    void add(const Uuid &type, std::int64_t id, std::vector<std::int32_t> words);

    /// The items since the last call, behind those that tell the UUIDs.
    [[nodiscard]] SnapshotItems take();

private:
    std::uint32_t numberOf(const Uuid &type);

    std::map<Uuid, std::uint32_t> m_numbers;
    SnapshotItems m_items;
};

/// \a text in \a wordCount integers; cut before a character that does not fit. Section 6.
[[nodiscard]] std::vector<std::int32_t> packText(std::string_view text, std::size_t wordCount);

/// Integers of a full snapshot. Section 2.
[[nodiscard]] std::vector<std::int32_t> fullSnapshotInts(const SnapshotItems &snapshot);

/// Integers of the delta from \a before to \a after; none when nothing changed. An item
/// in both must have the same size in both. Section 3.
[[nodiscard]] std::vector<std::int32_t> deltaInts(const SnapshotItems &before,
                                                  const SnapshotItems &after, Protocol protocol);

} // namespace tickscope::teeworlds
