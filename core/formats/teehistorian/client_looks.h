// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/formats/teeworlds_common/messages/message_decoder.h"

namespace tickscope::teehistorian {

/// How a client wants to look, apart from its name.
/// Source: ddnet-rebuild.md, section 13.
struct Looks {
    std::string clan;
    std::int32_t country = -1;
    std::string skin; ///< That of 0.6; for clients of 0.7 the one that others see.
    bool hasOwnColors = false;
    std::int32_t bodyColor = 0;
    std::int32_t feetColor = 0;

    /// A part of a skin of 0.7.
    struct Part {
        std::string name;
        bool isColored = false;
        std::int32_t color = 0;

        friend bool operator==(const Part &, const Part &) = default;
    };
    bool hasParts = false; ///< Plays 0.7.
    std::array<Part, 6> parts;

    friend bool operator==(const Looks &, const Looks &) = default;
};

/// Takes over what \a message tells, a Cl_StartInfo, Cl_ChangeInfo or Cl_SkinChange.
void takeLooks(const teeworlds::Message &message, Looks &looks);

} // namespace tickscope::teehistorian
