// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/input_title.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/fault.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct InputTitle {
    std::string_view field;
    const char *title;
};

constexpr std::array InputTitles{
    InputTitle{"Aim", WordText::tr("aim")},
    InputTitle{"AttackTick", WordText::tr("last attack")},
    InputTitle{"Direction", WordText::tr("direction")},
    InputTitle{"FreezeEnd", WordText::tr("freeze ends at tick")},
    InputTitle{"FireHeld", WordText::tr("fire")},
    InputTitle{"Hook", WordText::tr("hook")},
    InputTitle{"HookState", WordText::tr("hook state")},
    InputTitle{"Jump", WordText::tr("jump")},
    InputTitle{"Jumped", WordText::tr("jump")},
    InputTitle{"NextWeapon", WordText::tr("next weapon")},
    InputTitle{"PrevWeapon", WordText::tr("previous weapon")},
    InputTitle{"WantedWeapon", WordText::tr("weapon wanted")},
    InputTitle{"Weapon", WordText::tr("weapon")},
};

} // namespace

QString inputTitle(const std::string &name, TitleLanguage language)
{
    const auto *const found = std::ranges::find(InputTitles, name, &InputTitle::field);
    const std::string word = found == InputTitles.end() ? name : found->title;
    QString title = language == TitleLanguage::English ? screenText(word) : shownWord(word);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace tickscope
