// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teehistorian/simulation/world/devices.h"
#include "core/formats/teehistorian/simulation/world/pcg_random.h"
#include "core/formats/teehistorian/simulation/world/rules.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"
#include "core/formats/teeworlds_common/messages/tuning_values.h"

namespace tickscope::teehistorian {

/// Settings of a server that decide about tees. The defaults are the servers' own.
/// Source: ddnet-rebuild.md, section 10.
struct ServerSettings {
    std::int32_t freezeDelay = 3; ///< Seconds.
    std::int32_t hit = 1;
    std::int32_t deepfly = 1;
    std::int32_t destroyBulletsOnDeath = 1;
    std::int32_t destroyLasersOnDeath = 0;
    std::int32_t team = 1; ///< 3: each player has an own team.
    std::int32_t soloServer = 0;
    std::int32_t endlessDrag = 0;
    std::int32_t endlessSuperHook = 0;
    std::int32_t pauseable = 0;
    std::int32_t rescue = 0;
    std::int32_t rescueDelay = 1;
    std::int32_t oldTeleportHook = 0;
    std::int32_t oldTeleportWeapons = 0;
    std::int32_t teleportHoldHook = 0;
    std::int32_t teleportLoseWeapons = 0;
    std::int32_t resetPickups = 0;
    std::int32_t oldLaser = 0;
    std::int32_t noWeakHook = 0;
    std::int32_t killDelay = 1;
    std::int32_t killProtection = 20; ///< Minutes of a race.
    std::int32_t emoticonDelay = -1;  ///< Seconds; -1: the server's default.
    std::int32_t emoticonMsDelay = 3000;
    std::int32_t emotionalTees = 1;
    std::int32_t infoChangeDelay = 5;
    std::int32_t spamProtection = 1; ///< 0: no delay of emoticons and changes of looks.
    std::int32_t maxAfkTime = 300;
    std::int32_t testCommands = 0;
    std::int32_t specFrequency = 1;
    std::int32_t draggerRange = 700;
    std::int32_t plasmaRange = 700;
    std::int32_t plasmaPerSecond = 3;

    /// No server waits that long, and so many minutes still are ticks of 32 bits.
    static constexpr std::int32_t Most = 500'000;

    /// Says no for a setting that does not matter here. Servers keep values in a range, too.
    bool set(std::string_view name, std::int32_t value);
    /// As a command does, by the first word behind it.
    void change(std::string_view name, std::string_view word);

    /// Calls \a visit with each value, in an order that stays.
    template<typename Settings, typename Visit>
    static void forEach(Settings &settings, Visit &visit)
    {
        for (std::int32_t ServerSettings::*value : all())
            visit(settings.*value);
    }

private:
    [[nodiscard]] static std::vector<std::int32_t ServerSettings::*> all();
};

/// Things of a map that act by themselves and never move.
struct Pickup {
    teeworlds::Vector place;
    std::uint8_t entity = 0;
    bool isOfSwitch = false;
    std::uint8_t switchNumber = 0;
};

/// All that decides about a rebuilt world and never changes: server, map, header.
/// Immutable; any thread.
struct ServerRules : Rules {
    static constexpr std::size_t ZoneCount = 256;

    std::shared_ptr<const teeworlds::RaceTiles> tiles;
    ServerSettings settings;
    teeworlds::TuningValues tuning;
    std::array<teeworlds::TuningValues, ZoneCount> zones;
    std::optional<PcgRandom> random;     ///< None in older files.
    teeworlds::SwitchesOn firstSwitches; ///< Those that are on at first.
    std::vector<Pickup> pickups;         ///< In the order in which they act.
    /// Numbers of the pickups that a tee in a cell may touch, by cells that have any.
    std::unordered_map<std::size_t, std::vector<std::uint32_t>> pickupCells;
    DeviceRules devices;
    bool isMapTooFull = false; ///< Of pickups: some are left out.
    /// What all ticks together may cost that have no record, in steps of some nanoseconds.
    double idleSteps = 0;

    [[nodiscard]] std::span<const std::uint32_t> pickupsNear(std::size_t cell) const
    {
        const auto found = pickupCells.find(cell);
        return found == pickupCells.end() ? std::span<const std::uint32_t>() : found->second;
    }
};

/// Number of "0.6.4, 19.8.3" (1908); 0 when there is none.
[[nodiscard]] int serverVersionOf(std::string_view text);

[[nodiscard]] Rules rulesOf(const Header &header);

/// Those that the header has, and for the others the defaults.
[[nodiscard]] ServerSettings settingsOf(const Header &header);

/// \param recordingBytes  size of the file: a few bytes may not cost as much as a long session.
/// Errors: Unsupported for a map without game layer.
[[nodiscard]] Result<std::shared_ptr<const ServerRules>> serverRules(const Header &header,
                                                                     const teeworlds::GameMap &map,
                                                                     std::uint64_t recordingBytes);

} // namespace tickscope::teehistorian
