// SPDX-License-Identifier: MIT
#pragma once

namespace tickscope {

/// Where an address lies, from farthest to nearest. A server may send on to what is as far as
/// itself, but to nothing that only this machine or its network can reach.
enum class Nearness { Anywhere, Network, Link, Machine };

/// Of an IP address as text, of either version; Anywhere for anything else.
[[nodiscard]] Nearness nearnessOf(const char *address);

} // namespace tickscope
