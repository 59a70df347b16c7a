// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tickscope::teeworlds {

/// Names of the tuning values in recorded order; each is an int, value * 100.
/// Source: teeworlds-messages.md, section 5.
inline constexpr std::array<std::string_view, 47> TuningNames = {
    "ground_control_speed",
    "ground_control_accel",
    "ground_friction",
    "ground_jump_impulse",
    "air_jump_impulse",
    "air_control_speed",
    "air_control_accel",
    "air_friction",
    "hook_length",
    "hook_fire_speed",
    "hook_drag_accel",
    "hook_drag_speed",
    "gravity",
    "velramp_start",
    "velramp_range",
    "velramp_curvature",
    "gun_curvature",
    "gun_speed",
    "gun_lifetime",
    "shotgun_curvature",
    "shotgun_speed",
    "shotgun_speeddiff",
    "shotgun_lifetime",
    "grenade_curvature",
    "grenade_speed",
    "grenade_lifetime",
    "laser_reach",
    "laser_bounce_delay",
    "laser_bounce_num",
    "laser_bounce_cost",
    "laser_damage",
    "player_collision",
    "player_hooking",
    "jetpack_strength",
    "shotgun_strength",
    "explosion_strength",
    "hammer_strength",
    "hook_duration",
    "hammer_fire_delay",
    "gun_fire_delay",
    "shotgun_fire_delay",
    "grenade_fire_delay",
    "laser_fire_delay",
    "ninja_fire_delay",
    "hammer_hit_fire_delay",
    "ground_elasticity_x",
    "ground_elasticity_y",
};

inline constexpr std::size_t TuningCount06 = 33;    ///< Vanilla 0.6; DDNet appends the others.
inline constexpr std::size_t TuningCount07 = 32;    ///< Without laser_damage.
inline constexpr std::size_t LaserDamageIndex = 30; ///< Missing in the order of 0.7.
inline constexpr double TuningScale = 0.01;

/// Name of value \a index in the order of 0.7.
[[nodiscard]] constexpr std::string_view tuningName07(std::size_t index)
{
    return TuningNames[index < LaserDamageIndex ? index : index + 1];
}

} // namespace tickscope::teeworlds
