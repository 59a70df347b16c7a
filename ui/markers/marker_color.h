// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QColor>
#include <QString>

namespace tickscope {

/// Colours that a marker can have; each is legible in both palettes.
enum class MarkerColor { Amber, Red, Orange, Yellow, Green, Blue, Purple, Pink, Grey };

inline constexpr std::array MarkerColors{
    MarkerColor::Amber,  MarkerColor::Red,   MarkerColor::Orange,
    MarkerColor::Yellow, MarkerColor::Green, MarkerColor::Blue,
    MarkerColor::Purple, MarkerColor::Pink,  MarkerColor::Grey};

/// In the present palette.
[[nodiscard]] QColor shownColor(MarkerColor color);
/// For people.
[[nodiscard]] QString colorTitle(MarkerColor color);
/// As it is stored; never translated.
[[nodiscard]] QString colorWord(MarkerColor color);
[[nodiscard]] std::optional<MarkerColor> colorOfWord(const QString &word);
/// Notes of cases keep a colour that every program knows, "#ffb84d"; shown is the marker's colour
/// that is nearest to it. Empty or none: amber.
[[nodiscard]] MarkerColor noteColor(const QString &stored);
[[nodiscard]] QString storedColor(MarkerColor color);

} // namespace tickscope
