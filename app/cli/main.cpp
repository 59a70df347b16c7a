// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

int main(int count, char **words)
{
    using namespace tickscope::cli;
    return runMain(count, words, allCommands());
}
