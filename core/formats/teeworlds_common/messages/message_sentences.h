// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/messages/message_tables.h"

/// English sentences of messages, for message_forms.cpp only; see EventForm::sentence.
namespace tickscope::teeworlds {

/// Null: the message has no words of its own, and its name tells what it is.
[[nodiscard]] const char *messageSentence(const MessageType &type, MessageLayout layout);

/// Of the game message of 0.7 with that number.
[[nodiscard]] const char *gameMessageSentence(int gameMessage);

} // namespace tickscope::teeworlds
