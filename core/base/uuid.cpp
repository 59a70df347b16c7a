// SPDX-License-Identifier: MIT
#include "core/base/uuid.h"

#include <span>

#include "core/base/hash.h"

namespace tickscope {

std::string Uuid::text() const
{
    std::string text = hexText(std::as_bytes(std::span(bytes)));
    for (const std::size_t dash : {8U, 13U, 18U, 23U})
        text.insert(dash, 1, '-');
    return text;
}

} // namespace tickscope
