// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <QString>

namespace tickscope::test {

/// A recording from which the contract of formats is asked.
struct FormatSample {
    std::string name;
    std::vector<std::byte> bytes;
};
using FormatSamples = std::vector<FormatSample>;

/// Of all formats. The build collects them: a samples.cpp in tests/core/FOLDER defines
/// `FormatSamples formatSamples_FOLDER()` in this namespace. They are walked hundreds of times,
/// so they are small.
[[nodiscard]] FormatSamples formatSamples();

/// Real recordings of at most 120,000 bytes in \a folder of the test recordings, named as
/// \a pattern says; none where the folder is missing.
[[nodiscard]] FormatSamples smallRecordings(const QString &folder, const QString &pattern);

} // namespace tickscope::test
