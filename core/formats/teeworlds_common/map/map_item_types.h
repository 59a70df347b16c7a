// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tickscope::teeworlds {

/// Item types of map files. Source: teeworlds-map.md, section 2.
enum MapItemType : std::uint16_t {
    ItemVersion = 0,
    ItemInfo = 1,
    ItemImage = 2,
    ItemEnvelope = 3,
    ItemGroup = 4,
    ItemLayer = 5,
    ItemEnvelopePoints = 6,
    ItemUuidIndex = 0xffff, ///< Gives types from 0x8000 on their meaning (DDNet).
};

} // namespace tickscope::teeworlds
