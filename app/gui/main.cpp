// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/// By default every thread gets a heap of its own, and each keeps what an index needed while it
/// grew: of a recording of a gigabyte, half as much again as is in use.
void shareHeaps()
{
#ifdef __GLIBC__
    constexpr int Heaps = 2;
    mallopt(M_ARENA_MAX, Heaps);
#endif
}

} // namespace

int main(int argc, char **argv)
{
    if (tickscope::asksForText(argc, argv))
        return tickscope::printText(argc, argv);
    shareHeaps();
    tickscope::Application application(argc, argv);
    return application.run();
}
