// SPDX-License-Identifier: MIT
#include "core/model/scene/frame.h"

namespace tickscope {

const char *exactnessName(Exactness exactness)
{
    switch (exactness) {
    case Exactness::Recorded:
        return "recorded";
    case Exactness::Rebuilt:
        return "rebuilt";
    case Exactness::Damaged:
        return "damaged";
    case Exactness::Unreachable:
        return "unreachable";
    case Exactness::NotLoadedYet:
        return "not loaded yet";
    }
    return "not loaded yet";
}

} // namespace tickscope
