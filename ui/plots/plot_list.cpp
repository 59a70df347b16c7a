// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_list.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

#include "ui/models/series_mime.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

QString settingsKey(const std::string &format)
{
    return QStringLiteral("plots/") + QString::fromStdString(format);
}

/// The item type of \a series in the frame; null while there is none.
const ItemType *typeOf(const SeriesKey &series, const Document &document)
{
    const auto &frame = document.frame();
    if (!frame || !frame->at || !document.index())
        return nullptr;
    const Schema &schema = *frame->at->recorded->schema();
    const auto number = schema.numberOf(series.type);
    return number ? schema.find(*number) : nullptr;
}

/// A tick at which somebody has the client ID of \a series: that of the frame, or the first.
Tick tickOf(const SeriesKey &series, const Document &document)
{
    const Tick here = document.players().inFrame(NoClient).tick;
    const auto client = static_cast<int>(std::clamp<std::int64_t>(series.id, NoClient, INT16_MAX));
    if (!document.index() || document.index()->players().at(client, here))
        return here;
    std::optional<Tick> first;
    for (const Player &player : document.index()->players().players()) {
        for (const Stay &stay : player.stays) {
            if (stay.client == client)
                first = std::min(stay.ticks.first, first.value_or(stay.ticks.first));
        }
    }
    return first.value_or(here);
}

bool hasWords(FieldKind kind)
{
    return kind == FieldKind::Boolean || kind == FieldKind::Enumeration || kind == FieldKind::Flags;
}

} // namespace

QColor Plot::screenColor() const
{
    // Three of the steps between clients are one in the list of colours, whose first ones
    // are farthest apart.
    return theme::clientColor(color * 3);
}

/// Whether \a plot is of places or speeds that the game counts in something else than its units.
static bool isInGameLength(const Plot &plot)
{
    return plot.length.unit != LengthUnit::Units && plot.field
           && (plot.field->unit == "units" || plot.field->unit == "units/s");
}

QString Plot::unit() const
{
    if (isInGameLength(*this))
        return field->unit == "units" ? lengthWord(length.unit) : speedWord(length.unit);
    return field ? QString::fromStdString(shownUnit(*field)) : QString();
}

double Plot::shown(double value) const
{
    return isInGameLength(*this) ? value / length.inFields : value;
}

QString Plot::measure() const
{
    return unit().isEmpty() ? screenText(key.series.field) : unit();
}

QString Plot::valueText(double value) const
{
    if (field && hasWords(field->kind)) {
        const auto number = static_cast<std::int64_t>(value);
        const std::string word = field->textOf(Value{number}, *sentenceWords());
        if (!word.empty())
            return screenText(word);
    }
    if (isInGameLength(*this))
        return lengthText(shown(value), length.unit) + u' ' + unit();
    const bool isWhole = std::abs(value) < 9e15 && value == std::floor(value);
    QString text = isWhole ? numberText(static_cast<std::int64_t>(value)) : realText(value);
    if (!unit().isEmpty())
        text += u' ' + unit();
    return text;
}

bool PlotList::contains(const PlotKey &key) const
{
    return std::ranges::find(m_plots, key, &Plot::key) != m_plots.end();
}

bool PlotList::add(const PlotKey &key)
{
    if (contains(key) || m_plots.size() >= Most)
        return false;
    // The first colour that is free, so that those of the others stay.
    int color = 0;
    while (std::ranges::find(m_plots, color, &Plot::color) != m_plots.end())
        ++color;
    m_plots.push_back({key, color, {}});
    return true;
}

bool PlotList::remove(const PlotKey &key)
{
    return std::erase_if(m_plots, [&key](const Plot &plot) { return plot.key == key; }) > 0;
}

std::vector<PlotKey> PlotList::keys() const
{
    std::vector<PlotKey> keys;
    for (const Plot &plot : m_plots)
        keys.push_back(plot.key);
    return keys;
}

bool PlotList::learn(const Document &document)
{
    bool isNew = false;
    for (Plot &plot : m_plots) {
        const ItemType *type = typeOf(plot.key.series, document);
        const Field *field = type ? type->fieldNamed(plot.key.series.field) : nullptr;
        if (field && !plot.field) {
            plot.field = *field;
            plot.length = document.recording()->info().length;
            isNew = true;
        }
        // A client ID of a stored list is that of another recording; and what the index
        // learned may show that two are one.
        const Tick tick = plot.key.player ? plot.key.player->tick
                                          : tickOf(plot.key.series, document);
        const PlotKey known = plotKey(plot.key.series, document, tick);
        if (type && known != plot.key) {
            plot.key = known;
            isNew = true;
        }
    }
    for (auto plot = m_plots.begin(); plot != m_plots.end(); ++plot)
        m_plots.erase(std::remove(plot + 1, m_plots.end(), *plot), m_plots.end());
    return isNew;
}

QString ownerText(const Plot &plot, const Document &document)
{
    if (plot.key.player)
        return document.players().title(*plot.key.player);
    return QStringLiteral("%1 #%2").arg(screenText(plot.key.series.type),
                                        QString::number(plot.key.series.id));
}

PlotKey plotKey(const SeriesKey &series, const Document &document, Tick tick)
{
    const ItemType *type = typeOf(series, document);
    if (!type || !type->idIsClient || series.id < 0 || series.id > INT16_MAX)
        return {series, {}};
    const PlayerTable &players = document.index()->players();
    PlayerRef ref{static_cast<int>(series.id), tick};
    if (const Player *known = players.of(ref))
        ref = refOf(players, *known);
    else if (tick <= document.index()->indexedTo())
        return {series, {}}; // no player's, such as that of an arrow
    return {{series.type, ref.client, series.field}, ref};
}

std::vector<PlotStretch> stretchesOf(const PlotKey &key, const Index &index)
{
    const Player *known = key.player ? index.players().of(*key.player) : nullptr;
    if (!known)
        return {{key.series, index.ticks()}};
    std::vector<PlotStretch> stretches;
    for (const Stay &stay : known->stays)
        stretches.push_back({{key.series.type, stay.client, key.series.field}, stay.ticks});
    return stretches;
}

PlotList storedPlots(const std::string &format)
{
    PlotList plots;
    for (const QString &text : QSettings().value(settingsKey(format)).toStringList()) {
        if (const auto series = seriesOfText(text))
            plots.add({*series, {}});
    }
    return plots;
}

void storePlots(const PlotList &plots, const std::string &format)
{
    QStringList lines;
    for (const PlotKey &key : plots.keys())
        lines << seriesText(key.series);
    lines.removeDuplicates();
    QSettings().setValue(settingsKey(format), lines);
}

} // namespace tickscope
