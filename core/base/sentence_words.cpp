// SPDX-License-Identifier: MIT
#include "core/base/sentence_words.h"

#include <string_view>

namespace tickscope {

std::string SentenceWords::counted(const char *english, std::int64_t number) const
{
    constexpr std::string_view Plural = "(s)";
    std::string text = english;
    if (const auto place = text.find("%n"); place != std::string::npos)
        text.replace(place, 2, std::to_string(number));
    if (const auto place = text.find(Plural); place != std::string::npos)
        text.replace(place, Plural.size(), number == 1 ? "" : "s");
    return text;
}

} // namespace tickscope
