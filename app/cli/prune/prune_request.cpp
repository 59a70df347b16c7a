// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_request.h"

#include <QByteArray>

#include "app/cli/cases/case_store.h"
#include "app/cli/output/translated.h"
#include "core/base/try.h"
#include "core/library/pruning/written_rules.h"

namespace tickscope::cli {

using library::PruneRequest;
using library::RemovalMode;
using library::WorldName;

namespace {

constexpr OptionSpec PruneOptionSpecs[]{
    {"--older", "AGE",
     CliText::tr("Remove recordings made longer ago than this (36h, 30d, 8w, 1y)")},
    {"--larger", "SIZE", CliText::tr("Remove recordings larger than this (500K, 200M, 4G)")},
    {"--total", "SIZE",
     CliText::tr("Remove the oldest recordings until the rest takes no more space "
                 "than this")},
    {"--keep-best", "N",
     CliText::tr("Keep the recordings of the N fastest finished runs of each world "
                 "or map")},
    {"--by", "world|map",
     CliText::tr("Tell worlds apart by their id or by the map's name; default: the "
                 "id where there is one")},
    {"--keep-flagged", "", CliText::tr("Keep recordings with anticheat flags")},
    {"--rules", "FILE",
     CliText::tr("Other rules for some worlds: a JSON object with rules by world")},
    {"--dry-run", "", CliText::tr("Remove nothing, even with --yes (default)")},
    {"--yes", "", CliText::tr("Remove what is listed")},
    {"--delete", "", CliText::tr("Delete instead of moving to the trash")},
    StoreOption,
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
        return failure(ErrorCode::BadInput, {faults::MustBeOneOf, "--by", "world, map"});
    return *by == "world" ? WorldName::World : WorldName::Map;
}

} // namespace

std::span<const OptionSpec> pruneOptions()
{
    return PruneOptionSpecs;
}

Result<PruneRequest> pruneRequest(const Arguments &arguments)
{
    if (arguments.files().empty())
        return failure(ErrorCode::BadInput, Fault::tr("give files or folders"));
    PruneRequest request;
    TRY_ASSIGN(auto general, generalRules(arguments));
    request.policy.general = general;
    if (const auto path = arguments.value("--rules")) {
        TRY_ASSIGN(const auto written, readInput(*path, library::LongestRules));
        TRY_ASSIGN(request.policy.ofWorld,
                   library::rulesByWorld(written, general.keepsFlagged, "--rules"));
    } else if (!general.canRemove()) {
        return failure(ErrorCode::BadInput,
                       Fault::tr("give a rule: --older, --larger, --total or --rules"));
    }
    TRY_ASSIGN(request.worldName, worldNameIn(arguments));
    request.mapFolders = arguments.values("--maps");
    request.mode = arguments.has("--delete") ? RemovalMode::Delete : RemovalMode::Trash;
    return request;
}

} // namespace tickscope::cli
