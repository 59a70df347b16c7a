// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/event_form.h"

/// What the events of records are.
namespace tickscope::teehistorian {

using teeworlds::ClientPart;

/// Of records that are no messages. Each is made once.
enum class RecordForm : std::uint8_t {
    Spawn,
    Vanish,
    Join,
    Leave,
    Command,
    MovingCommand,      ///< That takes the tee elsewhere, or kills it, if it may.
    CommandMovingOther, ///< That does so with another's.
    Rename,
    End,
    UnknownRecord,
    Save,
    Load,
    Test,
    Login,
    Logout,
    Version,
    Protocol,
    Team,
    Practice,
    Ready,
    Swap,
    Rejoin,
    Antibot,
    Name,
    Finish,
    TeamFinish,
    Input,
    Count,
};
[[nodiscard]] const EventForm &recordForm(RecordForm form);

/// What a message of a client is here: the tables name kinds of their own after demos, where most
/// of them occur. \a form is one of teeworlds::messageForm().
[[nodiscard]] const EventForm &clientMessageForm(const EventForm &form);

/// All of them that recordings can have.
[[nodiscard]] EventForms clientMessageForms();

/// What was done with the keys of an input.
namespace input_key {
using namespace teeworlds::input_key;
inline constexpr std::int64_t Released = 0;
inline constexpr std::int64_t Pressed = 1;
} // namespace input_key

/// What was done about a login.
namespace login_action {
inline constexpr std::int64_t Login = 0;
inline constexpr std::int64_t AlreadyLoggedIn = 1;
inline constexpr std::int64_t Logout = 2;
} // namespace login_action

} // namespace tickscope::teehistorian
