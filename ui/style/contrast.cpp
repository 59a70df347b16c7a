// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/contrast.h"

#include <algorithm>
#include <cmath>

namespace tickscope::theme {

namespace {

double linearPart(double part)
{
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminanceOf(const QColor &color)
{
    return 0.2126 * linearPart(double(color.redF())) + 0.7152 * linearPart(double(color.greenF()))
           + 0.0722 * linearPart(double(color.blueF()));
}

} // namespace

double contrastOf(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax(luminanceOf(one), luminanceOf(other));
    return (light + 0.05) / (dark + 0.05);
}

} // namespace tickscope::theme
