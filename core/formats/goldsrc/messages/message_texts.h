// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

/// Words for people. Source: goldsrc-netmessages.md, section 7.
namespace tickscope::goldsrc {

/// \a text without the marks of colours (bytes 1 to 4) and line ends.
[[nodiscard]] std::string shownText(std::string_view text);

/// What the game's title file would say for \a key ("#CTs_Win"), in short; a key that is
/// not known, or a plain text, comes back as it is. Arguments go where they belong.
[[nodiscard]] std::string titleText(std::string_view key,
                                    std::span<const std::string_view> arguments);

} // namespace tickscope::goldsrc
