// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/race_tiles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tickscope::teeworlds {

namespace {

constexpr std::uint8_t Rotation0 = 0;
constexpr std::uint8_t Rotation90 = TileRotate;
constexpr std::uint8_t Rotation180 = TileFlipX | TileFlipY;
constexpr std::uint8_t Rotation270 = TileFlipX | TileFlipY | TileRotate;

/// Steps of one line; see Collision. A laser of hostile tuning may reach further.
constexpr float MaxLine = 8192;
constexpr float StopperReach = 18;
Vector between(Vector from, Vector to, float share)
{
    return from + (to - from) * share;
}

/// Looks at the points of a line one by one, and ends where \a ends says so. Of those in one cell
/// that is open, most are left out: a coordinate never turns back on its way, so all points
/// between two in a cell lie in it, too.
/// \param last     number of the last point.
/// \param isOpen   by index: nothing in that cell can end the line.
/// \param ends     takes number, point and index.
template<typename PointAt, typename IndexOf, typename IsOpen, typename Ends>
void lookAlong(int last, PointAt pointAt, IndexOf indexOf, IsOpen isOpen, Ends ends)
{
    constexpr std::array<int, 2> Strides{16, 4};
    if (last < 0)
        return;
    const std::size_t lastIndex = indexOf(pointAt(last));
    for (int i = 0; i <= last; ++i) {
        const Vector point = pointAt(i);
        const std::size_t index = indexOf(point);
        if (!isOpen(index)) {
            if (ends(i, point, index))
                return;
            continue;
        }
        if (index == lastIndex)
            return;
        for (const int stride : Strides) {
            if (i + stride <= last && indexOf(pointAt(i + stride)) == index) {
                i += stride - 1;
                break;
            }
        }
    }
}

/// Directions that a stopper closes. Source: sections 9 and 17, row 12.
MoveLimits stopperLimits(std::uint8_t index, std::uint8_t flags)
{
    if (index == tile::StopAll)
        return {true, true, true, true};
    const bool isTurned = (flags & TileRotate) != 0;
    if (index == tile::StopTwoWay)
        return {isTurned, isTurned, !isTurned, !isTurned};
    MoveLimits limits;
    if (index != tile::StopOneWay)
        return limits;
    limits.down = flags == Rotation0 || flags == (TileFlipY ^ Rotation180);
    limits.left = flags == Rotation90 || flags == (TileFlipY ^ Rotation270);
    limits.up = flags == Rotation180 || flags == TileFlipY;
    limits.right = !limits.down && !limits.left && !limits.up;
    return limits;
}

bool isSpecialIndex(std::uint8_t index)
{
    return (index >= tile::Freeze && index <= tile::TeleLaserOff) || index == tile::LiveFreeze
           || index == tile::LiveUnfreeze;
}

bool isSpecialTele(std::uint8_t type)
{
    return type == tile::TeleIn || type == tile::TeleInEvil || type == tile::TeleCheckInEvil
           || type == tile::TeleCheck || type == tile::TeleCheckIn;
}

/// Whether a hook-through tile of one direction lets a hook through, going from -> to.
bool letsThrough(std::uint8_t flags, Vector from, Vector to)
{
    return (flags == Rotation0 && from.y > to.y) || (flags == Rotation90 && from.x < to.x)
           || (flags == Rotation180 && from.y < to.y) || (flags == Rotation270 && from.x > to.x);
}

/// Whether it blocks a hook where nothing is solid.
bool blocksHook(std::uint8_t index, std::uint8_t flags, Vector from, Vector to)
{
    return index == tile::ThroughAll
           || (index == tile::ThroughDirection && letsThrough(flags, to, from));
}

} // namespace

void RaceTiles::walk(Vector from, Vector to, std::vector<std::size_t> &cells) const
{
    cells.clear();
    const float distance = length(to - from);
    if (isEmpty() || !(distance > 0 && distance < MaxLine))
        return;
    // The very first cell of a map is never walked on: it stands for "none before".
    std::size_t last = 0;
    lookAlong(
        static_cast<int>(distance + 1.0F) - 1,
        [&](int i) { return between(from, to, static_cast<float>(i) / distance); },
        [this](Vector point) { return truncatedIndex(point); },
        [&](std::size_t index) { return index == last || !cell(index).isSpecial; },
        [&](int, Vector, std::size_t index) {
            if (index != last)
                cells.push_back(index);
            last = index;
            return false;
        });
}

MoveLimits RaceTiles::limits(Vector position, std::size_t center, const SwitchesOn &on) const
{
    MoveLimits all;
    const auto add = [&](std::size_t index, auto &&take) {
        const RaceCell &cell = this->cell(index);
        take(cell.game, cell.gameFlags);
        take(cell.front, cell.frontFlags);
        if (cell.hasDoor && on[cell.doorNumber])
            take(tile::StopAll, std::uint8_t{0});
    };
    // Stoppers keep tees from coming onto them; those of one way also hold who is on them.
    add(center, [&](std::uint8_t index, std::uint8_t flags) {
        if (index != tile::StopOneWay)
            return;
        const MoveLimits own = stopperLimits(index, flags);
        all = {all.left || own.left, all.right || own.right, all.up || own.up,
               all.down || own.down};
    });
    const auto side = [&](Vector offset, bool MoveLimits::*direction) {
        add(roundedIndex(position + offset), [&](std::uint8_t index, std::uint8_t flags) {
            all.*direction = all.*direction || stopperLimits(index, flags).*direction;
        });
    };
    side({StopperReach, 0}, &MoveLimits::right);
    side({0, StopperReach}, &MoveLimits::down);
    side({-StopperReach, 0}, &MoveLimits::left);
    side({0, -StopperReach}, &MoveLimits::up);
    return all;
}

/// Whether what is solid at \a point is not there for a hook.
bool RaceTiles::isOpenToHooks(std::size_t index, Vector point, Vector offset, Vector from,
                              Vector to) const
{
    const RaceCell &cell = this->cell(index);
    if (cell.front == tile::ThroughAll || cell.front == tile::ThroughCut
        || (cell.front == tile::ThroughDirection && letsThrough(cell.frontFlags, from, to)))
        return true;
    return at(point + offset).has(tile::Through);
}

RaceTiles::Hit::What RaceTiles::hookHit(std::size_t index, Vector point, Vector offset, Vector from,
                                        Vector to) const
{
    const RaceCell &cell = this->cell(index);
    const auto solid = m_collision.tileAt(point);
    if (solid != Collision::Tile::Air) {
        if (isOpenToHooks(index, point, offset, from, to))
            return Hit::What::Nothing;
        return solid == Collision::Tile::Unhookable ? Hit::What::Unhookable : Hit::What::Ground;
    }
    const bool isBlocked = blocksHook(cell.game, cell.gameFlags, from, to)
                           || blocksHook(cell.front, cell.frontFlags, from, to);
    return isBlocked ? Hit::What::Unhookable : Hit::What::Nothing;
}

template<typename IsOpen, typename HitAt>
RaceTiles::Hit RaceTiles::lineHit(Vector from, Vector to, IsOpen isOpen, HitAt hitAt) const
{
    Hit hit{Hit::What::Nothing, 0, to, to};
    const float distance = length(from - to);
    if (isEmpty() || !(distance < MaxLine))
        return hit;
    const int steps = static_cast<int>(distance + 1.0F);
    const auto pointAt = [&](int i) {
        return between(from, to, static_cast<float>(i) / static_cast<float>(steps));
    };
    lookAlong(
        steps, pointAt, [this](Vector point) { return roundedIndex(point); }, isOpen,
        [&](int i, Vector point, std::size_t index) {
            const Hit::What what = hitAt(point, index);
            if (what == Hit::What::Nothing)
                return false;
            hit = {what, what == Hit::What::Tele ? cell(index).teleNumber : std::uint8_t{0}, point,
                   i > 0 ? pointAt(i - 1) : from};
            return true;
        });
    return hit;
}

RaceTiles::Hit RaceTiles::hookLine(Vector from, Vector to, bool oldTeleports) const
{
    const Vector way = from - to;
    Vector offset;
    if (std::abs(way.x) > std::abs(way.y))
        offset.x = way.x < 0 ? -Collision::TileSize : Collision::TileSize;
    else
        offset.y = way.y < 0 ? -Collision::TileSize : Collision::TileSize;
    const std::uint8_t teleType = oldTeleports ? tile::TeleIn : tile::TeleInHook;
    return lineHit(
        from, to, [this](std::size_t index) { return !cell(index).stopsHooks; },
        [&](Vector point, std::size_t index) {
            const bool isTele = cell(index).teleType == teleType && cell(index).teleNumber != 0;
            return isTele ? Hit::What::Tele : hookHit(index, point, offset, from, to);
        });
}

RaceTiles::Hit RaceTiles::shotLine(Vector from, Vector to, ShotTeleports teleports) const
{
    const std::uint8_t teleType = teleports == ShotTeleports::Old ? tile::TeleIn
                                                                  : tile::TeleInWeapon;
    const auto isTele = [&](std::size_t index) {
        return teleports != ShotTeleports::None && cell(index).teleType == teleType
               && cell(index).teleNumber != 0;
    };
    return lineHit(
        from, to, [&](std::size_t index) { return !isTele(index) && !m_collision.isSolid(index); },
        [&](Vector, std::size_t index) {
            return isTele(index) ? Hit::What::Tele : Hit::What::Ground;
        });
}

std::optional<Vector> RaceTiles::deviceLine(Vector from, Vector to, bool throughWalls) const
{
    const float distance = length(from - to);
    if (isEmpty() || !(distance < MaxLine))
        return {};
    std::optional<Vector> end;
    // Unlike other lines, its end is not looked at.
    lookAlong(
        static_cast<int>(std::ceil(distance)) - 1,
        [&](int i) { return between(from, to, static_cast<float>(i) / distance); },
        [this](Vector point) { return roundedIndex(point); },
        [&](std::size_t index) {
            return !cell(index).has(tile::NoLaser) && (throughWalls || !m_collision.isSolid(index));
        },
        [&](int, Vector point, std::size_t) {
            end = point;
            return true;
        });
    return end;
}

std::optional<Vector> RaceTiles::moverSpeedAt(Vector point) const
{
    constexpr float Slow = 4;
    constexpr float Fast = 16;
    if (isEmpty())
        return {};
    const RaceCell &cell = this->cell(truncatedIndex(point));
    if (cell.game != tile::MoverSlow && cell.game != tile::MoverFast)
        return {};
    const float speed = cell.game == tile::MoverSlow ? Slow : Fast;
    const auto speedIf = [&](std::uint8_t rotation) {
        return cell.gameFlags == rotation ? speed : 0.0F;
    };
    return Vector{speedIf(Rotation90) - speedIf(Rotation270),
                  speedIf(Rotation180) - speedIf(Rotation0)};
}

void RaceTiles::bounce(Vector &point, Vector &direction) const
{
    if (!m_collision.isSolid(point + direction)) {
        point = point + direction;
        return;
    }
    const bool isBlockedX = m_collision.isSolid({point.x + direction.x, point.y});
    const bool isBlockedY = m_collision.isSolid({point.x, point.y + direction.y});
    const bool isCorner = !isBlockedX && !isBlockedY;
    if (isBlockedX || isCorner)
        direction.x = -direction.x;
    if (isBlockedY || isCorner)
        direction.y = -direction.y;
}

std::optional<RaceTiles::Speedup> RaceTiles::speedupAt(std::size_t index) const
{
    if (index >= m_speedups.cells.size() || m_speedups.cells[index].force == 0)
        return {};
    const SpeedupTile &found = m_speedups.cells[index];
    const float angle = static_cast<float>(found.angle) * (std::numbers::pi_v<float> / 180.0F);
    return Speedup{{std::cos(angle), std::sin(angle)}, found.force, found.maxSpeed};
}

bool RaceTiles::isSpecial(std::size_t index) const
{
    const RaceCell &cell = this->cell(index);
    const bool hasSpeedup = !m_speedups.isEmpty() && m_speedups.cells[index].force > 0;
    return isSpecialIndex(cell.game) || isSpecialIndex(cell.front) || isSpecialTele(cell.teleType)
           || hasSpeedup || cell.hasDoor || cell.switchType != 0 || cell.tuneZone != 0
           || isBesideStopper(index);
}

bool RaceTiles::isBesideStopper(std::size_t index) const
{
    const auto row = static_cast<std::size_t>(width());
    const std::size_t right = index + 1 < size() ? index + 1 : index;
    const std::size_t left = index > 1 ? index - 1 : index;
    const std::size_t below = index + row < size() ? index + row : index;
    const std::size_t above = index > row ? index - row : index;
    const auto stops = [&](std::size_t beside, std::uint8_t rotation) {
        const auto one = [&](std::uint8_t stopper, std::uint8_t flags) {
            return stopper == tile::StopAll || stopper == tile::StopTwoWay
                   || (stopper == tile::StopOneWay && flags == rotation);
        };
        const RaceCell &cell = this->cell(beside);
        return cell.hasDoor || one(cell.game, cell.gameFlags) || one(cell.front, cell.frontFlags);
    };
    return stops(right, Rotation270) || stops(left, Rotation90) || stops(below, Rotation0)
           || stops(above, Rotation180);
}

void RaceTiles::markSpecial()
{
    for (std::size_t i = 0; i < size(); ++i) {
        RaceCell &cell = this->cell(i);
        cell.isSpecial = isSpecial(i);
        m_switchCount = std::max(m_switchCount, static_cast<int>(cell.switchNumber));
        m_hasStoppers = m_hasStoppers || cell.hasDoor || cell.has(tile::StopOneWay)
                        || cell.has(tile::StopTwoWay) || cell.has(tile::StopAll);
        m_hasRace = m_hasRace || cell.has(tile::Start) || cell.has(tile::Finish);
        const auto guides = [](std::uint8_t index) {
            return index == 1 || index == 3 || index == tile::ThroughAll
                   || index == tile::ThroughDirection;
        };
        cell.stopsHooks = guides(cell.game) || guides(cell.front)
                          || cell.teleType == tile::TeleInHook || cell.teleType == tile::TeleIn;
    }
}

RaceTiles::RaceTiles(const GameMap &map)
    : RaceGrid(map)
    , m_collision(map.game)
    , m_places(findPlaces(*this, m_collision, map))
{
    if (map.speedup.width == width() && map.speedup.height == height()
        && map.speedup.cells.size() == size())
        m_speedups = map.speedup;
    markSpecial();
}

} // namespace tickscope::teeworlds
