// SPDX-License-Identifier: MIT
#include "core/facts/statistics.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tickscope {

namespace {

/// Of the normal distribution: 95 % lie between it and its negative.
constexpr double Quantile95 = 1.959963984540054;

} // namespace

Confidence wilsonInterval(std::int64_t hits, std::int64_t samples)
{
    const auto count = static_cast<double>(samples);
    const double share = static_cast<double>(hits) / count;
    constexpr double Square = Quantile95 * Quantile95;
    const double middle = share + Square / (2 * count);
    const double half = Quantile95
                        * std::sqrt(share * (1 - share) / count + Square / (4 * count * count));
    const double scale = 1 + Square / count;
    return {std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

double medianOf(std::span<const double> sorted)
{
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::optional<Confidence> medianInterval(std::span<const double> sorted)
{
    constexpr std::size_t LeastValues = 6; // 1 - 2 * 0.5^6 is 97 %, with five it is 94 %
    if (sorted.size() < LeastValues)
        return {};
    const auto count = static_cast<double>(sorted.size());
    const double away = Quantile95 * std::sqrt(count) / 2;
    // Ranks from 1: outwards, so that the confidence is reached.
    const auto low = static_cast<std::size_t>(std::max(1.0, std::floor(count / 2 - away)));
    const std::size_t high = sorted.size() + 1 - low;
    return Confidence{sorted[low - 1], sorted[high - 1]};
}

std::vector<Bar> histogramOf(std::span<const double> values, double width, std::size_t mostBars)
{
    if (values.empty() || mostBars == 0)
        return {};
    const auto placeOf = [width](double value) { return std::floor(value / width); };
    const double first = placeOf(*std::ranges::min_element(values));
    const double last = placeOf(*std::ranges::max_element(values));
    const double count = std::min(last - first + 1, static_cast<double>(mostBars));
    std::vector<Bar> bars(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < bars.size(); ++i)
        bars[i] = {(first + static_cast<double>(i)) * width, width, 0};
    bars.back().width = (last - first + 1 - (count - 1)) * width;
    for (const double value : values)
        ++bars[static_cast<std::size_t>(std::min(placeOf(value) - first, count - 1))].count;
    return bars;
}

std::int64_t commonestOf(std::span<const double> values)
{
    std::map<std::int64_t, std::int64_t> counts;
    for (const double value : values)
        ++counts[std::llround(value)];
    // The first of those that are equal.
    return std::ranges::max_element(counts, {}, [](const auto &entry) { return entry.second; })
        ->first;
}

} // namespace tickscope
