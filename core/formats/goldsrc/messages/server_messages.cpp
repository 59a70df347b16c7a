// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/server_messages.h"

#include <utility>

#include "core/formats/goldsrc/messages/frame_reader.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/skipped_packets.h"
#include "core/io/sticky_reader.h"

namespace tickscope::goldsrc {

/// Two programs share this network protocol. Section 4.4.
constexpr int SteamBetaProtocol = 46;

/// Finds out which of the two programs of that protocol wrote the frame: the one whose
/// layout reads it to its end, if only one does.
static std::optional<bool> steamBetaOf(std::span<const std::byte> frame, const FrameInfo &info,
                                       const ServerState &state)
{
    const auto isReadable = [&](bool isSteamBeta) {
        ServerState trial = state;
        trial.isSteamBeta = isSteamBeta;
        return FrameReader(frame, {info.incomingSequence, info.byte}, trial, nullptr).read();
    };
    const bool isBeta = isReadable(true);
    return isBeta == isReadable(false) ? std::nullopt : std::optional(isBeta);
}

constexpr std::size_t ChannelHeaderSize = 8;
constexpr std::uint8_t PrintId = 0x08;
constexpr std::uint8_t ServerInfoId = 0x0B;

const MessageValue *ServerMessage::find(std::string_view valueName) const
{
    return valueNamed(values, valueName);
}

std::int64_t ServerMessage::integer(std::string_view valueName) const
{
    return integerNamed(values, valueName);
}

std::string_view ServerMessage::text(std::string_view valueName) const
{
    return textNamed(values, valueName);
}

std::vector<Error> readServerMessages(std::span<const std::byte> frame, const FrameInfo &info,
                                      ServerState &state, MessageSink *sink)
{
    if (state.networkProtocol == SteamBetaProtocol && !state.isSteamBeta) {
        if (info.skipped)
            info.skipped->read(state);
        state.isSteamBeta = steamBetaOf(frame, info, state);
    }
    FrameReader reader(frame, info, state, sink);
    reader.read();
    return reader.takeDamage();
}

std::vector<std::size_t> LoadingRoll::missingBefore(bool isOfLoading, ServerState &state)
{
    const bool wasLoading = std::exchange(m_isLoading, isOfLoading);
    const bool goesOn = state.unannounced != 0 && !wasLoading && state.isBeginning;
    if (isOfLoading || goesOn)
        return {};
    const bool isTorn = std::exchange(m_isTorn, false);
    if (state.unannounced == 0) // as nearly always
        return {};
    std::vector<std::size_t> missing;
    bool namesSomebody = false;
    for (std::size_t slot = 0; slot < ClientSlots; ++slot) {
        const bool isMissing = state.isUnannounced(static_cast<int>(slot));
        if (isMissing && state.clients[slot].info)
            missing.push_back(slot);
        namesSomebody = namesSomebody || (!isMissing && state.clients[slot].info);
    }
    state.unannounced = 0;
    return namesSomebody && !isTorn ? missing : std::vector<std::size_t>();
}

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
    // Only the longer header's protocol has the game here.
    if (form.headerSize == HeaderSize)
        info.game = reader.readText();
    info.mapPath = reader.readText();
    info.serverName = reader.readText();
    if (reader.hasFailed())
        return {};
    return info;
}

} // namespace tickscope::goldsrc
