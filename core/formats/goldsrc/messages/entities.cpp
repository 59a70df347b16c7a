// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/entities.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/base/try.h"
#include "core/formats/goldsrc/bits/packet_ring.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

namespace {

/// Numbers have 11 bits on the wire.
constexpr unsigned MaxEntityNumber = 2047;
/// A packet has no reason to contain an entity twice.
constexpr std::size_t MaxEntries = MaxEntityNumber + 1;

KnownDescription knownOf(EntityKind kind)
{
    switch (kind) {
    case EntityKind::Player:
        return KnownDescription::Player;
    case EntityKind::Custom:
        return KnownDescription::Custom;
    case EntityKind::Normal:
        break;
    }
    return KnownDescription::Normal;
}

EntityList::const_iterator positionOf(const EntityList &list, unsigned number)
{
    return std::ranges::lower_bound(list, number, {}, &ListedEntity::number);
}

bool isAt(const EntityList &list, EntityList::const_iterator position, unsigned number)
{
    return position != list.end() && position->number == number;
}

void setEntity(EntityList &list, unsigned number, Shared<EntityState> state)
{
    // Entries come in ascending order but for odd files.
    const auto position = list.empty() || list.back().number < number ? list.cend()
                                                                      : positionOf(list, number);
    if (isAt(list, position, number)) {
        list[static_cast<std::size_t>(position - list.cbegin())].state = std::move(state);
        return;
    }
    list.insert(position, ListedEntity{static_cast<std::uint16_t>(number), std::move(state)});
}

void removeEntity(EntityList &list, unsigned number)
{
    const auto position = positionOf(list, number);
    if (isAt(list, position, number))
        list.erase(position);
}

/// Reads the entries of one message.
struct EntryReader {
    BitReader &bits;
    const EntityContext &context;
    unsigned entity = 0;
    std::size_t entries = 0;

    /// Takes the 16 zero bits behind the last entry if they are next.
    bool consumeEnd()
    {
        if (bits.peek(16) != 0)
            return false;
        bits.bits(16);
        return true;
    }

    /// Called for each entry: moves the number on.
    Result<unsigned> readNumber(bool isNext)
    {
        if (bits.hasOverrun())
            return truncated(faults::ListOfEntitiesEndsEarly);
        if (++entries > MaxEntries)
            return limitExceeded(Fault::tr("packet has too many entities"));
        if (isNext)
            ++entity;
        else if (bits.flag())
            entity = bits.bits(11);
        else
            entity += bits.bits(6);
        if (entity > MaxEntityNumber)
            return damaged(Fault::tr("number of an entity is too high"));
        return entity;
    }

    /// Takes the flag and index of an instanced baseline, where the layout has them.
    /// Nothing when the entity has none.
    Result<Shared<EntityState>> readInstanced()
    {
        const auto &instanced = context.baselines.instanced;
        if (instanced.empty() || !bits.flag())
            return Shared<EntityState>();
        const std::uint32_t index = bits.bits(6);
        if (index >= instanced.size())
            return damaged(Fault::tr("instanced baseline does not exist"));
        return instanced[index];
    }

    [[nodiscard]] Shared<EntityState> baseline(unsigned number) const
    {
        const auto found = context.baselines.entities.find(static_cast<std::uint16_t>(number));
        return found == context.baselines.entities.end() ? nullptr : found->second;
    }

    /// Section 5.1.
    [[nodiscard]] EntityKind kindOf(unsigned number, bool isCustom) const
    {
        if (number >= 1 && number <= context.maxClients)
            return EntityKind::Player;
        return isCustom ? EntityKind::Custom : EntityKind::Normal;
    }

    /// Reads the delta of an entity; without \a state it starts at zero.
    Result<Shared<EntityState>> readState(EntityKind kind, Shared<EntityState> state)
    {
        const auto &description = context.descriptions.known(knownOf(kind));
        if (!description)
            return damaged(Fault::tr("entity before the description of its fields"));
        if (!state)
            state = std::make_shared<EntityState>();
        changeShared(state, [&](EntityState &changed) {
            changed.kind = kind;
            readDelta(bits, *description, context.serverTime, changed.record);
        });
        return state;
    }

    /// What an entry of a delta update says before its delta. Section 5.4.
    struct Change {
        unsigned number = 0;
        bool isRemoved = false;
        EntityKind kind = EntityKind::Normal;
        Shared<EntityState> instanced = {};
    };
    Result<Change> readChange()
    {
        Change change{.isRemoved = bits.flag()};
        TRY_ASSIGN(change.number, readNumber(false));
        if (change.isRemoved)
            return change;
        change.kind = kindOf(change.number, bits.flag());
        TRY_ASSIGN(change.instanced, readInstanced());
        // Old servers send the flag even when there is nothing that it could mean.
        if (context.hasExtraBit && context.baselines.instanced.empty())
            bits.flag();
        return change;
    }
};

/// Step 3 and 4 of section 5.3.
Result<Shared<EntityState>> readStart(EntryReader &entries, BitReader &bits, unsigned number,
                                      const std::vector<Shared<EntityState>> &earlier)
{
    auto instanced = entries.readInstanced();
    if (!instanced || *instanced)
        return instanced;
    if (!bits.flag())
        return entries.baseline(number);
    const std::uint32_t offset = bits.bits(6);
    if (offset == 0 || offset > earlier.size())
        return damaged(Fault::tr("entity refers to none before it"));
    return earlier[earlier.size() - offset];
}

/// Reads one entry of a delta update. \param reference  null where \a list is it.
Result<void> applyChange(EntryReader &entries, const EntityList *reference, EntityList &list)
{
    TRY_ASSIGN(auto change, entries.readChange());
    if (change.isRemoved) {
        removeEntity(list, change.number);
        return {};
    }
    const EntityList &known = reference ? *reference : list;
    const auto place = positionOf(known, change.number);
    Shared<EntityState> from;
    if (!isAt(known, place, change.number))
        from = change.instanced ? std::move(change.instanced) : entries.baseline(change.number);
    else if (reference)
        from = place->state;
    else
        from = std::move(list[static_cast<std::size_t>(place - list.cbegin())].state);
    TRY_ASSIGN(auto state, entries.readState(change.kind, std::move(from)));
    setEntity(list, change.number, std::move(state));
    return {};
}

EntityUpdate updateOf(Shared<EntityList> entities, unsigned announced)
{
    const bool isComplete = entities->size() == announced;
    return {std::move(entities), isComplete};
}

} // namespace

std::string_view descriptionName(EntityKind kind)
{
    switch (kind) {
    case EntityKind::Player:
        return "entity_state_player_t";
    case EntityKind::Custom:
        return "custom_entity_state_t";
    case EntityKind::Normal:
        break;
    }
    return "entity_state_t";
}

const EntityState *entityIn(const EntityList &list, unsigned number)
{
    const auto position = positionOf(list, number);
    return isAt(list, position, number) ? position->state.get() : nullptr;
}

Result<Baselines> readBaselines(BitReader &bits, const EntityContext &context)
{
    Baselines baselines;
    EntryReader entries{bits, context};
    while (bits.peek(16) != 0xFFFF) {
        const unsigned number = bits.bits(11);
        const bool isNormal = (bits.bits(2) & 1) != 0;
        // The type decides before the number here.
        const EntityKind kind = isNormal ? entries.kindOf(number, false) : EntityKind::Custom;
        TRY_ASSIGN(auto state, entries.readState(kind, nullptr));
        if (bits.hasOverrun())
            return truncated(Fault::tr("baselines end early"));
        baselines.entities[static_cast<std::uint16_t>(number)] = std::move(state);
    }
    bits.bits(16);
    const std::uint32_t count = bits.bits(6);
    for (std::uint32_t i = 0; i < count; ++i) {
        TRY_ASSIGN(auto state, entries.readState(EntityKind::Normal, nullptr));
        baselines.instanced.push_back(std::move(state));
    }
    if (bits.hasOverrun())
        return truncated(Fault::tr("instanced baselines end early"));
    return baselines;
}

Result<EntityUpdate> readFullUpdate(BitReader &bits, unsigned announced,
                                    const EntityContext &context)
{
    EntityList list;
    list.reserve(std::min<std::size_t>(announced, MaxEntries));
    std::vector<Shared<EntityState>> earlier;
    EntryReader entries{bits, context};
    while (!entries.consumeEnd()) {
        TRY_ASSIGN(const auto number, entries.readNumber(bits.flag()));
        const EntityKind kind = entries.kindOf(number, bits.flag());
        TRY_ASSIGN(const auto from, readStart(entries, bits, number, earlier));
        TRY_ASSIGN(auto state, entries.readState(kind, from));
        earlier.push_back(state);
        setEntity(list, number, std::move(state));
    }
    if (bits.hasOverrun())
        return truncated(faults::ListOfEntitiesEndsEarly);
    return updateOf(std::make_shared<EntityList>(std::move(list)), announced);
}

Result<EntityUpdate> readDeltaUpdate(BitReader &bits, unsigned announced,
                                     Shared<EntityList> reference, const EntityContext &context)
{
    EntryReader entries{bits, context};
    // Often nothing changed; then the list is the same one.
    if (entries.consumeEnd())
        return updateOf(std::move(reference), announced);
    const bool isOwn = isLastOwner(reference);
    EntityList list = takenFrom(reference);
    do {
        TRY(applyChange(entries, isOwn ? nullptr : reference.get(), list));
    } while (!entries.consumeEnd());
    if (bits.hasOverrun())
        return truncated(faults::ListOfEntitiesEndsEarly);
    return updateOf(std::make_shared<EntityList>(std::move(list)), announced);
}

bool skipDeltaUpdate(BitReader &bits, const EntityContext &context)
{
    EntryReader entries{bits, context};
    // One that comes twice starts at the reference both times, which must still be there.
    unsigned next = 0;
    while (!entries.consumeEnd()) {
        const auto change = entries.readChange();
        if (!change || change->number < next)
            return false;
        next = change->number + 1;
        if (change->isRemoved)
            continue;
        const auto &description = context.descriptions.known(knownOf(change->kind));
        if (!description)
            return false;
        skipDelta(bits, *description);
    }
    return !bits.hasOverrun();
}

} // namespace tickscope::goldsrc
