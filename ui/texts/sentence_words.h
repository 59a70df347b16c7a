// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

#include "core/timeline/event_table.h"

namespace tickscope {

class SentenceWords;

/// Sentences about events in the language of the window. Any thread.
[[nodiscard]] const std::shared_ptr<const SentenceWords> &sentenceWords();

/// What \a event says, for the screen.
[[nodiscard]] QString sentenceOf(const EventRow &event);
/// The same of one that was decoded again.
[[nodiscard]] QString shownSentence(const Event &event);

/// A word for how an event came to be known; empty for a recorded one.
[[nodiscard]] QString sourceText(EventSource source);

} // namespace tickscope
