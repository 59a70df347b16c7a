// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// Curvature and speed of the weapons whose shots fly. Source: teeworlds-snapshot.md,
/// section 7.1.
struct FlightTuning {
    struct Weapon {
        double curvature = 0;
        double speed = 0; ///< Units a second.
    };
    Weapon gun{1.25, 2200};
    Weapon shotgun{1.25, 2750};
    Weapon grenade{7, 1000};
};

/// Tuning that the messages up to \a state set, else the game's own.
[[nodiscard]] FlightTuning tuningOf(const WorldState &state);

/// Where a shot is and where it heads.
struct Flight {
    Vector2 position;
    Vector2 direction;
    WeaponKind weapon = WeaponKind::None;
};

/// Whether items of that type are shots.
[[nodiscard]] bool isProjectile(const ItemType &type);

/// Flight of a shot at \a position (ticks); nothing before it was fired.
/// Source: teeworlds-snapshot.md, sections 7.1 and 7.2.
[[nodiscard]] std::optional<Flight> flightOf(const ItemFields &fields, Protocol protocol,
                                             const FlightTuning &tuning, double position);

} // namespace tickscope::teeworlds
