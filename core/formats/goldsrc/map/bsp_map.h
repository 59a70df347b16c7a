// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/formats/goldsrc/map/bsp_file.h"
#include "core/model/scene/map_backdrop.h"

namespace tickscope::goldsrc {

/// Floors, walls and named places of \a map as they are seen from above.
/// Source: goldsrc-bsp.md, section 4.
[[nodiscard]] MapBackdrop backdropOf(const BspFile &map);

/// A map with what views need of it. Immutable; any thread.
class BspMap : public MapContent
{
public:
    explicit BspMap(const BspFile &file)
        : m_backdrop(backdropOf(file))
    {
    }

    [[nodiscard]] const MapBackdrop &backdrop() const override { return m_backdrop; }

private:
    MapBackdrop m_backdrop;
};

/// Reads a map file. Errors: those of readBspFile().
[[nodiscard]] Result<Shared<MapContent>> readBspMap(const std::vector<std::byte> &file);

/// Checksum of the map that a demo was made on: the header's, else that of the first
/// svc_serverinfo; nothing where both are 0, as in single-player games.
/// Errors: Io, Cancelled. Source: goldsrc-demo.md, section 9.
[[nodiscard]] Result<std::optional<std::uint32_t>> statedMapChecksum(
    const Shared<ByteSource> &source, const DemoHeader &header, const SegmentMap &map,
    std::stop_token stop);

/// Folders in which an installed Half-Life keeps the maps of \a game ("cstrike"), there or
/// not: those of the game itself, then those of Half-Life, which every game can play.
[[nodiscard]] std::vector<std::string> gameMapFolders(std::string_view game);

} // namespace tickscope::goldsrc
