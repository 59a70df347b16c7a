// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tickscope {

/// A code point at the beginning of some bytes.
struct CodePoint {
    char32_t value = 0xFFFD; ///< U+FFFD for a byte that is no UTF-8.
    std::size_t size = 1;    ///< Bytes it takes.
    bool isGood = false;
};

/// The code point that \a bytes begin with, which are not empty.
[[nodiscard]] CodePoint firstCodePoint(std::string_view bytes);

/// Calls \a visit(CodePoint, its own bytes) for each of \a bytes.
template<typename Visitor>
void forEachCodePoint(std::string_view bytes, Visitor &&visit)
{
    while (!bytes.empty()) {
        const CodePoint point = firstCodePoint(bytes);
        visit(point, bytes.substr(0, point.size));
        bytes.remove_prefix(point.size);
    }
}

/// Of ASCII letters; all else stays as it is.
[[nodiscard]] constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] std::string asciiLower(std::string_view text);

/// Most texts are, and lists have them by the million.
[[nodiscard]] bool isPrintableAscii(std::string_view bytes);

/// Whether \a bytes are UTF-8: shortest forms, no surrogates, up to U+10FFFF.
[[nodiscard]] bool isUtf8(std::string_view bytes);
/// \a bytes with U+FFFD for each that is no UTF-8.
[[nodiscard]] std::string utf8Text(std::string_view bytes);
/// \a bytes as people are shown them: those that are no UTF-8 are Latin-1, as in old recordings.
[[nodiscard]] std::string readableText(std::string_view bytes);
/// Whether \a bytes are \a text, or people are shown them so.
[[nodiscard]] bool readsAs(std::string_view bytes, std::string_view text);

/// Whether \a value shows nothing or looks like a space, or turns the direction of what follows, so
/// that a name with it would look like another. Joiners, selectors and tags do not where they
/// belong to \a before, the sign before them; 0 where there is none.
[[nodiscard]] bool misleadsUnseen(char32_t value, char32_t before);

/// \a bytes of a stranger as good UTF-8 on one line, with control characters made visible ("\x1b")
/// and what misleadsUnseen() ("\u202e").
[[nodiscard]] std::string visibleText(std::string_view bytes);

} // namespace tickscope
