// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "core/formats/goldsrc/container/demo_frame.h"
#include "core/model/event/event.h"

namespace tickscope::goldsrc {

/// What a frame without messages tells: a command, a sound, an animation, ... Nothing
/// for frames that only carry states. Tick and client are the caller's.
/// \param payload     all of it: readFrame() checked its size.
/// \param wantsFields  whether the event shall carry fields.
[[nodiscard]] std::optional<Event> frameEvent(const PlacedFrame &frame,
                                              std::span<const std::byte> payload, bool wantsFields);

} // namespace tickscope::goldsrc
