// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/fault.h"
#include "core/model/event/event_values.h"

namespace tickscope {

/// Packs \a fault as one value: a list of its English sentence and its values. Kinds of faults have
/// no number that a written table could explain; their sentence is what tells them apart.
void addFault(EventValues &values, const Fault &fault);

/// What a value that addFault() packed says. Empty for any other.
[[nodiscard]] std::string packedFaultText(const EventValue &fault, const SentenceWords &words = {});

} // namespace tickscope
