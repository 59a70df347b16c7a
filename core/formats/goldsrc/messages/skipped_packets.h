// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/formats/goldsrc/bits/packet_ring.h"
#include "core/formats/goldsrc/messages/server_state.h"

namespace tickscope::goldsrc {

/// Packets whose states are not asked for, such as those before a clip. Their bytes are kept, and
/// of them only those are read that a later packet may refer to, by way of others; a whole update
/// leaves few. For the frames of one state in their order; one thread.
/// Source: goldsrc-netmessages.md, sections 4.4 and 5.4.
class SkippedPackets
{
public:
    /// Keeps the message that \a payload begins with: svc_deltapacketentities or svc_clientdata.
    /// \return how many bytes it has; 0 where it must be read, behind a call of read().
    std::size_t keepEntities(std::span<const std::byte> payload, std::int32_t sequence,
                             ServerState &state);
    std::size_t keepClientData(std::span<const std::byte> payload, std::int32_t sequence,
                               ServerState &state);
    /// The entities of a packet were read all the same, since it refers to none.
    void noteEntities(std::int32_t sequence);
    /// Makes \a state what it were had all packets been read. To be called before anything changes
    /// that they are read with.
    void read(ServerState &state);

private:
    /// Of a packet among those that are kept, from 1; 0 for none.
    using Place = std::size_t;

    template<typename T>
    struct Packet {
        std::size_t begin = 0; ///< Of its bits, in the bytes.
        double serverTime = 0;
        Place reference = 0;    ///< Of the packet that it refers to, among these.
        Shared<T> content = {}; ///< Until it is read, of that packet where it is not among these.
        std::int32_t sequence = 0;
        int uses = 0; ///< Of the content.
    };

    /// Packets of one kind.
    template<typename T>
    struct Kept {
        std::vector<Packet<T>> packets;
        PacketRing<Place, Place> known; ///< Those that later ones may refer to.
        Place last = 0;

        [[nodiscard]] Packet<T> &at(Place place) { return packets[place - 1]; }

        /// Whether \a packet has what it refers to.
        bool refer(Packet<T> &packet, std::uint8_t lowByte, const PacketRing<T> &ring) const;
        void add(Packet<T> &&packet, PacketRing<T> &ring);
        /// \param change  makes the content of a packet of the one that it refers to.
        /// \return that of the last one; null when there is none.
        template<typename Change>
        Shared<T> read(PacketRing<T> &ring, Change &&change);
    };

    [[nodiscard]] bool isFull() const;
    std::size_t keepBytes(std::span<const std::byte> bytes);

    std::vector<std::byte> m_bytes;
    Kept<EntityList> m_entities;
    Kept<ClientData> m_clientData;
    unsigned m_announced = 0; ///< Entities of the last packet.
};

} // namespace tickscope::goldsrc
