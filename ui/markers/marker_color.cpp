// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_color.h"

#include "ui/style/theme.h"

#include <QCoreApplication>

namespace tickscope {

namespace {

using theme::Token;

struct ColorRow {
    const char *word;
    const char *title;
    Token token;
};

// In the order of MarkerColor.
constexpr std::array ColorRows{
    ColorRow{"amber", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Amber"), Token::Marker},
    ColorRow{"red", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Red"), Token::Damage},
    ColorRow{"orange", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Orange"), Token::Kill},
    ColorRow{"yellow", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Yellow"), Token::Finish},
    ColorRow{"green", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Green"), Token::Join},
    ColorRow{"blue", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Blue"), Token::Chat},
    ColorRow{"purple", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Purple"), Token::ServerText},
    ColorRow{"pink", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Pink"), Token::Input},
    ColorRow{"grey", QT_TRANSLATE_NOOP("tickscope::MarkerColor", "Grey"), Token::Other},
};
static_assert(ColorRows.size() == MarkerColors.size());

const ColorRow &rowOf(MarkerColor color)
{
    return ColorRows.at(static_cast<std::size_t>(color));
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

} // namespace tickscope
