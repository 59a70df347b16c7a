// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/formats/hollowcube/item_texts.h"
#include "core/model/event.h"
#include "core/model/schema.h"

namespace tickscope::hollowcube {

/// Kinds of our own that come so often that lists hide them at first.
inline constexpr std::string_view DeltaMoveKind = "hollowcube:delta_move";
inline constexpr std::string_view AbsoluteMoveKind = "hollowcube:absolute_move";

/// Who an entity is for people: the runner's name, or "ender_pearl #3".
/// \param types  words of entity types, or null.
[[nodiscard]] std::string entityName(std::int32_t entity, std::int32_t type,
                                     const ValueTexts *types);

/// An entity as the client of an event. Those of all recordings are small; a hostile file's
/// are nobody.
[[nodiscard]] int clientOf(std::int32_t entity);

/// Whether the text of \a event names its entity: finding a name costs more than the rest.
[[nodiscard]] bool hasNameInText(const ReplayEvent &event);

/// What a replay's events are called here.
struct EventWords {
    ItemTexts &items;
    const ValueTexts *types = nullptr;
    const ValueTexts *blockStates = nullptr;
    bool withFields = false;
};

/// \a event for lists, without tick and byte.
/// \param name  of its entity; empty when it has none.
[[nodiscard]] Event eventOf(const ReplayEvent &event, const std::string &name,
                            const EventWords &words);

} // namespace tickscope::hollowcube
