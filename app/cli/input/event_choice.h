// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>

#include "app/cli/input/options.h"
#include "core/analysis/text_pattern.h"
#include "core/timeline/event_table.h"

namespace tickscope::cli {

/// What --kind, --all, --match and --ignore-case leave.
struct EventChoice {
    std::set<std::string, std::less<>> kinds; ///< Empty for all but those of the engine.
    bool showsSystem = false;
    std::optional<TextPattern> pattern;

    [[nodiscard]] bool takes(const EventRow &event) const;
    [[nodiscard]] bool takesKind(const EventKind &kind) const;
};

/// Errors: BadInput with a sentence for the user: a kind that no format has, naming the nearest;
/// an expression that is none.
[[nodiscard]] Result<EventChoice> eventChoice(const Arguments &arguments);

/// Whether a format has events of \a kind. Errors: BadInput, naming the nearest.
[[nodiscard]] Result<void> checkKind(const std::string &kind);

/// Whether --kind asks which kinds there are.
[[nodiscard]] bool wantsKindList(const Arguments &arguments);

} // namespace tickscope::cli
