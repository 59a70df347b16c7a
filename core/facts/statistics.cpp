// SPDX-License-Identifier: MIT
#include "core/facts/statistics.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tickscope {

/// Of the normal distribution: 95 % lie between it and its negative.
constexpr double Quantile95 = 1.959963984540054;
constexpr double TailShare = 0.025;
/// So many values are counted out; of more the binomial distribution is as good as normal.
constexpr std::size_t MostCounted = 1000;

/// The greatest rank, from 1, that lies above the median of all by chance in no more than
/// TailShare; 0 if even the least value does.
static std::size_t lowMedianRank(std::size_t size)
{
    const auto count = static_cast<double>(size);
    if (size > MostCounted)
        return static_cast<std::size_t>((count - Quantile95 * std::sqrt(count)) / 2);
    double share = std::exp2(-count); // of none below the median
    double sum = 0;
    std::size_t rank = 0;
    while (rank < size && sum + share <= TailShare) {
        sum += share;
        ++rank;
        share *= (count - static_cast<double>(rank) + 1) / static_cast<double>(rank);
    }
    return rank;
}

Confidence wilsonInterval(std::int64_t hits, std::int64_t samples)
{
    const auto count = static_cast<double>(samples);
    const double share = static_cast<double>(hits) / count;
    constexpr double Square = Quantile95 * Quantile95;
    const double middle = share + Square / (2 * count);
    const double half = Quantile95
                        * std::sqrt(share * (1 - share) / count + Square / (4 * count * count));
    const double scale = 1 + Square / count;
    // Rounding would leave a hair at the ends.
    return {hits == 0 ? 0.0 : std::max(0.0, (middle - half) / scale),
            hits == samples ? 1.0 : std::min(1.0, (middle + half) / scale)};
}

double medianOf(std::span<const double> sorted)
{
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::optional<Confidence> medianInterval(std::span<const double> sorted)
{
    const std::size_t low = lowMedianRank(sorted.size());
    if (low == 0)
        return {};
    return Confidence{sorted[low - 1], sorted[sorted.size() - low]};
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
