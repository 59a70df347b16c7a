// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/format_samples.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"

namespace tickscope::test {

FormatSamples formatSamples_goldsrc();

FormatSamples formatSamples_goldsrc()
{
    FormatSamples samples = smallRecordings(QStringLiteral("goldsrc"),
                                            QStringLiteral("synthetic_*.dem"));
    for (const GoldsrcDemoForm &form :
         {GoldsrcDemoForm{}, GoldsrcDemoForm{.networkProtocol = 43},
          GoldsrcDemoForm{.demoProtocol = 4, .networkProtocol = 40},
          GoldsrcDemoForm{.demoProtocol = 4, .networkProtocol = 35}}) {
        samples.push_back(
            {"goldsrc " + std::to_string(form.networkProtocol), makeTinyGoldsrcDemo({form})});
    }
    return samples;
}

} // namespace tickscope::test
