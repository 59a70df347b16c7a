// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/axis_label.h"

#include <array>
#include <chrono>
#include <cstdio>

#include <QLocale>

namespace tickscope {

QString axisLabel(Time time, Time step)
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
    QString label = QString::fromLatin1(text.data(), used);
    if (step >= 1s)
        return label;
    const int digits = step >= 100ms ? 1 : step >= 10ms ? 2 : 3;
    std::snprintf(text.data(), text.size(), "%03lld", static_cast<long long>(milliseconds % 1000));
    return label + QLocale().decimalPoint() + QString::fromLatin1(text.data(), digits);
}

} // namespace tickscope
