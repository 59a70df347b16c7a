// SPDX-License-Identifier: MIT
#include "core/analysis/text_pattern.h"

#include <re2/re2.h>

namespace tickscope {

Result<TextPattern> TextPattern::compile(const std::string &pattern, LetterCase letterCase)
{
    RE2::Options options;
    options.set_log_errors(false); // they are reported below
    options.set_case_sensitive(letterCase == LetterCase::Exact);
    auto expression = std::make_shared<const RE2>(pattern, options);
    if (!expression->ok())
        return failure(
            ErrorCode::BadInput,
            {faultKind<QT_TRANSLATE_NOOP("faults", "\"{0}\" is no regular expression: {1}")>,
             pattern, expression->error()});
    return TextPattern(std::move(expression));
}

bool TextPattern::matchesIn(std::string_view text) const
{
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_expression);
}

} // namespace tickscope
