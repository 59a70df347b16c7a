// SPDX-License-Identifier: MIT
#include "core/model/recorded_report.h"

#include <algorithm>
#include <string_view>

#include "core/model/recording_info.h"

namespace tickscope {

std::optional<RecordedReport> recordedReport(const RecordingInfo &info)
{
    const std::vector<HeaderValue> *values = &info.metadata;
    for (const std::string_view name : {"metadata", "tickscope", "report"}) {
        const auto found = std::ranges::find(*values, name, &HeaderValue::name);
        if (found == values->end())
            return {};
        values = &found->parts;
    }
    RecordedReport report;
    const auto keepText = [](const HeaderValue &value, std::string &text) {
        if (const auto *held = std::get_if<std::string>(&value.value))
            text = *held;
    };
    for (const HeaderValue &value : *values) {
        if (value.name == "reporter")
            keepText(value, report.reporter);
        else if (value.name == "reason")
            keepText(value, report.reason);
        else if (value.name == "accused")
            for (const HeaderValue &name : value.parts)
                keepText(name, report.accused.emplace_back());
    }
    std::erase(report.accused, std::string());
    return report.reporter.empty() && report.reason.empty() ? std::nullopt
                                                            : std::optional(std::move(report));
}

} // namespace tickscope
