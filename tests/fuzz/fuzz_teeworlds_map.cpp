// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps of Teeworlds and DDNet. The blocks of version 3 are not deflated, so that a fuzzer finds its
// way to the tiles in them.

#include <cstdint>
#include <cstdlib>
#include <span>
#include <variant>
#include <vector>

#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/model/scene/envelope.h"
#include "core/model/scene/map_picture.h"

namespace {

using namespace tickscope;

void look(const MapPicture &picture)
{
    for (const Envelope &envelope : picture.envelopes) {
        for (const double seconds : {-1.0, 0.0, 0.5, 1e9})
            (void)valuesAt(envelope, seconds, {});
    }
    for (std::size_t i = 0; i < picture.images.size(); ++i)
        (void)picture.readPixels(i);
    for (const auto *groups : {&picture.behind, &picture.inFront}) {
        for (const PictureGroup &group : *groups) {
            for (const PictureLayer &layer : group.layers) {
                const auto *tiles = std::get_if<PictureTiles>(&layer);
                if (tiles
                    && tiles->tiles->size()
                           != static_cast<std::size_t>(tiles->width)
                                  * static_cast<std::size_t>(tiles->height))
                    std::abort();
            }
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto file = std::as_bytes(std::span(data, size));
    for (const auto protocol : {teeworlds::Protocol::V06, teeworlds::Protocol::V07}) {
        const auto map = teeworlds::readTeeworldsMap({file.begin(), file.end()}, protocol);
        if (map && (*map)->backdrop().picture)
            look(*(*map)->backdrop().picture);
    }
    return 0;
}
