// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace tickscope::cli {

/// The word that somebody who wrote \a written may have meant: the one with the fewest letters to
/// change, upper and lower case alike. What stands before a colon in a word may be left out.
/// \param words  not empty.
[[nodiscard]] std::string_view nearestWord(std::string_view written,
                                           std::span<const std::string_view> words);

} // namespace tickscope::cli
