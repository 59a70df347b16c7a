// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <string>

#include "core/formats/teehistorian/records/record.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"

namespace tickscope::teehistorian {

inline constexpr float TeeSize = 28; ///< Across, in world units.
inline constexpr std::int32_t TicksPerSecond = 50;
inline constexpr float MillisecondsPerSecond = 1000;

/// Whether less than so many seconds have passed since something that happened in \a last.
[[nodiscard]] inline bool isTooSoon(std::int32_t last, std::int32_t seconds, std::int32_t now)
{
    return last > 0 && last + seconds * TicksPerSecond > now;
}

enum Weapon : std::int32_t { Hammer, Gun, Shotgun, Grenade, Laser, Ninja, WeaponCount };

inline constexpr std::int32_t FullArmor = 10;

/// Armor that shows for how many ticks something still lasts: a freeze, a ninja.
[[nodiscard]] inline std::int32_t armorOf(std::int32_t ticksLeft)
{
    constexpr std::int32_t TicksOfArmor = 15;
    return std::clamp(FullArmor - ticksLeft / TicksOfArmor, 0, FullArmor);
}

/// Values of Tee::emote that the rules set. Source: teeworlds-snapshot.md, section 4.
enum Emote : std::int32_t { Pain = 1, Blink = 5 };

/// Why a player watches: by /pause, or by /spec, which takes the tee out of the world.
enum Pause : std::int32_t { Paused = 1, WatchesOutside = 2 };

enum class RaceState : std::uint8_t { None, Started, Cheated, Finished };

/// Bits of DDNetCharacter.Flags. Source: teeworlds-snapshot.md, section 7.2.
enum TeeFlag : std::uint32_t {
    FlagSolo = 1U << 0,
    FlagJetpack = 1U << 1,
    FlagNoCollision = 1U << 2,
    FlagEndlessHook = 1U << 3,
    FlagEndlessJump = 1U << 4,
    FlagSuper = 1U << 5,
    FlagNoHammer = 1U << 6,
    FlagNoShotgun = 1U << 7,
    FlagNoGrenade = 1U << 8,
    FlagNoLaser = 1U << 9,
    FlagNoHook = 1U << 10,
    FlagTeleGun = 1U << 11,
    FlagTeleGrenade = 1U << 12,
    FlagTeleLaser = 1U << 13,
    FlagLiveFrozen = 1U << 20,
    FlagInFreeze = 1U << 21,
    FlagPractice = 1U << 22,
    FlagsOfWeapons = 14, ///< Place of the first of the six bits.
};

/// Why what is rebuilt of a tee is only a guess; bits.
/// Source: ddnet-rebuild.md, section 14.
namespace Guess {
inline constexpr std::int32_t Arrival = 1;  ///< Inputs stand where they arrived.
inline constexpr std::int32_t Differs = 2;  ///< Its own path is not the recorded one.
inline constexpr std::int32_t Command = 4;  ///< One that is not known.
inline constexpr std::int32_t Loaded = 8;   ///< A saved game, or a swap.
inline constexpr std::int32_t Devices = 16; ///< Of the map, on servers not compared.
inline constexpr std::int32_t Afk = 32;     ///< Chat, which is not recorded, would show it.
inline constexpr std::int32_t TooMuch = 64; ///< Something was left out.
} // namespace Guess

[[nodiscard]] inline teeworlds::Vector aimOf(const InputNumbers &input)
{
    return {static_cast<float>(input[input_number::TargetX]),
            static_cast<float>(input[input_number::TargetY])};
}

/// What /rescue and a swap carry over. Source: ddnet-rebuild.md, sections 3, 10 and 17.
struct CarriedState {
    teeworlds::Vector place;
    teeworlds::Vector hookPos;
    teeworlds::Vector hookDir;
    std::int32_t hookTick = 0;
    std::int32_t jumped = 0;
    std::int32_t jumpedTotal = 0;
    std::int32_t jumps = 2;
    std::uint32_t weapons = 1U << Hammer | 1U << Gun; ///< Bit of each that it has.
    std::int32_t active = Gun;
    std::int32_t last = Hammer;
    std::int32_t queued = -1;
    std::int32_t reload = 0;
    std::int32_t freezeTime = 0;
    bool isDeep = false;
    std::uint32_t flags = 0; ///< Of TeeFlag, those that are switched.
    std::int32_t teleCheckpoint = 0;
    std::int32_t ninjaTick = 0;
    teeworlds::Vector ninjaDir;
    std::int32_t ninjaMove = 0;
    std::int32_t ninjaSpeed = 0;
    RaceState race = RaceState::None;
};

/// A tee of the rebuilt world. Plain values; a copy is a copy of the tee.
struct Tee : CarriedState {
    teeworlds::Vector previous; ///< Place at the end of its own turn of the last tick.
    teeworlds::Vector core;     ///< Place that others see in their turns.
    teeworlds::Vector velocity;
    std::int32_t hookState = 0;
    std::int32_t hookedPlayer = -1;
    teeworlds::Vector hookBase;
    bool hookIsTeleported = false;
    std::int32_t direction = 0;
    std::int32_t angle = 0;
    std::int32_t attackTick = 0;
    std::int32_t freezeStart = 0;
    std::int32_t armor = 0;   ///< As demos show it, see armorOf().
    bool wasUnfrozen = false; ///< In this tick.
    bool isInFreeze = false;
    bool hasRefilled = false;
    bool hasLeftWall = true;
    bool isBlockedAtSide = false;
    bool hasPenalty = false;
    bool hasBonus = false;
    bool hasFreezeHammer = false; ///< By a command: whom it hits, freezes.
    std::uint8_t tuneZone = 0;    ///< Of its last turn.
    InputNumbers input{};         ///< Of its turn.
    InputNumbers saved{};
    InputNumbers latest{};
    InputNumbers latestBefore{};
    std::int32_t inputCount = 0;
    std::bitset<ClientCount> ninjaHits;
    bool isTeleGunDue = false;
    bool isTeleGunBlue = false;
    teeworlds::Vector teleGunPlace;
    std::int32_t startTick = 0;
    std::int32_t emote = 0;
    std::int32_t emoteStop = -1;
    std::int32_t lastAction = -1;
    std::int32_t freezeAge = 0; ///< Of rescue: tick of saving - freeze start.
    CarriedState rescue;
    bool hasRescue = false;
    teeworlds::MoveLimits coreLimits; ///< Of its last turn.
    teeworlds::MoveLimits limits;     ///< Of the last tile that it was on.
    std::int32_t turnIndex = -1;      ///< Its place among the turns of the last tick that it had.
    bool isAlive = false;
    bool isInWorld = false; ///< Not while its player only watches.
    std::int32_t pausedTick = -1;
    std::int32_t guess = 0; ///< Bits of Guess, since something of the kind happened to it.

    /// Whether it spawned in the tick that is over, behind the turns of all others.
    [[nodiscard]] bool isNew() const { return turnIndex < 0; }
    [[nodiscard]] bool has(std::int32_t weapon) const { return (weapons >> weapon & 1U) != 0; }
    void give(std::int32_t weapon) { weapons |= 1U << weapon; }
    void take(std::int32_t weapon) { weapons &= ~(1U << weapon); }
    [[nodiscard]] bool is(std::uint32_t flag) const { return (flags & flag) != 0; }
    void set(std::uint32_t flag, bool isOn) { flags = isOn ? flags | flag : flags & ~flag; }
    void dropHook(std::int32_t state)
    {
        hookedPlayer = -1;
        hookState = state;
        hookPos = core;
    }
};

/// Who sits behind a client ID; outlives tees.
struct Person {
    std::int32_t x = 0; ///< Recorded place, after the last tick.
    std::int32_t y = 0;
    bool isPlaced = false; ///< There is a recorded tee.
    InputNumbers input{};  ///< Last recorded.
    InputNumbers held{};   ///< First of this tick, when there was one.
    std::int32_t inputsNow = 0;
    bool hasInput = false; ///< One to which differences apply.
    bool mayAct = false;   ///< Has sent an input since it entered.
    bool isInGame = false;
    std::int32_t flags = 0; ///< PlayerFlags of its last early input.
    std::int32_t team = 0;
    std::int32_t nextTeam = 0; ///< Counts from the next tick.
    bool isSpectator = false;
    std::int32_t pause = 0;   ///< 0 or a Pause.
    std::string watched = {}; ///< By the last /pause or /spec, as it stands there.
    std::int32_t forcedPause = 0;
    bool isPauseOver = false; ///< A forced one; it comes back when it is seen to move.
    std::int32_t lastPause = -1;
    std::int32_t lastKill = 0;
    std::int32_t lastEmoticon = 0;
    std::int32_t emoteDefault = 0;
    std::int32_t emoteReset = -1;
    std::int32_t lastEyeEmote = 0;
    std::int32_t lastActivity = 0;
    std::int32_t changedInputs = 0;
    bool isAfkFromStart = false;
    bool wasThere = false;    ///< Before the file began, awake or not; until an input tells.
    bool respawns = false;    ///< In the present tick, as its own kill does.
    bool spawnsLater = false; ///< Behind all others, as who dies with a locked team.

    [[nodiscard]] teeworlds::Vector recorded() const
    {
        return {static_cast<float>(x), static_cast<float>(y)};
    }
};

} // namespace tickscope::teehistorian
