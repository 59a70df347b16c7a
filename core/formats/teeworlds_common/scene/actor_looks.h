// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// The item of a type and an id, or nothing.
[[nodiscard]] std::optional<ItemFields> itemOf(const WorldState &state, const char *typeName,
                                               std::int64_t id);

/// What the recording calls \a client; empty where it has no name.
[[nodiscard]] std::string clientName(const WorldState &state, std::int64_t client);

/// As SceneMaker has it.
[[nodiscard]] bool mayBeOutOfSight(const WorldState &state, int client);

/// How the tees of one state look. Source: teeworlds-game-data.md, sections 2 to 4.
class ActorLooks
{
public:
    /// \param map       null when there is none.
    /// \param position  ticks; borrows the state for as long as this lives.
    ActorLooks(Protocol protocol, const WorldState &state, const TeeworldsMap *map,
               double position);

    /// Fills all but place and aim of \a actor, whose client ID is set.
    void dress(Actor &actor, const ItemFields &character) const;

private:
    void applyCharacter(Actor &actor, const ItemFields &character) const;
    void applyClient(Actor &actor) const;
    void applyParts(Actor &actor, const ItemFields &info) const;
    void applyExtras(Actor &actor) const;
    void applyTeamColor(Actor &actor) const;

    Protocol m_protocol;
    const WorldState &m_state;
    const TeeworldsMap *m_map;
    double m_position;
    bool m_hasTeams = false;
    bool m_showsFreezing = true; ///< Frozen tees wear another skin.
};

} // namespace tickscope::teeworlds
