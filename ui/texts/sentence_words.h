// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include <QString>

#include "core/base/fault.h"

namespace tickscope {

class Index;
enum class EventSource : std::uint8_t;
struct Damage;
struct Event;
struct EventRow;

/// Sentences in the language of the window. Any thread.
[[nodiscard]] const std::shared_ptr<const SentenceWords> &sentenceWords();

/// What \a event says, for the screen, with numbers where both parties have one name, and
/// to whom a line went that not everybody could read. Written from right to left or not, names
/// stay where the sentence has them.
[[nodiscard]] QString sentenceOf(const Index &index, const EventRow &event);
/// The same of one that was decoded again.
[[nodiscard]] QString shownSentence(const Event &event);

/// What is wrong, for the screen; of damage also how many times in a row.
[[nodiscard]] QString shownFault(const Fault &fault);
[[nodiscard]] QString shownFault(const Damage &damage);

/// A word of the core's for a value, or words about fields, in the language of the window.
[[nodiscard]] QString shownWord(const std::string &english);

/// A word for how an event came to be known; empty for a recorded one.
[[nodiscard]] QString sourceText(EventSource source);

/// A word for who could read the line; empty for what all could.
[[nodiscard]] QString audienceText(const EventRow &event);

/// That of the window, or that of files for programs.
enum class TitleLanguage { Shown, English };

/// titleOfInput(\a name) for the screen. Begins with a capital.
[[nodiscard]] QString inputTitle(const std::string &name,
                                 TitleLanguage language = TitleLanguage::Shown);

} // namespace tickscope
