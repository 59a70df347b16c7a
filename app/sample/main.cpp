// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <string_view>

#include "app/sample/sample_game.h"
#include "core/formats/teeworlds_demo/demo_writer.h"

using namespace tickscope;

namespace {

constexpr int BadUse = 2;

int writeSample(const char *path)
{
    const auto game = sample::makeSampleGame();
    if (!game) {
        std::fprintf(stderr, "tickscope-make-sample: %s\n", game.error().what.c_str());
        return 1;
    }
    if (const auto written = teeworlds::writeFile(path, *game); !written) {
        std::fprintf(stderr, "tickscope-make-sample: %s\n", written.error().what.c_str());
        return 1;
    }
    return 0;
}

} // namespace

/// Writes the sample recording, two minutes of a game that nobody played.
int main(int argc, char *argv[])
{
    const bool wantsHelp = argc == 2 && std::string_view(argv[1]) == "--help";
    if (argc != 2 || wantsHelp) {
        std::fputs("Usage: tickscope-make-sample OUT.demo\n", wantsHelp ? stdout : stderr);
        return wantsHelp ? 0 : BadUse;
    }
    return writeSample(argv[1]);
}
