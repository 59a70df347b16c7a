// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <optional>

#include "core/formats/teeworlds_common/map/race_places.h"

namespace tickscope::teeworlds {

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

/// Layers of a DDNet map as its rules ask for them. Immutable; any thread.
/// Source: ddnet-rebuild.md, sections 7, 9, 11 and 17.
class RaceTiles : public RaceGrid
{
public:
    explicit RaceTiles(const GameMap &map);

    [[nodiscard]] const Collision &collision() const { return m_collision; }
    [[nodiscard]] const RacePlaces &places() const { return m_places; }

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

    /// Highest number of a switch; 0 without.
    [[nodiscard]] int switchCount() const { return m_switchCount; }
    /// Whether there are stoppers or doors; without, limits() need not be asked.
    [[nodiscard]] bool hasStoppers() const { return m_hasStoppers; }
    /// Whether there is a start or a finish.
    [[nodiscard]] bool hasRace() const { return m_hasRace; }

private:
    void markSpecial();
    [[nodiscard]] bool isSpecial(std::size_t index) const;
    [[nodiscard]] bool isBesideStopper(std::size_t index) const;
    [[nodiscard]] bool isOpenToHooks(std::size_t index, Vector point, Vector offset, Vector from,
                                     Vector to) const;
    /// \param isOpen  by index: nothing in that cell can end the line.
    /// \param hitAt   what a point hits, by point and index.
    template<typename IsOpen, typename HitAt>
    [[nodiscard]] Hit lineHit(Vector from, Vector to, IsOpen isOpen, HitAt hitAt) const;
    [[nodiscard]] Hit::What hookHit(std::size_t index, Vector point, Vector offset, Vector from,
                                    Vector to) const;

    Collision m_collision;
    RacePlaces m_places;
    TileGrid<SpeedupTile> m_speedups;
    int m_switchCount = 0;
    bool m_hasStoppers = false;
    bool m_hasRace = false;
};

} // namespace tickscope::teeworlds
