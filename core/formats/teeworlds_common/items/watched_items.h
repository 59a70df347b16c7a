// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/model/event/event_form.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// Forms of items that are events themselves: explosions, sounds and the like.
[[nodiscard]] EventForms eventItemForms();

/// What is watched in the items of one type.
struct WatchedType {
    const ItemType *type = nullptr;  ///< Null when nothing is.
    const EventForm *form = nullptr; ///< Null when its items are no events.
    std::optional<WordField> client; ///< Of events: who did it.
    WordField local;                 ///< These of clients only.
    const Field *name = nullptr;
    bool listsClient = false; ///< While there is such an item, its client is there.
    const Field *team = nullptr;
    const Field *pauseFlags = nullptr; ///< A plain word.
};

/// What is watched in the items of a schema. Looked up once: a tick of a crowded recording changes
/// a hundred items.
class WatchedItems
{
public:
    /// Forgets what was watched by another schema.
    void followSchema(const Shared<Schema> &schema);
    [[nodiscard]] const WatchedType &of(std::uint32_t type)
    {
        const auto &[recentType, recent] = m_recent[type % m_recent.size()];
        return recent && recentType == type ? *recent : find(type);
    }
    /// Of the items with the names of clients.
    [[nodiscard]] const std::optional<std::uint32_t> &nameType() const { return m_nameType; }
    /// Of those with their pauses.
    [[nodiscard]] const std::optional<std::uint32_t> &pauseType() const { return m_pauseType; }
    /// Whether a client is there, which it is while one of two items is.
    /// Source: teeworlds-snapshot.md, section 7.3.
    [[nodiscard]] bool isListed(const WorldState &state, int id);

private:
    [[nodiscard]] const WatchedType &find(std::uint32_t type);

    Shared<Schema> m_schema;
    std::optional<std::uint32_t> m_nameType;
    std::optional<std::uint32_t> m_pauseType;
    std::unordered_map<std::uint32_t, WatchedType> m_types;
    /// What was found for a type number, at that number modulo the size.
    std::array<std::pair<std::uint32_t, const WatchedType *>, 64> m_recent{};
};

} // namespace tickscope::teeworlds
