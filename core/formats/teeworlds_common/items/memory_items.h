// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/state/world_state.h"

/// State that a recording tells by messages only, kept as items of our own beside
/// those of the snapshots. Source: teeworlds-messages.md, section 7.
namespace tickscope::teeworlds {

/// Numbers of our own item types; each has one item at the most, with id 0.
[[nodiscard]] std::span<const std::uint32_t> memoryTypeNumbers();

/// A copy of \a schema that knows our own types as well.
[[nodiscard]] Shared<Schema> withMemoryTypes(const Schema &schema);

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
