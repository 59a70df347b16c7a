// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/event/event_form.h"

namespace tickscope::toy {

/// What an event with that number in the file is. Its parts are the number and what is said.
[[nodiscard]] const EventForm &toyEventForm(unsigned number);
[[nodiscard]] EventForms toyEventForms();

} // namespace tickscope::toy
