// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/model/damage.h"
#include "core/model/recording.h"

/// What a walk over a demo's chunks knows on its way.
namespace tickscope::teeworlds {

/// What a walk knows of the chunks that it has passed.
struct PassedChunks {
    std::optional<Tick> first;
    std::uint64_t firstByte = 0; ///< Where reading begins to have it.
    std::optional<Tick> last;
    std::optional<Tick> lastKeyframe;
    std::uint64_t keyframeByte = 0; ///< Of the last keyframe.
    std::int64_t markers = 0;
    std::int64_t keyframes = 0;
    std::array<std::int64_t, 4> chunks{}; ///< By kind.
    std::uint64_t searchedBytes = 0;      ///< That searches looked at.
};

/// A keyframe before which all is as every longer walk will find it.
struct SettledWalk {
    PassedChunks before;
    std::size_t seekPoints = 0; ///< Before it.
    std::uint64_t byte = 0;
    Tick tick;
    std::uint64_t begin = 0; ///< Of all chunks.
    TickForm form = TickForm::SixBits;
    bool areKeyframesChecked = false; ///< Decoded, all of them.
    /// Nothing when it was not looked for.
    std::optional<std::optional<Damage>> mapFault = {};
};

/// Makes ticks without any snapshot seekable: they were recorded, and perhaps messages in them.
void addStatelessBegin(Outline &outline, const PassedChunks &passed);

/// A recording whose first keyframe is broken still has the messages behind it.
void addUnkeptPromise(Outline &outline, const PassedChunks &passed);

/// As Outline::counts; none are zero.
[[nodiscard]] std::vector<std::pair<std::string, std::int64_t>> countsOf(
    const PassedChunks &passed);

/// Those that there can be.
[[nodiscard]] std::vector<std::string> demoCountNames();

/// What is wrong where the chain of chunks breaks with \a fault: whether a keyframe behind it was
/// found, or the search was given up, and how many whole ticks are left out.
[[nodiscard]] Fault breakFault(const Fault &fault, bool isFound, bool isGivenUp,
                               std::int64_t leftOut);

/// Counts the ticks that each damage of \a outline loses, up to the next seek point.
void countLosses(Outline &outline);

/// Of a demo of which only the header could be read.
[[nodiscard]] Outline emptyOutline(const Error &error);

} // namespace tickscope::teeworlds
