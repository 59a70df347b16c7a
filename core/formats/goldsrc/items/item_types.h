// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/formats/goldsrc/container/demo_header.h"
#include "core/model/state/field_list.h"
#include "core/model/state/item_page.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

/// Numbers of the item types in every schema of a demo. Each single item has id 0.
namespace item {
inline constexpr std::uint32_t World = 1;       ///< Server, game and movement variables.
inline constexpr std::uint32_t Team = 2;        ///< Id: place in the team scores.
inline constexpr std::uint32_t Client = 3;      ///< Id: slot. What is known of a person.
inline constexpr std::uint32_t Player = 4;      ///< Id: slot. A living figure and its place.
inline constexpr std::uint32_t View = 5;        ///< Demo info: what the recorder saw.
inline constexpr std::uint32_t UserCommand = 6; ///< What the recorder's hands did.
inline constexpr std::uint32_t ClientData = 7;  ///< What the server told the recorder.
inline constexpr std::uint32_t Weapon = 8;      ///< Id: weapon index. The recorder's weapons.
inline constexpr std::uint32_t Entity = 9;      ///< Id: entity number.
} // namespace item

inline constexpr ItemKey UserCommandKey{item::UserCommand, 0};
inline constexpr ItemKey ClientDataKey{item::ClientData, 0};

/// Bits of the buttons of a user command. Source: goldsrc-demo.md, section 5.1.
[[nodiscard]] Shared<ValueTexts> buttonTexts();

/// Degrees that grow against the clock, as radians with the clock. View roles mean the
/// latter; see Role::AimAngle.
inline constexpr double ClockwiseRadians = -3.14159265358979323846 / 180.0;

} // namespace tickscope::goldsrc
