// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/sample/announcer.h"
#include "app/sample/random.h"
#include "app/sample/sample_map.h"
#include "app/sample/tee.h"

namespace tickscope::sample {

/// What is told in one snapshot only.
struct WorldEvent {
    enum class Kind { Explosion, Spawn, HammerHit, Death, Sound, Damage };
    Kind kind = Kind::Sound;
    Vector place;
    std::int32_t detail = 0; ///< Sound number, client of a death, angle of a damage (1/256).
    std::int32_t client = -1;
};

/// A shot that flies.
struct Shot {
    std::int64_t id = 0;
    Vector from;
    Vector direction;
    Weapon weapon = Gun;
    std::int64_t firedAt = 0;
    std::size_t owner = 0;
};

/// One straight piece of a laser; it glows for some ticks.
struct Beam {
    std::int64_t id = 0;
    Vector from;
    Vector to;
    std::int64_t since = 0;
};

struct Pickup {
    PickupSpot spot;
    std::int64_t backAt = 0; ///< Lies there from this tick on.
};

/// What a client is known for between its lives.
struct Player {
    bool isHere = true;
    bool isSpectating = false;
    std::string name;
    std::string clan;
    std::string skin;
    std::int32_t country = -1;
    std::int32_t bodyColor = 0; ///< Packed HSL, as feetColor.
    std::int32_t feetColor = 0;
    std::int32_t score = 0;
    std::int32_t latency = 20;
    std::int32_t raceTeam = 0;
    std::optional<std::int64_t> raceStart; ///< Tick, while running.
    std::int32_t checkpoint = -1;
    std::vector<std::int32_t> checkpointTimes; ///< Of the best run, 1/100 s.
    std::vector<std::int32_t> runTimes;        ///< Of this run, 1/100 s.
    std::optional<std::int32_t> bestTime;      ///< Milliseconds.
};

/// The game itself: who is where, who shoots, who is hit, who is first.
class Arena
{
public:
    Arena(const SampleMap &map, std::vector<Player> players, Announcer &announcer);

    /// Puts everybody where the map wants them at the beginning, without a word: they have been
    /// playing for a while when the recording begins.
    void begin(std::int64_t tick);

    /// Moves the game on to \a tick. \a inputs has one for each player.
    void advanceTo(std::int64_t tick, const std::vector<Input> &inputs);

    /// The player's tee dies at once.
    void kill(std::size_t victim, std::size_t killer, std::int32_t weapon);

    [[nodiscard]] std::int64_t tick() const { return m_tick; }
    [[nodiscard]] const SampleMap &map() const { return m_map; }
    [[nodiscard]] const teeworlds::Collision &collision() const { return m_collision; }
    [[nodiscard]] const std::vector<Tee> &tees() const { return m_tees; }
    [[nodiscard]] std::vector<Player> &players() { return m_players; }
    [[nodiscard]] const std::vector<Player> &players() const { return m_players; }
    [[nodiscard]] const std::vector<Shot> &shots() const { return m_shots; }
    [[nodiscard]] const std::vector<Beam> &beams() const { return m_beams; }
    [[nodiscard]] const std::vector<Pickup> &pickups() const { return m_pickups; }
    /// Events since the last call.
    [[nodiscard]] std::vector<WorldEvent> takeEvents();

private:
    void respawn(std::size_t index);
    void actTee(std::size_t index, const Input &input);
    void fire(std::size_t index);
    void swingHammer(std::size_t index);
    void shootLaser(std::size_t index);
    void moveShots();
    bool moveShot(Shot &shot);
    void explode(Vector place, std::size_t owner);
    void hurt(std::size_t victim, std::size_t owner, std::int32_t amount, Weapon weapon);
    void collect(std::size_t index);
    void touchTiles(std::size_t index);
    void runRace(std::size_t index, std::uint8_t tile);
    void finishRace(std::size_t index);
    void sound(Vector place, Sound sound);
    [[nodiscard]] std::optional<std::size_t> teeOnLine(Vector from, Vector to,
                                                       std::size_t owner) const;

    const SampleMap &m_map;
    teeworlds::Collision m_collision;
    Announcer &m_announcer;
    Random m_random{77};
    std::int64_t m_tick = 0;
    std::int64_t m_nextId = 0;
    std::vector<Player> m_players;
    std::vector<Tee> m_tees;
    std::vector<teeworlds::CharacterCore> m_shadows; ///< See updateSent().
    std::vector<Shot> m_shots;
    std::vector<Beam> m_beams;
    std::vector<Pickup> m_pickups;
    std::vector<WorldEvent> m_events;
};

/// Where \a shot is at \a tick. Source: teeworlds-snapshot.md, section 7.1.
[[nodiscard]] Vector placeOf(const Shot &shot, std::int64_t tick);

} // namespace tickscope::sample
