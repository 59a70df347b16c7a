// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/messages/message_tables.h"

/// The files of message tables, for message_tables.cpp only.
namespace tickscope::teeworlds {

struct ExtendedMessage {
    Uuid uuid;
    MessageType type;
};

/// Types by number; those that are not used have no name.
std::span<const MessageType> messageTables06();
std::span<const MessageType> messageTables07();
std::span<const ExtendedMessage> messageTablesDdnet();

} // namespace tickscope::teeworlds
