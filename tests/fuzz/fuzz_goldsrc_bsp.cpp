// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps of Half-Life: the input is a whole file.

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "core/formats/goldsrc/map/bsp_map.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace tickscope;
    const auto *bytes = reinterpret_cast<const std::byte *>(data);
    const auto map = goldsrc::readBspMap({bytes, bytes + size});
    if (!map)
        return 0;
    for (const ShapeLayer &layer : (*map)->backdrop().shapes) {
        for (const MapShape &shape : layer.shapes) {
            if (shape.pointCount > layer.points.size() - shape.firstPoint)
                std::abort();
        }
    }
    return 0;
}
