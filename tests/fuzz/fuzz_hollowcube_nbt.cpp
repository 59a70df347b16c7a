// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tag tree: what is read is written and read again, and becomes the same bytes.

#include <cstdlib>

#include "core/formats/hollowcube/nbt/nbt.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace tickscope::hollowcube;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto tree = parseNbt(bytes);
    PrimitiveReader skipper(bytes);
    skipNbt(skipper);
    if (tree && (skipper.hasFailed() || skipper.remaining() > 0))
        std::abort(); // both ways must agree
    if (!tree)
        return 0;
    static_cast<void>(jsonText({*tree}));
    static_cast<void>(itemText(*tree));
    const auto written = nbtBytes(*tree);
    const auto again = parseNbt(written);
    if (!again || nbtBytes(*again) != written)
        std::abort();
    return 0;
}
