// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/figure_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include <QCoreApplication>
#include <QLocale>

#include "ui/texts/number_text.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

class FigureText
{
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

QString inFacts(const char *english)
{
    return QCoreApplication::translate("facts", english);
}

QString numberText(double number)
{
    const bool isWhole = number == std::round(number);
    return QLocale().toString(number, 'f', isWhole ? 0 : 1);
}

QString withUnit(FigureUnit unit, double value)
{
    if (unit == FigureUnit::Share)
        return FigureText::tr("%1%").arg(numberText(std::round(value * 1000) / 10));
    if (unit == FigureUnit::Places)
        return numberText(value);
    if (unit == FigureUnit::Degrees)
        return FigureText::tr("%1°").arg(numberText(value));
    if (unit == FigureUnit::Ticks && value == 1)
        return FigureText::tr("1 tick");
    return numberText(value) + u' ' + inFacts(unitWord(unit));
}

/// With the unit once: columns are narrow.
QString rangeText(const FigureKind &kind, double low, double high)
{
    const bool isShare = kind.unit == FigureUnit::Share;
    const auto number = [scale = isShare ? 100 : 1](double value) {
        return numberText(std::round(value * scale * 10) / 10);
    };
    const QString both = number(low) + u'–' + number(high);
    if (isShare)
        return FigureText::tr("%1%").arg(both);
    if (kind.unit == FigureUnit::Degrees)
        return FigureText::tr("%1°").arg(both);
    return kind.form == FigureForm::Count ? both : both + u' ' + inFacts(unitWord(kind.unit));
}

/// Those that have a value.
std::vector<PlayerSummary> knownOthers(const ComparedFigure &compared)
{
    std::vector<PlayerSummary> known;
    std::ranges::copy_if(
        compared.players, std::back_inserter(known),
        [](const PlayerSummary &other) { return other.summary.value.has_value(); });
    return known;
}

double valueOf(const PlayerSummary &other)
{
    return *other.summary.value;
}

} // namespace

QString factText(const char *english)
{
    return inFacts(english);
}

QString figureValue(const FigureKind &kind, const std::optional<double> &value)
{
    if (!value)
        return QStringLiteral("–");
    // A count needs no word behind it.
    const bool isCount = kind.form == FigureForm::Count;
    return isCount ? numberText(*value) : withUnit(kind.unit, *value);
}

QString figureValue(const Figure &figure)
{
    if (figure.value)
        return figureValue(*figure.kind, figure.value);
    if (figure.noValue)
        return inFacts(figure.noValue);
    if (figure.samples == 0)
        return figure.kind->noSamples ? inFacts(figure.kind->noSamples)
                                      : FigureText::tr("no samples");
    return FigureText::tr("too few (< %1)")
        .arg(QLocale().toString(qlonglong{figure.kind->leastSamples}));
}

QString figureInterval(const Figure &figure)
{
    if (!figure.interval)
        return {};
    return rangeText(*figure.kind, figure.interval->low, figure.interval->high);
}

QString figureSamples(const Figure &figure)
{
    QString text = QLocale().toString(qlonglong{figure.samples});
    if (figure.guesses > 0)
        text += FigureText::tr(" + %1 guessed").arg(QLocale().toString(qlonglong{figure.guesses}));
    return text;
}

QString figureTitle(const Figure &figure)
{
    if (figure.fault)
        return shownFault(*figure.fault);
    if (figure.part.empty())
        return inFacts(figure.kind->title);
    // A part is an input, or has a word among the figures: "every 2 ticks", "Hammer".
    QString word = inFacts(figure.part.c_str());
    if (word == QString::fromStdString(figure.part))
        return inputTitle(figure.part);
    word[0] = word[0].toUpper();
    return word;
}

QString occurrenceValue(const Figure &figure, double value, const GameLength &length)
{
    if (figure.kind->hasLengths)
        return FigureText::tr("%1 %2").arg(lengthText(value / length.inFields, length.unit),
                                           lengthWord(length.unit));
    return withUnit(figure.barUnit, value);
}

QString barText(const Figure &figure, const Bar &bar)
{
    const bool isOneValue = bar.width <= 1;
    if (isOneValue)
        return withUnit(figure.barUnit, bar.from);
    return FigureText::tr("%1 to under %2")
        .arg(numberText(bar.from), withUnit(figure.barUnit, bar.from + bar.width));
}

QString barsText(const Figure &figure, const Bar &first, const Bar &last)
{
    if (first == last)
        return barText(figure, first);
    if (first.width <= 1)
        return numberText(first.from) + u'–' + withUnit(figure.barUnit, last.from);
    return barText(figure, {first.from, last.from + last.width - first.from});
}

QString barShare(const Figure &figure, const Bar &bar)
{
    std::int64_t all = 0;
    for (const Bar &one : figure.histogram)
        all += one.count;
    const double percent = 100.0 * static_cast<double>(bar.count) / static_cast<double>(all);
    return FigureText::tr("%1: %2 (%3%)")
        .arg(barText(figure, bar), QLocale().toString(qlonglong{bar.count}),
             QLocale().toString(percent, 'f', 1));
}

std::optional<BarSpan> hitBars(const Figure &figure)
{
    const auto &bars = figure.histogram;
    if (figure.kind->form != FigureForm::Share || bars.empty())
        return {};
    std::vector<bool> counts(bars.size());
    std::vector<bool> doNot(bars.size());
    for (const Occurrence &occurrence : figure.occurrences) {
        // The last bar holds all that is greater.
        const double place = (occurrence.value - bars.front().from) / bars.front().width;
        const auto bar = static_cast<std::size_t>(
            std::clamp(place, 0.0, static_cast<double>(bars.size() - 1)));
        (occurrence.isHit ? counts : doNot)[bar] = true;
    }
    std::optional<BarSpan> hits;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (counts[i])
            hits = {hits ? hits->first : i, i};
    }
    for (std::size_t i = hits ? hits->first : 0; hits && i <= hits->second; ++i) {
        if (doNot[i])
            return {};
    }
    return hits;
}

QString plotLabel(const Figure &figure, const std::optional<BarSpan> &hits)
{
    const auto &bars = figure.histogram;
    // The last bar may hold all that is greater, where the text would give it an end.
    if (!hits || figure.samples == 0 || bars[hits->second].width > bars.front().width)
        return barShare(figure, *std::ranges::max_element(bars, {}, &Bar::count));
    return FigureText::tr("%1: %2 of %3 (%4)")
        .arg(barsText(figure, bars[hits->first], bars[hits->second]),
             QLocale().toString(qlonglong{figure.hits}),
             QLocale().toString(qlonglong{figure.samples}),
             figureValue(*figure.kind,
                         static_cast<double>(figure.hits) / static_cast<double>(figure.samples)));
}

/// "Carol #0", "Carol #0 (later Carol2)".
static QString numberedName(const PlayerTable &players, int id, Tick tick)
{
    const Player *player = players.withId(id);
    if (!player)
        return QStringLiteral("#%1").arg(id);
    const QString name = FigureText::tr("%1 #%2").arg(isolated(screenText(player->nameAt(tick))),
                                                      QString::number(id));
    return PlayerTitle{name, titleAt(players, *player, tick).others, {}}.whole();
}

QString othersTogether(const ComparedFigure &compared)
{
    const FigureKind &kind = *compared.figure.kind;
    QString together = figureValue(kind, compared.others.value);
    if (!compared.others.value)
        return together;
    if (compared.others.players == 0)
        return FigureText::tr("%1 (all together)").arg(together);
    const std::vector<PlayerSummary> known = knownOthers(compared);
    const int count = static_cast<int>(known.size());
    const auto [least, most] = std::ranges::minmax(known, {}, valueOf);
    // Added up, it is out of their range.
    if (kind.form == FigureForm::Count && count > 1 && valueOf(most) > 0)
        return FigureText::tr("%1 in all (%2; %Ln player(s))", nullptr, count)
            .arg(together, rangeText(kind, valueOf(least), valueOf(most)));
    return valueOf(least) == valueOf(most)
               ? FigureText::tr("%1 (%Ln player(s))", nullptr, count).arg(together)
               : FigureText::tr("%1 (%2; %Ln player(s))", nullptr, count)
                     .arg(together, rangeText(kind, valueOf(least), valueOf(most)));
}

QString othersText(const ComparedFigure &compared, const PlayerTable &players, Tick tick)
{
    const std::vector<PlayerSummary> known = knownOthers(compared);
    if (known.size() < 2 || compared.others.players == 0)
        return {};
    const auto [least, most] = std::ranges::minmax_element(known, {}, valueOf);
    const auto describe = [&](const PlayerSummary &other) {
        return FigureText::tr("%1 (%2)").arg(
            figureValue(*compared.figure.kind, other.summary.value),
            numberedName(players, other.player, tick));
    };
    return FigureText::tr("others from %1 to %2").arg(describe(*least), describe(*most));
}

QString figureStatement(const ComparedFigure &compared, const PlayerTable &players, Tick tick)
{
    const FigureKind &kind = *compared.figure.kind;
    QStringList lines;
    if (!compared.players.empty()) {
        lines << FigureText::tr("Everyone else:");
        for (const PlayerSummary &other : compared.players) {
            // Several may have the name, and differ by the number.
            lines << FigureText::tr("%1: %2, %3 samples")
                         .arg(numberedName(players, other.player, tick),
                              figureValue(kind, other.summary.value),
                              QLocale().toString(qlonglong{other.summary.samples}));
        }
        lines << (compared.others.players > 0
                      ? FigureText::tr("“Others” are those with a value, put together.")
                      : FigureText::tr("Nobody else has enough samples alone, so “Others” are all "
                                       "of them, put together."))
              << QString();
    }
    lines << FigureText::tr("What is counted: %1").arg(inFacts(kind.measures)) << QString()
          << FigureText::tr("Innocent explanations: %1").arg(inFacts(kind.explanations))
          << QString() << FigureText::tr("Limits: %1").arg(inFacts(compared.figure.limits));
    return lines.join(u'\n');
}

} // namespace tickscope
