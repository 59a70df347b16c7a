// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/io/packing/unpacker.h"

namespace tickscope::test {

/// \a bytes as one stream, with a checksum.
[[nodiscard]] std::vector<std::byte> pack(Packing packing, std::span<const std::byte> bytes);

} // namespace tickscope::test
