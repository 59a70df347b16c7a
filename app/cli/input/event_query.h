// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/cli/input/event_choice.h"
#include "app/cli/input/who_and_when.h"

namespace tickscope::cli {

/// Which events a person asks for, of one recording.
struct EventQuery {
    WhoAndWhen chosen;
    EventChoice choice;

    [[nodiscard]] bool passes(const EventRow &event) const
    {
        if (!chosen.ticks.contains(event.tick))
            return false;
        if (!chosen.takesClients(event.client, event.otherClient) || !choice.takes(event))
            return false;
        return !chosen.players
               || chosen.takesPlayers(chosen.who(event.client, event.tick),
                                      chosen.who(event.otherClient, event.tick));
    }
};

/// --kind, --player and so on.
[[nodiscard]] std::span<const OptionSpec> eventQueryOptions();

/// What can be checked before any file is opened. Errors: BadInput, with a sentence for the user.
[[nodiscard]] Result<void> checkEventQuery(const Arguments &arguments);

/// Whether rows shall have fields, which cost more.
enum class EventDetail { Sentences, Fields };

/// Reads what of \a opened the query needs. Errors: those of chosenWhoAndWhen().
[[nodiscard]] Result<EventQuery> eventQueryFor(const OpenedRecording &opened,
                                               const Arguments &arguments, EventDetail detail);

/// The events that pass, as JSON Lines, as long as somebody reads them. Returns how many.
/// \param file  named in each row; empty: in none.
std::uint64_t writeEventRows(const EventQuery &query, const std::string &file, TextSink &sink);

} // namespace tickscope::cli
