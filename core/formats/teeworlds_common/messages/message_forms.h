// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/event_form.h"

namespace tickscope::teeworlds {

/// The name of whom an event is about.
inline constexpr EventPart ClientPart{.name = "client",
                                      .kind = PartKind::Name,
                                      .use = PartUse::SentenceOnly,
                                      .role = PartRole::Subject};

/// Name of a client at the tick of the message, borrowed until the next call. May be empty; then
/// numbers stand for names. Lines of the chat are compared with the names of all clients.
using NameLookup = std::function<std::string_view(int client)>;

/// What \a message is as an event: its parts are the fields of the message, chat has "team"
/// besides. The message's type must not be null.
[[nodiscard]] const EventForm &messageForm(const Message &message);
/// The values of \a message by that form.
[[nodiscard]] EventValues messageValues(const Message &message, const NameLookup &names);

/// All forms of messages whose names begin so ("Cl_": a client's).
[[nodiscard]] EventForms messageForms(std::string_view prefix = {});

/// Whom \a message, a Cl_CallVote, wants kicked or moved to the spectators; NoClient for nobody.
[[nodiscard]] int calledFor(const Message &message);

/// Whether \a message, whose type must not be null, is a line of the server in the chat.
[[nodiscard]] bool isServerLine(const Message &message);

/// Where the numbers stand that make a message an event, by the tables.
namespace message_index {
inline constexpr std::size_t ChatClient = 1; ///< Sv_Chat of both protocols.
inline constexpr std::size_t ChatText06 = 2;
inline constexpr std::size_t ChatTarget07 = 2;
inline constexpr std::size_t Killer = 0;
inline constexpr std::size_t Victim = 1;
inline constexpr std::size_t KillWeapon = 2;
inline constexpr std::size_t ModeSpecial = 3;
inline constexpr std::size_t CalledType = 0; ///< Cl_CallVote.
inline constexpr std::size_t CalledValue = 1;
inline constexpr std::size_t FirstOfTeam = 1;   ///< Sv_KillMsgTeam.
inline constexpr std::size_t SaveRequester = 2; ///< Sv_SaveCode.
inline constexpr std::size_t RaceTimeFinish = 2;
inline constexpr std::size_t InputDirection = 0;
inline constexpr std::size_t InputJump = 3;
inline constexpr std::size_t InputFire = 4;
inline constexpr std::size_t InputHook = 5;
inline constexpr std::size_t InputOwner = 9;
inline constexpr std::size_t CaptureClient = 2; ///< Game message of a capture.
inline constexpr std::size_t PauseClient = 1;   ///< Game message of a pause.
} // namespace message_index

/// Game messages of 0.7 that have events of their own. Source: teeworlds-messages.md, section 4.
namespace game_message {
inline constexpr int TeamSwap = 0;
inline constexpr int TeamShuffle = 2;
inline constexpr int TeamBalance = 3;
inline constexpr int AllMoved = 6;
inline constexpr int YouWereBalanced = 7;
inline constexpr int Grab = 8;
inline constexpr int Capture = 9;
inline constexpr int Paused = 10;
inline constexpr int Count = 11;
} // namespace game_message

/// Keys of inputs, by number.
namespace input_key {
inline constexpr std::int64_t Direction = 0;
inline constexpr std::int64_t Jump = 1;
inline constexpr std::int64_t Hook = 2;
inline constexpr std::int64_t Fire = 3;
inline constexpr std::int64_t Weapon = 4;
inline constexpr std::int64_t NextWeapon = 5;
inline constexpr std::int64_t PreviousWeapon = 6;
} // namespace input_key
[[nodiscard]] EventPart inputKeyPart();

// What is said of messages, for message_forms.cpp only.

/// None: the message has no words of its own, and its name says what it is.
[[nodiscard]] Sentences messageSentences(const MessageType &type, MessageLayout layout);

/// Of the game message of 0.7 with that number.
[[nodiscard]] Sentences gameMessageSentences(int gameMessage);

} // namespace tickscope::teeworlds
