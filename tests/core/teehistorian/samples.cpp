// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/format_samples.h"
#include "tests/support/sample_teehistorian.h"

namespace tickscope::test {

FormatSamples formatSamples_teehistorian();

FormatSamples formatSamples_teehistorian()
{
    FormatSamples samples = smallRecordings(QStringLiteral("teehistorian"),
                                            QStringLiteral("*.teehistorian"));
    samples.push_back({"teehistorian", makeTinyTeehistorian()});
    samples.push_back({"teehistorian, unfinished", makeTinyTeehistorian({.isFinished = false})});
    return samples;
}

} // namespace tickscope::test
