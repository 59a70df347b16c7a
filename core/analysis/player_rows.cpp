// SPDX-License-Identifier: MIT
#include "core/analysis/player_rows.h"

#include <cmath>
#include <map>

namespace tickscope {

namespace {

std::optional<std::int64_t> integerOf(const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return *integer;
    return {};
}

void take(PlayerRow &row, const Field &field, std::span<const std::int32_t> words)
{
    const Value value = field.read(words);
    if (std::holds_alternative<std::monostate>(value))
        return;
    const double number = numberOf(value) * field.scale;
    switch (field.role) {
    case Role::PositionX:
        row.position.x = number;
        row.isAlive = true;
        return;
    case Role::PositionY:
        row.position.y = number;
        return;
    case Role::PositionZ:
        row.z = number;
        return;
    case Role::VelocityX:
        row.velocity.x = number;
        return;
    case Role::VelocityY:
        row.velocity.y = number;
        return;
    case Role::VelocityZ:
        row.velocityZ = number;
        return;
    case Role::Name:
        row.name = plainText(value);
        return;
    case Role::Clan:
        row.clan = plainText(value);
        return;
    case Role::Team:
        row.team = integerOf(value);
        row.teamText = field.textOf(value);
        return;
    case Role::Score:
        // A number with a word of its own ("no time") is no score.
        if (field.textOf(value).empty())
            row.score = integerOf(value);
        return;
    case Role::Latency:
        row.latency = integerOf(value);
        return;
    case Role::Health:
        row.health = integerOf(value);
        return;
    case Role::Armor:
        row.armor = integerOf(value);
        return;
    case Role::Weapon:
        row.weaponText = field.textOf(value);
        return;
    case Role::None:
    case Role::AimX:
    case Role::AimY:
    case Role::AimAngle:
    case Role::Ammo:
    case Role::Input:
        return;
    }
}

} // namespace

std::vector<PlayerRow> playersOf(const Shown &shown, const PlayerTable &players)
{
    std::map<int, PlayerRow> rows;
    const WorldState &state = *shown.shown;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        if (!type || !type->idIsClient || item.key.id < 0 || item.key.id > INT16_MAX)
            return;
        PlayerRow &row = rows[static_cast<int>(item.key.id)];
        for (const Field &field : type->fields) {
            if (field.role != Role::None)
                take(row, field, item.words);
        }
        // A predicted position differs from the recorded item of the same key.
        const auto recorded = shown.recorded->find(item.key);
        if (type->fieldWithRole(Role::PositionX) && recorded
            && !std::equal(recorded->begin(), recorded->end(), item.words.begin(),
                           item.words.end()))
            row.source = PositionSource::Predicted;
    });
    std::vector<PlayerRow> sorted;
    for (auto &[client, row] : rows) {
        row.client = client;
        row.speed = std::hypot(row.velocity.x, row.velocity.y, row.velocityZ);
        if (const Player *player = players.at(client, shown.tick)) {
            row.player = player->id;
            if (row.name.empty())
                row.name = player->nameAt(shown.tick);
        }
        sorted.push_back(std::move(row));
    }
    return sorted;
}

} // namespace tickscope
