// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/skipped_packets.h"

#include <utility>

#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/limits.h"
#include "core/formats/goldsrc/messages/bit_messages.h"

namespace tickscope::goldsrc {

template<typename T>
bool SkippedPackets::Kept<T>::refer(Packet<T> &packet, std::uint8_t lowByte,
                                    const PacketRing<T> &ring) const
{
    packet.reference = known.find(lowByte, packet.sequence);
    if (packet.reference == 0)
        packet.content = ring.find(lowByte, packet.sequence);
    return packet.reference != 0 || packet.content;
}

template<typename T>
void SkippedPackets::Kept<T>::add(Packet<T> &&packet, PacketRing<T> &ring)
{
    ring.put(packet.sequence, nullptr); // it takes the place of another
    packets.push_back(std::move(packet));
    last = packets.size();
    known.put(packets.back().sequence, last);
}

template<typename T>
template<typename Change>
Shared<T> SkippedPackets::Kept<T>::read(PacketRing<T> &ring, Change &&change)
{
    known.forEach([&](Place place) { ++at(place).uses; });
    for (Place place = packets.size(); place > 0; --place) {
        const Packet<T> &packet = at(place);
        if (packet.uses > 0 && packet.reference > 0)
            ++at(packet.reference).uses;
    }
    for (Packet<T> &packet : packets) {
        if (packet.uses == 0)
            continue;
        if (packet.reference > 0) {
            // Behind its last use it can be changed in place.
            Packet<T> &before = at(packet.reference);
            packet.content = --before.uses == 0 ? std::move(before.content) : before.content;
        }
        packet.content = change(packet, std::move(packet.content));
    }
    known.forEach([&](Place place) { ring.put(at(place).sequence, at(place).content); });
    Shared<T> content = last > 0 ? at(last).content : nullptr;
    packets.clear();
    known = {};
    last = 0;
    return content;
}

std::size_t SkippedPackets::keepEntities(std::span<const std::byte> payload, std::int32_t sequence,
                                         ServerState &state)
{
    constexpr std::size_t HeadSize = 3; // number of entities, and the reference
    if (payload.size() < HeadSize || isFull())
        return 0;
    Packet<EntityList> packet{
        .begin = m_bytes.size(), .serverTime = state.serverTime, .sequence = sequence};
    BitReader bits(payload.subspan(HeadSize), state.bitOrder());
    if (!m_entities.refer(packet, byteAt(payload, 2), state.entityRing)
        || !skipDeltaUpdate(bits, state.entityContext()))
        return 0;
    m_announced = shortAt(payload, 0);
    m_entities.add(std::move(packet), state.entityRing);
    return keepBytes(payload.subspan(HeadSize, bits.bytesUsed())) + HeadSize;
}

std::size_t SkippedPackets::keepClientData(std::span<const std::byte> payload,
                                           std::int32_t sequence, ServerState &state)
{
    Packet<ClientData> packet{
        .begin = m_bytes.size(), .serverTime = state.serverTime, .sequence = sequence};
    BitReader bits(payload, state.bitOrder());
    const auto reference = readClientReference(bits);
    if (isFull() || (reference && !m_clientData.refer(packet, *reference, state.clientRing))
        || !skipClientData(bits, state))
        return 0;
    state.isClientDataExact = true;
    m_clientData.add(std::move(packet), state.clientRing);
    return keepBytes(payload.first(bits.bytesUsed()));
}

std::size_t SkippedPackets::keepBytes(std::span<const std::byte> bytes)
{
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    return bytes.size();
}

void SkippedPackets::noteEntities(std::int32_t sequence)
{
    m_entities.known.put(sequence, {});
    m_entities.last = 0;
}

bool SkippedPackets::isFull() const
{
    return m_bytes.size() + m_entities.packets.size() * sizeof(Packet<EntityList>)
               + m_clientData.packets.size() * sizeof(Packet<ClientData>)
           > limits::SkippedBytes;
}

void SkippedPackets::read(ServerState &state)
{
    if (m_bytes.empty())
        return;
    const auto bitsOf = [&](std::size_t begin) {
        return BitReader(std::span(m_bytes).subspan(begin), state.bitOrder());
    };
    const double now = state.serverTime;
    // What could be skipped can be read; were it not so, it would be missing for later ones.
    const auto entities = m_entities.read(state.entityRing, [&](const auto &packet, auto from) {
        if (!from)
            return from;
        BitReader bits = bitsOf(packet.begin);
        state.serverTime = packet.serverTime;
        auto update = readDeltaUpdate(bits, 0, std::move(from), state.entityContext());
        return update ? Shared<EntityList>(std::move(update->entities)) : nullptr;
    });
    const auto clientData = m_clientData.read(state.clientRing, [&](const auto &packet, auto from) {
        BitReader bits = bitsOf(packet.begin);
        (void)readClientReference(bits);
        state.serverTime = packet.serverTime;
        auto data = readClientData(bits, state, std::move(from));
        return data ? std::make_shared<ClientData>(std::move(*data)) : nullptr;
    });
    state.serverTime = now;
    if (entities) {
        state.entities = entities;
        state.areEntitiesExact = entities->size() == m_announced;
    }
    if (clientData)
        state.clientData = clientData;
    m_bytes.clear();
}

} // namespace tickscope::goldsrc
