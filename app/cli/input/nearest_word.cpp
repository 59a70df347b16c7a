// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/nearest_word.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tickscope::cli {

namespace {

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Letters to put in, take out or replace (Levenshtein's distance), row by row.
std::size_t distance(std::string_view left, std::string_view right)
{
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal + (lowered(left[i]) != lowered(right[j]) ? 1 : 0);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::size_t distanceToWord(std::string_view written, std::string_view word)
{
    const std::size_t whole = distance(written, word);
    const auto colon = word.find(':');
    if (colon == std::string_view::npos)
        return whole;
    return std::min(whole, distance(written, word.substr(colon + 1)));
}

} // namespace

std::string_view nearestWord(std::string_view written, std::span<const std::string_view> words)
{
    // Nobody means a word that is many times as long; and it keeps the work small.
    constexpr std::size_t LongestCompared = 100;
    written = written.substr(0, LongestCompared);
    return *std::ranges::min_element(
        words, {}, [written](std::string_view word) { return distanceToWord(written, word); });
}

} // namespace tickscope::cli
