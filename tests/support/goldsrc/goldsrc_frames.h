// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The network frames of a whole, undamaged GoldSrc recording, for tests of what is in them.
/// Reads no more of the container than that takes; source: goldsrc-demo.md, sections 2 to 5.
namespace tickscope::test {

struct GoldsrcFrame {
    bool isPlayback = false; ///< Of the segment of that name; else of LOADING.
    double time = 0;         ///< Seconds; single precision in the file.
    std::int32_t sequence = 0;
    std::uint64_t byte = 0; ///< Of the messages.
    std::span<const std::byte> messages;
};

struct GoldsrcFrames {
    int networkProtocol = 0;
    std::string game;
    std::vector<GoldsrcFrame> frames;
};

/// \param file  demo protocol 5 with network protocol 45 or later; lent. Empty for others.
[[nodiscard]] GoldsrcFrames goldsrcFrames(std::span<const std::byte> file);

} // namespace tickscope::test
