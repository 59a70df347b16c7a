// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "core/formats/teeworlds_common/messages/message_decoder.h"

namespace tickscope::teeworlds {

// What a server sent to single clients of 0.7 stands in its recording of 0.6 as 0.7 has it, and
// nothing says so. Servers that know both write version 6. Source: teeworlds-messages.md,
// section 1.

/// Whether \a message, decoded as one of 0.6 from \a bytes, is none. What fits 0.6 as well is not
/// found: a line to all is like one to a team that begins with "@".
/// \param dies  whether a client dies by the next snapshot; asked only where a death may as well be
///              a change of team.
[[nodiscard]] bool isFor07(const Message &message, std::span<const std::byte> bytes,
                           const std::function<bool(int client)> &dies);

/// \a bytes, which are none of 0.6, as a message of 0.7 that fits them all.
[[nodiscard]] Result<Message> decodeFor07(std::span<const std::byte> bytes);

} // namespace tickscope::teeworlds
