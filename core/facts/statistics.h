// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tickscope {

/// Both ends of an interval of confidence of 95 %.
struct Confidence {
    double low = 0;
    double high = 0;

    friend bool operator==(const Confidence &, const Confidence &) = default;
};

/// Wilson's score interval for the share \a hits of \a samples, which must be more than 0. Source:
/// E. B. Wilson, Journal of the American Statistical Association 22 (1927), p. 209.
[[nodiscard]] Confidence wilsonInterval(std::int64_t hits, std::int64_t samples);

/// The one in the middle, or the mean of the two. \a sorted must not be empty.
[[nodiscard]] double medianOf(std::span<const double> sorted);

/// By order statistics: between the two of \a sorted that hold the median with at least that
/// confidence, by the binomial distribution. Nothing for less than six values, where no two do.
[[nodiscard]] std::optional<Confidence> medianInterval(std::span<const double> sorted);

/// So many samples have this value, or one up to \a width behind it.
struct Bar {
    double from = 0;
    double width = 1;
    std::int64_t count = 0;

    [[nodiscard]] bool contains(double value) const
    {
        return from <= value && value < from + width;
    }
    friend bool operator==(const Bar &, const Bar &) = default;
};

/// Bars of one width, the empty ones between them too, as long as there are no more than
/// \a mostBars: the last one holds all that is greater.
/// \param width  more than 0.
[[nodiscard]] std::vector<Bar> histogramOf(std::span<const double> values, double width,
                                           std::size_t mostBars);

/// The whole number that comes most often; of several the least. \a values must not be empty.
[[nodiscard]] std::int64_t commonestOf(std::span<const double> values);

} // namespace tickscope
