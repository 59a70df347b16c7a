// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/figure_evidence.h"

#include "core/facts/fact_material.h"
#include "ui/texts/figure_text.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace tickscope {

namespace {

struct FigureEvidenceTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::FigureEvidenceTexts)
};

/// Says who has held the name of an accused that is a name only.
void describeHolders(const EvidenceOrder &order, const review::Identity &accused,
                     review::CaseEvidence &evidence)
{
    const QString name = isolated(accused.names.value(0));
    const auto holders = order.players().holdersOf(accused);
    if (holders.empty()) {
        evidence.missing
            << FigureEvidenceTexts::tr("No player named %1 in %2.").arg(name, order.name);
        return;
    }
    constexpr std::size_t MostHolders = 20;
    QStringList titles;
    for (std::size_t i = 0; i < std::min(holders.size(), MostHolders); ++i)
        titles << OpenPlayers{}.title(holders[i]);
    if (holders.size() > MostHolders)
        titles << QStringLiteral("\u2026");
    evidence.missing << FigureEvidenceTexts::tr(
                            "%1 is accused by name only, held by %Ln people in %2: %3. No figures "
                            "are shown until one of them is chosen.",
                            nullptr, static_cast<int>(holders.size()))
                            .arg(name, order.name, listText(titles));
}

/// The accused whom this recording knows as persons.
std::vector<const Player *> accusedIn(const EvidenceOrder &order, review::CaseEvidence &evidence)
{
    std::vector<const Player *> players;
    for (const review::Identity &accused : order.accused) {
        const Player *player = order.players().find(accused);
        if (player && std::ranges::find(players, player) == players.end())
            players.push_back(player);
        else if (!player && accused.isPerson() && accused.recording == order.sha256)
            evidence.missing << FigureEvidenceTexts::tr("No player named %1 in %2.")
                                    .arg(isolated(accused.names.value(0)), order.name);
        else if (!accused.isPerson())
            describeHolders(order, accused, evidence);
    }
    return players;
}

QString rawNumber(const std::optional<double> &value)
{
    return value ? QString::number(*value, 'g', 10) : QString();
}

review::BundlePlot plotOf(const Figure &figure)
{
    review::BundlePlot plot;
    if (figure.histogram.empty() || !figure.value)
        return plot;
    plot.unit = figure.barUnit == FigureUnit::Places ? QString()
                                                     : factText(unitWord(figure.barUnit));
    plot.first = figure.histogram.front().from;
    plot.width = figure.histogram.front().width;
    for (const Bar &bar : figure.histogram)
        plot.counts.push_back(bar.count);
    plot.hits = hitBars(figure);
    plot.label = plotLabel(figure, plot.hits);
    return plot;
}

/// Those of a count or of the longest, and of a share as long as a person can look at each: the
/// table for programs has all of them.
QString placesText(const Figure &figure, const EvidenceOrder &order)
{
    constexpr std::size_t MostPlaces = 20;
    const FigureForm form = figure.kind->form;
    std::vector<Occurrence> places;
    std::ranges::copy_if(figure.occurrences, std::back_inserter(places), &Occurrence::isHit);
    const bool isTold = form == FigureForm::Count || form == FigureForm::Longest
                        || (form == FigureForm::Share && figure.part.empty()
                            && places.size() <= MostPlaces);
    if (!isTold)
        return {};
    QStringList texts;
    for (std::size_t i = 0; i < std::min(places.size(), MostPlaces); ++i) {
        const TickRange ticks = places[i].ticks;
        QString text = timeText(order.source.index->time().timeAt(ticks.first)) + u' '
                       + (ticks.first == ticks.last
                              ? FigureEvidenceTexts::tr("(tick %1)").arg(ticks.first.value)
                              : FigureEvidenceTexts::tr("(ticks %1 to %2)")
                                    .arg(ticks.first.value)
                                    .arg(ticks.last.value));
        if (figure.kind->hasLengths)
            text = spokenText(text, occurrenceValue(figure, places[i].value,
                                                    order.source.recording->info().length));
        texts << text;
    }
    if (places.size() > MostPlaces)
        texts << FigureEvidenceTexts::tr("%Ln more in figure-places.csv", nullptr,
                                         static_cast<int>(places.size() - MostPlaces));
    return listText(texts);
}

review::FigureEvidence figureEvidence(const ComparedFigure &compared, const EvidenceOrder &order)
{
    const Figure &figure = compared.figure;
    review::FigureEvidence shown;
    if (!figure.part.empty())
        shown.part = figureTitle(figure);
    shown.value = figure.kind->form == FigureForm::Median && figure.value
                      ? FigureEvidenceTexts::tr("median %1").arg(figureValue(figure))
                      : figureValue(figure);
    shown.samples = figureSamples(figure);
    shown.interval = figureInterval(figure);
    if (!figure.kind->isOfFile)
        shown.others = othersTogether(compared);
    shown.plot = plotOf(figure);
    shown.places = placesText(figure, order);
    if (figure.kind->form == FigureForm::Longest)
        shown.barsOf = FigureEvidenceTexts::tr("bars of everybody else");
    return shown;
}

review::FigureGroup &groupOf(std::vector<review::FigureGroup> &groups, const Figure &figure)
{
    const FigureKind &kind = *figure.kind;
    const QString title = factText(kind.title);
    if (groups.empty() || groups.back().title != title)
        groups.push_back({title,
                          factText(kind.measures),
                          factText(kind.explanations),
                          factText(figure.limits),
                          {}});
    return groups.back();
}

/// What programs know a row by: recording, number and name of the player, figure and part.
using Key = QStringList;
const Key KeyColumns{"recording", "number", "player", "figure", "part"};

/// Value and samples of others together; and the least and greatest of those who have a value
/// alone, whom both are about.
QStringList othersNumbers(const ComparedFigure &compared)
{
    if (compared.figure.kind->isOfFile)
        return {{}, {}, {}, {}, {}};
    std::optional<double> least;
    std::optional<double> greatest;
    for (const PlayerSummary &other : compared.players) {
        const auto &value = other.summary.value;
        if (value && compared.others.players > 0) {
            least = std::min(least.value_or(*value), *value);
            greatest = std::max(greatest.value_or(*value), *value);
        }
    }
    return {rawNumber(compared.others.value), QString::number(compared.others.samples),
            rawNumber(least), rawNumber(greatest), QString::number(compared.others.players)};
}

void addNumbers(Key key, const ComparedFigure &compared, const TimeBase &time,
                review::CaseEvidence &evidence)
{
    const Figure &figure = compared.figure;
    key << QString::fromUtf8(figure.kind->id) << screenText(titleOfInput(figure.part));
    evidence.figures.columns = KeyColumns
                               + QStringList{"unit",
                                             "value",
                                             "low",
                                             "high",
                                             "samples",
                                             "others",
                                             "others samples",
                                             "others least",
                                             "others greatest",
                                             "others with a value"};
    const auto &interval = figure.interval;
    QStringList row{QString::fromLatin1(unitWord(figure.kind->unit)), rawNumber(figure.value),
                    interval ? rawNumber(interval->low) : QString(),
                    interval ? rawNumber(interval->high) : QString(),
                    QString::number(figure.samples)};
    evidence.figures.rows << key + row + othersNumbers(compared);
    // Of a median each sample is one.
    evidence.places.columns = KeyColumns + QStringList{"tick", "last tick", "seconds", "value"};
    for (const Occurrence &place : figure.occurrences) {
        if (!place.isHit || figure.kind->form == FigureForm::Median)
            continue;
        const std::chrono::duration<double> seconds = time.timeAt(place.ticks.first);
        evidence.places.rows << key
                                    + QStringList{QString::number(place.ticks.first.value),
                                                  QString::number(place.ticks.last.value),
                                                  QString::number(seconds.count(), 'f', 3),
                                                  rawNumber(place.value)};
    }
    evidence.bars.columns = KeyColumns + QStringList{"unit", "from", "width", "count"};
    if (figure.kind->form == FigureForm::Longest)
        key[2] = QStringLiteral("everybody else");
    for (const Bar &bar : figure.histogram) {
        if (bar.count > 0)
            evidence.bars.rows << key
                                      + QStringList{QString::fromLatin1(unitWord(figure.barUnit)),
                                                    rawNumber(bar.from), rawNumber(bar.width),
                                                    QString::number(bar.count)};
    }
}

/// \param shown  of whom they are, and what else is to be known.
/// \param key    of whom they are, for programs.
void addGroups(review::PlayerEvidence shown, const Key &key, bool areOfFile,
               const EvidenceOrder &order, const std::vector<ComparedFigure> &figures,
               review::CaseEvidence &evidence)
{
    for (const ComparedFigure &compared : figures) {
        const Figure &figure = compared.figure;
        if (figure.kind->isOfFile != areOfFile)
            continue;
        // Of inputs that were never used there is nothing to say.
        if (!figure.part.empty() && figure.samples == 0)
            continue;
        groupOf(shown.groups, figure).figures.push_back(figureEvidence(compared, order));
        addNumbers(key, compared, order.source.index->time(), evidence);
    }
    evidence.players.push_back(std::move(shown));
}

/// Whom "everybody else" stands for. It may have the player's own figures, under another number.
QString othersRemark(const Player &player, std::size_t others)
{
    QString whole
        = FigureEvidenceTexts::tr(
              "There are %Ln other player(s) in the recording, bots as well, since a recording "
              "does not say who is one.",
              nullptr, static_cast<int>(others))
          + u' '
          + FigureEvidenceTexts::tr(
              "“Everybody else” is those of them who have enough samples for a value of their own, "
              "put together; in brackets are the least and the greatest value among the same "
              "players, and how many they are. Where fewer than three have enough, it is all of "
              "them together.");
    if (player.sameNameAs.empty())
        return whole;
    constexpr std::size_t MostNumbers = 20;
    QStringList numbers;
    for (std::size_t i = 0; i < std::min(MostNumbers, player.sameNameAs.size()); ++i)
        numbers << QStringLiteral("#%1").arg(player.sameNameAs[i]);
    if (player.sameNameAs.size() > MostNumbers)
        numbers << QStringLiteral("\u2026");
    return whole + u'\n'
           + FigureEvidenceTexts::tr("“Everybody else” includes players who had the same name and "
                                     "may be the same person: %1.")
                 .arg(numbers.join(QStringLiteral(", ")));
}

} // namespace

void addFigureEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                       const EvidenceProgress &progress, const std::stop_token &stop)
{
    const auto players = accusedIn(order, evidence);
    // Figures of the file alone would look as if they were about the accused.
    if (players.empty() && !order.accused.empty())
        return;
    const auto material = readFactMaterial(order.source, stop, progress);
    if (!material) {
        evidence.missing << FigureEvidenceTexts::tr(
                                "%1 could not be read completely, so it has no figures.")
                                .arg(order.name);
        return;
    }
    constexpr int NoPlayer = -1;
    const auto add = [&](review::PlayerEvidence shown, const Key &key, int player) {
        if (const auto figures = comparedFigures(**material, player, {}, stop))
            addGroups(std::move(shown), key, player == NoPlayer, order, *figures, evidence);
    };
    for (const Player *player : players) {
        const review::Identity person = order.players().personOf(*player);
        add({FigureEvidenceTexts::tr("%1 in %2").arg(OpenPlayers{}.title(person), order.name),
             {},
             othersRemark(*player, order.source.index->players().personCount() - 1)},
            {order.sha256, QString::number(player->id), review::personText(person)}, player->id);
    }
    add({FigureEvidenceTexts::tr("the file %1").arg(order.name), {}},
        {order.sha256, QString(), QString()}, NoPlayer);
}

} // namespace tickscope
