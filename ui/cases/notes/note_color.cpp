// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/note_color.h"

#include <algorithm>
#include <array>

namespace tickscope {

namespace {

// In the order of MarkerColor.
constexpr std::array StoredColors{"#ffb84d", "#ff7b72", "#ff8a4c", "#f0e442", "#3cc79a",
                                  "#56b4e9", "#c4b5fd", "#e39ac6", "#9aa4b0"};
static_assert(StoredColors.size() == MarkerColors.size());

int colorDistance(const QColor &left, const QColor &right)
{
    const auto square = [](int number) { return number * number; };
    return square(left.red() - right.red()) + square(left.green() - right.green())
           + square(left.blue() - right.blue());
}

} // namespace

MarkerColor noteColor(const QString &stored)
{
    const QColor color(stored);
    if (!color.isValid())
        return MarkerColor::Amber;
    return *std::ranges::min_element(MarkerColors, {}, [&color](MarkerColor each) {
        return colorDistance(color, QColor(storedColor(each)));
    });
}

QString storedColor(MarkerColor color)
{
    return QString::fromLatin1(StoredColors.at(static_cast<std::size_t>(color)));
}

} // namespace tickscope
