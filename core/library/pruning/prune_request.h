// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/retention.h"
#include "core/library/pruning/removal.h"

namespace tickscope::library {

/// What is the world of a recording, by which rules are chosen and runs compared.
enum class WorldName {
    Either, ///< The id of its world, or the name of its map where it has none.
    World,
    Map,
};

/// Which recordings are to go, and where.
struct PruneRequest {
    RetentionPolicy policy = {};
    WorldName worldName = WorldName::Either;
    RemovalMode mode = RemovalMode::Trash;
    std::vector<std::string> mapFolders = {}; ///< In which maps are looked for, too.

    /// Whether runs have to be known, for which all of a recording is read.
    [[nodiscard]] bool needsRuns() const
    {
        return policy.general.keepBest
               || std::ranges::any_of(policy.ofWorld, [](const auto &entry) {
                      return entry.second.keepBest.has_value();
                  });
    }
};

/// How it is stopped and watched.
struct PruneWatch {
    std::stop_token stop = {};
    /// Receives what is read as a whole, and the share that is done; may be null.
    std::function<void(const std::string &name, double share)> reading = {};
};

} // namespace tickscope::library
