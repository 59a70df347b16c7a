// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace tickscope {

/// All \a parts in order of the alphabet, each kind once. See Format::eventKinds().
[[nodiscard]] inline std::vector<std::string_view> eventKindsOf(
    std::initializer_list<std::vector<std::string_view>> parts)
{
    std::vector<std::string_view> kinds;
    for (const auto &part : parts)
        kinds.insert(kinds.end(), part.begin(), part.end());
    std::ranges::sort(kinds);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    return kinds;
}

} // namespace tickscope
