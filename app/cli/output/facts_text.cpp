// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/facts_text.h"

#include <cmath>
#include <optional>

#include "app/cli/output/plain_text.h"
#include "core/analysis/tape/input_title.h"

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

} // namespace

void writeTextFacts(const FactsExport &facts, Output &output)
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
