// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "app/screenshot/bundle_command.h"
#include "app/screenshot/picture_command.h"

#include <array>

// What tickscope-cli becomes for pictures and bundles, so that it needs no Qt GUI for all else.
int main(int count, char **words)
{
    using namespace tickscope::cli;
    return runMain(count, words, std::array{&pictureCommand(), &drawnBundleCommand()});
}
