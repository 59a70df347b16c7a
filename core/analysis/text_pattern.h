// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace re2 {
class RE2;
}

namespace tickscope {

/// How a pattern takes upper and lower case. Where case is ignored, it is that of Unicode: "über"
/// is in "Über".
enum class LetterCase { Exact, Ignored };

/// What texts of strangers are searched for: its time is linear in the text, whatever the pattern.
/// Immutable; any thread.
///
/// Texts and patterns are UTF-8; a byte that is none matches nothing but \C.
class TextPattern
{
public:
    /// A regular expression. The syntax is RE2's: as in Perl, without what cannot be done in linear
    /// time (back references, looking around). Errors: BadInput, with a sentence for the user.
    static Result<TextPattern> compile(const std::string &pattern, LetterCase letterCase);
    /// \a text as it stands, without any signs that mean more.
    static TextPattern literal(std::string_view text, LetterCase letterCase);

    /// Whether a part of \a text matches.
    [[nodiscard]] bool matchesIn(std::string_view text) const;
    /// Whether all of it does.
    [[nodiscard]] bool matches(std::string_view text) const;

private:
    explicit TextPattern(std::shared_ptr<const re2::RE2> expression)
        : m_expression(std::move(expression))
    {
    }

    std::shared_ptr<const re2::RE2> m_expression;
};

} // namespace tickscope
