// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// A reader of Hollow Cube replays that was written from hollowcube-replay.md alone and shares no
/// code with ours. It takes only what the sheet lets a recorder write: what others read all the
/// same is a fault here.
namespace tickscope::test {

struct StrictReplayTick {
    std::uint64_t digest = 0; ///< Of the canonical state at its end (section 20.6).
    std::string events;       ///< Its events as they stand there.
};

/// All of a replay, and what its header says.
struct StrictReplay {
    int version = 0;
    int flags = 0;
    std::string world; ///< Id and version.
    std::int64_t timestamp = 0;
    std::int32_t dataVersion = 0;
    std::string metadata;                ///< As it stands there.
    std::vector<std::string> chunks;     ///< Packed.
    std::vector<StrictReplayTick> ticks; ///< From 0 on.
    std::string texts;                   ///< All texts of metadata and events, one after the other.
    std::string fault;                   ///< Empty for a good replay; reading ended there.

    [[nodiscard]] bool isGood() const { return fault.empty(); }
};

/// \param bytes  of the file, or of the preamble of one in segments.
/// \param segments  by number; empty for a compacted replay.
[[nodiscard]] StrictReplay readStrictReplay(
    std::span<const std::byte> bytes, const std::vector<std::vector<std::byte>> &segments = {});

} // namespace tickscope::test
