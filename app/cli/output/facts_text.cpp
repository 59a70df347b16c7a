// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/facts_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/cli/output/plain_text.h"
#include "core/analysis/tape/input_tape.h"
#include "core/export/text/json_row.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

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
    return figure.value ? valueText(*figure.kind, figure.value) : noValueReason(figure);
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

TextTable figureTable(const FactsExport &facts)
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
            figure.part.empty() ? figure.kind->title : "  " + screenLine(titleOfInput(figure.part)),
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
    JsonRow row;
    if (!report.otherFile.empty())
        row.insertText("file", report.otherFile);
    row.insert("tick_a", own.first.value);
    row.insert("tick_b", other.first.value);
    row.insertSeconds("seconds", report.left.time().timeAt(own.first));
    row.insertText("what", "same-inputs");
    row.insert("player", report.repeated.logs[stretch.log].player);
    row.insertText("name", own.name());
    row.insert("other_player", report.repeated.logs[stretch.other].player);
    row.insertText("other_name", other.name());
    row.insert("ticks", ticks);
    row.insert("active_ticks", stretch.active);
    row.insert("changes", stretch.changes);
    output.write(row.line());
}

} // namespace

void writeTextFacts(const FactsExport &facts, Output &output)
{
    output.write("Player " + std::to_string(facts.player.id) + ", "
                 + screenLine(facts.player.name()) + "\n"
                 + plainNumber(std::round(facts.material.time.ticksPerSecond() * 10) / 10)
                 + " ticks a second on average\n\n" + figureTable(facts).text(""));
    if (facts.material.isCut)
        output.write("\nInputs behind tick " + std::to_string(facts.material.readTo.value)
                     + " are too many to be counted.\n");
    output.write(
        "\nOthers are the other players who have enough samples for a value, put together; "
        "where\nfewer than three have, all of them.\n"
        "These are no verdict. What the figures mean:\n");
    const FigureKind *before = nullptr;
    for (const ComparedFigure &compared : facts.figures) {
        const FigureKind *kind = compared.figure.kind;
        if (std::exchange(before, kind) == kind)
            continue;
        constexpr std::size_t Width = 76;
        output.write(
            std::string("\n") + kind->title + '\n' + wrapped(kind->measures, Width, "  ")
            + wrapped(std::string("Innocent explanations: ") + kind->explanations, Width, "  ")
            + wrapped(std::string("Limits: ") + compared.figure.limits, Width, "  "));
    }
}

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
    JsonRow row;
    if (!report.otherFile.empty())
        row.insertText("file", report.otherFile);
    row.insertText("what", "same-inputs-by-chance");
    row.insert("pairs", lengths.size());
    row.insertNumber("active_ticks", most);
    row.beginList("histogram");
    for (const Bar &bar : histogramOf(lengths, widthOf(most), MostChanceBars)) {
        if (bar.count == 0)
            continue;
        row.addObject();
        row.insertValue("from", bar.from);
        row.insertValue("width", bar.width);
        row.insert("count", bar.count);
        row.endObject();
    }
    row.endList();
    output.write(row.line());
}

} // namespace tickscope::cli
