// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/comparison_text.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>

#include "app/cli/output/plain_text.h"
#include "core/export/text/json_row.h"
#include "core/io/http/url.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

/// Of what the values are the number; empty where they are none.
std::string countedIn(const Difference &difference)
{
    const bool isOfItems = difference.part == ComparedPart::States && difference.field.empty();
    return difference.isOfPresses ? "presses" : isOfItems ? "items" : "";
}

std::optional<std::int64_t> tickNumber(std::optional<Tick> tick)
{
    return tick ? std::optional(tick->value) : std::nullopt;
}

void writeDifferenceRow(const Difference &difference, const std::string &otherFile, Output &output)
{
    JsonRow row;
    if (!otherFile.empty())
        row.insertText("file", otherFile);
    row.insert("tick_a", tickNumber(difference.left));
    row.insert("tick_b", tickNumber(difference.right));
    row.insertSeconds("seconds", difference.time);
    row.insertText("what", wordOf(difference.part));
    switch (difference.part) {
    case ComparedPart::Positions:
    case ComparedPart::Inputs:
        row.insertText("player", difference.subject);
        break;
    case ComparedPart::Events:
        row.insertText("kind", difference.kind->id);
        row.insertText("name", difference.subject);
        if (!difference.other.empty())
            row.insertText("other_name", difference.other);
        break;
    case ComparedPart::States:
        row.insertText("item", difference.subject);
        break;
    }
    if (!difference.field.empty())
        row.insertText("field", difference.field);
    row.insertValue("a", difference.leftValue);
    row.insertValue("b", difference.rightValue);
    if (difference.distance)
        row.insertNumber("distance", *difference.distance);
    if (const std::string counted = countedIn(difference); !counted.empty())
        row.insertText("counts", counted);
    else if (difference.part == ComparedPart::Inputs)
        row.insert("ticks", difference.ticks);
    output.write(row.line());
}

std::string differentValue(const Value &value)
{
    return std::holds_alternative<std::monostate>(value) ? "-" : screenLine(plainText(value));
}

void writeDifferenceLine(const Difference &difference, const std::string &otherFile, Output &output)
{
    const auto tickText = [](std::optional<Tick> tick) {
        return paddedLeft(tick ? std::to_string(tick->value) : "-", 8);
    };
    std::string line = (otherFile.empty() ? "" : shownName(otherFile) + ": ")
                       + tickText(difference.left) + tickText(difference.right) + "  "
                       + clockText(difference.time) + "  "
                       + padded(std::string(wordOf(difference.part)), 10)
                       + (difference.kind ? std::string(difference.kind->id) + ' ' : "")
                       + screenLine(difference.subject);
    if (!difference.field.empty())
        line += ' ' + screenLine(difference.field);
    line += ": " + differentValue(difference.leftValue) + " | "
            + differentValue(difference.rightValue);
    if (const std::string counted = countedIn(difference); !counted.empty())
        line += " (" + counted + ')';
    else if (difference.part == ComparedPart::Inputs)
        line += " (" + countText(difference.ticks, "tick") + ')';
    output.write(line + '\n');
}

std::string nameOf(const RunSplit &split)
{
    return split.name.empty() ? "finish" : split.name;
}

void writeSplitRows(const ComparedSplits &splits, const std::string &otherFile, Output &output)
{
    const auto insertSide = [](JsonRow &row, const std::string &letter,
                               const std::optional<RunSplit::Side> &side) {
        row.insert("tick_" + letter, side ? tickNumber(side->tick) : std::nullopt);
        row.insertSeconds(letter, side ? std::optional(side->time) : std::nullopt);
    };
    const auto insertName = [](JsonRow &row, const std::string &key, const Player *player) {
        if (player)
            row.insertText(key, player->name());
    };
    for (const RunSplit &split : splits.all) {
        JsonRow row;
        if (!otherFile.empty())
            row.insertText("file", otherFile);
        row.insertText("what", SplitsPart);
        row.insertText("split", nameOf(split));
        insertSide(row, "a", split.left);
        insertSide(row, "b", split.right);
        row.insertSeconds("difference", split.lag());
        insertName(row, "name_a", splits.left);
        insertName(row, "name_b", splits.right);
        output.write(row.line());
    }
}

void writeSplitTable(const ComparedSplits &splits, Output &output)
{
    using Align = TextTable::Align;
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
    const auto clock = [](const std::optional<RunSplit::Side> &side) {
        return side ? raceClockText(side->time) : "-";
    };
    const auto nameOrNone = [](const Player *player) {
        return player ? screenLine(player->name()) : "?";
    };
    if (splits.left || splits.right)
        table.add({"", nameOrNone(splits.left), nameOrNone(splits.right), ""});
    for (const RunSplit &split : splits.all) {
        const auto lag = split.lag();
        const std::string sign = !lag ? "" : *lag < Time(0) ? "-" : "+";
        table.add({screenLine(nameOf(split)), clock(split.left), clock(split.right),
                   sign + (lag ? raceClockText(std::chrono::abs(*lag)) : "-")});
    }
    if (const auto best = sumOfBest(splits.all); best && splits.all.size() > 1)
        table.add({"sum of best", raceClockText(*best), "", ""});
    output.write(table.text(""));
}

} // namespace

void writeDifference(const Difference &difference, const std::string &otherFile, bool isJson,
                     Output &output)
{
    if (isJson)
        writeDifferenceRow(difference, otherFile, output);
    else
        writeDifferenceLine(difference, otherFile, output);
}

void writeSplits(const ComparedSplits &splits, const std::string &otherFile, bool isJson,
                 Output &output)
{
    if (isJson)
        writeSplitRows(splits, otherFile, output);
    else
        writeSplitTable(splits, output);
}

} // namespace tickscope::cli
