// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "app/cli/input/fact_reading.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/facts_text.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/facts/figures.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec FactsOptionSpecs[]{
    {"--player", "P", CliText::tr("The player: exact name, or number (6 or '#6')")},
    {"--against", "P2|FILE",
     CliText::tr("Compare with this player, or with everyone in that recording")},
    {"--raw", "", CliText::tr("Only what is recorded, nothing rebuilt from the map")},
};

/// What --against names: a player of the recording, else a file. Errors: BadInput, and those of
/// openRecording().
Result<FactReference> referenceFor(const Task &task, const ReadFacts &own)
{
    const auto against = task.arguments.value("--against");
    if (!against)
        return FactReference{};
    const bool isPlayer = isPlayerNumber(*against)
                          || !own.index->players().holdersOf(*against).empty();
    if (isPlayer) {
        TRY_ASSIGN(const auto player, namedPlayer(*own.index, *against));
        return FactReference{own.material, player->id};
    }
    const auto opened = openRecording(*against, task.http);
    if (!opened) {
        return badInput(
            {faults::Words, "--against " + *against + ": " + faultText(opened.error().fault)});
    }
    TRY_ASSIGN(const auto facts, readFacts(*opened, task.arguments));
    return FactReference{facts.material, {}};
}

Result<std::vector<Damage>> readFactsOf(const Task &task, const OpenedRecording &opened)
{
    TRY_ASSIGN(const auto facts, readFacts(opened, task.arguments));
    const Index &index = *facts.index;
    TRY_ASSIGN(const auto player, namedPlayer(index, *task.arguments.value("--player")));
    TRY_ASSIGN(const auto reference, referenceFor(task, facts));
    TRY_ASSIGN(const auto figures, comparedFigures(*facts.material, player->id, reference, {}));
    const FactsExport output{opened.name, *player, index.players(), *facts.material, figures};
    if (task.arguments.wantsJson()) {
        writeFacts(output, task.output);
    } else {
        writeHeading(task);
        writeTextFacts(output, task.output);
    }
    return index.damage();
}

Result<void> checkFacts(const Arguments &arguments)
{
    if (!arguments.has("--player"))
        return badInput(Fault::tr("give the player with --player P"));
    return {};
}

} // namespace

constinit const Command FactsCommand{
    .name = "facts",
    .summary = CliText::tr("Prints figures about a player's inputs, timing, aim, hits and "
                           "movement, and about the file"),
    .details = CliText::tr(
        "Each figure has its samples, the same figure of the other players, a 95% confidence\n"
        "interval (Wilson for shares, order statistics for medians), and what it cannot tell.\n"
        "With fewer samples than its minimum a figure has no value. None of them is a verdict.\n"
        "With --json every figure has its histogram and what it is based on, by tick."),
    .options = FactsOptionSpecs,
    .check = checkFacts,
    .read = readFactsOf,
};

} // namespace tickscope::cli
