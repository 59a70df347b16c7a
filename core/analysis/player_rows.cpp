// SPDX-License-Identifier: MIT
#include "core/analysis/player_rows.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <utility>

#include "core/analysis/recent_places.h"

namespace tickscope {

namespace {

std::optional<std::int64_t> integerOf(const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return *integer;
    return {};
}

/// What a row is made of and does not show.
struct Motions {
    std::optional<double> x;
    std::optional<double> y;
    std::optional<double> z;
    std::optional<double> vx;
    std::optional<double> vy;
    std::optional<double> vz;
    bool hasDepth = false; ///< There is a third component of the velocity, known or not.
};

void take(PlayerRow &row, Motions &motions, const Field &field, std::span<const std::int32_t> words)
{
    const Value value = field.read(words);
    motions.hasDepth = motions.hasDepth || field.role == Role::VelocityZ;
    if (std::holds_alternative<std::monostate>(value))
        return;
    const double number = numberOf(value) * field.scale;
    switch (field.role) {
    case Role::PositionX:
        motions.x = number;
        return;
    case Role::PositionY:
        motions.y = number;
        return;
    case Role::PositionZ:
        motions.z = number;
        return;
    case Role::VelocityX:
        motions.vx = number;
        return;
    case Role::VelocityY:
        motions.vy = number;
        return;
    case Role::VelocityZ:
        motions.vz = number;
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
    case Role::ScoresAreTimes:
    case Role::AimX:
    case Role::AimY:
    case Role::AimAngle:
    case Role::AimPitch:
    case Role::Ammo:
    case Role::Input:
        return;
    }
}

void applyLastPlace(PlayerRow &row, Motions &motions, const LastPlace &last)
{
    const ItemType *type = last.state->schema()->find(last.key.type);
    const auto words = last.state->find(last.key);
    if (!type || !words)
        return;
    for (const Field &field : type->fields) {
        const bool isPlace = field.role == Role::PositionX || field.role == Role::PositionY
                             || field.role == Role::PositionZ;
        if (isPlace)
            take(row, motions, field, *words);
    }
    row.lastKnown = last.tick;
}

/// Only whole places and speeds are known ones.
void finish(PlayerRow &row, const Motions &motions)
{
    const bool hasPlace = motions.x && motions.y;
    row.isAlive = hasPlace && !row.lastKnown;
    if (hasPlace) {
        row.position = {*motions.x, *motions.y};
        row.z = motions.z;
    }
    if (motions.vx && motions.vy && (motions.vz || !motions.hasDepth))
        row.speed = std::hypot(*motions.vx, *motions.vy, motions.vz.value_or(0));
}

} // namespace

bool areScoresTimes(const WorldState &state)
{
    bool areTimes = false;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        const Field *field = type ? type->fieldWithRole(Role::ScoresAreTimes) : nullptr;
        if (field)
            areTimes = (integerOf(field->read(item.words)).value_or(0) & 1) != 0;
    });
    return areTimes;
}

std::vector<PlayerRow> playersOf(const Shown &shown, const PlayerTable &players,
                                 std::span<const LastPlace> lastPlaces)
{
    std::map<int, std::pair<PlayerRow, Motions>> rows;
    const WorldState &state = *shown.shown;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        if (!type || !type->isPlayer(item.key.id, item.words))
            return;
        auto &[row, motions] = rows[static_cast<int>(item.key.id)];
        for (const Field &field : type->fields) {
            if (field.role != Role::None && type->isRecorded(field, item.words))
                take(row, motions, field, item.words);
        }
        // A predicted position differs from the recorded item of the same key.
        const auto recorded = shown.recorded->find(item.key);
        if (type->fieldWithRole(Role::PositionX) && recorded
            && !std::equal(recorded->begin(), recorded->end(), item.words.begin(),
                           item.words.end()))
            row.source = PositionSource::Predicted;
    });
    for (const LastPlace &last : lastPlaces) {
        const auto row = rows.find(static_cast<int>(last.key.id));
        if (row != rows.end())
            applyLastPlace(row->second.first, row->second.second, last);
    }
    std::vector<PlayerRow> sorted;
    const bool areTimes = areScoresTimes(state);
    for (auto &[client, found] : rows) {
        PlayerRow &row = found.first;
        row.client = client;
        row.isScoreTime = areTimes;
        finish(row, found.second);
        if (const Player *player = players.at(client, shown.tick)) {
            row.player = player->id;
            if (row.name.empty())
                row.name = player->nameAt(shown.tick);
        }
        sorted.push_back(std::move(row));
    }
    return sorted;
}

std::vector<PlayerRow> playersOf(const Frame &frame, const Index &index)
{
    std::vector<PlayerRow> rows = playersOf(*frame.at, index.players(), frame.lastPlaces);
    const auto isUnknown = [](const PlayerRow &row) { return row.isAlive && !row.speed; };
    if (!frame.before || std::ranges::none_of(rows, isUnknown))
        return rows;
    const auto since = [&](Tick tick) {
        return index.time().timeAt(frame.at->tick) - index.time().timeAt(tick);
    };
    const Past *past = &*frame.before;
    for (const Past &older : frame.past.read()) {
        if (since(past->tick) >= DerivedPause)
            break;
        past = older.tick < past->tick ? &older : past;
    }
    const double seconds = std::chrono::duration<double>(since(past->tick)).count();
    const auto before = playersOf(Shown{past->tick, past->recorded, past->recorded},
                                  index.players());
    for (PlayerRow &row : rows) {
        const auto was = std::ranges::find(before, row.client, &PlayerRow::client);
        if (!isUnknown(row) || was == before.end() || !was->isAlive || was->player != row.player
            || seconds <= 0)
            continue;
        row.speed = std::hypot(row.position.x - was->position.x, row.position.y - was->position.y,
                               row.z.value_or(0) - was->z.value_or(0))
                    / seconds;
        row.isSpeedDerived = true;
    }
    return rows;
}

} // namespace tickscope
