// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tickscope {

struct RecordingInfo;

/// Why a game saved a recording: somebody reported somebody. A value.
struct RecordedReport {
    std::string reporter;                  ///< Name.
    std::string reason;                    ///< In the words of the reporter.
    std::vector<std::string> accused = {}; ///< Names.

    friend bool operator==(const RecordedReport &, const RecordedReport &) = default;
};

/// What stands in the header under metadata, tickscope, report, whatever the format. Nothing where
/// that names neither reporter nor reason. Source: hollowcube-replay.md, section 20.1.
[[nodiscard]] std::optional<RecordedReport> recordedReport(const RecordingInfo &info);

} // namespace tickscope
