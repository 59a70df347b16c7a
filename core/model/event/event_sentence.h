// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/fault.h"
#include "core/model/event/event_form.h"

namespace tickscope {

/// What an event with \a values says to people. Sentences of forms are templates:
///
///     {part}            the value of a part, as its kind is written; {0} the first part
///     [text]            left out when a part in it has no text
///     [condition?text]  left out unless the condition holds
///
/// Conditions: "part" (neither nothing, nor 0, nor empty), "!part", "part=3", "part!=3",
/// "part<0", "part>0", "part&1" (bit), "part=none", "part!=none".
[[nodiscard]] std::string sentenceOf(const EventForm &form, std::string_view values,
                                     const SentenceWords &words = {});
[[nodiscard]] inline std::string sentenceOf(const Event &event, const SentenceWords &words = {})
{
    return sentenceOf(*event.form, event.values.bytes(), words);
}

/// What is wrong with a sentence, or a translation of one; empty when all is right.
[[nodiscard]] std::string sentenceFault(const EventForm &form, std::string_view sentence);

/// See PartKind::RaceTicks.
[[nodiscard]] std::string raceTicksText(std::int64_t ticks);

/// Words of sentences that stand in no form, each marked for translation.
namespace sentence_word {
extern const char *const Server;
extern const char *const Client;
extern const char *const NoTime;
} // namespace sentence_word

} // namespace tickscope
