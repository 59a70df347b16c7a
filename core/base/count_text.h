// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace tickscope {

/// "1 frag", "2 frags", "-1 frags". \param word  English, with a plural that ends in s.
[[nodiscard]] std::string countText(std::integral auto count, std::string_view word)
{
    std::string text = std::to_string(count);
    text += ' ';
    text += word;
    if (count != 1)
        text += 's';
    return text;
}

} // namespace tickscope
