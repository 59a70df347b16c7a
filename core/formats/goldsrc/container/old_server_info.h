// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/formats/goldsrc/container/demo_header.h"
#include "core/formats/goldsrc/messages/server_state.h"

namespace tickscope::goldsrc {

/// The server info that the first message of demo protocol 4 begins with; nothing when
/// \a message does not. All else in these messages is opaque.
/// Source: goldsrc-demo.md, section 7.
[[nodiscard]] std::optional<ServerInfo> readOldServerInfo(std::span<const std::byte> message,
                                                          const DemoForm &form);

} // namespace tickscope::goldsrc
