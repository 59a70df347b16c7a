// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
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

/// A thing that the map places. Numbers are those of the entity, without the offset.
struct RaceEntity {
    enum class Layer : std::uint8_t { Game, Front, Switch };
    std::uint8_t entity = 0;
    std::uint8_t flags = 0; ///< Flips and rotation.
    Layer layer = Layer::Game;
    std::uint8_t switchNumber = 0; ///< Only of the switch layer.
    Vector middle;
};

/// In which directions a tee may not go.
struct MoveLimits {
    bool left = false;
    bool right = false;
    bool up = false;
    bool down = false;

    void apply(Vector &velocity) const
    {
        if ((velocity.x > 0 && right) || (velocity.x < 0 && left))
            velocity.x = 0;
        if ((velocity.y > 0 && down) || (velocity.y < 0 && up))
            velocity.y = 0;
    }
};

/// Switches that are on, by number.
using SwitchesOn = std::bitset<256>;

/// Layers of a DDNet map as its rules ask for them. Immutable; any thread. All places may lie
/// outside: the border goes on. Source: ddnet-rebuild.md, sections 7, 9, 11 and 17.
class RaceTiles
{
public:
    explicit RaceTiles(const GameMap &map);

    [[nodiscard]] const Collision &collision() const { return m_collision; }
    [[nodiscard]] bool isEmpty() const { return m_cells.empty(); }
    [[nodiscard]] const RaceCell &cell(std::size_t index) const { return m_cells[index]; }

    /// Index of the cell at a point, by rounding or by truncation.
    [[nodiscard]] std::size_t roundedIndex(Vector point) const;
    [[nodiscard]] std::size_t truncatedIndex(Vector point) const;
    /// The cell at a point, rounded. The map must not be empty.
    [[nodiscard]] const RaceCell &at(Vector point) const { return m_cells[roundedIndex(point)]; }
    [[nodiscard]] std::uint8_t tuneZoneAt(Vector point) const
    {
        return isEmpty() ? std::uint8_t{0} : m_cells[truncatedIndex(point)].tuneZone;
    }
    /// Far outside, where tees die and shots end.
    [[nodiscard]] bool isOutside(Vector point) const;

    /// Special cells on the way of a tee, each once while it stays in it.
    void walk(Vector from, Vector to, std::vector<std::size_t> &cells) const;
    /// \param center  the cell that counts as that of \a position.
    [[nodiscard]] MoveLimits limits(Vector position, std::size_t center,
                                    const SwitchesOn &on) const;

    struct Hit {
        enum class What : std::uint8_t { Nothing, Ground, Unhookable, Tele };
        What what = What::Nothing;
        std::uint8_t teleNumber = 0;
        Vector point;  ///< Where it ends.
        Vector before; ///< The last free point in front of that.
    };
    /// \param oldTeleports  ordinary teleports take hooks, too.
    [[nodiscard]] Hit hookLine(Vector from, Vector to, bool oldTeleports) const;
    /// Way of a shot; \a teleports says whether weapon teleports end it.
    enum class ShotTeleports : std::uint8_t { None, Own, Old };
    [[nodiscard]] Hit shotLine(Vector from, Vector to, ShotTeleports teleports) const;
    /// Where a beam of a device ends: at what is solid, unless it goes through walls, and at
    /// tiles that stop lasers. Nothing when it gets to \a to.
    [[nodiscard]] std::optional<Vector> deviceLine(Vector from, Vector to, bool throughWalls) const;
    /// By how much a mover tile at a point carries devices every seven ticks.
    [[nodiscard]] std::optional<Vector> moverSpeedAt(Vector point) const;
    /// Mirrors \a direction where a step of it is blocked, or takes the step.
    void bounce(Vector &point, Vector &direction) const;

    /// Force and greatest speed of a speedup, and where it points; none without one.
    struct Speedup {
        Vector direction;
        int force = 0;
        int maxSpeed = 0;
    };
    [[nodiscard]] std::optional<Speedup> speedupAt(std::size_t index) const;

    /// In map order; empty for a number without outs.
    [[nodiscard]] const std::vector<Vector> &teleOuts(std::uint8_t number) const;
    [[nodiscard]] const std::vector<Vector> &checkpointOuts(std::uint8_t number) const;
    [[nodiscard]] const std::vector<RaceEntity> &entities() const { return m_entities; }
    [[nodiscard]] const std::vector<Vector> &spawns() const { return m_spawns; }
    /// Doors as they are drawn: from their tile to where they end.
    struct Door {
        Vector from;
        Vector to;
        std::uint8_t number = 0;
    };
    [[nodiscard]] const std::vector<Door> &doors() const { return m_doors; }
    /// Highest number of a switch; 0 without.
    [[nodiscard]] int switchCount() const { return m_switchCount; }
    /// Whether there are stoppers or doors; without, limits() need not be asked.
    [[nodiscard]] bool hasStoppers() const { return m_hasStoppers; }
    /// Whether doors were left out.
    [[nodiscard]] bool hasTooManyDoors() const { return m_hasTooManyDoors; }
    /// Whether there is a start or a finish.
    [[nodiscard]] bool hasRace() const { return m_hasRace; }
    /// Entity of the same layer that stands beside one; 0 for none.
    [[nodiscard]] std::uint8_t neighbour(std::size_t index, int right, int down,
                                         RaceEntity::Layer layer) const;
    [[nodiscard]] Vector middleOf(std::size_t index) const;

private:
    void readLayers(const GameMap &map);
    void readEntities(const GameMap &map);
    void addEntity(std::size_t index, std::uint8_t tileIndex, std::uint8_t flags,
                   RaceEntity::Layer layer);
    void addDoors(const RaceEntity &door, std::size_t index);
    void addDoor(const RaceEntity &door, int side, int length);
    void markSpecial();
    [[nodiscard]] bool isSpecial(std::size_t index) const;
    [[nodiscard]] bool isBesideStopper(std::size_t index) const;
    [[nodiscard]] bool isOpenToHooks(std::size_t index, Vector point, Vector offset, Vector from,
                                     Vector to) const;
    [[nodiscard]] Hit::What hookHit(std::size_t index, Vector point, Vector offset, Vector from,
                                    Vector to) const;

    Collision m_collision;
    std::int32_t m_width = 0;
    std::int32_t m_height = 0;
    std::vector<RaceCell> m_cells;
    TileGrid<SpeedupTile> m_speedups;
    std::map<int, std::vector<Vector>> m_teleOuts;
    std::map<int, std::vector<Vector>> m_checkpointOuts;
    std::vector<RaceEntity> m_entities;
    std::vector<Vector> m_spawns;
    std::vector<Door> m_doors;
    int m_switchCount = 0;
    bool m_hasTooManyDoors = false;
    bool m_hasStoppers = false;
    bool m_hasRace = false;
};

} // namespace tickscope::teeworlds
