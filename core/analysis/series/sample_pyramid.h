// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

namespace tickscope {

/// Stands in a column of samples where the item is absent or cannot be trusted.
inline constexpr double SampleGap = std::numeric_limits<double>::quiet_NaN();

/// Least and greatest of some samples.
struct ValueRange {
    double least = std::numeric_limits<double>::infinity();
    double most = -std::numeric_limits<double>::infinity();

    /// Nothing but gaps.
    [[nodiscard]] bool isEmpty() const { return most < least; }
    /// Gaps change nothing.
    void add(double value);
    void add(const ValueRange &other);

    friend bool operator==(const ValueRange &, const ValueRange &) = default;
};

/// A column of samples, and least and greatest of every 8, 16, 32 … of them, so that the
/// range of any stretch costs a few steps. Immutable.
class SamplePyramid
{
public:
    explicit SamplePyramid(std::vector<double> samples);

    [[nodiscard]] std::size_t size() const { return m_samples.size(); }
    [[nodiscard]] double operator[](std::size_t sample) const { return m_samples[sample]; }
    /// Of the samples from \a begin to before \a end, which must be inside.
    [[nodiscard]] ValueRange range(std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::size_t byteSize() const;

private:
    std::vector<double> m_samples;
    std::vector<std::vector<ValueRange>> m_levels; ///< Finest first.
};

} // namespace tickscope
