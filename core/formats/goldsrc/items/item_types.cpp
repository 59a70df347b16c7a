// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/item_types.h"

#include "core/base/translatable.h"

namespace tickscope::goldsrc {

Shared<ValueTexts> buttonTexts()
{
    static const auto texts = std::make_shared<const ValueTexts>(ValueTexts{
        {1 << 0, QT_TRANSLATE_NOOP("words", "attack")},
        {1 << 1, QT_TRANSLATE_NOOP("words", "jump")},
        {1 << 2, QT_TRANSLATE_NOOP("words", "duck")},
        {1 << 3, QT_TRANSLATE_NOOP("words", "forward")},
        {1 << 4, QT_TRANSLATE_NOOP("words", "back")},
        {1 << 5, QT_TRANSLATE_NOOP("words", "use")},
        {1 << 6, QT_TRANSLATE_NOOP("words", "cancel")},
        {1 << 7, QT_TRANSLATE_NOOP("words", "left")},
        {1 << 8, QT_TRANSLATE_NOOP("words", "right")},
        {1 << 9, QT_TRANSLATE_NOOP("words", "moveleft")},
        {1 << 10, QT_TRANSLATE_NOOP("words", "moveright")},
        {1 << 11, QT_TRANSLATE_NOOP("words", "attack2")},
        {1 << 12, QT_TRANSLATE_NOOP("words", "run")},
        {1 << 13, QT_TRANSLATE_NOOP("words", "reload")},
        {1 << 14, QT_TRANSLATE_NOOP("words", "alt1")},
        {1 << 15, QT_TRANSLATE_NOOP("words", "score")},
    });
    return texts;
}

} // namespace tickscope::goldsrc
