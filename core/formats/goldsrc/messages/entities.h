// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/goldsrc/bits/bit_reader.h"
#include "core/formats/goldsrc/bits/delta.h"

namespace tickscope::goldsrc {

/// Which description an entity has. Source: goldsrc-netmessages.md, section 5.1.
enum class EntityKind : std::uint8_t { Player, Normal, Custom };

/// Name of the description: "entity_state_player_t", ...
[[nodiscard]] std::string_view descriptionName(EntityKind kind);

/// One entity at one packet. Immutable once shared; unchanged entities stay the same
/// object from packet to packet, so comparing pointers shows what did not change.
struct EntityState {
    EntityKind kind = EntityKind::Normal;
    DeltaRecord record;
};

struct ListedEntity {
    std::uint16_t number = 0;
    Shared<EntityState> state; ///< Never null.
};

/// The entities of a packet by number, each number once.
using EntityList = std::vector<ListedEntity>;

/// The entity with that number, or null.
[[nodiscard]] const EntityState *entityIn(const EntityList &list, unsigned number);

/// What entities start from when they appear. Immutable once shared.
struct Baselines {
    std::map<std::uint16_t, Shared<EntityState>> entities;
    std::vector<Shared<EntityState>> instanced; ///< Their number changes the packets' layout.
};

/// What reading entities needs to know. All borrowed.
struct EntityContext {
    const DeltaDescriptions &descriptions;
    const Baselines &baselines;
    unsigned maxClients = 0;
    double serverTime = 0;
    bool hasExtraBit = false; ///< Network protocol 43 and earlier, in delta updates.
};

/// An update as read.
struct EntityUpdate {
    Shared<EntityList> entities;
    bool isComplete = false; ///< The list has the announced number of entities.
};

/// Payload of svc_spawnbaseline. Section 5.2.
/// Errors (of all three): Truncated; Damaged for a missing description, a number or an
/// index out of range; LimitExceeded for too many entries.
[[nodiscard]] Result<Baselines> readBaselines(BitReader &bits, const EntityContext &context);

/// Bits of svc_packetentities. Section 5.3.
[[nodiscard]] Result<EntityUpdate> readFullUpdate(BitReader &bits, unsigned announced,
                                                  const EntityContext &context);

/// Bits of svc_deltapacketentities, from \a reference, which is changed in place where no other
/// has it. Section 5.4.
[[nodiscard]] Result<EntityUpdate> readDeltaUpdate(BitReader &bits, unsigned announced,
                                                   Shared<EntityList> reference,
                                                   const EntityContext &context);
/// Goes behind such bits. False where readDeltaUpdate() may find something wrong with them.
[[nodiscard]] bool skipDeltaUpdate(BitReader &bits, const EntityContext &context);

} // namespace tickscope::goldsrc
