// SPDX-License-Identifier: MIT
#include "core/io/http/nearness.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace tickscope {

namespace {

struct Block {
    std::uint32_t address;
    int bits;
    Nearness nearness;
};

/// Source: IANA IPv4 Special-Purpose Address Registry.
constexpr std::array<Block, 7> Blocks{{{0x00000000, 8, Nearness::Machine},    // 0.0.0.0
                                       {0x7f000000, 8, Nearness::Machine},    // 127.0.0.0
                                       {0xa9fe0000, 16, Nearness::Link},      // 169.254.0.0
                                       {0x0a000000, 8, Nearness::Network},    // 10.0.0.0
                                       {0x64400000, 10, Nearness::Network},   // 100.64.0.0
                                       {0xac100000, 12, Nearness::Network},   // 172.16.0.0
                                       {0xc0a80000, 16, Nearness::Network}}}; // 192.168.0.0

Nearness nearnessOf(std::span<const unsigned char, 4> bytes)
{
    const auto address = std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16
                         | std::uint32_t{bytes[2]} << 8 | std::uint32_t{bytes[3]};
    const auto *const found = std::ranges::find_if(Blocks, [address](const Block &block) {
        return (address ^ block.address) >> (32 - block.bits) == 0;
    });
    return found == Blocks.end() ? Nearness::Anywhere : found->nearness;
}

} // namespace

Nearness nearnessOf(const char *address)
{
    std::array<unsigned char, 16> bytes{};
    const std::span<const unsigned char, 16> all(bytes);
    if (::inet_pton(AF_INET, address, bytes.data()) == 1)
        return nearnessOf(all.first<4>());
    if (::inet_pton(AF_INET6, address, bytes.data()) != 1)
        return Nearness::Anywhere;
    const bool isShort = std::ranges::all_of(all.first<10>(), [](auto byte) { return byte == 0; });
    // "::1" and "::"; of those that are one of version 4, that one.
    if (isShort && ((bytes[10] == 0xff && bytes[11] == 0xff) || (bytes[10] | bytes[11]) == 0))
        return bytes[12] == 0 ? Nearness::Machine : nearnessOf(all.last<4>());
    if (bytes[0] == 0xfe && (bytes[1] & 0xc0) == 0x80)
        return Nearness::Link;
    return (bytes[0] & 0xfe) == 0xfc ? Nearness::Network : Nearness::Anywhere;
}

} // namespace tickscope
