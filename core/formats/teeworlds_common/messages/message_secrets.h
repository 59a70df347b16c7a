// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/secrets.h"

namespace tickscope::teeworlds {

// Codes of saved games, and what follows in lines and commands on a command that takes a secret.
// The rule for texts is that of core/model/secrets.h.

/// \a message without its secrets; nothing where it has none.
[[nodiscard]] std::optional<Message> withoutSecrets(const Message &message,
                                                    std::string_view standIn = HiddenSecret);

/// Whether \a bytes, which no program accepts, may hold some.
[[nodiscard]] bool mayHoldSecrets(std::span<const std::byte> bytes, Protocol protocol);

} // namespace tickscope::teeworlds
