// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/format_samples.h"
#include "tests/toy_format/toy.h"

namespace tickscope::test {

FormatSamples formatSamples_toy_format();

FormatSamples formatSamples_toy_format()
{
    return {{"toy", toy::sampleRecording()},
            {"toy, long", toy::sampleRecording(2000)},
            {"toy, one frame", toy::sampleRecording(1)}};
}

} // namespace tickscope::test
