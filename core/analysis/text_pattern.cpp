// SPDX-License-Identifier: MIT
#include "core/analysis/text_pattern.h"

#include <re2/re2.h>

#include "core/analysis/faults.h"

namespace tickscope {

Result<TextPattern> TextPattern::compile(const std::string &pattern, LetterCase letterCase)
{
    RE2::Options options;
    options.set_log_errors(false); // they are told below
    options.set_case_sensitive(letterCase == LetterCase::Told);
    auto expression = std::make_shared<const RE2>(pattern, options);
    if (!expression->ok())
        return failure(ErrorCode::BadInput,
                       {faults::NoRegularExpression, pattern, expression->error()});
    return TextPattern(std::move(expression));
}

bool TextPattern::matchesIn(std::string_view text) const
{
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_expression);
}

} // namespace tickscope
