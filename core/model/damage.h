// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope {

/// A place that could not be read as the format demands. Reading went on after it.
struct Damage {
    Tick tick;              ///< Tick being read, or the last one before the place.
    std::uint64_t byte = 0; ///< First damaged byte in its file.
    std::uint64_t size
        = 0; ///< Damaged bytes; 0 when only the value is wrong or the size is unknown.
    ErrorCode kind = ErrorCode::Damaged;
    Fault fault;                ///< What is wrong, and what is lost by it.
    std::int64_t lostTicks = 0; ///< Ticks after \a tick whose state is not known.
    std::uint64_t times = 1;    ///< Places of this fault in a row, no byte between them.
    std::uint32_t file = 0;     ///< Which of the recording's files, where it has several.

    friend bool operator==(const Damage &, const Damage &) = default;
};

/// What is wrong, and how many times in a row.
[[nodiscard]] std::string damageText(const Damage &damage, const SentenceWords &words = {});

/// Adds \a found to \a places, which are by file and byte and have no byte in common. A place
/// that is listed already keeps its words: outline, pass and map check can all come upon
/// the same bytes, and one place is one entry. Places of the same fault that follow on each
/// other are one entry, too. From \a most entries on, at first limits::DamageEntries, one more
/// stands for all others, at the end: a file of noise would fill the memory with them.
void addDamage(std::vector<Damage> &places, const Damage &found);
void addDamage(std::vector<Damage> &places, const Damage &found, std::size_t most);
void addDamage(std::vector<Damage> &places, const std::vector<Damage> &found);

} // namespace tickscope

/// What is reported of recordings of every format.
namespace tickscope::faults {

inline constexpr FaultKind MoreDamage = Fault::tr("more damaged places, which are not listed");

} // namespace tickscope::faults
