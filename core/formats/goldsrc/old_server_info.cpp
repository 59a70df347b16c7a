// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/old_server_info.h"

#include <algorithm>
#include <string>

#include "core/io/byte_reader.h"

namespace tickscope::goldsrc {

namespace {

constexpr std::size_t ChannelHeaderSize = 8;
constexpr std::uint8_t PrintId = 0x08;
constexpr std::uint8_t ServerInfoId = 0x0B;

/// Text up to a 0; nothing when the message ends before it.
std::optional<std::string> readText(ByteReader &reader, std::span<const std::byte> message)
{
    const auto rest = message.subspan(reader.position());
    const auto end = std::ranges::find(rest, std::byte{0});
    if (end == rest.end())
        return {};
    const auto size = static_cast<std::size_t>(end - rest.begin());
    const auto bytes = reader.readBytes(size + 1);
    if (!bytes)
        return {};
    return fixedText(*bytes);
}

} // namespace

std::optional<ServerInfo> readOldServerInfo(std::span<const std::byte> message,
                                            const DemoForm &form)
{
    ByteReader reader(message);
    if (!reader.readBytes(ChannelHeaderSize))
        return {};
    auto id = reader.readU8();
    while (id == PrintId) {
        if (!readText(reader, message))
            return {};
        id = reader.readU8();
    }
    if (id != ServerInfoId)
        return {};
    const auto protocol = reader.readI32Le();
    const auto spawnCount = reader.readI32Le();
    const auto mapChecksum = reader.readU32Le();
    const auto libraryChecksum = reader.readU32Le();
    const auto maxClients = reader.readU8();
    const auto playerNumber = reader.readU8();
    const auto deathmatch = reader.readU8();
    if (!protocol || !spawnCount || !mapChecksum || !libraryChecksum || !maxClients || !playerNumber
        || !deathmatch)
        return {};
    // Only the longer header's protocol tells the game here.
    const bool hasGame = form.headerSize == HeaderSize;
    const auto game = hasGame ? readText(reader, message) : std::string();
    const auto map = readText(reader, message);
    const auto title = readText(reader, message);
    if (!game || !map || !title)
        return {};
    ServerInfo info;
    info.networkProtocol = *protocol;
    info.spawnCount = *spawnCount;
    info.storedMapChecksum = *mapChecksum;
    info.isChecksumScrambled = false;
    info.maxClients = *maxClients;
    info.recorderSlot = *playerNumber;
    info.isDeathmatch = *deathmatch != 0;
    info.game = *game;
    info.serverName = *title;
    info.mapPath = *map;
    return info;
}

} // namespace tickscope::goldsrc
