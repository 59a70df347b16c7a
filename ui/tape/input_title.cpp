// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/input_title.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/fault.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct InputTitle {
    std::string_view field;
    const char *title;
};

constexpr std::array InputTitles{
    InputTitle{"AttackTick", QT_TRANSLATE_NOOP("words", "last attack")},
    InputTitle{"FreezeEnd", QT_TRANSLATE_NOOP("words", "freeze ends at tick")},
    InputTitle{"FireHeld", QT_TRANSLATE_NOOP("words", "fire")},
    InputTitle{"HookState", QT_TRANSLATE_NOOP("words", "hook state")},
    InputTitle{"Jumped", QT_TRANSLATE_NOOP("words", "jump")},
    InputTitle{"NextWeapon", QT_TRANSLATE_NOOP("words", "next weapon")},
    InputTitle{"PrevWeapon", QT_TRANSLATE_NOOP("words", "previous weapon")},
    InputTitle{"WantedWeapon", QT_TRANSLATE_NOOP("words", "weapon wanted")},
};

} // namespace

QString inputTitle(const std::string &name)
{
    const auto *const found = std::ranges::find(InputTitles, name, &InputTitle::field);
    QString title = shownWord(found == InputTitles.end() ? name : found->title);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace tickscope
