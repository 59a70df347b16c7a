// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <span>
#include <string>

#include "core/formats/hollowcube/events/item_texts.h"
#include "core/model/event/event_form.h"
#include "core/model/state/schema.h"

namespace tickscope::hollowcube {

/// What the events of replays are, by the id in the file.
[[nodiscard]] const EventForm &replayForm(std::size_t id);
/// Of a run that ends well.
[[nodiscard]] const EventForm &finishForm();
[[nodiscard]] const EventForm &unknownForm();
[[nodiscard]] const EventForm &markForm();
[[nodiscard]] const EventForm &disturbanceForm();
/// All of them.
[[nodiscard]] EventForms replayEventForms();

/// Who an entity is for people: the runner's name, or "ender_pearl #3".
/// \param schema  of the chunk or the state that has the entity.
[[nodiscard]] std::string entityName(std::int32_t entity, std::int32_t type, const Schema &schema);

/// An entity as the client of an event. Those of all recordings are small; a hostile file's
/// are no client.
[[nodiscard]] constexpr int clientOf(std::int32_t entity)
{
    const bool fits = entity >= 0 && entity <= std::numeric_limits<std::int16_t>::max();
    return fits ? entity : NoClient;
}

/// Whether the sentence about \a event names its entity: finding a name costs more than the rest.
[[nodiscard]] bool hasNameInText(const ReplayEvent &event);

/// What an event is and whose, without what it says.
struct EventHead {
    const EventForm &form;
    int client = NoClient;
};
[[nodiscard]] EventHead headOf(const ReplayEvent &event);

/// What a replay's events are called here.
struct EventWords {
    ItemTexts &items;
    const Schema &schema; ///< Of the chunk: has the names of types and blocks.
    bool withFields = false;
};

/// \a event for lists, without tick and byte.
/// \param name  of its entity; empty when it has none.
[[nodiscard]] Event eventOf(const ReplayEvent &event, const std::string &name,
                            const EventWords &words);

/// That a snapshot has \a entity no more; the file has no event for it.
[[nodiscard]] Event vanishedEvent(std::int32_t entity, const std::string &name, bool withFields);
/// The same of \a blocks, which are the world's own again.
[[nodiscard]] Event vanishedEvent(std::span<const BlockPosition> blocks, bool withFields);

} // namespace tickscope::hollowcube
