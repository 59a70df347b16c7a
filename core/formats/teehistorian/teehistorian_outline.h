// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>

#include "core/formats/teehistorian/records/header.h"
#include "core/model/recording.h"

namespace tickscope::teehistorian {

/// Walks all records: ticks, counts, and how the file ends. The file has no seek points
/// of its own, so there is one, its beginning. Errors: Io, Cancelled.
/// \param earlier  as in Recording::outlineSince(), or null.
/// Source: teehistorian.md, sections 4, 7 and 9.
Result<Outline> outlineTeehistorian(const Shared<ByteSource> &source, const Header &header,
                                    const Outline *earlier, std::stop_token stop);

/// What such a walk remembered and wrote down. Errors: Damaged.
[[nodiscard]] Result<Shared<OutlineMemory>> teehistorianWalk(std::span<const std::byte> bytes);

} // namespace tickscope::teehistorian
