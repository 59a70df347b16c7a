// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/recording.h"
#include "core/model/scene/map_backdrop.h"

namespace tickscope::teeworlds {

/// A map with what view and motion need of it. Immutable; any thread.
class TeeworldsMap : public MapContent
{
public:
    /// \param protocol  of the recording, see pictureOf().
    TeeworldsMap(std::shared_ptr<const GameMap> map, Protocol protocol);

    [[nodiscard]] const MapBackdrop &backdrop() const override { return m_backdrop; }
    [[nodiscard]] const GameMap &map() const { return *m_map; }
    [[nodiscard]] const Collision &collision() const { return m_collision; }

private:
    std::shared_ptr<const GameMap> m_map;
    Collision m_collision;
    MapBackdrop m_backdrop;
};

/// Reads a map file. Errors: those of readMap().
Result<Shared<MapContent>> readTeeworldsMap(std::vector<std::byte> file, Protocol protocol);

/// Folders in which DDNet and Teeworlds keep maps on this machine, there or not: first
/// what a person has and downloaded, then what was installed.
/// Source: teeworlds-game-data.md, section 1.1; teeworlds-demo.md, section 7.
[[nodiscard]] std::vector<std::string> gameMapFolders();

} // namespace tickscope::teeworlds
