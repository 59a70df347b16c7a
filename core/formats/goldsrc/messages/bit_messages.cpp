// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/bit_messages.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "core/base/try.h"

namespace tickscope::goldsrc {

namespace {

/// Changes \a record; null is one without values.
Result<void> readRecord(BitReader &bits, const ServerState &state, KnownDescription known,
                        Shared<DeltaRecord> &record)
{
    const auto &description = state.descriptions->known(known);
    if (!description)
        return damaged(Fault::tr("record before the description of its fields"));
    if (!record)
        record = std::make_shared<DeltaRecord>();
    changeShared(record, [&](DeltaRecord &changed) {
        readDelta(bits, *description, state.serverTime, changed);
    });
    return {};
}

/// The entity that an event's own field names; nothing for 0.
std::optional<std::uint16_t> entityOf(const DeltaDescription &description,
                                      const DeltaRecord &arguments)
{
    const double number = numberOf(description, arguments, "entindex");
    if (number < 1 || number > 2047)
        return std::nullopt;
    return static_cast<std::uint16_t>(number);
}

Result<void> readArguments(BitReader &bits, const ServerState &state, GameEvent &event)
{
    Shared<DeltaRecord> arguments;
    TRY(readRecord(bits, state, KnownDescription::Event, arguments));
    event.arguments = takenFrom(arguments);
    event.entity = entityOf(*state.descriptions->known(KnownDescription::Event), event.arguments);
    return {};
}

Result<GameEvent> readEvent(BitReader &bits, const ServerState &state, const EntityList &packet)
{
    GameEvent event;
    event.index = static_cast<std::uint16_t>(bits.bits(10));
    if (bits.flag()) {
        const std::uint32_t position = bits.bits(11);
        if (bits.flag())
            TRY(readArguments(bits, state, event));
        if (position < packet.size())
            event.entity = packet[position].number;
    }
    if (bits.flag())
        event.delay = bits.bits(16) / 100.0;
    return event;
}

Result<void> readWeapons(BitReader &bits, const ServerState &state, WeaponRecords &weapons)
{
    if (!bits.flag())
        return {};
    WeaponRecords::List now = weapons.taken();
    do {
        const auto index = static_cast<std::uint8_t>(bits.bits(state.weaponIndexBits()));
        auto place = std::ranges::lower_bound(now, index, {},
                                              &WeaponRecords::List::value_type::first);
        // The same one may come twice.
        if (place == now.end() || place->first != index)
            place = now.insert(place, {index, nullptr});
        TRY(readRecord(bits, state, KnownDescription::Weapon, place->second));
    } while (bits.flag());
    weapons = WeaponRecords(std::move(now));
    return {};
}

} // namespace

void readSound(BitReader &bits, std::vector<MessageValue> &values)
{
    const std::uint32_t flags = bits.bits(9);
    const double volume = (flags & 1U) != 0 ? bits.bits(8) / 255.0 : 1.0;
    const double attenuation = (flags & 2U) != 0 ? bits.bits(8) / 64.0 : 1.0;
    const std::int64_t channel = bits.bits(3);
    const std::int64_t entity = bits.bits(11);
    const std::int64_t sound = bits.bits((flags & 4U) != 0 ? 16 : 8);
    const BitVector3 origin = bits.vector();
    const std::int64_t pitch = (flags & 8U) != 0 ? bits.bits(8) : 100;
    values.insert(values.end(), {{"flags", std::int64_t{flags}},
                                 {"volume", volume},
                                 {"attenuation", attenuation},
                                 {"channel", channel},
                                 {"entity", entity},
                                 {"sound", sound},
                                 {"x", origin.x},
                                 {"y", origin.y},
                                 {"z", origin.z},
                                 {"pitch", pitch}});
}

std::vector<Ping> readPings(BitReader &bits)
{
    std::vector<Ping> pings;
    while (bits.flag()) {
        pings.push_back({.slot = static_cast<std::uint8_t>(bits.bits(5)),
                         .milliseconds = static_cast<std::uint16_t>(bits.bits(12)),
                         .loss = static_cast<std::uint8_t>(bits.bits(7))});
    }
    return pings;
}

Result<std::vector<GameEvent>> readEvents(BitReader &bits, const ServerState &state,
                                          const EntityList &packet)
{
    const std::uint32_t count = bits.bits(5);
    std::vector<GameEvent> events;
    events.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        TRY_ASSIGN(auto event, readEvent(bits, state, packet));
        events.push_back(std::move(event));
    }
    return events;
}

Result<GameEvent> readReliableEvent(BitReader &bits, const ServerState &state)
{
    GameEvent event;
    event.index = static_cast<std::uint16_t>(bits.bits(10));
    TRY(readArguments(bits, state, event));
    if (bits.flag())
        event.delay = bits.bits(16) / 100.0;
    return event;
}

Result<std::vector<Resource>> readResources(BitReader &bits)
{
    std::vector<Resource> resources;
    const std::uint32_t count = bits.bits(12);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto type = static_cast<ResourceType>(bits.bits(4));
        std::string name = bits.text();
        const auto index = static_cast<std::uint16_t>(bits.bits(12));
        bits.skip(24); // Size of the file.
        const std::uint32_t flags = bits.bits(3);
        if ((flags & 4U) != 0)
            bits.skip(16 * 8); // Its MD5.
        if (bits.flag())
            bits.skip(32 * 8); // Reserved.
        if (bits.hasOverrun())
            return truncated(Fault::tr("list of resources ends early"));
        resources.push_back({type, index, std::move(name)});
    }
    // Files that the server checks: of no use to a viewer.
    if (bits.flag()) {
        while (bits.flag())
            bits.skip(bits.flag() ? 5 : 10);
    }
    if (bits.hasOverrun())
        return truncated(Fault::tr("list of checked files ends early"));
    return resources;
}

std::optional<std::uint8_t> readClientReference(BitReader &bits)
{
    return bits.flag() ? std::optional(static_cast<std::uint8_t>(bits.bits(8))) : std::nullopt;
}

Result<ClientData> readClientData(BitReader &bits, const ServerState &state,
                                  const Shared<ClientData> &from)
{
    ClientData data = from ? takenFrom(from) : ClientData();
    TRY(readRecord(bits, state, KnownDescription::ClientData, data.record));
    TRY(readWeapons(bits, state, data.weapons));
    if (bits.hasOverrun())
        return truncated(Fault::tr("client data end early"));
    return data;
}

bool skipClientData(BitReader &bits, const ServerState &state)
{
    const auto &data = state.descriptions->known(KnownDescription::ClientData);
    const auto &weapon = state.descriptions->known(KnownDescription::Weapon);
    if (!data || !weapon)
        return false;
    skipDelta(bits, *data);
    while (bits.flag()) {
        (void)bits.bits(state.weaponIndexBits());
        skipDelta(bits, *weapon);
    }
    return !bits.hasOverrun();
}

} // namespace tickscope::goldsrc
