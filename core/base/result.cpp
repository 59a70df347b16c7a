// SPDX-License-Identifier: MIT
#include "core/base/result.h"

#include <array>

namespace tickscope {

const char *errorCodeName(ErrorCode code)
{
    constexpr std::array Names{"io",           "unauthorized", "unknown_format", "unsupported",
                               "truncated",    "damaged",      "limit_exceeded", "bad_input",
                               "out_of_range", "cancelled"};
    const auto place = static_cast<std::size_t>(code);
    return place < Names.size() ? Names[place] : "unknown";
}

} // namespace tickscope
