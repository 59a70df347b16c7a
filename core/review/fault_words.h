// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"
#include "core/review/fault.h"

namespace tickscope {

/// What a store or an import says in English, as a fault that can be said in other languages.
[[nodiscard]] Fault faultIn(const review::Fault &refusal);

} // namespace tickscope
