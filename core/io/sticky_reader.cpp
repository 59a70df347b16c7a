// SPDX-License-Identifier: MIT
#include "core/io/sticky_reader.h"

#include "core/io/faults.h"

namespace tickscope {

Result<void> StickyReader::result() const
{
    if (m_hasFailed)
        return failure(ErrorCode::Truncated, faults::BlockEndsEarly, fileOffset());
    return {};
}

} // namespace tickscope
