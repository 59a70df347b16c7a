// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/timing/figure.h"
#include "app/bench/timing/stopwatch.h"

namespace tickscope::bench {

/// Times of pictures of several sizes, drawn as the window draws them, each with the reading that
/// it needs: while playing (60 a second of the recording, from its middle on), scrubbing over the
/// whole recording, and zooming at one tick. CPU time is that of all threads. Errors: those of
/// opening and reading.
[[nodiscard]] Result<Figures> measureRender(const std::string &path);

/// From the start of the program until it shows a recording and takes wishes, and until the map,
/// which is read last, is in its picture, beside a window of the same size with as many docks and
/// nothing in it; medians. Starts the programs beside this one in turns, so that what else the
/// machine does meets both; on the display and with the platform that the environment names, and
/// with a home folder of their own. Errors: a program cannot be started or does not report that it
/// was.
[[nodiscard]] Result<Figures> measureStarts(const std::string &path);

/// What tabs cost: CPU time and resident memory of this program, which opens copies of \a path in
/// tabs of one window and closes all but one. Errors: it was not read in time.
[[nodiscard]] Result<Figures> measureTabs(const std::string &path);

/// What watching together costs, and how far apart people are: a window leads through \a path, two
/// windows and 47 followers without drawing follow, in three more processes, by one broker, all on
/// this machine. \param seconds  of playing. Errors: no broker, or not all came.
[[nodiscard]] Result<Figures> measureTogether(const std::string &path, int seconds);

} // namespace tickscope::bench
