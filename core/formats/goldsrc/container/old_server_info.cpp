// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/old_server_info.h"

#include "core/io/sticky_reader.h"

namespace tickscope::goldsrc {

namespace {

constexpr std::size_t ChannelHeaderSize = 8;
constexpr std::uint8_t PrintId = 0x08;
constexpr std::uint8_t ServerInfoId = 0x0B;

} // namespace

std::optional<ServerInfo> readOldServerInfo(std::span<const std::byte> message,
                                            const DemoForm &form)
{
    StickyReader reader(message);
    reader.readBytes(ChannelHeaderSize);
    auto id = reader.readU8();
    while (id == PrintId) {
        (void)reader.readText();
        id = reader.readU8();
    }
    if (id != ServerInfoId)
        return {};
    ServerInfo info;
    info.networkProtocol = reader.readLe<std::int32_t>();
    info.spawnCount = reader.readLe<std::int32_t>();
    info.storedMapChecksum = reader.readLe<std::uint32_t>();
    info.isChecksumScrambled = false;
    (void)reader.readLe<std::uint32_t>(); // checksum of the game's library
    info.maxClients = reader.readU8();
    info.recorderSlot = reader.readU8();
    info.isDeathmatch = reader.readU8() != 0;
    // Only the longer header's protocol tells the game here.
    if (form.headerSize == HeaderSize)
        info.game = reader.readText();
    info.mapPath = reader.readText();
    info.serverName = reader.readText();
    if (reader.hasFailed())
        return {};
    return info;
}

} // namespace tickscope::goldsrc
