// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/bench/timing/stopwatch.h"
#include "core/base/result.h"

namespace tickscope::bench {

/// Times of pictures, each with the reading that it needs.
struct FrameTimes {
    int count = 0;
    Seconds mean{0};
    Seconds tail{0}; ///< The 95th percentile.
    Seconds longest{0};
    Seconds wallMean{0};
    Seconds wallTail{0};
};

/// Pictures drawn as the window draws them; CPU time is that of all threads.
struct RenderTimes {
    FrameTimes playing;   ///< 60 a second of the recording, from its middle on.
    FrameTimes scrubbing; ///< Steps over the whole recording.
    FrameTimes zooming;   ///< Standing still, each picture nearer or farther.
};

/// A picture of \a width x \a height pixels. Errors: those of opening and reading.
[[nodiscard]] Result<RenderTimes> measureRender(const std::string &path, int width, int height);

/// From the start of a process to what it has painted first; medians.
struct StartTime {
    Seconds wall{0};
    Seconds cpu{0}; ///< Of all its threads.
};

struct StartTimes {
    int starts = 0; ///< Of each.
    int docks = 0;
    StartTime usable; ///< The program, until it shows a recording and takes wishes.
    StartTime whole;  ///< Until the map, which is read last, is in its picture.
    StartTime empty;  ///< A window of the same size with as many docks and nothing in it.
};

/// Starts the programs beside this one in turns, so that what else the machine does meets both; on
/// the display and with the platform that the environment names, and with a home folder of their
/// own. Errors: a program cannot be started or does not report that it was.
[[nodiscard]] Result<StartTimes> measureStarts(const std::string &path);

/// What tabs cost: CPU time and resident memory of this program.
struct TabTimes {
    int tabs = 0;
    Seconds documentCpu{0};   ///< Of one recording more that is read, without a window.
    double documentBytes = 0; ///< The same.
    Seconds tabCpu{0};        ///< Of one tab more, its recording included.
    Seconds switchCpu{0};     ///< Of going to another tab and painting it.
    double oneTabBytes = 0;   ///< Of the window with one tab.
    double allTabsBytes = 0;
    double closedBytes = 0; ///< With one tab again.

    [[nodiscard]] double tabBytes() const { return (allTabsBytes - oneTabBytes) / (tabs - 1); }
};

/// Opens copies of \a path in tabs of one window and closes all but one. Errors: it was not read in
/// time.
[[nodiscard]] Result<TabTimes> measureTabs(const std::string &path);

struct TogetherFigure {
    std::string name;
    double value = 0;
    std::string unit;
};

/// What watching together costs, and how far apart people are: a window leads through \a path, two
/// windows and 47 followers without drawing follow, in three more processes, by one broker, all on
/// this machine. \param seconds  of playing. Errors: no broker, or not all came.
[[nodiscard]] Result<std::vector<TogetherFigure>> measureTogether(const std::string &path,
                                                                  int seconds);

} // namespace tickscope::bench
