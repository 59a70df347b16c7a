// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/map/game_map.h"

namespace tickscope::teeworlds {

/// Indices of game and front layer, and types of the tele and switch layers, that rules ask
/// for. Source: teeworlds-map.md, section 4.
namespace tile {
enum Index : std::uint8_t {
    Death = 2,
    NoLaser = 4,
    ThroughCut = 5,
    Through = 6,
    Jumps = 7,
    Freeze = 9,
    TeleInEvil = 10,
    Unfreeze = 11,
    DeepFreeze = 12,
    DeepUnfreeze = 13,
    TeleInWeapon = 14,
    TeleInHook = 15,
    WallJump = 16,
    EndlessHookOn = 17,
    EndlessHookOff = 18,
    HitOn = 19,
    HitOff = 20,
    SoloOn = 21,
    SoloOff = 22,
    SwitchTimedOpen = 22,
    SwitchTimedClose = 23,
    SwitchOpen = 24,
    SwitchClose = 25,
    TeleIn = 26,
    TeleOut = 27,
    TeleCheck = 29,
    TeleCheckOut = 30,
    TeleCheckIn = 31,
    RefillJumps = 32,
    Start = 33,
    Finish = 34,
    StopOneWay = 60,
    StopTwoWay = 61,
    StopAll = 62,
    TeleCheckInEvil = 63,
    MoverSlow = 64,
    MoverFast = 65,
    ThroughAll = 66,
    ThroughDirection = 67,
    UnlockTeam = 76,
    SubtractTime = 79,
    CollisionOff = 88,
    EndlessJumpOff = 89,
    JetpackOff = 90,
    HookHitOff = 91,
    AddTime = 95,
    TeleGunOn = 96,
    TeleGunOff = 97,
    TeleGunHere = 98,
    TeleGunHereBlue = 99,
    CollisionOn = 104,
    EndlessJumpOn = 105,
    JetpackOn = 106,
    HookHitOn = 107,
    TeleGrenadeOn = 112,
    TeleGrenadeOff = 113,
    TeleLaserOn = 128,
    TeleLaserOff = 129,
    LiveFreeze = 144,
    LiveUnfreeze = 145,
    EntityOffset = 191,
};
} // namespace tile

/// What stands at one place, of all layers that have rules.
struct RaceCell {
    std::uint8_t game = 0;
    std::uint8_t front = 0;
    std::uint8_t gameFlags = 0; ///< Flips and rotation only, as frontFlags.
    std::uint8_t frontFlags = 0;
    std::uint8_t teleType = 0;
    std::uint8_t teleNumber = 0;
    std::uint8_t switchType = 0;
    std::uint8_t switchNumber = 0;
    std::uint8_t switchDelay = 0;
    std::uint8_t tuneZone = 0;
    bool hasDoor = false;
    std::uint8_t doorNumber = 0; ///< Number of the switch of the door.
    bool isSpecial = false;      ///< Something happens to who is here.
    bool stopsHooks = false;     ///< Hooks have to ask more than whether it is solid.

    [[nodiscard]] bool has(std::uint8_t index) const { return game == index || front == index; }
};

/// The cells of a DDNet map with all layers that have rules. All places may lie outside: the border
/// goes on. Source: ddnet-rebuild.md, sections 7 and 9.
class RaceGrid
{
public:
    explicit RaceGrid(const GameMap &map);

    [[nodiscard]] bool isEmpty() const { return m_cells.empty(); }
    [[nodiscard]] std::size_t size() const { return m_cells.size(); }
    [[nodiscard]] const RaceCell &cell(std::size_t index) const { return m_cells[index]; }
    [[nodiscard]] RaceCell &cell(std::size_t index) { return m_cells[index]; }
    [[nodiscard]] std::int32_t width() const { return m_width; }
    [[nodiscard]] std::int32_t height() const { return m_height; }

    /// Index of the cell at a point, by rounding or by truncation.
    [[nodiscard]] std::size_t roundedIndex(Vector point) const
    {
        return indexOf(roundToInt(point.x), roundToInt(point.y));
    }
    [[nodiscard]] std::size_t truncatedIndex(Vector point) const;
    /// The cell at a point, rounded. The map must not be empty.
    [[nodiscard]] const RaceCell &at(Vector point) const { return m_cells[roundedIndex(point)]; }
    [[nodiscard]] std::uint8_t tuneZoneAt(Vector point) const
    {
        return isEmpty() ? std::uint8_t{0} : m_cells[truncatedIndex(point)].tuneZone;
    }
    /// Far outside, where tees die and shots end.
    [[nodiscard]] bool isOutside(Vector point) const;
    [[nodiscard]] Vector middleOf(std::size_t index) const;

private:
    [[nodiscard]] std::size_t indexOf(int x, int y) const
    {
        const int column = std::clamp(x / Collision::TileSize, 0, m_width - 1);
        const int row = std::clamp(y / Collision::TileSize, 0, m_height - 1);
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width)
               + static_cast<std::size_t>(column);
    }

    std::int32_t m_width = 0;
    std::int32_t m_height = 0;
    std::vector<RaceCell> m_cells;
};

} // namespace tickscope::teeworlds
