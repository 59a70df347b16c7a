// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <optional>
#include <utility>

#include <QFile>

#include "app/cli/cases/case_store.h"
#include "app/cli/input/options.h"
#include "app/cli/input/window_settings.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "app/cli/scan/scan_names.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/library/pruning/prune_request.h"
#include "core/library/pruning/pruning.h"
#include "core/library/pruning/written_rules.h"

namespace tickscope::cli {

namespace {

using library::PruneGuard;
using library::PruneJournal;
using library::PruneRequest;
using library::Pruning;
using library::RemovalMode;
using library::WorldName;

constexpr OptionSpec PruneOptionSpecs[]{
    {"--older", "AGE",
     CliText::tr("Remove recordings made longer ago than this (36h, 30d, 8w, 1y)")},
    {"--larger", "SIZE", CliText::tr("Remove recordings larger than this (500K, 200M, 4G)")},
    {"--total", "SIZE",
     CliText::tr("Remove the oldest recordings until the rest takes no more space than this")},
    {"--keep-best", "N",
     CliText::tr("Keep the recordings of the N fastest finished runs of each world or map")},
    {"--by", "world|map",
     CliText::tr(
         "Tell worlds apart by their id or by the map's name; default: the id where there is one")},
    {"--keep-flagged", "", CliText::tr("Keep recordings with anticheat flags")},
    {"--rules", "FILE",
     CliText::tr("Other rules for some worlds: a JSON object with rules by world")},
    {"--dry-run", "", CliText::tr("Remove nothing, even with --yes (default)")},
    {"--yes", "", CliText::tr("Remove what is listed")},
    {"--delete", "", CliText::tr("Delete instead of moving to the trash")},
    StoreOption,
    {"--no-cases", "", CliText::tr("There are no cases: do without a case store")},
    {"--maps", "DIR", CliText::tr("Look for maps here as well; may be given more than once")},
};

Result<RetentionRules> generalRules(const Arguments &arguments)
{
    RetentionRules rules;
    rules.keepsFlagged = arguments.has("--keep-flagged");
    TRY_ASSIGN(rules.keepBest, arguments.integer("--keep-best", 0));
    TRY(library::readAge(rules.older, "--older", arguments.value("--older")));
    TRY(library::readSize(rules.larger, "--larger", arguments.value("--larger")));
    TRY(library::readSize(rules.total, "--total", arguments.value("--total")));
    return rules;
}

Result<WorldName> worldNameIn(const Arguments &arguments)
{
    const auto by = arguments.value("--by");
    if (!by)
        return WorldName::Either;
    if (*by != "world" && *by != "map")
        return badInput({faults::MustBeOneOf, "--by", "world, map"});
    return *by == "world" ? WorldName::World : WorldName::Map;
}

/// Reads the options and the file that --rules names. Errors: BadInput, with a sentence for the
/// user; Io and LimitExceeded of the file.
Result<PruneRequest> pruneRequest(const Arguments &arguments)
{
    if (arguments.files().empty())
        return badInput(Fault::tr("give files or folders"));
    PruneRequest request;
    TRY_ASSIGN(auto general, generalRules(arguments));
    request.policy.general = general;
    if (const auto path = arguments.value("--rules")) {
        TRY_ASSIGN(const auto written, readInput(*path, library::LongestRules));
        TRY_ASSIGN(request.policy.ofWorld,
                   library::rulesByWorld(written, general.keepsFlagged, "--rules"));
    } else if (!general.canRemove()) {
        return badInput(Fault::tr("give a rule: --older, --larger, --total or --rules"));
    }
    TRY_ASSIGN(request.worldName, worldNameIn(arguments));
    request.mapFolders = arguments.values("--maps");
    request.mode = arguments.has("--delete") ? RemovalMode::Delete : RemovalMode::Trash;
    return request;
}

/// Whether nothing is to be removed, but listed only.
bool isDryRun(const Arguments &arguments)
{
    return !arguments.has("--yes") || arguments.has("--dry-run");
}

/// Writes a row for each recording that was looked at: what becomes of it, and why.
struct PruneRows {
    enum class Form { Text, Json };

    const library::Pruning &pruning;
    bool isDryRun;
    Form form;
    Output &output;
    std::uint64_t removed = 0;
    std::uint64_t removedBytes = 0;

    /// As text only what a rule asks for is written: of a big library most is not.
    void write(std::size_t number)
    {
        const RetentionDecision &decision = pruning.decision(number);
        if (decision.rule) {
            ++removed;
            removedBytes += pruning.found(number).facts.bytes;
        }
        if (form == Form::Json)
            writeJson(number);
        else if (decision.rule || decision.keptFor != KeptFor::NoRule)
            writeText(number);
    }

    void writeJson(std::size_t number)
    {
        const library::FoundRecording &found = pruning.found(number);
        const RetentionDecision &decision = pruning.decision(number);
        JsonRow row;
        row.insertText("file", found.name);
        row.insert("bytes", found.facts.bytes);
        row.insertText("action", decision.rule ? "remove" : "keep");
        if (decision.rule) {
            row.insertText("rule", wordOf(*decision.rule));
            row.insertFlag("removed", !isDryRun);
        } else {
            row.insertText("why", wordOf(decision.keptFor));
        }
        row.insertText("text", faultText(pruning.reason(number)));
        row.insert("age_seconds",
                   found.facts.age ? std::optional(found.facts.age->count()) : std::nullopt);
        row.insertTextOrNull("world", found.facts.world);
        output.write(row.line());
    }

    void writeText(std::size_t number)
    {
        const library::FoundRecording &found = pruning.found(number);
        const std::string_view word = !pruning.decision(number).rule ? "keep"
                                      : isDryRun                     ? "remove"
                                                                     : "removed";
        output.write(padded(std::string(word), 8) + paddedLeft(groupedText(found.facts.bytes), 16)
                     + "  " + screenLine(found.name) + ": "
                     + screenLine(faultText(pruning.reason(number))) + '\n');
    }
};

Result<void> addCases(const review::StoreAddress &address, PruneGuard &guard)
{
    TRY_ASSIGN(const auto store, openStore(address));
    return resultOf(guard.addCases(*store));
}

/// Asks the store that --store or the environment names and that of the window; one of them has to
/// be there, or --no-cases. Errors: BadInput when none is; Io and those of the stores when one
/// cannot be read, or the window's settings, or when the window has changes to cases that it has
/// not sent yet.
Result<PruneGuard> readGuard(const Arguments &arguments)
{
    PruneGuard guard;
    TRY_ASSIGN(const auto ofWindow, windowStoreAddress());
    const auto named = storeAddress(arguments);
    const bool isNamed = arguments.has(StoreOption.name)
                         || !qEnvironmentVariableIsEmpty("TICKSCOPE_STORE");
    if (!named && (isNamed || (!ofWindow && !arguments.has("--no-cases"))))
        return tl::unexpected(named.error());
    if (named)
        TRY(addCases(*named, guard));
    if (ofWindow)
        TRY(addCases(*ofWindow, guard));
    TRY(library::checkOutboxes(windowDataFolder() + QStringLiteral("/outbox")));
    guard.addPinned(WindowSettings().value(settings::PinnedFiles).toStringList());
    return guard;
}

/// How far reading is, on a terminal.
library::PruneWatch shownWatch(const Arguments &arguments)
{
    struct Shown {
        std::string name;
        std::optional<Progress> line;
    };
    return {.stop = {},
            .reading = [isQuiet = arguments.isQuiet(),
                        shown = std::make_shared<Shown>()](const std::string &name, double share) {
                if (shown->name != name) {
                    shown->line.reset();
                    shown->line.emplace("reading " + name, isQuiet);
                    shown->name = name;
                }
                shown->line->show(share);
                if (share >= 1) {
                    shown->line.reset();
                    shown->name.clear();
                }
            }};
}

/// Rows, and what they say of all together.
struct PruneReport {
    const Pruning &pruning;
    const Arguments &arguments;
    Output &output;
    bool onlyLists = isDryRun(arguments);
    PruneRows rows{.pruning = pruning,
                   .isDryRun = onlyLists,
                   .form = arguments.wantsJson() ? PruneRows::Form::Json : PruneRows::Form::Text,
                   .output = output};
    ReadCounts counts = {};

    void write(std::size_t number)
    {
        rows.write(number);
        const KeptFor reason = pruning.decision(number).keptFor;
        if (reason == KeptFor::Unreadable)
            ++counts.failed;
        else
            ++counts.read;
        if (reason == KeptFor::Damaged || reason == KeptFor::NotRemoved)
            ++counts.damaged;
    }

    void printSum() const
    {
        complain(
            onlyLists ? Fault(
                Fault::trN(
                    "%n recording(s) would be removed, %2 bytes; nothing is removed without --yes"),
                rows.removed, rows.removedBytes)
                      : Fault(Fault::trN("%n recording(s) removed, %2 bytes"), rows.removed,
                              rows.removedBytes));
    }

    [[nodiscard]] ExitCode exitCode() const { return counts.exitCode(); }
};

void survey(Pruning &pruning, const Arguments &arguments, PruneReport &report)
{
    forEachName(
        arguments.files(), std::nullopt,
        [&pruning](const std::string &name, NameOrigin origin) {
            pruning.look(name, origin == NameOrigin::Named);
        },
        [&report](const std::string &place, const std::string &why) {
            complain(place + ": " + why);
            ++report.counts.failed;
        },
        Links::Visited);
}

Result<void> checkTrashes(const Pruning &pruning)
{
    if (pruning.request().mode == library::RemovalMode::Delete)
        return {};
    return pruning.checkTrashes().map_error([](Error error) {
        error.fault = {Fault::tr("%1. --delete deletes instead"), error.fault};
        return error;
    });
}

Result<ExitCode> runPrune(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(auto request, pruneRequest(arguments));
    TRY_ASSIGN(const auto guard, readGuard(arguments));
    std::optional<PruneJournal> journal;
    if (!isDryRun(arguments)) {
        TRY_ASSIGN(auto opened,
                   PruneJournal::open(
                       QFile::encodeName(windowDataFolder() + QStringLiteral("/pruned.jsonl"))
                           .toStdString()));
        journal.emplace(std::move(opened));
    }
    Pruning pruning(std::move(request), shownWatch(arguments));
    PruneReport report{.pruning = pruning, .arguments = arguments, .output = output};
    survey(pruning, arguments, report);
    TRY(pruning.decide(guard));
    if (journal) {
        TRY_ASSIGN(const auto now, readGuard(arguments));
        pruning.askAgain(now);
        TRY(checkTrashes(pruning));
    }
    for (std::size_t i = 0; i < pruning.count() && output.isWanted(); ++i) {
        if (journal)
            TRY(pruning.remove(i, *journal));
        report.write(i);
    }
    if (!arguments.isQuiet())
        report.printSum();
    return report.exitCode();
}

Result<void> checkPrune(const Arguments &arguments)
{
    return pruneRequest(arguments).map([](const PruneRequest &) {});
}

} // namespace

const Command PruneCommand{
    .name = "prune",
    .summary = CliText::tr("Removes recordings by age and size (rows)"),
    .details = CliText::tr(
        "Lists what would go and why; only --yes removes, to the trash. A recording goes when\n"
        "any of --older, --larger and --total asks for it. Sizes count 1024 bytes to a K. Never\n"
        "removed: recordings of a case, pinned ones, those that may still be written, damaged\n"
        "ones, links, and those that lack what a rule asks for: their date or world, or with\n"
        "--keep-best a finish with a known time. Cases are those of --store and of the window;\n"
        "without either, --no-cases is needed. A recording in a folder goes whole. --rules\n"
        "FILE: {\"WORLD\": {\"older\": \"90d\", \"keep_best\": 10}}, with the world's id or the "
        "map's\n"
        "name; these replace all other rules there, {} keeps everything. Removals are recorded in\n"
        "~/.local/share/tickscope/tickscope/pruned.jsonl (or under XDG_DATA_HOME)."),
    .options = PruneOptionSpecs,
    .check = checkPrune,
    .runWhole = runPrune,
    .usage = "PATHS",
};

} // namespace tickscope::cli
