// SPDX-License-Identifier: MIT
#include "core/analysis/tape/input_title.h"

#include <algorithm>
#include <array>

#include "core/base/fault.h"

namespace tickscope {

std::span<const InputTitle> inputTitles()
{
    static constexpr std::array Titles{
        InputTitle{"Aim", WordText::tr("Aim (+90° is up)")},
        InputTitle{"AttackTick", WordText::tr("Last attack")},
        InputTitle{"Direction", WordText::tr("Direction")},
        InputTitle{"FireHeld", WordText::tr("Fire held")},
        InputTitle{"FreezeEnd", WordText::tr("Frozen")},
        InputTitle{"Hook", WordText::tr("Hook")},
        InputTitle{"HookState", WordText::tr("Hook state")},
        InputTitle{"Jump", WordText::tr("Jump")},
        InputTitle{"Jumped", WordText::tr("Jump")},
        InputTitle{"NextWeapon", WordText::tr("Next weapon")},
        InputTitle{"PrevWeapon", WordText::tr("Previous weapon")},
        InputTitle{"WantedWeapon", WordText::tr("Weapon wanted")},
        InputTitle{"spectator camera", WordText::tr("Spectator camera")},
        InputTitle{"Weapon", WordText::tr("Weapon")},
    };
    return Titles;
}

std::string titleOfInput(const std::string &name)
{
    const auto titles = inputTitles();
    const auto found = std::ranges::find(titles, name, &InputTitle::field);
    return found == titles.end() ? name : found->title;
}

} // namespace tickscope
