// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/formats/teehistorian/rebuild/saved_world.h"

/// How a saved world is written and read back: each struct names its fields once. Numbers
/// have their own size, least byte first, as the machines have it that this runs on; bytes
/// are read by the program that wrote them.
namespace tickscope::teehistorian {

template<typename T>
concept PlainValue = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class FieldWriter
{
public:
    template<PlainValue T>
    void operator()(const T &value)
    {
        const auto bytes = std::as_bytes(std::span(&value, 1));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }
    template<std::size_t Count>
    void operator()(const std::bitset<Count> &bits)
    {
        for (std::size_t i = 0; i < Count; i += 8) {
            std::uint8_t byte = 0;
            for (std::size_t bit = 0; bit < 8 && i + bit < Count; ++bit)
                byte = static_cast<std::uint8_t>(byte | (bits[i + bit] ? 1U << bit : 0U));
            (*this)(byte);
        }
    }
    void operator()(const std::string &text)
    {
        size(text.size());
        for (const char letter : text)
            (*this)(letter);
    }
    template<typename T, typename Visit>
    void list(const std::vector<T> &values, Visit &&visit)
    {
        size(values.size());
        for (const T &value : values)
            visit(*this, value);
    }
    [[nodiscard]] std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    void size(std::size_t count) { (*this)(static_cast<std::uint32_t>(count)); }

    std::vector<std::byte> m_bytes;
};

class FieldReader
{
public:
    explicit FieldReader(std::span<const std::byte> bytes)
        : m_rest(bytes)
    {
    }

    template<PlainValue T>
    void operator()(T &value)
    {
        value = T{};
        if (m_rest.size() < sizeof(T)) {
            m_isCut = true;
            m_rest = {};
            return;
        }
        if constexpr (std::is_same_v<T, bool>)
            value = m_rest.front() != std::byte{0};
        else
            std::memcpy(&value, m_rest.data(), sizeof(T));
        m_rest = m_rest.subspan(sizeof(T));
    }
    template<std::size_t Count>
    void operator()(std::bitset<Count> &bits)
    {
        for (std::size_t i = 0; i < Count; i += 8) {
            std::uint8_t byte = 0;
            (*this)(byte);
            for (std::size_t bit = 0; bit < 8 && i + bit < Count; ++bit)
                bits[i + bit] = (byte >> bit & 1U) != 0;
        }
    }
    void operator()(std::string &text)
    {
        text.resize(size());
        for (char &letter : text)
            (*this)(letter);
    }
    template<typename T, typename Visit>
    void list(std::vector<T> &values, Visit &&visit)
    {
        values.resize(size());
        for (T &value : values)
            visit(*this, value);
    }
    /// Everything was there, and nothing is left.
    [[nodiscard]] bool isWhole() const { return !m_isCut && m_rest.empty(); }

private:
    /// Each element has a byte at least, so no list is longer than what is left.
    std::size_t size()
    {
        std::uint32_t count = 0;
        (*this)(count);
        if (count <= m_rest.size())
            return count;
        m_isCut = true;
        m_rest = {};
        return 0;
    }

    std::span<const std::byte> m_rest;
    bool m_isCut = false;
};

template<typename Archive, typename... Values>
void visitAll(Archive &archive, Values &...values)
{
    (archive(values), ...);
}

template<typename Archive, typename Point>
void visitVector(Archive &archive, Point &point)
{
    visitAll(archive, point.x, point.y);
}

template<typename Archive, typename Numbers>
void visitNumbers(Archive &archive, Numbers &numbers)
{
    for (auto &number : numbers)
        archive(number);
}

template<typename Archive, typename Limits>
void visitLimits(Archive &archive, Limits &limits)
{
    visitAll(archive, limits.left, limits.right, limits.up, limits.down);
}

template<typename Archive, typename Carried>
void visitCarried(Archive &archive, Carried &carried)
{
    visitVector(archive, carried.place);
    visitVector(archive, carried.hookPos);
    visitVector(archive, carried.hookDir);
    visitVector(archive, carried.ninjaDir);
    visitAll(archive, carried.hookTick, carried.jumped, carried.jumpedTotal, carried.jumps,
             carried.weapons, carried.active, carried.last, carried.queued, carried.reload,
             carried.freezeTime, carried.isDeep, carried.flags, carried.teleCheckpoint,
             carried.ninjaTick, carried.ninjaMove, carried.ninjaSpeed);
}

template<typename Archive, typename OneTee>
void visitTee(Archive &archive, OneTee &tee)
{
    visitCarried(archive, tee);
    visitCarried(archive, tee.rescue);
    for (auto *point : {&tee.previous, &tee.core, &tee.velocity, &tee.hookBase, &tee.teleGunPlace})
        visitVector(archive, *point);
    for (auto *numbers : {&tee.input, &tee.saved, &tee.latest, &tee.latestBefore})
        visitNumbers(archive, *numbers);
    visitLimits(archive, tee.coreLimits);
    visitLimits(archive, tee.limits);
    visitAll(archive, tee.hookState, tee.hookedPlayer, tee.hookIsTeleported, tee.direction,
             tee.angle, tee.attackTick, tee.freezeStart, tee.armor, tee.wasUnfrozen, tee.isInFreeze,
             tee.hasRefilled, tee.hasLeftWall, tee.isBlockedAtSide, tee.hasPenalty, tee.hasBonus,
             tee.tuneZone, tee.inputCount, tee.ninjaHits, tee.isTeleGunDue, tee.isTeleGunBlue,
             tee.race, tee.startTick, tee.emote, tee.emoteStop, tee.lastAction, tee.freezeAge,
             tee.hasRescue, tee.turnIndex, tee.isAlive, tee.isInWorld, tee.pausedTick, tee.guess);
}

template<typename Archive, typename OnePerson>
void visitPerson(Archive &archive, OnePerson &one)
{
    visitNumbers(archive, one.input);
    visitNumbers(archive, one.held);
    visitAll(archive, one.x, one.y, one.isPlaced, one.inputsNow, one.hasInput, one.mayAct,
             one.isInGame, one.flags, one.team, one.nextTeam, one.isSpectator, one.pause,
             one.forcedPause, one.isPauseOver, one.lastPause, one.lastKill, one.lastRescue,
             one.lastEmoticon, one.emoteDefault, one.emoteReset, one.lastEyeEmote, one.lastActivity,
             one.changedInputs, one.isAfkFromStart, one.respawns, one.spawnsLater);
}

template<typename Archive, typename Shot>
void visitProjectile(Archive &archive, Shot &shot)
{
    visitVector(archive, shot.place);
    visitVector(archive, shot.direction);
    visitAll(archive, shot.weapon, shot.owner, shot.startTick, shot.lifeLeft, shot.aimX, shot.aimY,
             shot.isExplosive, shot.freezes, shot.isOfSwitch, shot.switchNumber, shot.bounces,
             shot.tuneZone);
}

template<typename Archive, typename OneBeam>
void visitBeam(Archive &archive, OneBeam &beam)
{
    for (auto *point : {&beam.from, &beam.place, &beam.before, &beam.direction, &beam.telePlace})
        visitVector(archive, *point);
    visitAll(archive, beam.energy, beam.owner, beam.weapon, beam.pieceTick, beam.bounceCount,
             beam.wasTeleported, beam.bouncedInPlace, beam.isTeleGunOff, beam.isTeleGunBlue,
             beam.tuneZone);
}

template<typename Archive, typename Device>
void visitCarriedDevice(Archive &archive, Device &device)
{
    visitVector(archive, device.place);
    visitVector(archive, device.speed);
}

template<typename Archive, typename Devices>
void visitDevices(Archive &archive, Devices &devices)
{
    archive.list(devices.lasers, [](Archive &to, auto &laser) {
        visitCarriedDevice(to, laser);
        visitVector(to, laser.end);
        visitAll(to, laser.angle, laser.length, laser.overshoot, laser.growth);
    });
    archive.list(devices.draggers, [](Archive &to, auto &dragger) {
        visitCarriedDevice(to, dragger);
        to.list(dragger.targets,
                [](Archive &part, auto &target) { visitAll(part, target.first, target.second); });
    });
    archive.list(devices.draggerBeams,
                 [](Archive &to, auto &beam) { visitAll(to, beam.dragger, beam.client); });
    archive.list(devices.turrets, [](Archive &to, auto &turret) {
        visitCarriedDevice(to, turret);
        to.list(turret.lastShots, [](Archive &part, auto &shot) {
            visitAll(part, shot.isSolo, shot.target, shot.tick);
        });
    });
    archive.list(devices.plasma, [](Archive &to, auto &plasma) {
        visitVector(to, plasma.place);
        visitVector(to, plasma.step);
        visitAll(to, plasma.ticksLeft, plasma.startTick, plasma.client, plasma.turret,
                 plasma.freezes, plasma.explodes);
    });
}

template<typename Archive, typename OneHappening>
void visitHappening(Archive &archive, OneHappening &happening)
{
    visitAll(archive, happening.what, happening.client, happening.value);
    visitNumbers(archive, happening.numbers);
    archive.list(happening.words, [](Archive &to, auto &word) { to(word); });
}

template<typename Archive, typename World>
void visitFields(Archive &archive, World &world)
{
    const auto simple = [](Archive &to, auto &value) { to(value); };
    archive(world.tick);
    archive.list(world.tees, [](Archive &to, auto &entry) {
        to(entry.first);
        visitTee(to, entry.second);
    });
    archive.list(world.persons, [](Archive &to, auto &entry) {
        to(entry.first);
        visitPerson(to, entry.second);
    });
    auto &rest = world.rest;
    archive.list(rest.order, simple);
    archive.list(rest.projectiles, [](Archive &to, auto &shot) { visitProjectile(to, shot); });
    archive.list(rest.beams, [](Archive &to, auto &beam) { visitBeam(to, beam); });
    visitDevices(archive, rest.devices);
    archive.list(rest.switches, simple);
    archive.list(rest.timers, [](Archive &to, auto &timer) {
        visitAll(to, timer.number, timer.team, timer.endTick, timer.isOnUntil);
    });
    for (auto &race : rest.teamRaces)
        archive(race);
    visitAll(archive, rest.hasStartedInTeam, rest.hasFinishedInTeam, rest.practice, rest.locked,
             rest.isDamaged);
    rest.settings.forEach(archive);
    rest.tuning.forEach(archive);
    rest.random.forEach(archive);
    archive.list(rest.pending, [](Archive &to, auto &happening) { visitHappening(to, happening); });
}

} // namespace tickscope::teehistorian
