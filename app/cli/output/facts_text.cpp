// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/facts_text.h"

#include <cmath>
#include <optional>

#include "app/cli/output/json_stream.h"
#include "app/cli/output/plain_text.h"

namespace tickscope::cli {

namespace {

Json jsonValue(const std::optional<double> &value)
{
    return value ? jsonNumber(*value) : Json(nullptr);
}

Json jsonInterval(const FigureKind &kind, const Confidence &interval)
{
    Json json;
    json["low"] = jsonNumber(interval.low);
    json["high"] = jsonNumber(interval.high);
    json["confidence"] = 0.95;
    json["method"] = kind.form == FigureForm::Share ? "wilson" : "order statistics";
    return json;
}

Json jsonSummary(const FigureKind &kind, const FigureSummary &summary)
{
    Json json;
    json["value"] = jsonValue(summary.value);
    json["samples"] = summary.samples;
    if (summary.interval)
        json["interval"] = jsonInterval(kind, *summary.interval);
    return json;
}

Json jsonOthers(const FactsOutput &facts, const ComparedFigure &compared)
{
    const FigureKind &kind = *compared.figure.kind;
    Json json = jsonSummary(kind, compared.others);
    json["players"] = Json::array();
    for (const PlayerSummary &other : compared.players) {
        Json entry;
        entry["player"] = other.player;
        if (const Player *player = facts.players.withId(other.player))
            insertText(entry, "name", player->name());
        entry.update(jsonSummary(kind, other.summary));
        json["players"].push_back(std::move(entry));
    }
    return json;
}

Json jsonBars(const Figure &figure)
{
    Json bars = Json::array();
    for (const Bar &bar : figure.histogram) {
        if (bar.count == 0)
            continue;
        bars.push_back({{"from", jsonNumber(bar.from)},
                        {"width", jsonNumber(bar.width)},
                        {"count", bar.count}});
    }
    return {{"unit", unitWord(figure.barUnit)}, {"bars", std::move(bars)}};
}

Json jsonOccurrence(const Figure &figure, const Occurrence &occurrence)
{
    Json json{{"from", occurrence.ticks.first.value},
              {"to", occurrence.ticks.last.value},
              {"value", jsonNumber(occurrence.value)}};
    if (figure.kind->form == FigureForm::Share)
        json["counts"] = occurrence.isHit;
    return json;
}

/// Why a figure has no value.
std::string reasonFor(const Figure &figure)
{
    if (figure.samples == 0)
        return figure.kind->noSamples ? figure.kind->noSamples : "no samples";
    return "fewer than " + std::to_string(figure.kind->leastSamples) + " samples";
}

/// What is said of a kind, the same for all players.
Json jsonMeaning(const FigureKind &kind)
{
    return {
        {"measures", kind.measures}, {"explanations", kind.explanations}, {"limits", kind.limits}};
}

/// All of a figure but its kind's meaning, what the others have, and its occurrences.
Json jsonOwnFigure(const Figure &figure)
{
    const FigureKind &kind = *figure.kind;
    Json json;
    json["id"] = kind.id;
    if (!figure.part.empty())
        insertText(json, "part", figure.part);
    json["title"] = kind.title;
    json["unit"] = unitWord(kind.unit);
    json["value"] = jsonValue(figure.value);
    if (!figure.value)
        json["reason"] = reasonFor(figure);
    json["samples"] = figure.samples;
    json["least_samples"] = kind.leastSamples;
    if (kind.form == FigureForm::Share)
        json["hits"] = figure.hits;
    json["interval"] = figure.interval ? jsonInterval(kind, *figure.interval) : Json(nullptr);
    if (figure.guesses > 0)
        json["guesses"] = figure.guesses;
    return json;
}

void writeFigure(const FactsOutput &facts, const ComparedFigure &compared, JsonStream &stream)
{
    const Figure &figure = compared.figure;
    const FigureKind &kind = *figure.kind;
    stream.beginObject();
    Json head = jsonOwnFigure(figure);
    head["others"] = kind.isOfFile ? Json(nullptr) : jsonOthers(facts, compared);
    if (compared.reference)
        head["reference"] = jsonSummary(kind, *compared.reference);
    head.update(jsonMeaning(kind));
    if (!figure.histogram.empty())
        head["histogram"] = jsonBars(figure);
    stream.insertAll(head);
    stream.beginArray("occurrences");
    for (const Occurrence &occurrence : figure.occurrences)
        stream.add(jsonOccurrence(figure, occurrence));
    stream.end();
    stream.end();
}

/// Of a recording's copy: its occurrences can be found in it.
Json jsonCopiedFigure(const Figure &figure)
{
    Json json = jsonOwnFigure(figure);
    if (!figure.histogram.empty())
        json["histogram"] = jsonBars(figure);
    return json;
}

Json jsonPlayer(const Player &player)
{
    Json json;
    json["id"] = player.id;
    json["client_ids"] = player.clientIds();
    insertTexts(json, "names", player.names());
    json["first_tick"] = player.ticks().first.value;
    json["last_tick"] = player.ticks().last.value;
    return json;
}

std::string valueText(const FigureKind &kind, const std::optional<double> &value)
{
    if (!value)
        return "-";
    if (kind.form == FigureForm::Count)
        return plainNumber(*value);
    if (kind.form != FigureForm::Share)
        return plainNumber(std::round(*value * 10) / 10) + ' ' + unitWord(kind.unit);
    return plainNumber(std::round(*value * 1000) / 10) + " %";
}

std::string ownText(const Figure &figure)
{
    return figure.value ? valueText(*figure.kind, figure.value) : reasonFor(figure);
}

std::string intervalText(const Figure &figure)
{
    if (!figure.interval)
        return {};
    return valueText(*figure.kind, figure.interval->low) + " to "
           + valueText(*figure.kind, figure.interval->high);
}

std::string samplesText(const Figure &figure)
{
    std::string text = groupedText(static_cast<std::uint64_t>(figure.samples));
    if (figure.guesses > 0)
        text += " (+" + groupedText(static_cast<std::uint64_t>(figure.guesses)) + " guessed)";
    return text;
}

TextTable figureTable(const FactsOutput &facts)
{
    using Align = TextTable::Align;
    const bool hasReference = !facts.figures.empty() && facts.figures.front().reference;
    std::vector<Align> columns{Align::Left, Align::Right, Align::Right, Align::Left, Align::Right};
    std::vector<std::string> heading{"", "value", "samples", "95 % interval", "others"};
    if (hasReference) {
        columns.push_back(Align::Right);
        heading.emplace_back("reference");
    }
    TextTable table(columns);
    table.add(heading);
    for (const ComparedFigure &compared : facts.figures) {
        const Figure &figure = compared.figure;
        std::vector<std::string> row{
            figure.part.empty() ? figure.kind->title : "  " + screenLine(partTitle(figure.part)),
            ownText(figure), samplesText(figure), intervalText(figure),
            figure.kind->isOfFile ? "" : valueText(*figure.kind, compared.others.value)};
        if (hasReference)
            row.push_back(valueText(*figure.kind, compared.reference->value));
        table.add(std::move(row));
    }
    return table;
}

/// \a text in lines of up to \a width columns, each behind \a indent.
std::string wrapped(std::string_view text, std::size_t width, const std::string &indent)
{
    std::string lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            lines += indent + line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string(word);
    }
    return lines + indent + line + '\n';
}

} // namespace

void writeJsonFacts(const FactsOutput &facts, Output &output)
{
    JsonStream stream(output);
    Json head;
    insertText(head, "file", facts.file);
    head["player"] = jsonPlayer(facts.player);
    if (facts.material.isCut)
        head["inputs_read_to"] = facts.material.readTo.value;
    stream.insertAll(head);
    stream.beginArray("figures");
    for (const ComparedFigure &figure : facts.figures)
        writeFigure(facts, figure, stream);
    stream.end();
    stream.finish();
}

Json jsonFactsOfAll(const PlayerTable &players, const FactMaterial &material)
{
    Json json;
    for (const FigureKind &kind : figureKinds())
        json["meanings"][std::string(kind.id)] = jsonMeaning(kind);
    if (material.isCut)
        json["inputs_read_to"] = material.readTo.value;
    json["file"] = Json::array();
    json["players"] = Json::array();
    for (const Player &player : players.players()) {
        Json own = Json::array();
        Json ofFile = Json::array();
        bool hasSamples = false;
        for (const Figure &figure : figuresOf(material, player.id)) {
            (figure.kind->isOfFile ? ofFile : own).push_back(jsonCopiedFigure(figure));
            hasSamples = hasSamples || (!figure.kind->isOfFile && figure.samples > 0);
        }
        json["file"] = std::move(ofFile);
        if (!hasSamples)
            continue;
        Json entry{{"player", jsonPlayer(player)}, {"figures", std::move(own)}};
        entry["player"].erase("names_hex"); // of names that are no UTF-8, with nulls between
        json["players"].push_back(std::move(entry));
    }
    return json;
}

void writeTextFacts(const FactsOutput &facts, Output &output)
{
    output.write("Player " + std::to_string(facts.player.id) + ", "
                 + screenLine(facts.player.name()) + "\n\n" + figureTable(facts).text(""));
    if (facts.material.isCut)
        output.write("\nInputs behind tick " + std::to_string(facts.material.readTo.value)
                     + " are too many to be counted.\n");
    output.write("\nThese are no verdict. What the figures mean:\n");
    const FigureKind *before = nullptr;
    for (const ComparedFigure &compared : facts.figures) {
        const FigureKind *kind = compared.figure.kind;
        if (std::exchange(before, kind) == kind)
            continue;
        constexpr std::size_t Width = 76;
        output.write(
            std::string("\n") + kind->title + '\n' + wrapped(kind->measures, Width, "  ")
            + wrapped(std::string("Innocent explanations: ") + kind->explanations, Width, "  ")
            + wrapped(std::string("Limits: ") + kind->limits, Width, "  "));
    }
}

} // namespace tickscope::cli
