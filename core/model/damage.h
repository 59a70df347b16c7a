// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

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

} // namespace tickscope
