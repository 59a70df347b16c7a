// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "core/formats/teehistorian/rebuild/world/world_state.h"
#include "core/model/event/event_form.h"

/// What happens in a rebuilt world, as events of a recording.
namespace tickscope::teehistorian {

/// Forms of all of them.
[[nodiscard]] EventForms rebuiltEventForms();

/// \a event with the names that \a nameOf gives, empty for who has none; without a form for what
/// is only seen. It is a guess when \a isGuess.
[[nodiscard]] Event rebuiltEvent(const RebuiltEvent &event, bool isGuess,
                                 const std::function<std::string(int)> &nameOf);

} // namespace tickscope::teehistorian
