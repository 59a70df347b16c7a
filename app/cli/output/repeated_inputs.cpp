// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/repeated_inputs.h"

#include <algorithm>

#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/facts/statistics.h"

namespace tickscope::cli {

namespace {

constexpr std::size_t MostChanceBars = 20;

/// One of the two stretches: who, and from when on.
struct RepeatedSide {
    const Index &index;
    const Player *player = nullptr;
    Tick first;

    [[nodiscard]] std::string_view name() const
    {
        return player ? std::string_view(player->nameAt(first)) : std::string_view();
    }
    [[nodiscard]] std::string text() const
    {
        return paddedLeft(std::to_string(first.value), 8) + "  "
               + clockText(index.time().timeAt(first)) + "  "
               + padded(screenLine(std::string(name())) + " #"
                            + std::to_string(player ? player->id : -1),
                        20);
    }
};

double widthOf(double longest)
{
    return std::max(1.0, std::ceil((longest + 1) / static_cast<double>(MostChanceBars)));
}

void writeRow(const InputsReport &report, const SameStretch &stretch, bool isJson, Output &output)
{
    const auto sideOf = [&report](const Index &index, std::size_t log, Tick first) {
        return RepeatedSide{index, index.players().withId(report.repeated.logs[log].player), first};
    };
    const RepeatedSide own = sideOf(report.left, stretch.log, stretch.ticks.first);
    const RepeatedSide other = sideOf(report.right, stretch.other, stretch.otherFirst);
    const std::int64_t ticks = stretch.ticks.last - stretch.ticks.first + 1;
    if (!isJson) {
        output.write(own.text() + other.text() + "  same-inputs: " + countText(ticks, "tick") + ", "
                     + countText(stretch.active, "tick") + " from the first change to the last, "
                     + countText(stretch.changes, "change") + '\n');
        return;
    }
    Json row;
    if (!report.otherFile.empty())
        insertText(row, "file", report.otherFile);
    row["tick_a"] = own.first.value;
    row["tick_b"] = other.first.value;
    row["seconds"] = jsonSeconds(report.left.time().timeAt(own.first));
    row["what"] = "same-inputs";
    row["player"] = report.repeated.logs[stretch.log].player;
    insertText(row, "name", std::string(own.name()));
    row["other_player"] = report.repeated.logs[stretch.other].player;
    insertText(row, "other_name", std::string(other.name()));
    row["ticks"] = ticks;
    row["active_ticks"] = stretch.active;
    row["changes"] = stretch.changes;
    output.write(jsonLine(row));
}

} // namespace

void writeRepeatedInputs(const InputsReport &report, bool isJson, Output &output)
{
    for (const SameStretch &stretch : report.repeated.stretches)
        writeRow(report, stretch, isJson, output);
    const std::vector<double> &lengths = report.repeated.byChance;
    const auto longest = std::ranges::max_element(lengths);
    const double most = longest == lengths.end() ? 0 : *longest;
    if (!isJson) {
        output.write("by chance, " + countText(lengths.size(), "other pair") + " of visits: "
                     + countText(static_cast<std::uint64_t>(most), "tick") + " at most\n");
        return;
    }
    Json row;
    if (!report.otherFile.empty())
        insertText(row, "file", report.otherFile);
    row["what"] = "same-inputs-by-chance";
    row["pairs"] = lengths.size();
    row["active_ticks"] = jsonNumber(most);
    Json bars = Json::array();
    for (const Bar &bar : histogramOf(lengths, widthOf(most), MostChanceBars)) {
        if (bar.count > 0)
            bars.push_back({{"from", bar.from}, {"width", bar.width}, {"count", bar.count}});
    }
    row["histogram"] = bars;
    output.write(jsonLine(row));
}

} // namespace tickscope::cli
