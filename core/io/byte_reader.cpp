// SPDX-License-Identifier: MIT
#include "core/io/byte_reader.h"

#include "core/io/byte_source.h"
#include "core/io/sticky_reader.h"

namespace tickscope {

tl::unexpected<Error> ByteReader::endsEarly() const
{
    return truncated(faults::BlockEndsEarly, fileOffset());
}

Result<void> StickyReader::result() const
{
    if (m_hasFailed)
        return truncated(faults::BlockEndsEarly, fileOffset());
    return {};
}

} // namespace tickscope
