// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iosfwd>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace tickscope::test {

/// Writes \a demo with its body \a times times, the ticks of each further on: how long recordings
/// are read is measured with it. The map and all that stands before the chunks stay.
/// Errors: those of the header; Damaged where the chunks cannot be walked; LimitExceeded when
/// there are more ticks than a demo has numbers for; Io.
Result<void> writeRepeatedDemo(const std::vector<std::byte> &demo, int times, std::ostream &out);

} // namespace tickscope::test
