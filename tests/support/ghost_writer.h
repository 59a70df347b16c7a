// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/formats/ddnet_ghost/ghost_file.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"

namespace tickscope::test {

/// Writes a ghost of version 4, 5 or 6 into memory. Items come with their values; which are written
/// as differences is the version's rule. Order and meaning are the caller's, so that files with
/// faults can be written, too. Source: ddnet-ghost.md, sections 1 and 2.
class GhostWriter
{
public:
    using Item = std::vector<std::int32_t>;

    /// \param header  the count of characters is taken as it is, also where it is wrong.
    explicit GhostWriter(const teeworlds::GhostHeader &header);

    /// One chunk of items of \a type; 50 at most.
    GhostWriter &chunk(teeworlds::GhostItem type, std::span<const Item> items);
    GhostWriter &startTick(std::int32_t tick);
    GhostWriter &skin(std::string_view name, bool hasColors, std::int32_t body, std::int32_t feet);
    /// In chunks of 50.
    GhostWriter &characters(teeworlds::GhostItem type, std::span<const Item> items);
    /// Bytes as they are.
    GhostWriter &raw(std::span<const std::byte> bytes);

    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }

private:
    int m_version;
    std::vector<std::byte> m_bytes;
    teeworlds::ChunkCodec m_codec;
    std::optional<teeworlds::GhostItem> m_lastType;
    Item m_last;
};

/// How a hand-made run is written.
struct GhostRun {
    int version = 6;
    int characters = 2;
    bool hasTicks = true;
};

/// The fields of character \a number of a hand-made run: from (320, 640) on 5 units to the right
/// for each, at tick 1000 + 2 * number, or 1000 + number without ticks, the gun in hand. It shoots
/// at the second one and at each 20th behind; from the 10th to the 14th the hook holds.
[[nodiscard]] GhostWriter::Item ghostCharacter(int number, bool hasTicks = true);

/// A run of "nameless tee" with the skin "default" on map "dm1" that starts at tick 1000 and takes
/// 20 ms for each tick.
[[nodiscard]] std::vector<std::byte> makeGhost(const GhostRun &run);

} // namespace tickscope::test
