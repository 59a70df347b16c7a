// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

#include "core/library/reading/reading.h"

namespace tickscope {

using library::Confinement;

/// What a process that reads foreign bytes may use up.
struct Budget {
    static constexpr auto Unlimited = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t memory = 0; ///< Bytes of its own: heap, stacks, private pages.
    std::uint64_t processorSeconds = 0;
    /// Of a file that it writes into. With any, it may be handed files over a socket that is open,
    /// and write into those that were opened for that.
    std::uint64_t fileBytes = 0;
};

/// From here on, and for good, all threads of this process can compute, read and write what is
/// open already, and end; they can open no file, reach no network and start no program. Landlock
/// says so once more where the kernel has it. What stays open is the caller's choice.
///
/// \returns None when the kernel does not do it; then nothing foreign may be read.
[[nodiscard]] Confinement confine(const Budget &allowance);

} // namespace tickscope
