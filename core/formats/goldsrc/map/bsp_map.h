// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
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
    BspMap(BspFile file, std::uint32_t checksum)
        : m_file(std::move(file))
        , m_checksum(checksum)
        , m_backdrop(backdropOf(m_file))
    {
    }

    [[nodiscard]] const MapBackdrop &backdrop() const override { return m_backdrop; }
    [[nodiscard]] const BspFile &file() const { return m_file; }
    /// As headers of recordings state it.
    [[nodiscard]] std::uint32_t checksum() const { return m_checksum; }

private:
    BspFile m_file;
    std::uint32_t m_checksum;
    MapBackdrop m_backdrop;
};

/// Reads a map file. Errors: those of readBspFile().
[[nodiscard]] Result<Shared<MapContent>> readBspMap(const std::vector<std::byte> &file);

} // namespace tickscope::goldsrc
