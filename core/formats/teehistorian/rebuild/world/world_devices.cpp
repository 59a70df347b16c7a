// SPDX-License-Identifier: MIT
//
// Rotating lasers, draggers and plasma turrets. Source: ddnet-rebuild.md, section 18.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "core/formats/teehistorian/rebuild/closest_point.h"
#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

namespace tickscope::teehistorian {

namespace {

/// Devices move, turn and look for tees in every tick that this divides.
constexpr std::int32_t DevicePeriod = 7;
constexpr std::int32_t PlasmaTicks = 75;
constexpr float PlasmaGrowth = 1.1F; ///< Of its speed, in each tick.
constexpr std::size_t MostDraggerBeams = 4000;
constexpr std::size_t MostPlasma = 2000;

/// The tee of each team that is nearest to a device, by whole units.
class NearestOfTeams
{
public:
    void add(std::int32_t team, std::int32_t client, float distance)
    {
        const auto whole = teeworlds::truncatedToInt(distance);
        const auto [known, isFirst] = m_found.try_emplace(team, Found{client, whole});
        // Servers take 0 for "none yet", so who stands in the middle is passed over.
        if (!isFirst && (known->second.distance == 0 || known->second.distance > whole))
            known->second = {client, whole};
    }
    struct Found {
        std::int32_t client = 0;
        std::int32_t distance = 0;
    };
    [[nodiscard]] const std::map<std::int32_t, Found> &found() const { return m_found; }

private:
    std::map<std::int32_t, Found> m_found; ///< By team.
};

/// Takes a step of the length of a beam that opens and closes.
void changeLength(RotatingLaser &laser, std::int32_t longest)
{
    if (laser.growth == 0)
        return;
    if ((laser.length >= longest && laser.growth > 0) || (laser.length <= 0 && laser.growth < 0))
        laser.growth = -laser.growth;
    const std::int32_t wanted = laser.length + laser.growth * DevicePeriod + laser.overshoot;
    laser.length = std::clamp(wanted, 0, longest);
    laser.overshoot = wanted - laser.length;
}

void turnLaser(RotatingLaser &laser, float angularSpeed)
{
    constexpr float WholeTurn = std::numbers::pi_v<float> * 2;
    laser.angle += angularSpeed * DevicePeriod;
    if (laser.angle > WholeTurn)
        laser.angle -= WholeTurn;
    else if (laser.angle < 0)
        laser.angle += WholeTurn;
}

} // namespace

bool RebuiltWorld::isDeviceOn(const DevicePlace &device, int team) const
{
    return !device.isOfSwitch || device.switchNumber == 0 || isSwitchOn(device.switchNumber, team);
}

void RebuiltWorld::moveDevice(CarriedDevice &device) const
{
    if (const auto speed = tiles().moverSpeedAt(device.place))
        device.speed = *speed;
    device.place = device.place + device.speed;
}

/// What was made last acts first, and the devices of the map were made before all else.
void RebuiltWorld::actDevices()
{
    movePlasma();
    pullByDraggers();
    const bool isStep = m_state.tick % DevicePeriod == 0;
    actTurrets(isStep);
    if (isStep)
        lookByDraggers();
    actLasers(isStep);
}

void RebuiltWorld::actLasers(bool isStep)
{
    const auto &rules = m_rules->devices.lasers;
    for (std::size_t i = 0; i < m_state.devices.lasers.size(); ++i) {
        RotatingLaser &laser = m_state.devices.lasers[i];
        if (isStep) {
            moveDevice(laser);
            changeLength(laser, rules[i].longest);
            turnLaser(laser, rules[i].angularSpeed);
            const Vector direction{std::sin(laser.angle), std::cos(laser.angle)};
            const Vector to = laser.place
                              + teeworlds::normalized(direction) * static_cast<float>(laser.length);
            laser.end = deviceLine(laser.place, to, false).value_or(to);
        }
        freezeByLaser(laser, rules[i]);
    }
}

void RebuiltWorld::freezeByLaser(const RotatingLaser &laser, const DevicePlace &rules)
{
    if (!mayCost(static_cast<float>(m_state.order.size())))
        return;
    for (const std::int32_t client : m_state.order) {
        Vector closest;
        const Vector place = tee(client).place;
        if (closestPoint(laser.place, laser.end, place, m_rules->isOld(), closest)
            && teeworlds::length(place - closest) < TeeSize
            && isDeviceOn(rules, person(client).team))
            freeze(client, m_state.settings.freezeDelay);
    }
}

void RebuiltWorld::pullByDraggers()
{
    std::erase_if(m_state.devices.draggerBeams,
                  [this](const DraggerBeam &beam) { return !pullByDragger(beam); });
}

/// Whether it keeps its tee. One that is switched off does so until the next step.
bool RebuiltWorld::pullByDragger(const DraggerBeam &beam)
{
    const DraggerRules &rules = m_rules->devices.draggers[beam.dragger];
    const Vector place = m_state.devices.draggers[beam.dragger].place;
    Tee &it = tee(beam.client);
    if (!it.isAlive
        || (m_state.tick % DevicePeriod == 0 && !isDeviceOn(rules, person(beam.client).team)))
        return false;
    const float distance = teeworlds::length(it.place - place);
    if (!(distance < static_cast<float>(m_state.settings.draggerRange))
        || deviceLine(place, it.place, rules.throughWalls))
        return false;
    if (distance > TeeSize) {
        it.velocity = it.velocity
                      + teeworlds::normalized(place - it.place)
                            * static_cast<float>(rules.strength);
        it.limits.apply(it.velocity);
    }
    return true;
}

void RebuiltWorld::lookByDraggers()
{
    auto &devices = m_state.devices;
    std::vector<std::bitset<ClientCount>> pulled(devices.draggers.size());
    for (const DraggerBeam &beam : devices.draggerBeams)
        pulled[beam.dragger].set(static_cast<std::size_t>(beam.client));
    for (std::uint32_t i = 0; i < devices.draggers.size(); ++i) {
        moveDevice(devices.draggers[i]);
        if (!mayCost(static_cast<float>(m_state.order.size())))
            continue;
        const std::bitset<ClientCount> targets = targetsOfDragger(i);
        if (targets == pulled[i])
            continue;
        std::erase_if(devices.draggerBeams, [&](const DraggerBeam &beam) {
            return beam.dragger == i && !targets[static_cast<std::size_t>(beam.client)];
        });
        for (std::int32_t client = 0; client < m_clientsEnd; ++client) {
            const auto index = static_cast<std::size_t>(client);
            if (targets[index] && !pulled[i][index])
                addDraggerBeam({i, client});
        }
    }
}

/// A new beam pulls at once.
void RebuiltWorld::addDraggerBeam(const DraggerBeam &beam)
{
    auto &beams = m_state.devices.draggerBeams;
    if (beams.size() >= MostDraggerBeams) {
        m_state.isDamaged = true;
        return;
    }
    if (pullByDragger(beam))
        beams.insert(beams.begin(), beam);
}

/// The nearest tee of each team, for as long as it can be reached, and all that are solo.
std::bitset<ClientCount> RebuiltWorld::targetsOfDragger(std::uint32_t number)
{
    const DraggerRules &rules = m_rules->devices.draggers[number];
    Dragger &dragger = m_state.devices.draggers[number];
    std::bitset<ClientCount> targets;
    std::bitset<ClientCount> reached;
    NearestOfTeams nearest;
    for (const std::int32_t client : m_state.order) {
        const int team = person(client).team;
        const float distance = teeworlds::length(tee(client).place - dragger.place);
        if (!(distance < static_cast<float>(m_state.settings.draggerRange))
            || team == m_rules->superTeam() || !isDeviceOn(rules, team)
            || deviceLine(dragger.place, tee(client).place, rules.throughWalls))
            continue;
        if (tee(client).is(FlagSolo)) {
            targets.set(static_cast<std::size_t>(client));
            continue;
        }
        reached.set(static_cast<std::size_t>(client));
        nearest.add(team, client, distance);
    }
    std::erase_if(dragger.targets, [&](const auto &target) {
        return !reached[static_cast<std::size_t>(target.second)];
    });
    for (const auto &[team, found] : nearest.found()) {
        const bool isPulled = std::ranges::any_of(
            dragger.targets, [team = team](const auto &target) { return target.first == team; });
        if (!isPulled)
            dragger.targets.emplace_back(team, found.client);
    }
    for (const auto &[team, client] : dragger.targets)
        targets.set(static_cast<std::size_t>(client));
    return targets;
}

void RebuiltWorld::actTurrets(bool isStep)
{
    const std::int32_t perSecond = m_state.settings.plasmaPerSecond;
    for (std::uint32_t i = 0; i < m_state.devices.turrets.size(); ++i) {
        if (isStep)
            moveDevice(m_state.devices.turrets[i]);
        if (perSecond > 0)
            shootByTurret(i, TicksPerSecond / perSecond);
    }
}

/// \param pause  ticks between two shots at the same team, or at the same tee that is solo.
void RebuiltWorld::shootByTurret(std::uint32_t number, std::int32_t pause)
{
    const TurretRules &rules = m_rules->devices.turrets[number];
    Turret &turret = m_state.devices.turrets[number];
    std::erase_if(turret.lastShots,
                  [&](const Turret::LastShot &shot) { return shot.tick + pause <= m_state.tick; });
    if (!mayCost(static_cast<float>(m_state.order.size() + turret.lastShots.size())))
        return;
    std::bitset<ClientCount> waitsForSolo;
    std::bitset<TeamCount> waitsForTeam;
    for (const Turret::LastShot &shot : turret.lastShots) {
        if (shot.isSolo)
            waitsForSolo.set(static_cast<std::size_t>(shot.target));
        else
            waitsForTeam.set(static_cast<std::size_t>(shot.target));
    }
    std::bitset<ClientCount> targets;
    NearestOfTeams nearest;
    for (const std::int32_t client : m_state.order) {
        const int team = person(client).team;
        const bool isSolo = tee(client).is(FlagSolo);
        const float distance = teeworlds::length(tee(client).place - turret.place);
        const bool waits = isSolo ? waitsForSolo[static_cast<std::size_t>(client)]
                                  : waitsForTeam[static_cast<std::size_t>(team)];
        if (!(distance < static_cast<float>(m_state.settings.plasmaRange) + TeeSize)
            || team == m_rules->superTeam() || !isDeviceOn(rules, team) || waits
            || shotLine(turret.place, tee(client).place, teeworlds::RaceTiles::ShotTeleports::None)
                       .what
                   != teeworlds::RaceTiles::Hit::What::Nothing)
            continue;
        if (isSolo) {
            targets.set(static_cast<std::size_t>(client));
            turret.lastShots.push_back({true, client, m_state.tick});
            continue;
        }
        nearest.add(team, client, distance);
    }
    for (const auto &[team, found] : nearest.found()) {
        targets.set(static_cast<std::size_t>(found.client));
        turret.lastShots.push_back({false, team, m_state.tick});
    }
    for (std::int32_t client = 0; client < m_clientsEnd; ++client) {
        if (targets[static_cast<std::size_t>(client)])
            addPlasma(number, client);
    }
}

void RebuiltWorld::addPlasma(std::uint32_t number, std::int32_t client)
{
    auto &all = m_state.devices.plasma;
    if (all.size() >= MostPlasma) {
        m_state.isDamaged = true;
        return;
    }
    const Vector place = m_state.devices.turrets[number].place;
    const TurretRules &rules = m_rules->devices.turrets[number];
    all.insert(all.begin(), {place, teeworlds::normalized(tee(client).place - place), PlasmaTicks,
                             m_state.tick, client, number, rules.freezes, rules.explodes});
}

void RebuiltWorld::movePlasma()
{
    std::erase_if(m_state.devices.plasma, [this](Plasma &plasma) { return !flyPlasma(plasma); });
}

/// Whether it flies on. It may explode twice: at a tee, and at what stops it.
bool RebuiltWorld::flyPlasma(Plasma &plasma)
{
    if (plasma.ticksLeft == 0 || !tee(plasma.client).isAlive)
        return false;
    --plasma.ticksLeft;
    plasma.place = plasma.place + plasma.step;
    plasma.step = plasma.step * PlasmaGrowth;
    const Vector to = plasma.place + plasma.step;
    const bool hitsTee = hitByPlasma(plasma, to);
    const bool hitsWall = deviceLine(plasma.place, to, false).has_value();
    if (hitsWall && plasma.explodes)
        explode(plasma.place, plasma.client, Grenade, true, person(plasma.client).team);
    return !hitsTee && !hitsWall;
}

bool RebuiltWorld::hitByPlasma(const Plasma &plasma, Vector to)
{
    Vector at;
    const int target = firstTeeOn(plasma.place, to, 0, at, -1, plasma.client);
    if (target == -1 || person(target).team == m_rules->superTeam())
        return false;
    if (plasma.freezes)
        freeze(target, m_state.settings.freezeDelay);
    else
        unfreeze(target);
    if (plasma.explodes)
        explode(plasma.place, plasma.client, Grenade, true, person(plasma.client).team);
    return true;
}

} // namespace tickscope::teehistorian
