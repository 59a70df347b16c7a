// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/fault.h"
#include "core/model/event/event_form.h"

namespace tickscope {

/// What an event with \a values says to people: the sentence of its form that fits, with the values
/// as the kinds of their parts are written.
[[nodiscard]] std::string sentenceOf(const EventForm &form, std::string_view values,
                                     const SentenceWords &words = {});
[[nodiscard]] inline std::string sentenceOf(const Event &event, const SentenceWords &words = {})
{
    return sentenceOf(*event.form, event.values.bytes(), words);
}

/// See PartKind::RaceTicks.
[[nodiscard]] std::string raceTicksText(std::int64_t ticks);

/// Words of sentences that stand in no form, each marked for translation.
namespace sentence_word {
extern const char *const Server;
extern const char *const Client;
extern const char *const NoTime;
} // namespace sentence_word

} // namespace tickscope
