// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/tick.h"
#include "core/model/event/event_values.h"
#include "core/model/state/schema.h"

namespace tickscope {

struct EventForm;
struct EventKind;

/// One named value of an event, with the word of an enum or flags.
struct EventField {
    std::string_view name; ///< Static storage.
    Value value;
    std::string text;
};

/// How an event came to be known.
enum class EventSource : std::uint8_t {
    Recorded,
    Rebuilt, ///< Follows exactly from the recording and its map.
    Guess,
};

/// Something that happened in a tick, as values: what they are stands in its form (event_form.h),
/// and the sentence about it is made when it is shown (event_sentence.h).
struct Event {
    Tick tick;
    const EventForm *form = nullptr; ///< Static storage.
    int client = NoClient;           ///< Who did it.
    int otherClient = NoClient;      ///< Second party: victim of a kill, receiver of a whisper.
    EventValues values = {};         ///< By the parts of the form.
    /// What the recording has besides its values; filled only for sinks that ask for fields, and
    /// only in forms with EventForm::hasOwnFields.
    std::vector<EventField> fields = {};
    std::uint64_t byte = 0; ///< Where it lies in the recording.
    EventSource source = EventSource::Recorded;

    [[nodiscard]] const EventKind &kind() const;
};

} // namespace tickscope
