// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/formats/hollowcube/chunks/replay_header.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "core/model/state/schema.h"

namespace tickscope::hollowcube {

/// Which version of the game's data each chunk was recorded with.
/// Source: hollowcube-replay.md, sections 9, 20.1 and 20.3.
class DataVersions
{
public:
    DataVersions() = default;
    /// Of "tickscope.dataVersions" in \a metadata; before its first row that of the header.
    DataVersions(const ReplayHeader &header, const NbtCompound &metadata);

    /// Nothing where no version is stated: seed-literal files have none.
    [[nodiscard]] std::optional<std::int32_t> of(std::size_t chunk) const;

private:
    std::optional<std::int32_t> m_first;
    std::map<std::size_t, std::int32_t> m_from; ///< By the chunk from which on it holds.
};

/// The game's numbers for types and blocks as one version of its data has them.
struct GameData {
    std::optional<std::int32_t> version; ///< Nothing: numbers of no known version.
    Shared<Schema> schema;               ///< Has the names.
};
[[nodiscard]] GameData gameData(std::optional<std::int32_t> version, double tickRate);

/// "ender_pearl", "type #10"; with the version where no names of it are known at all:
/// "type #44 (data version 5000)".
/// \param schema  of the state or the chunk that has the number.
[[nodiscard]] std::string entityTypeText(const Schema &schema, std::int32_t type);
/// "stone", "block state #11641", "block state #1 (data version 5000)".
[[nodiscard]] std::string blockStateText(const Schema &schema, std::int32_t state);

} // namespace tickscope::hollowcube
