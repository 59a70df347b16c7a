// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of the simulation share: a small map, headers, tees, what clients send.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/rebuilt_world.h"

namespace tickscope::test {

using namespace teehistorian;

inline constexpr int Side = 40;
inline constexpr int Floor = 593; ///< Where a tee stands on row 19.

/// A box of solid tiles with a floor in the middle.
inline teeworlds::GameMap boxMap()
{
    teeworlds::GameMap map;
    map.game = {Side, Side, {}};
    for (int row = 0; row < Side; ++row) {
        for (int column = 0; column < Side; ++column) {
            const bool isSolid = row == 0 || row == Side - 1 || column == 0 || column == Side - 1
                                 || row == 19;
            map.game.cells.push_back({static_cast<std::uint8_t>(isSolid ? 1 : 0), 0});
        }
    }
    return map;
}

namespace tile = teeworlds::tile;

inline std::size_t cellAt(int column, int row)
{
    return static_cast<std::size_t>(row * Side + column);
}

inline void setEntity(teeworlds::GameMap &map, int column, int row, int entity)
{
    map.game.cells[cellAt(column, row)].index = static_cast<std::uint8_t>(tile::EntityOffset
                                                                          + entity);
}

inline void setSwitch(teeworlds::GameMap &map, int column, int row, int type, int number,
                      int delay = 0)
{
    if (map.switches.cells.empty())
        map.switches = {Side, Side, std::vector<teeworlds::SwitchTile>(Side * Side)};
    map.switches.cells[cellAt(column, row)] = {static_cast<std::uint8_t>(number),
                                               static_cast<std::uint8_t>(type), 0,
                                               static_cast<std::uint8_t>(delay)};
}

using NamedValues = std::vector<std::pair<std::string, std::string>>;

inline HeaderValue groupOf(const std::string &name, const NamedValues &values)
{
    HeaderValue group;
    group.name = name;
    group.shape = HeaderValue::Shape::Group;
    for (const auto &[part, value] : values) {
        group.parts.emplace_back();
        group.parts.back().name = part;
        group.parts.back().value = value;
    }
    return group;
}

inline Header headerOf(int minor, const NamedValues &tuning = {}, const NamedValues &config = {})
{
    Header header;
    header.version = 2;
    header.minorVersion = minor;
    header.values = {groupOf("tuning", tuning), groupOf("config", config)};
    return header;
}

inline RebuiltWorld worldOn(const teeworlds::GameMap &map, const Header &header)
{
    return RebuiltWorld(serverRules(header, map, 1'000'000).value());
}

/// What the parts of a tick act on, in the middle of a tick: tees of the clients 0, 1 and so on at
/// \a places.
inline World partsOn(const teeworlds::GameMap &map, const Header &header,
                     const std::vector<Vector> &places)
{
    World world(serverRules(header, map, 1'000'000).value());
    world.tick = 105;
    world.stepsLeft = 1'000'000;
    world.clientsEnd = static_cast<int>(places.size());
    for (int client = 0; client < world.clientsEnd; ++client) {
        const Vector place = places[static_cast<std::size_t>(client)];
        Person &one = world.person(client);
        one.isPlaced = one.isInGame = true;
        one.x = static_cast<int>(place.x);
        one.y = static_cast<int>(place.y);
        spawn(world, client, place);
    }
    world.events.clear();
    return world;
}

inline Action action(Action::What what, int client)
{
    Action made;
    made.what = what;
    made.client = client;
    return made;
}

inline Action input(int client, const InputNumbers &numbers)
{
    Action made = action(Action::What::Input, client);
    made.numbers = numbers;
    return made;
}

inline Action command(int client, std::vector<std::string> words, bool isChat = false)
{
    constexpr int ChatFlag = 128;
    Action made = action(Action::What::Command, client);
    made.words = std::move(words);
    made.value = isChat ? ChatFlag : 0;
    return made;
}

inline constexpr InputNumbers Idle = {0, 10, 0, 0, 0, 0, 1, 0, 0, 0};

inline InputNumbers with(std::size_t number, int value)
{
    InputNumbers numbers = Idle;
    numbers[number] = value;
    return numbers;
}

/// Of what kinds the events are that came since the last call.
inline std::vector<RebuiltEvent::What> eventsOf(World &world)
{
    std::vector<RebuiltEvent::What> kinds;
    for (const RebuiltEvent &event : world.events)
        kinds.push_back(event.what);
    world.events.clear();
    return kinds;
}

} // namespace tickscope::test
