// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/annotation.h"

#include <QCoreApplication>

#include "ui/style/theme.h"

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

namespace {

struct AnnotationTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Annotation)
};

} // namespace

void applyChanges(const AnnotationEdit &edit, Annotation &annotation)
{
    const auto take = [&](auto field) {
        if ((*edit.before).*field != (*edit.after).*field)
            annotation.*field = (*edit.after).*field;
    };
    take(&Annotation::recording);
    take(&Annotation::tick);
    take(&Annotation::lastTick);
    take(&Annotation::player);
    take(&Annotation::client);
    take(&Annotation::playerTick);
    take(&Annotation::text);
    take(&Annotation::color);
    take(&Annotation::category);
}

Annotation wellFormed(Annotation annotation)
{
    if (annotation.lastTick && *annotation.lastTick <= annotation.firstTick().value)
        annotation.lastTick.reset();
    if (!annotation.isOwn())
        return annotation;
    annotation.text.truncate(LongestMarkerName + 1 + LongestMarkerText);
    annotation.setLines(annotation.firstLine().simplified(), annotation.furtherText());
    annotation.color = storedColor(noteColor(annotation.color));
    if (annotation.client && !annotation.playerTick)
        annotation.playerTick = annotation.tick;
    return annotation;
}

QString undoneText(const QString &step)
{
    return AnnotationTexts::tr("Undo: %1").arg(step);
}

QString redoneText(const QString &step)
{
    return AnnotationTexts::tr("Redo: %1").arg(step);
}

QString annotationTitle(const Annotation &annotation)
{
    if (annotation.kind == Annotation::Kind::AnticheatFlag) {
        const QString flag = AnnotationTexts::tr("Anticheat flag");
        return annotation.text.isEmpty() ? flag
                                         : AnnotationTexts::tr("%1: %2").arg(flag, annotation.text);
    }
    if (annotation.kind == Annotation::Kind::Shared)
        return AnnotationTexts::tr("%1: %2").arg(annotation.author, annotation.text);
    QString line = annotation.text.left(LongestMarkerName).trimmed().section(u'\n', 0, 0);
    if (!line.isEmpty())
        return line;
    return annotation.isNote() ? AnnotationTexts::tr("Note") : AnnotationTexts::tr("Marker");
}

} // namespace tickscope
