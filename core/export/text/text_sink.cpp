// SPDX-License-Identifier: MIT
#include "core/export/text/text_sink.h"

namespace tickscope {

Result<void> ExportRun::goOn() const
{
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, faults::Cancelled);
    return {};
}

} // namespace tickscope
