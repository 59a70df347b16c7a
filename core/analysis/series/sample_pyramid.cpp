// SPDX-License-Identifier: MIT
#include "core/analysis/series/sample_pyramid.h"

#include <algorithm>

namespace tickscope {

/// Below it reading the samples is as quick, and a level would be as big as they are.
constexpr std::size_t FinestBin = 8;

void ValueRange::add(double value)
{
    // Comparing with a gap is false.
    if (value < least)
        least = value;
    if (value > most)
        most = value;
}

void ValueRange::add(const ValueRange &other)
{
    least = std::min(least, other.least);
    most = std::max(most, other.most);
}

SamplePyramid::SamplePyramid(std::vector<double> samples)
    : m_samples(std::move(samples))
{
    // Bins that are not full are left out: range() reads what they would cover from below.
    std::vector<ValueRange> level(m_samples.size() / FinestBin);
    for (std::size_t bin = 0; bin < level.size(); ++bin) {
        for (std::size_t i = bin * FinestBin; i < (bin + 1) * FinestBin; ++i)
            level[bin].add(m_samples[i]);
    }
    while (!level.empty()) {
        std::vector<ValueRange> coarser(level.size() / 2);
        for (std::size_t bin = 0; bin < coarser.size(); ++bin) {
            coarser[bin].add(level[2 * bin]);
            coarser[bin].add(level[2 * bin + 1]);
        }
        m_levels.push_back(std::move(level));
        level = std::move(coarser);
    }
}

ValueRange SamplePyramid::range(std::size_t begin, std::size_t end) const
{
    ValueRange range;
    while (begin < end) {
        // The biggest bin that begins here and does not reach beyond the end.
        std::size_t level = 0;
        std::size_t size = 1;
        for (std::size_t bin = FinestBin;
             level < m_levels.size() && begin % bin == 0 && bin <= end - begin; bin *= 2) {
            size = bin;
            ++level;
        }
        if (level == 0)
            range.add(m_samples[begin]);
        else
            range.add(m_levels[level - 1][begin / size]);
        begin += size;
    }
    return range;
}

std::size_t SamplePyramid::byteSize() const
{
    std::size_t bytes = m_samples.size() * sizeof(double);
    for (const auto &level : m_levels)
        bytes += level.size() * sizeof(ValueRange);
    return bytes;
}

} // namespace tickscope
