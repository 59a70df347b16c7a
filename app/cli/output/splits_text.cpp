// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/splits_text.h"

#include <chrono>
#include <optional>

#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

std::string nameOf(const RunSplit &split)
{
    return split.name.empty() ? "finish" : split.name;
}

void writeRows(const ComparedSplits &splits, const std::string &otherFile, Output &output)
{
    const auto insertSide = [](Json &row, const std::string &letter,
                               const std::optional<RunSplit::Side> &side) {
        row["tick_" + letter] = side ? Json(side->tick.value) : Json();
        row[letter] = side ? jsonSeconds(side->time) : Json();
    };
    const auto insertName = [](Json &row, const std::string &key, const Player *player) {
        if (player)
            insertText(row, key, player->name());
    };
    for (const RunSplit &split : splits.all) {
        Json row;
        if (!otherFile.empty())
            insertText(row, "file", otherFile);
        row["what"] = SplitsPart;
        insertText(row, "split", nameOf(split));
        insertSide(row, "a", split.left);
        insertSide(row, "b", split.right);
        row["difference"] = split.lag() ? jsonSeconds(*split.lag()) : Json();
        insertName(row, "name_a", splits.left);
        insertName(row, "name_b", splits.right);
        output.write(jsonLine(row));
    }
}

void writeTable(const ComparedSplits &splits, Output &output)
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

void writeSplits(const ComparedSplits &splits, const std::string &otherFile, bool isJson,
                 Output &output)
{
    if (isJson)
        writeRows(splits, otherFile, output);
    else
        writeTable(splits, output);
}

} // namespace tickscope::cli
