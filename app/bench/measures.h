// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/bench/timing/stopwatch.h"
#include "core/base/result.h"

namespace tickscope::bench {

/// CPU time of reading one file in several ways.
struct PassTimes {
    std::string format; ///< The folder's name; each has targets of its own.
    Seconds open{0};    ///< Header and container: to a usable timeline.
    Seconds states{0};  ///< All states, no messages.
    Seconds all{0};     ///< All states and messages, as events with texts.
    Seconds index{0};   ///< The whole index.
};
/// Errors: those of opening and reading.
[[nodiscard]] Result<PassTimes> measurePasses(const std::string &path);

/// CPU time of going to single ticks.
struct SeekTimes {
    int count = 0;         ///< Seeks of each kind.
    Seconds coldMedian{0}; ///< With nothing decoded before.
    Seconds coldTail{0};   ///< The 99th percentile.
    Seconds warmMedian{0}; ///< One cursor for all, with its cache.
    Seconds warmTail{0};
    Seconds oneForward{0}; ///< Mean of going through the recording tick by tick.
    Seconds oneBack{0};
};
[[nodiscard]] Result<SeekTimes> measureSeeks(const std::string &path);

/// CPU time that a ghost of a Hollow Cube replay takes for a tick when it is played, and for a
/// tick anywhere; nothing for other files. Errors: those of opening and reading.
struct GhostTimes {
    Seconds tick{0};
    Seconds seekMedian{0};
};
[[nodiscard]] Result<std::optional<GhostTimes>> measureGhost(const std::string &path);

/// One thing that a person does with the library, in time that passes.
struct LibraryTime {
    std::string name;
    Seconds taken{0};
    Seconds target{0}; ///< 0 where nothing is said.
};

/// Makes a library of \a count recordings that do not exist, in a folder that goes away with it,
/// and asks it what the window asks. Errors: Io.
[[nodiscard]] Result<std::vector<LibraryTime>> measureLibrary(int count);

// What the measures are compared with, so that figures of two machines can be.

/// B: CPU time of a bit-by-bit Huffman decode of all chunks of a Teeworlds demo; nothing
/// for other files. Errors: Io.
[[nodiscard]] Result<std::optional<Seconds>> bitwiseHuffman(const std::string &path);

/// Z: CPU time of unpacking all chunks of a compacted Hollow Cube replay with zstd, and of
/// nothing else; nothing for other files. Errors: Io.
[[nodiscard]] Result<std::optional<Seconds>> plainUnpacking(const std::string &path);

} // namespace tickscope::bench
