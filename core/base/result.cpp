// SPDX-License-Identifier: MIT
#include "core/base/result.h"

namespace tickscope {

const char *errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Io:
        return "io";
    case ErrorCode::Unauthorized:
        return "unauthorized";
    case ErrorCode::UnknownFormat:
        return "unknown_format";
    case ErrorCode::Unsupported:
        return "unsupported";
    case ErrorCode::Truncated:
        return "truncated";
    case ErrorCode::Damaged:
        return "damaged";
    case ErrorCode::LimitExceeded:
        return "limit_exceeded";
    case ErrorCode::BadInput:
        return "bad_input";
    case ErrorCode::OutOfRange:
        return "out_of_range";
    case ErrorCode::Cancelled:
        return "cancelled";
    }
    return "unknown";
}

} // namespace tickscope
