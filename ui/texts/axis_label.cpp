// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/axis_label.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace tickscope {

std::string axisLabel(Time time, Time step)
{
    using namespace std::chrono_literals;
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    const auto seconds = milliseconds / 1000;
    std::array<char, 64> text{};
    int used = 0;
    if (seconds >= 3600) {
        used = std::snprintf(
            text.data(), text.size(), "%lld:%02lld:%02lld", static_cast<long long>(seconds / 3600),
            static_cast<long long>(seconds / 60 % 60), static_cast<long long>(seconds % 60));
    } else {
        used = std::snprintf(text.data(), text.size(), "%lld:%02lld",
                             static_cast<long long>(seconds / 60),
                             static_cast<long long>(seconds % 60));
    }
    std::string label(text.data(), static_cast<std::size_t>(used));
    if (step >= 1s)
        return label;
    const int digits = step >= 100ms ? 1 : step >= 10ms ? 2 : 3;
    std::snprintf(text.data(), text.size(), ".%03lld", static_cast<long long>(milliseconds % 1000));
    return label + std::string(text.data(), static_cast<std::size_t>(digits) + 1);
}

} // namespace tickscope
