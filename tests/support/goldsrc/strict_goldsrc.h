// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// A reader of GoldSrc demos that was written from goldsrc-demo.md and goldsrc-netmessages.md alone
/// and shares no code with ours. It takes only what the sheets let a recorder write: what others
/// read all the same is a fault here. Of demo protocol 4 it reads the frames, and of network
/// protocol 45 and later the messages, too.
namespace tickscope::test {

using StrictBytes = std::vector<std::byte>;

struct StrictGoldsrcTick {
    float time = 0;
    StrictBytes view;                  ///< Of the network frame, in front of its messages.
    std::vector<StrictBytes> frames;   ///< The others since the tick before, without their times.
    std::vector<StrictBytes> messages; ///< Without packets; all of demo protocol 4 as one.
    std::size_t entityCount = 0;
    std::uint64_t digest
        = 0; ///< Of entities, client data, weapons, persons, light styles and time.
    bool refersToOthers = false; ///< A packet of it does.
};

struct StrictGoldsrc {
    std::string map;
    std::string game;
    std::uint32_t checksum = 0;
    std::vector<StrictBytes> loading; ///< Messages of LOADING, without packets.
    std::vector<StrictGoldsrcTick> ticks;
    float duration = 0;
    std::string texts; ///< All that is written in messages and commands.
    std::string fault; ///< Empty for a good demo; reading ended there.

    [[nodiscard]] bool isGood() const { return fault.empty(); }
};

/// What is asked of what lies between the segments: old recorders left end marks there, and wrote
/// lengths that do not fit.
enum class StrictSegments { Seamless, Any };

[[nodiscard]] StrictGoldsrc readStrictGoldsrc(std::span<const std::byte> bytes,
                                              StrictSegments segments = StrictSegments::Seamless);

} // namespace tickscope::test
