// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/formats/goldsrc/messages/clip_filter.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/formats/goldsrc/messages/standing_messages.h"

namespace tickscope::goldsrc {

/// What a reader of a clip has of the packets in it.
struct ClipPackets {
    PacketRing<EntityList> entityRing;
    PacketRing<ClientData> clientRing;
    Shared<EntityList> entities; ///< Of the last packet; null before the first.
    Shared<ClientData> clientData;
    std::int32_t sequence = 0; ///< Of that packet.
};

/// Makes the messages of one frame those of a clip: as recorded, but for those that \a filter
/// changes, and for packets that refer to others which the clip lacks. Those hold a whole state.
class FrameRewriter : public MessageSink
{
public:
    /// \param sequence  of the frame. \param packets  null for a frame that the clip does not have:
    ///                  it has no bytes then, and says only what still holds behind it.
    FrameRewriter(ClipFilter &filter, std::int32_t sequence, ClipPackets *packets)
        : m_filter(filter)
        , m_sequence(sequence)
        , m_packets(packets)
    {
    }

    [[nodiscard]] bool wants(std::uint8_t id) const override { return m_packets || mayStand(id); }
    void messageRead(const ServerMessage &message, const ServerState &before) override;
    /// Behind the last message. \param after  the state that it left.
    void end(const ServerState &after) { endPacket(after); }
    /// Adds what of \a after no packet of the clip holds.
    void addMissing(const ServerState &after);

    /// Whether bytes() are others than those of the messages that were read.
    [[nodiscard]] bool hasChanged() const { return m_hasChanged; }
    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }
    [[nodiscard]] std::vector<StandingMessage> takeStanding() { return std::move(m_standing); }

private:
    void beginPacket(const ServerMessage &message, const ServerState &before);
    void endPacket(const ServerState &after);
    void keepEntities(const ServerState &after);
    void keepClientData(const ServerState &after);
    void append(std::span<const std::byte> bytes);

    ClipFilter &m_filter;
    std::int32_t m_sequence;
    ClipPackets *m_packets;
    std::vector<std::byte> m_bytes;
    std::vector<StandingMessage> m_standing;
    bool m_hasChanged = false;

    // The packet that was read last, until its state is known.
    std::uint8_t m_id = 0; ///< svc::Bad when there is none.
    std::size_t m_place = 0;
    bool m_isValid = false; ///< It refers to nothing that the clip lacks.
};

} // namespace tickscope::goldsrc
