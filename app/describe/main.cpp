// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "app/cli/all_commands.h"
#include "app/describe/completions.h"
#include "app/describe/man_page.h"

using namespace tickscope::cli;

/// Writes what packages tell of tickscope-cli, from its tables of options: a page of the manual,
/// and what shells complete.
int main(int count, char **words)
{
    if (count != 2) {
        std::fputs("Usage: tickscope-describe FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = words[1];
    bool isWritten = true;
    const auto write = [&](std::string_view name, const std::string &text) {
        std::ofstream file(folder / name, std::ios::binary);
        file << text;
        file.close();
        isWritten = isWritten && file.good();
    };
    write("tickscope-cli.1", manPage(allCommands()));
    write("tickscope-cli.bash", bashCompletion(allCommands()));
    write("_tickscope-cli", zshCompletion(allCommands()));
    write("tickscope-cli.fish", fishCompletion(allCommands()));
    if (!isWritten)
        std::fprintf(stderr, "tickscope-describe: cannot write to %s\n", words[1]);
    return isWritten ? 0 : 1;
}
