// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/format_samples.h"
#include "tests/support/ghost_writer.h"

namespace tickscope::test {

FormatSamples formatSamples_ddnet_ghost();

FormatSamples formatSamples_ddnet_ghost()
{
    FormatSamples samples;
    for (const int version : {4, 5, 6}) {
        const std::string name = "ghost " + std::to_string(version);
        samples.push_back({name, makeGhost({.version = version, .characters = 30})});
        samples.push_back({name + ", long", makeGhost({.version = version, .characters = 600})});
        samples.push_back({name + " without ticks",
                           makeGhost({.version = version, .characters = 600, .hasTicks = false})});
    }
    return samples;
}

} // namespace tickscope::test
