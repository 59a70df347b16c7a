// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tickscope::thumbnailer {

/// What a process that reads foreign bytes may use up.
struct Allowance {
    std::size_t memory = 0; ///< Bytes of its own: heap, stacks, private pages.
    unsigned processorSeconds = 0;
};

/// From here on, and for good, all threads of this process can compute, read and write what is
/// open already, and end; they can open no file, reach no network and start no program. Landlock
/// says so once more where the kernel has it. What stays open is the caller's choice.
///
/// \returns false when the kernel does not do it; then nothing foreign may be read.
[[nodiscard]] bool confine(const Allowance &allowance);

} // namespace tickscope::thumbnailer
