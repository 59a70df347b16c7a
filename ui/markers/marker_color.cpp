// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_color.h"

#include "ui/style/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace tickscope {

namespace {

using theme::Token;

struct ColorRow {
    const char *word;
    const char *stored; ///< What every program knows.
    const char *title;
    Token token;
};

// In the order of MarkerColor.
constexpr std::array ColorRows{
    ColorRow{"amber", "#ffb84d", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Amber"),
             Token::Marker},
    ColorRow{"red", "#ff7b72", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Red"), Token::Damage},
    ColorRow{"orange", "#ff8a4c", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Orange"),
             Token::Kill},
    ColorRow{"yellow", "#f0e442", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Yellow"),
             Token::Finish},
    ColorRow{"green", "#3cc79a", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Green"), Token::Join},
    ColorRow{"blue", "#56b4e9", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Blue"), Token::Chat},
    ColorRow{"purple", "#c4b5fd", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Purple"),
             Token::ServerText},
    ColorRow{"pink", "#e39ac6", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Pink"), Token::Input},
    ColorRow{"grey", "#9aa4b0", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Grey"), Token::Other},
};
static_assert(ColorRows.size() == MarkerColors.size());

const ColorRow &rowOf(MarkerColor color)
{
    return ColorRows.at(static_cast<std::size_t>(color));
}

int colorDistance(const QColor &left, const QColor &right)
{
    const auto square = [](int number) { return number * number; };
    return square(left.red() - right.red()) + square(left.green() - right.green())
           + square(left.blue() - right.blue());
}

} // namespace

QColor shownColor(MarkerColor color)
{
    return theme::color(rowOf(color).token);
}

QString colorTitle(MarkerColor color)
{
    return QCoreApplication::translate("tickscope::MarkerColor", rowOf(color).title);
}

QString colorWord(MarkerColor color)
{
    return QString::fromLatin1(rowOf(color).word);
}

std::optional<MarkerColor> colorOfWord(const QString &word)
{
    for (const MarkerColor color : MarkerColors) {
        if (word == QLatin1String(rowOf(color).word))
            return color;
    }
    return {};
}

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
    return QString::fromLatin1(rowOf(color).stored);
}

} // namespace tickscope
