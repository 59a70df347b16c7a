// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/timing/figure.h"
#include "app/bench/timing/stopwatch.h"

namespace tickscope {
struct OutlinedRecording;
}

namespace tickscope::bench {

/// CPU time of opening, decoding and indexing one file and of going to single ticks, and what
/// memory that takes. Errors: those of opening and reading.
[[nodiscard]] Result<Figures> measureReading(const std::string &path);

/// CPU time of going to single ticks of a recording. Errors: those of reading.
[[nodiscard]] Result<Figures> measureSeeks(const OutlinedRecording &file);

/// CPU time that a ghost of a Hollow Cube replay takes for a tick when it is played, and for a
/// tick anywhere; nothing for other files. Errors: those of opening and reading.
[[nodiscard]] Result<Figures> measureGhost(const std::string &path);

/// Makes a library of 100,000 recordings that do not exist, in a folder that goes away with it,
/// and asks it what the window asks, in time that passes. Errors: Io.
[[nodiscard]] Result<Figures> measureLibrary();

struct Suite {
    Figures rows;
    std::vector<std::string> left; ///< What was not measured, and why.
};

/// Measures the program on the largest recordings of \a folder, which are known by their names,
/// and on two of a gigabyte that it makes of them in a folder that goes away; what is drawn is
/// drawn by the programs beside this one. Each figure comes of a process of its own.
///
/// \param counts  instructions as well, with callgrind: minutes.
/// Errors: Io, where nothing can be started or made.
[[nodiscard]] Result<Suite> measureSuite(const std::string &folder, bool counts);

} // namespace tickscope::bench
