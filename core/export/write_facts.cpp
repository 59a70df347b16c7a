// SPDX-License-Identifier: MIT
#include "core/export/write_facts.h"

#include <algorithm>
#include <string_view>

#include "core/base/utf8.h"
#include "core/export/text/json_row.h"

namespace tickscope {

namespace {

void insertInterval(JsonRow &json, const FigureKind &kind, const Confidence &interval)
{
    json.beginObject("interval");
    json.insertNumber("low", interval.low);
    json.insertNumber("high", interval.high);
    json.insertRaw("confidence", "0.95");
    json.insertText("method", kind.form == FigureForm::Share ? "wilson" : "order statistics");
    json.endObject();
}

void insertSummary(JsonRow &json, const FigureKind &kind, const FigureSummary &summary)
{
    json.insertNumber("value", summary.value);
    json.insert("samples", summary.samples);
    if (summary.interval)
        insertInterval(json, kind, *summary.interval);
}

void insertOthers(JsonRow &json, const FactsExport &facts, const ComparedFigure &compared)
{
    const FigureKind &kind = *compared.figure.kind;
    json.beginObject("others");
    insertSummary(json, kind, compared.others);
    json.insert("players_with_value", compared.others.players);
    json.beginList("players");
    for (const PlayerSummary &other : compared.players) {
        json.addObject();
        json.insert("player", other.player);
        if (const Player *player = facts.players.withId(other.player))
            json.insertText("name", player->name());
        insertSummary(json, kind, other.summary);
        json.endObject();
    }
    json.endList();
    json.endObject();
}

void insertBars(JsonRow &json, const Figure &figure)
{
    if (figure.histogram.empty())
        return;
    json.beginObject("histogram");
    json.insertText("unit", unitWord(figure.barUnit));
    json.beginList("bars");
    for (const Bar &bar : figure.histogram) {
        if (bar.count == 0)
            continue;
        json.addObject();
        json.insertNumber("from", bar.from);
        json.insertNumber("width", bar.width);
        json.insert("count", bar.count);
        json.endObject();
    }
    json.endList();
    json.endObject();
}

void insertOccurrences(JsonRow &json, const Figure &figure, TextSink &sink)
{
    json.beginList("occurrences");
    for (const Occurrence &occurrence : figure.occurrences) {
        json.addObject();
        json.insert("from", occurrence.ticks.first.value);
        json.insert("to", occurrence.ticks.last.value);
        json.insertNumber("value", occurrence.value);
        if (figure.kind->form == FigureForm::Share)
            json.insertFlag("counts", occurrence.isHit);
        json.endObject();
        json.passOn(sink);
    }
    json.endList();
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
    json.insertNumber("value", figure.value);
    if (!figure.value)
        json.insertText("reason", noValueReason(figure));
    json.insert("samples", figure.samples);
    json.insert("least_samples", kind.leastSamples);
    if (kind.form == FigureForm::Share)
        json.insert("hits", figure.hits);
    if (figure.interval)
        insertInterval(json, kind, *figure.interval);
    else
        json.insertNull("interval");
    if (figure.guesses > 0)
        json.insert("guesses", figure.guesses);
}

void addFigure(JsonRow &json, const FactsExport &facts, const ComparedFigure &compared,
               TextSink &sink)
{
    const Figure &figure = compared.figure;
    const FigureKind &kind = *figure.kind;
    json.addObject();
    insertOwn(json, figure);
    if (kind.isOfFile)
        json.insertNull("others");
    else
        insertOthers(json, facts, compared);
    if (compared.reference) {
        json.beginObject("reference");
        insertSummary(json, kind, *compared.reference);
        json.endObject();
    }
    insertMeaning(json, kind, figure.limits);
    insertBars(json, figure);
    insertOccurrences(json, figure, sink);
    json.endObject();
}

void insertPlayer(JsonRow &json, const Player &player, const std::vector<std::string> &names)
{
    json.beginObject("player");
    json.insert("id", player.id);
    json.insertNumbers("client_ids", player.clientIds());
    json.insertTexts("names", names);
    json.insert("first_tick", player.ticks().first.value);
    json.insert("last_tick", player.ticks().last.value);
    json.endObject();
}

/// Those of a player, or of the file, as a copy has them.
void insertCopied(JsonRow &json, std::string_view name, const std::vector<Figure> &figures,
                  bool areOfFile)
{
    json.beginList(name);
    for (const Figure &figure : figures) {
        if (figure.kind->isOfFile != areOfFile)
            continue;
        json.addObject();
        insertOwn(json, figure);
        insertBars(json, figure);
        json.endObject();
    }
    json.endList();
}

void insertCut(JsonRow &json, const FactMaterial &material)
{
    if (material.isCut)
        json.insert("inputs_read_to", material.readTo.value);
}

} // namespace

void writeFacts(const FactsExport &facts, TextSink &sink)
{
    JsonRow json;
    json.insertText("file", facts.file);
    insertPlayer(json, facts.player, facts.player.names());
    json.insertValue("ticks_per_second", Value(facts.material.time.ticksPerSecond()));
    insertCut(json, facts.material);
    json.beginList("figures");
    for (const ComparedFigure &figure : facts.figures)
        addFigure(json, facts, figure, sink);
    json.endList();
    sink.write(json.line());
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
    const std::vector<Player> &all = players.players();
    // Those of the file are the same beside each player.
    insertCopied(json, "file",
                 all.empty() ? std::vector<Figure>() : figuresOf(material, all.back().id), true);
    json.beginList("players");
    for (const Player &player : all) {
        const auto figures = figuresOf(material, player.id);
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
        json.addObject();
        insertPlayer(json, player, names);
        insertCopied(json, "figures", figures, false);
        json.endObject();
    }
    json.endList();
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
