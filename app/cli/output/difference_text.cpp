// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/difference_text.h"

#include <optional>
#include <variant>

#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
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

void writeJson(const Difference &difference, const std::string &otherFile, Output &output)
{
    Json row;
    if (!otherFile.empty())
        insertText(row, "file", otherFile);
    row["tick_a"] = difference.left ? Json(difference.left->value) : Json();
    row["tick_b"] = difference.right ? Json(difference.right->value) : Json();
    row["seconds"] = jsonSeconds(difference.time);
    row["what"] = wordOf(difference.part);
    switch (difference.part) {
    case ComparedPart::Positions:
    case ComparedPart::Inputs:
        insertText(row, "player", difference.subject);
        break;
    case ComparedPart::Events:
        row["kind"] = difference.kind->id;
        insertText(row, "name", difference.subject);
        if (!difference.other.empty())
            insertText(row, "other_name", difference.other);
        break;
    case ComparedPart::States:
        insertText(row, "item", difference.subject);
        break;
    }
    if (!difference.field.empty())
        insertText(row, "field", difference.field);
    insertValue(row, "a", difference.leftValue);
    insertValue(row, "b", difference.rightValue);
    if (difference.distance)
        row["distance"] = jsonNumber(*difference.distance);
    if (const std::string counted = countedIn(difference); !counted.empty())
        row["counts"] = counted;
    else if (difference.part == ComparedPart::Inputs)
        row["ticks"] = difference.ticks;
    output.write(jsonLine(row));
}

std::string differentValue(const Value &value)
{
    return std::holds_alternative<std::monostate>(value) ? "-" : screenLine(plainText(value));
}

void writeText(const Difference &difference, const std::string &otherFile, Output &output)
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

} // namespace

void writeDifference(const Difference &difference, const std::string &otherFile, bool isJson,
                     Output &output)
{
    if (isJson)
        writeJson(difference, otherFile, output);
    else
        writeText(difference, otherFile, output);
}

} // namespace tickscope::cli
