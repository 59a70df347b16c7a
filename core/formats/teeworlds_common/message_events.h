// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/formats/teeworlds_common/message_decoder.h"
#include "core/formats/teeworlds_common/message_texts.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/event.h"

namespace tickscope::teeworlds {

enum class EventDetail : std::uint8_t { TextOnly, WithFields };

/// What an event needs beyond its message. The lookup is borrowed.
struct EventContext {
    Protocol protocol = Protocol::V06;
    const NameLookup &names;
    EventDetail detail = EventDetail::TextOnly;
    int localClient = NoClient; ///< Whose recording it is; partner of whispers.
};

/// Event of a decoded message; \a bytes are the whole message. Tick and byte of the
/// event are the caller's. Fields have the names of the tables, chat also "team".
///
/// What the game derives from items is not made of messages: joins and leaves of 0.7
/// become kinds of the format's own.
[[nodiscard]] Event messageEvent(const Message &message, std::span<const std::byte> bytes,
                                 const EventContext &context);

/// Event of a message that could not be decoded: "unknown" with its bytes.
[[nodiscard]] Event unreadableMessageEvent(std::span<const std::byte> bytes, const Error &error,
                                           const EventContext &context);

/// All in one: header, fields if it is a game message, event. Never fails.
[[nodiscard]] Event readMessageEvent(std::span<const std::byte> bytes, const EventContext &context);

} // namespace tickscope::teeworlds
