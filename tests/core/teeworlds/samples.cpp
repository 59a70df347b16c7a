// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/format_samples.h"
#include "tests/support/test_recordings.h"

namespace tickscope::test {

FormatSamples formatSamples_teeworlds();

FormatSamples formatSamples_teeworlds()
{
    using teeworlds::Protocol;
    FormatSamples samples = smallRecordings(QStringLiteral("teeworlds"), QStringLiteral("*.demo"));
    for (const int version : {3, 4, 5, 6}) {
        for (const Protocol protocol : {Protocol::V06, Protocol::V07}) {
            const std::string name = "demo " + std::to_string(version)
                                     + (protocol == Protocol::V07 ? " of 0.7" : " of 0.6");
            samples.push_back({name, makeTinyDemo({.version = version, .protocol = protocol})});
        }
    }
    return samples;
}

} // namespace tickscope::test
