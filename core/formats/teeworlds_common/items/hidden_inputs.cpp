// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds::item_builder {

namespace {

// Sources: teeworlds-snapshot.md, sections 7 and 8; teeworlds-game-data.md, section 5.
constexpr std::int32_t Ninja = 5;
constexpr std::int32_t MovementsDisabled = 1 << 20; ///< Live freeze.
constexpr std::int32_t PausedOrSpec = 2 | 4;
constexpr std::int32_t Stopped06 = 1 | 4;           ///< Game over, paused.
constexpr std::int32_t Stopped07 = 4 | 8 | 16 | 32; ///< Round or game over, paused, countdown.

/// A field of the items of one type.
struct TypeField {
    TypeField(const Schema &schema, std::string_view typeName, std::string_view field)
    {
        const auto known = schema.numberOf(typeName);
        if (!known || !schema.find(*known)->fieldNamed(field))
            return;
        type = known;
        word = WordField(schema.find(*known)->fieldNamed(field));
    }

    [[nodiscard]] bool isOf(const ItemView &item) const { return item.key.type == type; }

    std::optional<std::uint32_t> type;
    WordField word;
};

} // namespace

void hiddenInputs(const WorldState &state, std::vector<std::int64_t> &ids)
{
    const Schema &schema = *state.schema();
    const TypeField weapon(schema, "Character", "Weapon");
    const TypeField characterX(schema, "Character", "X");
    const TypeField characterY(schema, "Character", "Y");
    const TypeField freezeEnd(schema, "DDNetCharacter", "FreezeEnd");
    const TypeField flags(schema, "DDNetCharacter", "Flags");
    const TypeField playerFlags(schema, "DDNetPlayer", "Flags");
    const TypeField game06(schema, "GameInfo", "GameStateFlags");
    const TypeField game07(schema, "GameData", "GameStateFlags");
    const TypeField spawnX(schema, "Spawn", "X");
    const TypeField spawnY(schema, "Spawn", "Y");
    std::vector<std::pair<std::int32_t, std::int32_t>> spawns;
    bool isStopped = false;
    state.forEach([&](const ItemView &item) {
        const auto has = [&item](const TypeField &field, std::int32_t bits) {
            return field.isOf(item) && (field.word.read(item.words) & bits) != 0;
        };
        // Old servers have no other sign of a frozen tee than the ninja in its hands.
        const bool mayBeFrozen = weapon.isOf(item) && weapon.word.read(item.words) == Ninja
                                 && !(freezeEnd.type && state.find({*freezeEnd.type, item.key.id}));
        if (mayBeFrozen || has(freezeEnd, ~0) || has(flags, MovementsDisabled)
            || has(playerFlags, PausedOrSpec))
            ids.push_back(item.key.id);
        if (spawnX.isOf(item))
            spawns.emplace_back(spawnX.word.read(item.words), spawnY.word.read(item.words));
        isStopped = isStopped || has(game06, Stopped06) || has(game07, Stopped07);
    });
    if (spawns.empty() && !isStopped)
        return;
    // Who dies and comes back within a tick was never away.
    constexpr std::int64_t Reach = 64;
    state.forEach([&](const ItemView &item) {
        if (!characterX.isOf(item))
            return;
        const std::int64_t x = characterX.word.read(item.words);
        const std::int64_t y = characterY.word.read(item.words);
        const bool isNew = std::ranges::any_of(spawns, [&](const auto &spawn) {
            return std::abs(spawn.first - x) < Reach && std::abs(spawn.second - y) < Reach;
        });
        if (isStopped || isNew)
            ids.push_back(item.key.id);
    });
}

} // namespace tickscope::teeworlds::item_builder
