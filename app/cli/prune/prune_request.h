// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/cli/input/options.h"
#include "core/analysis/retention.h"

namespace tickscope::cli {

/// What is the world of a recording, by which rules are chosen and runs compared.
enum class WorldName {
    Either, ///< The id of its world, or the name of its map where it has none.
    World,
    Map,
};

/// Where what is removed goes.
enum class RemovalMode { Trash, Delete };

/// What the options of `prune` ask for. Those that are not about rules stay with the arguments:
/// --store, --maps, --json.
struct PruneRequest {
    RetentionPolicy policy;
    WorldName worldName = WorldName::Either;
    bool isDryRun = true;
    RemovalMode mode = RemovalMode::Trash;

    /// Whether runs have to be known, for which all of a recording is read.
    [[nodiscard]] bool needsRuns() const;
};

/// The options of its own that `prune` has.
[[nodiscard]] std::span<const OptionSpec> pruneOptions();

/// Reads the options and the file that --rules names. Errors: BadInput, with a sentence for the
/// user; Io and LimitExceeded of the file.
[[nodiscard]] Result<PruneRequest> pruneRequest(const Arguments &arguments);

} // namespace tickscope::cli
