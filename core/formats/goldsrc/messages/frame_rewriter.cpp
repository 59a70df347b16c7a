// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/frame_rewriter.h"

#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/packet_writer.h"

namespace tickscope::goldsrc {

namespace {

/// To a packet that another one refers to; readers know 64.
constexpr std::uint32_t MostDistance = 64;

/// Whether a packet of \a recorded with that low byte is in the clip, too.
template<typename T>
bool hasReference(const PacketRing<T> &recorded, const PacketRing<T> &clip, std::uint8_t lowByte,
                  std::int32_t sequence)
{
    const auto wanted = recorded.find(lowByte, sequence);
    return wanted && wanted == clip.find(lowByte, sequence);
}

std::uint8_t lowByteOf(std::int32_t sequence)
{
    return static_cast<std::uint8_t>(static_cast<std::uint32_t>(sequence) & 0xFFU);
}

} // namespace

void FrameRewriter::messageRead(const ServerMessage &message, const ServerState &before)
{
    endPacket(before);
    const auto kept = m_filter.filtered(message, before);
    m_hasChanged = m_hasChanged || !kept || kept->data() != message.bytes.data();
    if (!kept)
        return;
    if (auto standing = standingMessage(message, before, *kept))
        m_standing.push_back(std::move(*standing));
    if (!m_packets)
        return;
    beginPacket(message, before);
    append(*kept);
}

void FrameRewriter::beginPacket(const ServerMessage &message, const ServerState &before)
{
    constexpr std::size_t ReferencePlace = 2; // behind the number of entities
    m_id = message.id;
    m_place = m_bytes.size();
    switch (message.id) {
    case svc::PacketEntities:
        m_isValid = true;
        break;
    case svc::DeltaPacketEntities:
        m_isValid = hasReference(before.entityRing, m_packets->entityRing,
                                 byteAt(message.payload, ReferencePlace), m_sequence);
        break;
    case svc::ClientData: {
        BitReader bits(message.payload, before.bitOrder());
        m_isValid = before.isHltv || !bits.flag()
                    || hasReference(before.clientRing, m_packets->clientRing,
                                    static_cast<std::uint8_t>(bits.bits(8)), m_sequence);
        break;
    }
    default:
        m_id = svc::Bad;
    }
}

void FrameRewriter::endPacket(const ServerState &after)
{
    const std::uint8_t id = std::exchange(m_id, svc::Bad);
    if (id == svc::ClientData && after.isClientDataExact && !after.isHltv) {
        if (!m_isValid) {
            m_bytes.resize(m_place);
            append(fullClientData(after));
        }
        keepClientData(after);
    } else if ((id == svc::PacketEntities || id == svc::DeltaPacketEntities)
               && after.areEntitiesExact) {
        if (!m_isValid) {
            m_bytes.resize(m_place);
            const auto distance = static_cast<std::uint32_t>(m_sequence)
                                  - static_cast<std::uint32_t>(m_packets->sequence);
            const bool canRefer = m_packets->entities && distance >= 1 && distance < MostDistance;
            const auto delta = canRefer ? entitiesSince(*m_packets->entities,
                                                        lowByteOf(m_packets->sequence), after)
                                        : std::nullopt;
            append(delta ? *delta : fullEntities(after));
        }
        keepEntities(after);
    }
    m_hasChanged = m_hasChanged || (id != svc::Bad && !m_isValid);
}

void FrameRewriter::addMissing(const ServerState &after)
{
    if (after.clientData && after.clientData != m_packets->clientData) {
        append(fullClientData(after));
        keepClientData(after);
        m_hasChanged = true;
    }
    const bool isEmpty = !m_packets->entities && after.entities->empty();
    if (!isEmpty && after.entities != m_packets->entities) {
        append(fullEntities(after));
        keepEntities(after);
        m_hasChanged = true;
    }
}

void FrameRewriter::keepEntities(const ServerState &after)
{
    m_packets->entities = after.entities;
    m_packets->sequence = m_sequence;
    m_packets->entityRing.put(m_sequence, after.entities);
}

void FrameRewriter::keepClientData(const ServerState &after)
{
    m_packets->clientData = after.clientData;
    m_packets->clientRing.put(m_sequence, after.clientData);
}

void FrameRewriter::append(std::span<const std::byte> bytes)
{
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

} // namespace tickscope::goldsrc
