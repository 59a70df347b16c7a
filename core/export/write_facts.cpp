// SPDX-License-Identifier: MIT
#include "core/export/write_facts.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/base/utf8.h"
#include "core/export/text/json_row.h"

namespace tickscope {

namespace {

/// \a values as a list, each by \a json.
template<typename Values, typename Writer>
std::string jsonList(const Values &values, const Writer &json)
{
    std::string list = "[";
    for (const auto &value : values)
        list += (list.size() > 1 ? "," : "") + json(value);
    return list + ']';
}

std::string optionalJson(const std::optional<double> &value)
{
    return value ? numberJson(*value) : "null";
}

std::string intervalJson(const FigureKind &kind, const Confidence &interval)
{
    JsonRow json;
    json.insertRaw("low", numberJson(interval.low));
    json.insertRaw("high", numberJson(interval.high));
    json.insertRaw("confidence", "0.95");
    json.insertText("method", kind.form == FigureForm::Share ? "wilson" : "order statistics");
    return json.finish();
}

void insertSummary(JsonRow &json, const FigureKind &kind, const FigureSummary &summary)
{
    json.insertRaw("value", optionalJson(summary.value));
    json.insert("samples", summary.samples);
    if (summary.interval)
        json.insertRaw("interval", intervalJson(kind, *summary.interval));
}

std::string othersJson(const FactsExport &facts, const ComparedFigure &compared)
{
    const FigureKind &kind = *compared.figure.kind;
    JsonRow json;
    insertSummary(json, kind, compared.others);
    json.insert("players_with_value", compared.others.players);
    json.insertRaw("players", jsonList(compared.players, [&](const PlayerSummary &other) {
                       JsonRow entry;
                       entry.insert("player", other.player);
                       if (const Player *player = facts.players.withId(other.player))
                           entry.insertText("name", player->name());
                       insertSummary(entry, kind, other.summary);
                       return entry.finish();
                   }));
    return json.finish();
}

void insertBars(JsonRow &json, const Figure &figure)
{
    if (figure.histogram.empty())
        return;
    std::vector<Bar> bars = figure.histogram;
    std::erase_if(bars, [](const Bar &bar) { return bar.count == 0; });
    json.beginObject("histogram");
    json.insertText("unit", unitWord(figure.barUnit));
    json.insertRaw("bars", jsonList(bars, [](const Bar &bar) {
                       JsonRow entry;
                       entry.insertRaw("from", numberJson(bar.from));
                       entry.insertRaw("width", numberJson(bar.width));
                       entry.insert("count", bar.count);
                       return entry.finish();
                   }));
    json.endObject();
}

std::string occurrenceJson(const Figure &figure, const Occurrence &occurrence)
{
    JsonRow json;
    json.insert("from", occurrence.ticks.first.value);
    json.insert("to", occurrence.ticks.last.value);
    json.insertRaw("value", numberJson(occurrence.value));
    if (figure.kind->form == FigureForm::Share)
        json.insertRaw("counts", occurrence.isHit ? "true" : "false");
    return json.finish();
}

/// What is said of a kind, the same for all players.
void insertMeaning(JsonRow &json, const FigureKind &kind, const char *limits)
{
    json.insertText("measures", kind.measures);
    json.insertText("explanations", kind.explanations);
    json.insertText("limits", limits);
}

/// All of a figure but its kind's meaning, what the others have, its bars and its occurrences.
void insertOwn(JsonRow &json, const Figure &figure)
{
    const FigureKind &kind = *figure.kind;
    json.insertText("id", kind.id);
    if (!figure.part.empty())
        json.insertText("part", figure.part);
    json.insertText("title", kind.title);
    json.insertText("unit", unitWord(kind.unit));
    json.insertRaw("value", optionalJson(figure.value));
    if (!figure.value)
        json.insertText("reason", noValueReason(figure));
    json.insert("samples", figure.samples);
    json.insert("least_samples", kind.leastSamples);
    if (kind.form == FigureForm::Share)
        json.insert("hits", figure.hits);
    json.insertRaw("interval", figure.interval ? intervalJson(kind, *figure.interval) : "null");
    if (figure.guesses > 0)
        json.insert("guesses", figure.guesses);
}

void writeFigure(const FactsExport &facts, const ComparedFigure &compared, TextSink &sink)
{
    const Figure &figure = compared.figure;
    const FigureKind &kind = *figure.kind;
    JsonRow head;
    insertOwn(head, figure);
    head.insertRaw("others", kind.isOfFile ? "null" : othersJson(facts, compared));
    if (compared.reference) {
        head.beginObject("reference");
        insertSummary(head, kind, *compared.reference);
        head.endObject();
    }
    insertMeaning(head, kind, figure.limits);
    insertBars(head, figure);
    sink.write("{");
    sink.write(head.members());
    sink.write(",\"occurrences\":[");
    std::string_view separator;
    for (const Occurrence &occurrence : figure.occurrences) {
        sink.write(separator);
        sink.write(occurrenceJson(figure, occurrence));
        separator = ",";
    }
    sink.write("]}");
}

std::string playerJson(const Player &player, const std::vector<std::string> &names)
{
    JsonRow json;
    json.insert("id", player.id);
    json.insertNumbers("client_ids", player.clientIds());
    json.insertTexts("names", names);
    json.insert("first_tick", player.ticks().first.value);
    json.insert("last_tick", player.ticks().last.value);
    return json.finish();
}

/// Those of a player, or of the file, as a copy has them.
std::string copiedFigures(const std::vector<Figure> &figures, bool areOfFile)
{
    std::vector<const Figure *> wanted;
    for (const Figure &figure : figures) {
        if (figure.kind->isOfFile == areOfFile)
            wanted.push_back(&figure);
    }
    return jsonList(wanted, [](const Figure *figure) {
        JsonRow json;
        insertOwn(json, *figure);
        insertBars(json, *figure);
        return json.finish();
    });
}

void insertCut(JsonRow &json, const FactMaterial &material)
{
    if (material.isCut)
        json.insert("inputs_read_to", material.readTo.value);
}

} // namespace

void writeFacts(const FactsExport &facts, TextSink &sink)
{
    JsonRow head;
    head.insertText("file", facts.file);
    head.insertRaw("player", playerJson(facts.player, facts.player.names()));
    head.insertValue("ticks_per_second", Value(facts.material.time.ticksPerSecond()));
    insertCut(head, facts.material);
    sink.write("{");
    sink.write(head.members());
    sink.write(",\"figures\":[");
    std::string_view separator;
    for (const ComparedFigure &figure : facts.figures) {
        sink.write(separator);
        writeFigure(facts, figure, sink);
        separator = ",";
    }
    sink.write("]}\n");
}

std::string factsForCopy(const PlayerTable &players, const FactMaterial &material,
                         const std::string &program, const std::string &written)
{
    JsonRow json;
    json.beginObject("meanings");
    for (const FigureKind &kind : figureKinds()) {
        json.beginObject(kind.id);
        insertMeaning(json, kind, limitsOf(kind, material));
        json.endObject();
    }
    json.endObject();
    insertCut(json, material);
    std::string ofFile = "[]";
    std::string ofPlayers;
    for (const Player &player : players.players()) {
        const auto figures = figuresOf(material, player.id);
        ofFile = copiedFigures(figures, true);
        const bool hasSamples = std::ranges::any_of(figures, [](const Figure &figure) {
            return !figure.kind->isOfFile && figure.samples > 0;
        });
        const auto found = material.players.find(player.id);
        const bool hasMoved = found != material.players.end() && found->second.moves > 0;
        if (!hasSamples && !hasMoved)
            continue;
        // Formats hold no lists with nulls, which the bytes of names that are no UTF-8 would be in.
        std::vector<std::string> names = player.names();
        std::ranges::transform(names, names.begin(), utf8Text);
        JsonRow entry;
        entry.insertRaw("player", playerJson(player, names));
        entry.insertRaw("figures", copiedFigures(figures, false));
        ofPlayers += (ofPlayers.empty() ? "" : ",") + entry.finish();
    }
    json.insertRaw("file", ofFile);
    json.insertRaw("players", '[' + ofPlayers + ']');
    json.insertText("program", program);
    json.insertText("written", written);
    return json.finish();
}

std::string noValueReason(const Figure &figure)
{
    if (figure.noValue)
        return figure.noValue;
    if (figure.samples == 0)
        return figure.kind->noSamples ? figure.kind->noSamples : "no samples";
    return "fewer than " + std::to_string(figure.kind->leastSamples) + " samples";
}

} // namespace tickscope
