// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/model/pass_sink.h"

namespace tickscope {

/// The presses that a recording counted in one tick, one number for each key of a client: a hostile
/// file reports the same one millions of times.
class PressReports
{
public:
    void add(const PressReport &report)
    {
        constexpr std::int32_t Most = 31; // so many a game's counters tell apart
        const auto known = find(report.client, report.type, report.input);
        if (known == m_reports.end())
            m_reports.push_back(report);
        else
            known->presses = std::min(known->presses + report.presses, Most);
    }
    void clear() { m_reports.clear(); }

    [[nodiscard]] std::int32_t of(int client, std::string_view type, std::string_view input)
    {
        const auto known = find(client, type, input);
        return known == m_reports.end() ? 0 : known->presses;
    }

private:
    std::vector<PressReport>::iterator find(int client, std::string_view type,
                                            std::string_view input)
    {
        return std::ranges::find_if(m_reports, [&](const PressReport &report) {
            return report.client == client && report.type == type && report.input == input;
        });
    }

    std::vector<PressReport> m_reports;
};

} // namespace tickscope
