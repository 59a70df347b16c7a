// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/formats/ddnet_ghost/ghost_file.h"
#include "core/formats/run_writer.h"

namespace tickscope::teeworlds {

/// How the tee of a ghost looks.
struct GhostOutfit {
    std::string name = "default"; ///< 23 bytes at most.
    bool hasColors = false;
    std::int32_t body = 0; ///< As packed in the game.
    std::int32_t feet = 0;
};

/// A run as a ghost holds it. Source: ddnet-ghost.md, sections 1 and 2.
struct GhostRun {
    /// By GhostWord, and the tick at the end.
    using Character = std::array<std::int32_t, GhostCharacterWords + 1>;

    std::string player;  ///< Cut where it is longer than 15 bytes, at a whole letter.
    std::string mapName; ///< 63 bytes at most.
    std::optional<Sha256Digest> mapSha256;
    std::optional<std::uint32_t> mapCrc; ///< Counts where there is no SHA-256.
    std::int32_t milliseconds = 0;
    std::int32_t startTick = 0;
    GhostOutfit skin;
    std::vector<Character> characters; ///< By tick.
};

/// A ghost of version 6, or of version 5 where only the checksum of the map is known.
/// Errors: BadInput for what games refuse: no character, no time, a map without either or with a
/// longer name.
[[nodiscard]] Result<std::vector<std::byte>> ghostFile(const GhostRun &run);

/// Makes a ghost of the characters of a Teeworlds recording; see Format::makeRunWriter().
[[nodiscard]] std::unique_ptr<RunWriter> makeGhostWriter(const RunHead &head);

} // namespace tickscope::teeworlds
