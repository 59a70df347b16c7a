// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_list.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <cmath>

#include "ui/models/series_mime.h"
#include "ui/models/value_text.h"
#include "ui/theme.h"

namespace tickscope {

namespace {

QString settingsKey(const std::string &format)
{
    return QStringLiteral("plots/") + QString::fromStdString(format);
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

QString Plot::measure() const
{
    if (field && !field->unit.empty())
        return QString::fromStdString(field->unit);
    return screenText(key.field);
}

bool Plot::isStepped() const
{
    return !field || field->unit.empty();
}

QString Plot::valueText(double value) const
{
    if (field && hasWords(field->kind)) {
        const auto number = static_cast<std::int64_t>(value);
        const std::string word = field->textOf(Value{number});
        if (!word.empty())
            return screenText(word);
    }
    const bool isWhole = std::abs(value) < 9e15 && value == std::floor(value);
    QString text = isWhole ? numberText(static_cast<std::int64_t>(value)) : realText(value);
    if (field && !field->unit.empty())
        text += u' ' + QString::fromStdString(field->unit);
    return text;
}

bool PlotList::contains(const SeriesKey &key) const
{
    return std::ranges::find(m_plots, key, &Plot::key) != m_plots.end();
}

bool PlotList::add(const SeriesKey &key)
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

bool PlotList::remove(const SeriesKey &key)
{
    return std::erase_if(m_plots, [&key](const Plot &plot) { return plot.key == key; }) > 0;
}

std::vector<SeriesKey> PlotList::keys() const
{
    std::vector<SeriesKey> keys;
    for (const Plot &plot : m_plots)
        keys.push_back(plot.key);
    return keys;
}

bool PlotList::learn(const WorldState &state)
{
    bool isNew = false;
    for (Plot &plot : m_plots) {
        if (plot.field)
            continue;
        const auto number = state.schema()->numberOf(plot.key.type);
        const ItemType *type = number ? state.schema()->find(*number) : nullptr;
        if (const Field *field = type ? type->fieldNamed(plot.key.field) : nullptr) {
            plot.field = *field;
            isNew = true;
        }
    }
    return isNew;
}

QString ownerText(const SeriesKey &key, const Document &document, Tick tick)
{
    const auto &frame = document.frame();
    const ItemType *type = nullptr;
    if (frame && frame->at) {
        const Schema &schema = *frame->at->recorded->schema();
        if (const auto number = schema.numberOf(key.type))
            type = schema.find(*number);
    }
    if (!type || !type->idIsClient)
        return QStringLiteral("%1 #%2").arg(screenText(key.type)).arg(key.id);
    const int client = static_cast<int>(std::clamp<std::int64_t>(key.id, NoClient, INT16_MAX));
    QString name = document.clientName(client, tick);
    // Who is gone, or not yet here, has a name all the same.
    for (const Player &player : document.index()->players().players()) {
        const auto clients = player.clientIds();
        if (name.isEmpty() && std::ranges::find(clients, client) != clients.end())
            name = screenText(player.name());
    }
    if (name.isEmpty())
        name = QCoreApplication::translate("tickscope::PlotList", "Client %1").arg(client);
    return name;
}

PlotList storedPlots(const std::string &format)
{
    PlotList plots;
    for (const QString &text : QSettings().value(settingsKey(format)).toStringList()) {
        if (const auto key = seriesOfText(text))
            plots.add(*key);
    }
    return plots;
}

void storePlots(const PlotList &plots, const std::string &format)
{
    QStringList lines;
    for (const SeriesKey &key : plots.keys())
        lines << seriesText(key);
    QSettings().setValue(settingsKey(format), lines);
}

} // namespace tickscope
