// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

namespace tickscope {

/// The code of a Damage for \a error, found inside a chunk or frame that is whole in its file:
/// what is cut short in there is no end of the recording, and people must not be told so.
[[nodiscard]] inline ErrorCode damageKindOf(const Error &error)
{
    return error.code == ErrorCode::Truncated ? ErrorCode::Damaged : error.code;
}

} // namespace tickscope
