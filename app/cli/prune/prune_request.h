// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/cli/input/options.h"
#include "core/library/pruning/prune_request.h"

namespace tickscope::cli {

/// The options of its own that `prune` has.
[[nodiscard]] std::span<const OptionSpec> pruneOptions();

/// Reads the options and the file that --rules names. Errors: BadInput, with a sentence for the
/// user; Io and LimitExceeded of the file.
[[nodiscard]] Result<library::PruneRequest> pruneRequest(const Arguments &arguments);

/// Whether nothing is to be removed, but listed only.
[[nodiscard]] inline bool isDryRun(const Arguments &arguments)
{
    return !arguments.has("--yes") || arguments.has("--dry-run");
}

} // namespace tickscope::cli
