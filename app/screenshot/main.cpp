// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdlib>

#include <QGuiApplication>

#include "app/cli/program.h"
#include "app/screenshot/commands.h"

// What tickscope-cli becomes for pictures, videos and bundles, so that it needs no Qt GUI for all
// else.
int main(int count, char **words)
{
    using namespace tickscope::cli;
    // Text and kinds of pictures need an application; it opens no display, and the words are ours.
    int own = 1;
    char program[] = "tickscope-cli";
    char *name[] = {program, nullptr};
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const QGuiApplication application(own, name);
    return runMain(count, words,
                   std::array{&pictureCommand(), &drawnVideoCommand(), &drawnBundleCommand()});
}
