// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <arpa/inet.h>

namespace tickscope::test {

/// Address of \a port of this machine alone; 0 for any free one.
[[nodiscard]] inline sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

} // namespace tickscope::test
