// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/recording.h"

namespace tickscope {

/// A recording whose bytes end before they should because of \a fault, which its format
/// cannot know of: it becomes a damage of the outline.
[[nodiscard]] Shared<Recording> cutRecording(Shared<Recording> whole, Error fault);

} // namespace tickscope
