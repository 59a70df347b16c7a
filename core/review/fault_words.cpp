// SPDX-License-Identifier: MIT
#include "core/review/fault_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tickscope {

/// What stands in \a words for the places of \a sentence; nothing where it is another sentence.
static std::optional<std::vector<std::string>> valuesIn(std::string_view words,
                                                        std::string_view sentence)
{
    std::vector<std::string> values;
    for (;;) {
        const std::size_t place = sentence.find('%');
        const std::string_view before = sentence.substr(0, place);
        if (!words.starts_with(before))
            return {};
        words.remove_prefix(before.size());
        if (place == std::string_view::npos)
            return words.empty() ? std::optional(values) : std::nullopt;
        sentence.remove_prefix(place + 2);
        const std::string_view behind = sentence.substr(0, sentence.find('%'));
        const std::size_t end = behind.empty() ? words.size() : words.find(behind);
        if (end == std::string_view::npos)
            return {};
        values.emplace_back(words.substr(0, end));
        words.remove_prefix(end);
    }
}

static Fault faultIn(const std::string &words)
{
    for (const FaultKind kind :
         {Fault::tr("line %1: %2"),
          Fault::tr("the case is not assigned to you"),
          Fault::tr("a decided verdict stays as it is"),
          Fault::tr("only its author changes it"),
          Fault::tr("another reviewer has decided, so the verdict stays"),
          Fault::tr("only a decided verdict is withdrawn"),
          Fault::tr("there is no verdict on the case"),
          Fault::tr("the verdict was just changed"),
          Fault::tr("only its author changes a note"),
          Fault::tr("only its author removes a note"),
          Fault::tr("the note is too long"),
          Fault::tr("the claim is too long"),
          Fault::tr("the reason is too long"),
          Fault::tr("a reason is too long"),
          Fault::tr("the case is decided"),
          Fault::tr("the case was changed since"),
          Fault::tr("there is no such note"),
          Fault::tr("a given verdict cites the note"),
          Fault::tr("a verdict cites the note"),
          Fault::tr("to decide, a verdict needs a decision, a reason, and a finding on one aspect "
                    "at least"),
          Fault::tr("the decision says \"%1\", and all findings say \"clean\""),
          Fault::tr("a tag is empty or too long, or there are too many"),
          Fault::tr("too many recordings or accused"),
          Fault::tr("too many pieces of evidence"),
          Fault::tr("the player's name or the category is too long"),
          Fault::tr("the name of a recording is too long"),
          Fault::tr("the name of a reporter or assignee is too long"),
          Fault::tr("an accused needs at least one name of reasonable length"),
          Fault::tr("the picture is too big"),
          Fault::tr("the picture is no PNG"),
          Fault::tr("more than 64 MiB of reports"),
          Fault::tr("the report was just changed"),
          Fault::tr("the server has tables of a later version of Tickscope"),
          Fault::tr("the connection was lost"),
          Fault::tr("%1 is there already"),
          Fault::tr("%1: there is no manifest"),
          Fault::tr("there is no such case"),
          Fault::tr("the store was made by a later version of Tickscope"),
          Fault::tr("there is no case %1"),
          Fault::tr("case %1 was removed by %2"),
          Fault::tr("case %1 has no note %2"),
          Fault::tr("%1 is none of %2"),
          Fault::tr("unknown key \"%1\""),
          Fault::tr("more cells than columns"),
          Fault::tr("no report in it"),
          Fault::tr("this is not a text in UTF-8")}) {
        const auto values = valuesIn(words, kind.sentence());
        if (!values)
            continue;
        if (values->empty())
            return kind;
        if (values->size() == 1)
            return {kind, values->front()};
        // What is wrong in a line may be one of these itself.
        return kind == Fault::tr("line %1: %2")
                   ? Fault(kind, values->front(), faultIn(values->back()))
                   : Fault(kind, values->front(), values->back());
    }
    return {faults::Words, words};
}

Fault faultIn(const review::Fault &refusal)
{
    return faultIn(refusal.what.toStdString());
}

} // namespace tickscope
