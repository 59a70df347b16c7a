// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// A reader of demos that was written from teeworlds-demo.md and teeworlds-snapshot.md alone and
/// shares no code with ours. It takes only what the sheets let a recorder write: what others read
/// all the same is a fault here.
namespace tickscope::test {

using StrictMessage = std::vector<std::byte>; ///< With its padding.

struct StrictTick {
    std::int64_t tick = 0;
    bool isKeyframe = false;
    std::size_t itemCount = 0;
    std::uint64_t digest = 0; ///< Of all keys and words of the state.
    std::vector<StrictMessage> messages;
};

struct StrictDemo {
    int version = 0;
    std::string netVersion;
    std::string mapName;
    std::string type;
    std::string timestamp;
    std::int32_t length = 0; ///< Seconds.
    std::vector<std::int32_t> markers;
    std::vector<std::byte> map;
    std::vector<StrictMessage> firstMessages; ///< Before the first marker.
    std::vector<StrictTick> ticks;            ///< Of all markers, the last one too.
    bool endsWithBareMarker = false;          ///< Players do not show that one.
    std::string names; ///< All that items of clients say as texts, whenever it changes.
    std::string fault; ///< Empty for a good demo; reading ended there.

    [[nodiscard]] bool isGood() const { return fault.empty(); }
};

/// What is asked of the numbers that a recorder fills in when it stops, or never.
enum class StrictHeader { Finished, Any };

[[nodiscard]] StrictDemo readStrictDemo(std::span<const std::byte> bytes,
                                        StrictHeader header = StrictHeader::Finished);

} // namespace tickscope::test
