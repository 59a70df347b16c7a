// SPDX-License-Identifier: MIT
#include "core/export/text/number_text.h"

#include <array>
#include <charconv>

namespace tickscope {

std::string numberText(double number)
{
    if (number == 0)
        number = 0; // no "-0"
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   std::chars_format::fixed);
    return {text.data(), end.ptr};
}

} // namespace tickscope
