// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/cli/input/options.h"
#include "app/cli/input/who_and_when.h"
#include "core/analysis/event_query.h"

namespace tickscope::cli {

/// Which events of one recording a person asks for.
struct ChosenEvents {
    WhoAndWhen chosen;
    EventQuery query; ///< Of kinds and texts.

    /// With who and when.
    [[nodiscard]] EventQuery whole() const;
};

/// --kind, --player and so on.
[[nodiscard]] std::span<const OptionSpec> eventQueryOptions();

/// What can be checked before any file is opened. Errors: BadInput, with a sentence for the user: a
/// kind that no format has, naming the nearest; an expression that is none.
[[nodiscard]] Result<void> checkEventQuery(const Arguments &arguments);

/// Whether a format has events of \a kind. Errors: BadInput, naming the nearest.
[[nodiscard]] Result<void> checkKind(const std::string &kind);

/// Whether --kind asks which kinds there are.
[[nodiscard]] bool wantsKindList(const Arguments &arguments);

/// Says of which kinds that --kind names \a opened does not tell how many there were; empty for
/// none.
[[nodiscard]] std::vector<Fault> unknownKinds(const OpenedRecording &opened,
                                              const Arguments &arguments);

/// Whether rows shall have fields, which cost more.
enum class EventDetail { Sentences, Fields };

/// Reads what of \a opened is needed. Errors: those of chosenWhoAndWhen().
/// \param listener  hears the walk if that is over all of the recording; null for none.
[[nodiscard]] Result<ChosenEvents> chosenEvents(const OpenedRecording &opened,
                                                const Arguments &arguments, EventDetail detail,
                                                std::shared_ptr<PassListener> listener = {},
                                                Namesakes namesakes = Namesakes::Refused);

/// Writes \a events as JSON Lines, as long as somebody reads them. Returns how many.
/// \param file  named in each row; empty: in none. \param sha256  likewise, of its content.
std::uint64_t writeEventRows(const ChosenEvents &events, const std::string &file, TextSink &sink,
                             const std::string &sha256 = {});

} // namespace tickscope::cli
