// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

/// \a tag as JSON: keys sorted, ", " and ": " between, numbers that are not finite as null,
/// lists and arrays alike.
[[nodiscard]] std::string jsonText(const NbtTag &tag);

/// An item as people read it: "minecraft:ender_pearl x2", with its components behind it as
/// JSON if it has any. Source: hollowcube-replay.md, section 8 (Item NBT).
[[nodiscard]] std::string itemText(const NbtCompound &item);

} // namespace tickscope::hollowcube
