// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope {

/// A place that could not be read as the format demands. Reading went on after it.
struct Damage {
    Tick tick;              ///< Tick being read, or the last one before the place.
    std::uint64_t byte = 0; ///< First damaged byte in the file.
    std::uint64_t size
        = 0; ///< Damaged bytes; 0 when only the value is wrong or the size is unknown.
    ErrorCode kind = ErrorCode::Damaged;
    std::string what;           ///< English: what is wrong, and what is lost by it.
    std::int64_t lostTicks = 0; ///< Ticks after \a tick whose state is not known.

    friend bool operator==(const Damage &, const Damage &) = default;
};

/// Adds \a found to \a places, which are by byte and have no byte in common. A place
/// that is told already keeps its words: outline, pass and map check can all come upon
/// the same bytes, and one place is one entry.
void addDamage(std::vector<Damage> &places, const Damage &found);
void addDamage(std::vector<Damage> &places, const std::vector<Damage> &found);

} // namespace tickscope
