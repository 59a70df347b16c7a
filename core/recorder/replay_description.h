// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "core/formats/hollowcube/replay_header.h"

namespace tickscope::recorder {

/// What a recording is of, told when it begins.
struct ReplayDescription {
    Uuid worldId;
    std::vector<std::byte> worldVersion = std::vector<std::byte>(16); ///< Up to 32 bytes.
    std::int64_t timestamp = 0;                                       ///< Unix milliseconds.
    std::int32_t dataVersion = 0; ///< Of the game's numbers for types and blocks.
    hollowcube::NbtCompound metadata;
};

/// Header of a new recording.
[[nodiscard]] hollowcube::ReplayHeader headerOf(const ReplayDescription &description);

/// Adds what other programs want to know of the events and numbers, under "tickscope":
/// registry, registryVersion, tickRate and dataVersions.
/// Source: hollowcube-replay.md, section 20.1.
void describeEvents(hollowcube::NbtCompound &metadata, std::int32_t dataVersion);

/// Adds to "tickscope.dataVersions" that chunks from \a chunk on have the numbers of
/// \a dataVersion, unless the last row says so already.
void noteDataVersion(hollowcube::NbtCompound &metadata, std::int32_t chunk,
                     std::int32_t dataVersion);

} // namespace tickscope::recorder
