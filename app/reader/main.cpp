// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads recordings for the library of the window, which starts it: foreign bytes go through a
// process that can do nothing else.
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <limits>

#include <fcntl.h>

#include "app/confinement/confinement.h"
#include "app/gui/crash_report.h"
#include "core/base/big_pages.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/library/reading/messages.h"

using namespace tickscope;

/// For a recording of any length, whose events and unpacked bytes go to files. How long it may
/// take is for the person at the window to say.
constexpr Budget ReaderBudget{
    std::uint64_t{1} << 30, Budget::Unlimited,
    std::max<std::uint64_t>(limits::UnpackedBytes, limits::EventFileBytes)};

int main()
{
    if (::fcntl(library::ReaderNote, F_GETFD) < 0) {
        std::fputs("tickscope-reader: reads for the library of tickscope, which starts it\n",
                   stderr);
        return 2;
    }
    // Something may have been left open by the program that started this one.
    ::close_range(library::ReaderNote + 1, std::numeric_limits<unsigned>::max(), 0);
    useBigPages();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    crash_report::enableStack(library::ReaderNote, sizeof(library::ReadingPlace));
    const FormatRegistry &formats = allFormats();
    library::serveReadings(formats, [] { return confine(ReaderBudget); });
    // Nothing is tidied: there is nothing to save.
    ::_exit(0);
}
