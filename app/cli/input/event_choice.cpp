// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/event_choice.h"

#include "app/cli/input/opened_recording.h"
#include "app/cli/input/options.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/formats/format.h"
#include "core/model/event/event_sentence.h"

namespace tickscope::cli {

namespace {

/// In place of kinds.
constexpr std::string_view KindList = "list";

using Words = std::set<std::string, std::less<>>;

Words kindsIn(const Arguments &arguments)
{
    Words kinds;
    for (const std::string &list : arguments.values("--kind")) {
        std::size_t begin = 0;
        while (begin <= list.size()) {
            const std::size_t end = std::min(list.find(',', begin), list.size());
            kinds.insert(list.substr(begin, end - begin));
            begin = end + 1;
        }
    }
    return kinds;
}

/// Of all formats: the files may be of several.
std::vector<std::string_view> knownKinds()
{
    EventForms all;
    for (const auto &format : allFormats().formats())
        all = joinedForms({all, format->eventForms()});
    std::vector<std::string_view> words;
    for (const EventKind *kind : eventKindsOf(all))
        words.push_back(kind->id);
    return words;
}

/// The nearest kind to one that there is not; nothing for one that there is.
std::optional<std::string> nearestKind(const std::string &kind)
{
    const auto known = knownKinds();
    if (std::ranges::binary_search(known, std::string_view(kind)))
        return {};
    return std::string(nearestWord(kind, known));
}

Result<void> checkKinds(const Words &kinds)
{
    for (const std::string &kind : kinds) {
        if (const auto nearest = nearestKind(kind))
            return failure(ErrorCode::BadInput,
                           {faultKind<QT_TRANSLATE_NOOP(
                                "faults", "--kind: there is no event type \"{0}\"; the closest is "
                                          "\"{1}\" (--kind list prints all)")>,
                            kind, *nearest});
    }
    return {};
}

Result<std::optional<TextPattern>> patternIn(const Arguments &arguments)
{
    const auto text = arguments.value("--match");
    const bool ignoresCase = arguments.has("--ignore-case");
    if (!text) {
        if (ignoresCase)
            return failure(ErrorCode::BadInput,
                           faultKind<QT_TRANSLATE_NOOP("faults", "--ignore-case is for --match")>);
        return std::optional<TextPattern>{};
    }
    auto pattern = TextPattern::compile(*text,
                                        ignoresCase ? LetterCase::Ignored : LetterCase::Exact);
    if (!pattern)
        return failure(ErrorCode::BadInput,
                       {faults::Words, "--match: " + faultText(pattern.error().fault)});
    return std::optional(std::move(*pattern));
}

} // namespace

Result<void> checkKind(const std::string &kind)
{
    if (const auto nearest = nearestKind(kind))
        return failure(ErrorCode::BadInput,
                       {faultKind<QT_TRANSLATE_NOOP(
                            "faults", "there is no event type \"{0}\"; the closest is \"{1}\"")>,
                        kind, *nearest});
    return {};
}

bool EventChoice::takesKind(const EventKind &kind) const
{
    if (!kinds.empty())
        return kinds.contains(kind.id);
    return showsSystem || kind.rate != EventRate::Internal;
}

bool EventChoice::takes(const EventRow &event) const
{
    if (!takesKind(event.kind()))
        return false;
    return !pattern || pattern->matchesIn(utf8Text(sentenceOf(*event.form, event.values)));
}

Result<EventChoice> eventChoice(const Arguments &arguments)
{
    EventChoice choice;
    choice.kinds = kindsIn(arguments);
    choice.showsSystem = arguments.has("--all");
    if (auto checked = checkKinds(choice.kinds); !checked && !wantsKindList(arguments))
        return tl::unexpected(checked.error());
    auto pattern = patternIn(arguments);
    if (!pattern)
        return tl::unexpected(pattern.error());
    choice.pattern = std::move(*pattern);
    return choice;
}

bool wantsKindList(const Arguments &arguments)
{
    return kindsIn(arguments).contains(KindList);
}

} // namespace tickscope::cli
