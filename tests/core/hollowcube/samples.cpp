// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/format_samples.h"
#include "tests/support/replay_files.h"

namespace tickscope::test {

FormatSamples formatSamples_hollowcube();

FormatSamples formatSamples_hollowcube()
{
    return {{"replay", makeReplay(350)}, {"replay, few snapshots", makeReplay(600, 250)}};
}

} // namespace tickscope::test
