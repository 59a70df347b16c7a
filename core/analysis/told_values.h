// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/model/state/schema.h"

namespace tickscope {

/// Whether the recording has the value of \a field in an item of \a type. Servers send health,
/// armor and ammunition to the player himself only; for all others a client's demo holds 0, and
/// no player who stands somewhere has no health.
[[nodiscard]] bool isValueRecorded(const ItemType &type, const Field &field,
                                   std::span<const std::int32_t> words);

} // namespace tickscope
