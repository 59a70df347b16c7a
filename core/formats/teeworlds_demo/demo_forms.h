// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "core/model/event/event_form.h"

namespace tickscope::teeworlds {

/// For each form of tuning that of the same tuning sent again: an engine message, as older clients
/// write it in every tick.
[[nodiscard]] const std::map<const EventForm *, EventForm> &repeatedTuning();
[[nodiscard]] EventForms repeatedTuningForms();

/// Of a marker in the header.
[[nodiscard]] const EventForm &markerForm();

} // namespace tickscope::teeworlds
