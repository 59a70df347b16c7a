// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/cli/program.h"
#include "app/screenshot/commands.h"

// What tickscope-cli becomes for pictures, videos and bundles, so that it needs no Qt GUI for all
// else.
int main(int count, char **words)
{
    using namespace tickscope::cli;
    return runMain(count, words,
                   std::array{&pictureCommand(), &drawnVideoCommand(), &drawnBundleCommand()});
}
