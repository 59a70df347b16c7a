// SPDX-License-Identifier: MIT
#include "core/analysis/text_pattern.h"

#include <re2/re2.h>

#include "core/base/utf8.h"

namespace tickscope {

static RE2::Options optionsFor(LetterCase letterCase)
{
    RE2::Options options;
    options.set_log_errors(false); // they are reported below
    options.set_case_sensitive(letterCase == LetterCase::Exact);
    return options;
}

Result<TextPattern> TextPattern::compile(const std::string &pattern, LetterCase letterCase)
{
    auto expression = std::make_shared<const RE2>(pattern, optionsFor(letterCase));
    if (!expression->ok())
        return badInput(
            {Fault::tr("\"%1\" is no regular expression: %2"), pattern, expression->error()});
    return TextPattern(std::move(expression));
}

TextPattern TextPattern::literal(std::string_view text, LetterCase letterCase)
{
    RE2::Options options = optionsFor(letterCase);
    options.set_literal(true);
    return TextPattern(std::make_shared<const RE2>(utf8Text(text), options));
}

bool TextPattern::matchesIn(std::string_view text) const
{
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_expression);
}

bool TextPattern::matches(std::string_view text) const
{
    return RE2::FullMatch(re2::StringPiece(text.data(), text.size()), *m_expression);
}

} // namespace tickscope
