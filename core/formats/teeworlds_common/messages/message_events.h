// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/event/event.h"

namespace tickscope::teeworlds {

/// What an event needs beyond its message. The lookup is borrowed.
struct EventContext {
    Protocol protocol = Protocol::V06;
    const NameLookup &names;
    int localClient = NoClient; ///< Whose recording it is; partner of whispers.
    bool wantsValues = true;    ///< Of events of game messages.
    bool showsSecrets = false;  ///< Only ever on a person's wish.
};

/// Forms of events that are no game messages with a layout: engine messages, and unknown ones.
[[nodiscard]] const EventForm &systemMessageForm();
[[nodiscard]] const EventForm &unknownMessageForm();

/// Event of a decoded message; \a bytes are the whole message. Tick and byte of the
/// event are the caller's. Parts have the names of the tables, chat also "team".
///
/// What the game derives from items is not made of messages: joins and leaves of 0.7
/// become kinds of the format's own.
[[nodiscard]] Event messageEvent(const Message &message, std::span<const std::byte> bytes,
                                 const EventContext &context);

/// Event of an engine message, or of one that is shown as such, of which the header is enough. What
/// is in it may be lines of the remote console and private, so only its kind and size are shown.
/// \param size  of all of it; nothing where no fields for programs are wanted.
[[nodiscard]] Event systemMessageEvent(const MessageHeader &header, std::optional<std::size_t> size,
                                       Protocol protocol);

/// Event of a message that could not be decoded: "unknown" with its bytes.
/// \param isSecret  the bytes must not be shown.
[[nodiscard]] Event unreadableMessageEvent(std::span<const std::byte> bytes, const Error &error,
                                           bool isSecret = false);

} // namespace tickscope::teeworlds
