// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/map/map_checksum.h"

#include <algorithm>

#include "core/formats/goldsrc/container/old_server_info.h"
#include "core/formats/goldsrc/messages/server_messages.h"

namespace tickscope::goldsrc {

namespace {

/// Frames that are looked through: svc_serverinfo is in the first message of every sample.
constexpr std::size_t FramesUntilServerInfo = 64;

} // namespace

Result<std::optional<std::uint32_t>> statedMapChecksum(const Shared<ByteSource> &source,
                                                       const DemoHeader &header,
                                                       const SegmentMap &map, std::stop_token stop)
{
    using Checksum = std::optional<std::uint32_t>;
    if (header.mapChecksum != 0)
        return Checksum(header.mapChecksum);
    if (map.segments.empty())
        return Checksum();
    ByteWindow window(source);
    ServerState server(static_cast<int>(std::min(header.form.networkProtocol, NewestProtocol)),
                       header.gameDirectory);
    std::uint64_t offset = map.segments.front().begin;
    for (std::size_t i = 0; i < FramesUntilServerInfo && !server.serverInfo; ++i) {
        const auto frame = readFrame(window, offset, map.segments.front().end, header.form, stop);
        if (!frame && endsReading(frame.error().code))
            return tl::unexpected(frame.error());
        if (!frame)
            break; // the outline tells of damage
        offset = frame->end();
        if (!frame->isMessage())
            continue;
        const auto payload = window.bytesAt(frame->payloadOffset(), frame->payloadSize(), stop);
        if (!payload)
            return tl::unexpected(payload.error());
        const std::size_t prefix = messagePrefixSize(header.form) + LengthSize;
        const auto messages = payload->subspan(prefix);
        if (header.form.hasKnownMessages()) {
            (void)readServerMessages(messages, {0, frame->payloadOffset() + prefix}, server,
                                     nullptr);
        } else if (auto info = readOldServerInfo(messages, header.form)) {
            server.serverInfo = std::make_shared<const ServerInfo>(std::move(*info));
        }
    }
    const std::uint32_t checksum = server.serverInfo ? server.serverInfo->mapChecksum() : 0;
    return checksum != 0 ? Checksum(checksum) : Checksum();
}

} // namespace tickscope::goldsrc
