// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "core/base/big_pages.h"

int main(int count, char **words)
{
    tickscope::useBigPages();
    using namespace tickscope::cli;
    return runMain(count, words, allCommands());
}
