// SPDX-License-Identifier: MIT
#include "core/model/name_look.h"

#include "core/base/utf8.h"

namespace tickscope {

/// Source: Unicode 15, PropList.txt, White_Space, without control characters, which are shown; and
/// the blank of braille.
static bool isBlank(char32_t sign)
{
    return sign == U' ' || sign == 0x00A0 || sign == 0x1680 || (sign >= 0x2000 && sign <= 0x200A)
           || sign == 0x202F || sign == 0x205F || sign == 0x2800 || sign == 0x3000;
}

std::string nameLook(std::string_view name)
{
    std::string look;
    bool isBehindBlank = false;
    forEachCodePoint(readableText(name), [&](const CodePoint &point, std::string_view own) {
        if (isBlank(point.value)) {
            isBehindBlank = !look.empty();
            return;
        }
        if (isBehindBlank)
            look += ' ';
        isBehindBlank = false;
        look += own;
    });
    return look;
}

} // namespace tickscope
