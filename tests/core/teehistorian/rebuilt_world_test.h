// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of the rules of rebuilt worlds share: a small map, headers, what clients send.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

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

inline Happening happening(Happening::What what, int client)
{
    Happening made;
    made.what = what;
    made.client = client;
    return made;
}

inline Happening input(int client, const InputNumbers &numbers)
{
    Happening made = happening(Happening::What::Input, client);
    made.numbers = numbers;
    return made;
}

inline constexpr InputNumbers Idle = {0, 10, 0, 0, 0, 0, 1, 0, 0, 0};

inline InputNumbers with(std::size_t number, int value)
{
    InputNumbers numbers = Idle;
    numbers[number] = value;
    return numbers;
}

} // namespace tickscope::test
