// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/packet_writer.h"

#include <bit>
#include <map>
#include <memory>

#include "core/formats/goldsrc/bits/bit_writer.h"
#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/messages/message_tables.h"

namespace tickscope::goldsrc {

namespace {

using MessageBytes = std::vector<std::byte>;
using BaselineMap = std::map<std::uint16_t, Shared<EntityState>>;

void appendAll(MessageBytes &bytes, const MessageBytes &added)
{
    bytes.insert(bytes.end(), added.begin(), added.end());
}

void appendU16(MessageBytes &bytes, std::size_t value)
{
    bytes.push_back(static_cast<std::byte>(value & 0xFF));
    bytes.push_back(static_cast<std::byte>(value >> 8 & 0xFF));
}

const DeltaDescription &descriptionOf(const EntityState &entity, const DeltaDescriptions &all)
{
    // What was read had one.
    return *all.find(descriptionName(entity.kind));
}

DeltaRecord baselineRecord(const BaselineMap &baselines, std::uint16_t number)
{
    const auto found = baselines.find(number);
    return found == baselines.end() ? DeltaRecord() : found->second->record;
}

/// Numbers of entities as they follow on each other in a packet.
struct NumberWriter {
    BitWriter &bits;
    unsigned lastNumber = 0;

    /// \param hasNext  whether the message has a bit for the number behind the one before.
    void write(unsigned number, bool hasNext)
    {
        constexpr unsigned Steps = 64;
        const unsigned step = number - lastNumber;
        if (hasNext) {
            bits.flag(step == 1);
            if (step == 1) {
                lastNumber = number;
                return;
            }
        }
        const bool isAbsolute = step == 0 || step >= Steps;
        bits.flag(isAbsolute);
        bits.bits(isAbsolute ? number : step, isAbsolute ? 11 : 6);
        lastNumber = number;
    }
};

constexpr unsigned EndMarkBits = 16;

bool isTime(const DeltaField &field)
{
    return field.kind == DeltaKind::TimeWindow8 || field.kind == DeltaKind::TimeWindowBig;
}

/// The first time that \a entity has; at it, that time travels as 0.
std::optional<float> timeOf(const EntityState &entity, const DeltaDescriptions &descriptions)
{
    for (const DeltaField &field : descriptionOf(entity, descriptions).fields) {
        const float time = isTime(field) ? entity.record.realAt(field.slot) : 0;
        if (time != 0)
            return time;
    }
    return {};
}

/// The times alone, to begin from.
Shared<EntityState> timesOf(const EntityState &entity, const DeltaDescriptions &descriptions)
{
    auto times = std::make_shared<EntityState>();
    times->kind = entity.kind;
    for (const DeltaField &field : descriptionOf(entity, descriptions).fields) {
        const std::int32_t word = isTime(field) ? entity.record.integerAt(field.slot) : 0;
        if (word != 0)
            times->record.setInteger(field.slot, static_cast<std::uint32_t>(word));
    }
    return times;
}

/// Section 5.2. \param serverTime  as the reader has it.
MessageBytes baselineMessage(const BaselineMap &baselines, double serverTime,
                             const ServerState &state)
{
    constexpr std::uint32_t NormalType = 1;
    constexpr std::uint32_t CustomType = 2;
    BitWriter bits(state.bitOrder());
    const auto writeFromZero = [&](const EntityState &entity) {
        DeltaRecord zero;
        writeDelta(bits, descriptionOf(entity, *state.descriptions), serverTime, entity.record,
                   zero);
    };
    for (const auto &[number, entity] : baselines) {
        bits.bits(number, 11);
        bits.bits(entity->kind == EntityKind::Custom ? CustomType : NormalType, 2);
        writeFromZero(*entity);
    }
    bits.bits(0xFFFF, EndMarkBits);
    bits.bits(static_cast<std::uint32_t>(state.baselines->instanced.size()), 6);
    for (const auto &entity : state.baselines->instanced)
        writeFromZero(*entity);
    MessageBytes message{std::byte{svc::SpawnBaseline}};
    appendAll(message, bits.bytes());
    return message;
}

/// Each baseline at the time that it has, then the present time again.
MessageBytes baselineMessages(const BaselineMap &baselines, const ServerState &state)
{
    std::map<double, BaselineMap> byTime;
    for (const auto &[number, entity] : baselines)
        byTime[timeOf(*entity, *state.descriptions).value_or(state.serverTime)][number] = entity;
    MessageBytes messages;
    for (const auto &[time, some] : byTime) {
        appendAll(messages, timeMessage(time));
        appendAll(messages, baselineMessage(some, time, state));
    }
    if (!messages.empty())
        appendAll(messages, timeMessage(state.serverTime));
    return messages;
}

/// svc_packetentities from \a baselines. \param inexact  receives those that it does not have
/// right.
MessageBytes fullPacket(const BaselineMap &baselines, const ServerState &state, EntityList &inexact)
{
    BitWriter bits(state.bitOrder());
    NumberWriter numbers{bits};
    for (const ListedEntity &entity : *state.entities) {
        numbers.write(entity.number, true);
        bits.flag(entity.state->kind == EntityKind::Custom);
        if (!state.baselines->instanced.empty())
            bits.flag(false);
        bits.flag(false); // like no entity before it
        DeltaRecord known = baselineRecord(baselines, entity.number);
        if (!writeDelta(bits, descriptionOf(*entity.state, *state.descriptions), state.serverTime,
                        entity.state->record, known))
            inexact.push_back(entity);
    }
    bits.bits(0, EndMarkBits);
    MessageBytes message{std::byte{svc::PacketEntities}};
    appendU16(message, state.entities->size());
    appendAll(message, bits.bytes());
    return message;
}

} // namespace

std::vector<std::byte> fullEntities(const ServerState &state)
{
    EntityList inexact;
    MessageBytes packet = fullPacket(state.baselines->entities, state, inexact);
    if (inexact.empty())
        return packet;
    BaselineMap present = state.baselines->entities;
    BaselineMap passing;
    BaselineMap recorded;
    for (const ListedEntity &entity : inexact) {
        const auto &baseline = present[entity.number];
        // Without one, zero is what they begin from.
        recorded[entity.number] = baseline ? baseline
                                           : std::make_shared<const EntityState>(
                                               EntityState{entity.state->kind, {}});
        passing[entity.number] = timesOf(*entity.state, *state.descriptions);
        present[entity.number] = passing[entity.number];
    }
    MessageBytes messages = baselineMessages(passing, state);
    EntityList left; // an entity with two times that are long past
    appendAll(messages, fullPacket(present, state, left));
    appendAll(messages, baselineMessages(recorded, state));
    return messages;
}

std::optional<std::vector<std::byte>> entitiesSince(const EntityList &reference,
                                                    std::uint8_t lowByte, const ServerState &state)
{
    const EntityContext context = state.entityContext();
    BitWriter bits(state.bitOrder());
    NumberWriter numbers{bits};
    const auto writeGone = [&](unsigned number) {
        bits.flag(true);
        numbers.write(number, false);
    };
    auto old = reference.begin();
    for (const ListedEntity &entity : *state.entities) {
        for (; old != reference.end() && old->number < entity.number; ++old)
            writeGone(old->number);
        const bool isOld = old != reference.end() && old->number == entity.number;
        const Shared<EntityState> before = isOld ? (old++)->state : nullptr;
        if (before == entity.state)
            continue;
        bits.flag(false);
        numbers.write(entity.number, false);
        bits.flag(entity.state->kind == EntityKind::Custom);
        if (!state.baselines->instanced.empty() || context.hasExtraBit)
            bits.flag(false);
        DeltaRecord known = before ? before->record
                                   : baselineRecord(state.baselines->entities, entity.number);
        if (!writeDelta(bits, descriptionOf(*entity.state, *state.descriptions), state.serverTime,
                        entity.state->record, known))
            return {};
    }
    for (; old != reference.end(); ++old)
        writeGone(old->number);
    bits.bits(0, EndMarkBits);
    MessageBytes message{std::byte{svc::DeltaPacketEntities}};
    appendU16(message, state.entities->size());
    message.push_back(std::byte{lowByte});
    appendAll(message, bits.bytes());
    return message;
}

std::vector<std::byte> fullClientData(const ServerState &state)
{
    BitWriter bits(state.bitOrder());
    bits.flag(false);
    DeltaRecord zero;
    writeDelta(bits, *state.descriptions->known(KnownDescription::ClientData), state.serverTime,
               *state.clientData->record, zero);
    for (const auto &[index, record] : state.clientData->weapons) {
        bits.flag(true);
        bits.bits(index, state.weaponIndexBits());
        DeltaRecord none;
        writeDelta(bits, *state.descriptions->known(KnownDescription::Weapon), state.serverTime,
                   *record, none);
    }
    bits.flag(false);
    MessageBytes message{std::byte{svc::ClientData}};
    appendAll(message, bits.bytes());
    return message;
}

std::vector<std::byte> pingsOf(const ServerState &state)
{
    BitWriter bits(state.bitOrder());
    bool isKnown = false;
    for (std::uint32_t slot = 0; slot < ClientSlots; ++slot) {
        const ClientState &client = state.clients[slot];
        const bool hasPing = client.ping != 0 || client.loss != 0;
        isKnown = isKnown || hasPing;
        if (!client.info && !hasPing)
            continue;
        bits.flag(true);
        bits.bits(slot, 5);
        bits.bits(client.ping, 12);
        bits.bits(client.loss, 7);
    }
    bits.flag(false);
    if (!isKnown)
        return {};
    MessageBytes message{std::byte{svc::Pings}};
    appendAll(message, bits.bytes());
    return message;
}

std::vector<std::byte> timeMessage(double serverTime)
{
    MessageBytes message{std::byte{svc::Time}};
    appendWord(message, std::bit_cast<std::uint32_t>(static_cast<float>(serverTime)));
    return message;
}

} // namespace tickscope::goldsrc
