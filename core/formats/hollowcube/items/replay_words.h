// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/formats/hollowcube/events/replay_event.h"
#include "core/model/state/schema.h"

/// The words of the game for its numbers.
/// Source: hollowcube-replay.md, section 8.
namespace tickscope::hollowcube {

/// Name of an event's kind: "DeltaMove".
[[nodiscard]] std::string_view eventName(const ReplayEvent &event);
/// The same in the list of counts, by the event's id: "events/DeltaMove".
[[nodiscard]] std::string_view eventCountName(std::size_t id);

[[nodiscard]] std::string_view handName(Hand hand);
[[nodiscard]] std::string_view resetReasonName(std::int32_t reason);
[[nodiscard]] std::string_view endReasonName(std::int32_t reason);

[[nodiscard]] Shared<ValueTexts> handTexts();
[[nodiscard]] Shared<ValueTexts> poseTexts();
[[nodiscard]] Shared<ValueTexts> stateFlagTexts();

/// Names of entity types and block states; they shift from one data version to the next,
/// so there are none for a version that we have no list of: null.
[[nodiscard]] Shared<ValueTexts> entityTypeTexts(std::optional<std::int32_t> dataVersion);
[[nodiscard]] Shared<ValueTexts> blockStateTexts(std::optional<std::int32_t> dataVersion);

} // namespace tickscope::hollowcube
