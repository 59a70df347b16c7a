// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/model/event/event.h"
#include "core/model/secrets.h"

namespace tickscope::goldsrc {

/// Whether a field of that name holds orders to a console.
[[nodiscard]] bool holdsOrders(std::string_view field);

/// \a text of a message's \a field without secrets: orders, the settings of a client, or a line.
[[nodiscard]] std::string withoutSecrets(std::string_view field, std::string_view text,
                                         std::string_view standIn = HiddenSecret);

/// Puts HiddenSecret in place of the secrets of an event of this format.
void hideSecrets(Event &event);

} // namespace tickscope::goldsrc
