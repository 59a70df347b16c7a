// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <memory>
#include <span>
#include <vector>

#include "core/formats/teehistorian/rebuild/world/world_state.h"

namespace tickscope::teehistorian {

/// The world of a server, tick for tick, from what a file records and its map.
///
/// Positions are those of the file; everything else follows from inputs, positions and tiles
/// by the game's rules, velocity by a whole simulation beside it. One thread; a copy of
/// state() is a checkpoint. Source: ddnet-rebuild.md.
class RebuiltWorld
{
public:
    explicit RebuiltWorld(std::shared_ptr<const ServerRules> rules);

    /// Goes on to the tick of \a section, which must follow the last, over ticks in which
    /// nothing was recorded. The state is that after this tick.
    void step(const TickSection &section);

    /// Leaves out the first of more than an hour of ticks up to \a tick, in which nothing is
    /// recorded; step() does so by itself. Damage, where there are tees.
    void jumpNear(Tick tick);

    [[nodiscard]] const RebuiltState &state() const { return m_state; }
    void restore(const RebuiltState &state);
    [[nodiscard]] const ServerRules &rules() const { return *m_rules; }
    /// Clients from here on are not known of: nothing is there to ask of them.
    [[nodiscard]] int clientsEnd() const { return m_clientsEnd; }

    /// What happened in the last step.
    [[nodiscard]] std::span<const RebuiltEvent> events() const { return m_events; }

    /// Values as demos have them. The tee must be alive.
    [[nodiscard]] std::int32_t shownEmote(int client) const;
    [[nodiscard]] std::uint32_t shownFlags(int client) const;
    [[nodiscard]] std::int32_t freezeEnd(int client) const;
    /// Whether its player counts as away from the keyboard.
    [[nodiscard]] bool isAfk(int client) const;
    /// Bits of Guess that hold for it now.
    [[nodiscard]] std::int32_t guessOf(int client) const;
    [[nodiscard]] const teeworlds::SwitchesOn &switchesOf(int team) const;
    [[nodiscard]] bool isDeviceOn(const DevicePlace &device, int team) const;
    /// Its place among the turns of the last tick; -1 for who had none.
    [[nodiscard]] std::int32_t strongWeakId(int client) const { return tee(client).turnIndex; }

private:
    // The order of a tick. Source: section 4.
    void goTo(std::int32_t tick, const TickSection *section);
    void actBetween(const TickSection *section);
    void applyInputs();
    void simulate(const TickSection *section);
    void takePlaces(const TickSection *section);
    void settleMoves();
    void endTick(const TickSection *section);

    // One tee. Sections 5 to 7.
    void earlyInput(int client, const InputNumbers &numbers);
    void heldInput(int client, const InputNumbers &numbers);
    void takeTurnsTogether(std::span<const std::int32_t> turns);
    void turn(int client);
    void beginTurn(int client);
    void moveCore(int client);
    void jump(Tee &tee, bool isGrounded);
    void startHook(int client, Vector aim);
    void continueHook(int client, Vector aim);
    void flyHook(int client, Vector aim);
    [[nodiscard]] bool hookTee(int client, Vector to);
    void holdHook(int client);
    void pushTees(int client);
    void move(int client);
    [[nodiscard]] Vector stopAtTees(int client, Vector to);
    void afterCore(int client);
    void applyJumpRules(Tee &tee) const;

    // Weapons and shots. Sections 5, 8 and 12.
    void switchByInput(Tee &tee);
    void doSwitch(Tee &tee);
    void setWeapon(Tee &tee, std::int32_t weapon);
    void handleWeapons(int client);
    void jetpack(int client);
    void ninjaTurn(int client);
    void hitByNinja(int client);
    void endNinja(Tee &tee);
    void shoot(int client);
    [[nodiscard]] bool wantsToShoot(const Tee &tee) const;
    void fire(int client, Vector aim);
    bool hammer(int client, Vector start);
    void addProjectile(int client, Vector start, Vector aim);
    void addBeam(int client, Vector aim);
    void takeDamage(Tee &tee, Vector force, int damage);
    void moveProjectiles();
    [[nodiscard]] bool moveProjectile(Projectile &shot);
    [[nodiscard]] Vector flownTo(const Projectile &shot, float seconds) const;
    void addMapBullets();
    void mirror(Projectile &shot, Vector lastFree) const;
    void takeShotThroughTele(Projectile &shot, Vector from);
    void freezeAround(const Projectile &shot, Vector place);
    void explode(Vector place, int owner, int weapon, bool harmsAll, int team);
    void moveBeams();
    void goPiece(Beam &beam);
    void mirrorBeam(Beam &beam, const teeworlds::RaceTiles::Hit &line);
    [[nodiscard]] bool hitTee(Beam &beam, Vector to);
    [[nodiscard]] int targetOf(const Beam &beam, Vector to, Vector &at) const;
    [[nodiscard]] int firstTeeOn(Vector from, Vector to, float radius, Vector &at, int except,
                                 int collideWith, int only = -1) const;
    [[nodiscard]] bool hitsOthers(int owner, std::uint32_t flag) const;
    void actPickups();
    void pickUp(int client, const Pickup &pickup);
    void giveNinja(Tee &tee) const;
    void loseWeapon(Tee &tee, std::int32_t weapon);

    // Telegun. Section 18.
    struct TeleGunTile {
        bool isAllowed = false;
        bool isBlue = false;
    };
    [[nodiscard]] TeleGunTile teleGunTileAt(Vector place, std::int32_t weapon) const;
    void teleportByBullet(const Projectile &shot, int target, const teeworlds::RaceTiles::Hit &line,
                          Vector end, Vector to);
    void teleportByBeam(Beam &beam, const teeworlds::RaceTiles::Hit &line, Vector to);
    void dueTeleGun(Tee &owner, std::optional<Vector> place, bool isBlue);

    // Devices of the map. Section 18.
    void actDevices();
    void moveDevice(CarriedDevice &device) const;
    void actLasers(bool isStep);
    void freezeByLaser(const RotatingLaser &laser, const DevicePlace &rules);
    void pullByDraggers();
    [[nodiscard]] bool pullByDragger(const DraggerBeam &beam);
    void lookByDraggers();
    void addDraggerBeam(const DraggerBeam &beam);
    [[nodiscard]] std::bitset<ClientCount> targetsOfDragger(std::uint32_t number);
    void actTurrets(bool isStep);
    void shootByTurret(std::uint32_t number, std::int32_t pause);
    void addPlasma(std::uint32_t number, std::int32_t client);
    void movePlasma();
    [[nodiscard]] bool flyPlasma(Plasma &plasma);
    [[nodiscard]] bool hitByPlasma(const Plasma &plasma, Vector to);

    // Tiles. Sections 9 and 11.
    bool freeze(int client, int seconds, int by = -1);
    bool unfreeze(int client, int by = -1);
    void handleTiles(int client);
    void handleTile(int client, std::optional<std::size_t> index);
    void handleFreezeTiles(int client, const teeworlds::RaceCell &cell);
    void handleModeTiles(int client, const teeworlds::RaceCell &cell);
    void handleJumpTiles(Tee &tee, const teeworlds::RaceCell &cell);
    void handleSwitchTile(int client, const teeworlds::RaceCell &cell);
    bool handleTeleports(int client, const teeworlds::RaceCell &cell);
    void handleSpeedup(Tee &tee, std::size_t index);
    void teleport(int client, Vector to, bool isEvil);
    void releaseHooksOn(int client);
    [[nodiscard]] Vector outOf(int client, const std::vector<Vector> &outs);
    [[nodiscard]] Vector nearestSpawn(int client) const;
    [[nodiscard]] bool isSwitchOn(int number, int team) const;
    void setSwitch(int number, int team, bool isOn, int endTick);
    void runTimers();
    void resetTeam(int team);

    // Lives, commands, races. Sections 10 and 13.
    void spawn(int client, Vector place);
    void die(int client, RebuiltEvent::DeathBy by);
    void openTeamOfDead(int client);
    void leaveWorld(int client);
    void processPause(int client);
    void endForcedPauses(const TickSection *section);
    void enterWorld(int client);
    void happen(const Happening &happening, const TickSection *section);
    void kill(int client, bool isOwnWish, const TickSection *section);
    bool killOf(int client, const TickSection *section, RebuiltEvent::DeathBy by);
    void killSavedTeam(int team, const TickSection *section);
    void killTeamOf(int client, const TickSection *section, bool areBackAtOnce);
    [[nodiscard]] static const Placing *placingOf(int client, const TickSection *section);
    /// Whether it lives and its tee is gone after the tick of \a section.
    [[nodiscard]] bool isGone(int client, const TickSection *section) const;
    void enterGame(int client);
    void appearLate(const TickSection *section);
    [[nodiscard]] bool respawnsNow(int client) const;
    void setPause(int client, int pause, bool isForced);
    void runCommand(const Happening &command, const TickSection *section);
    bool runChatCommand(int client, const Happening &command, const TickSection *section);
    bool runCheat(int client, const Happening &command, bool mayCheat, const TickSection *section);
    void lockTeam(int team, bool mayLock, std::int32_t wish);
    void changeWeapons(Tee &tee, std::uint32_t weapons, bool takes);
    [[nodiscard]] std::optional<Vector> placeOf(const Happening &command);
    void putElsewhere(int client, const Happening &command, const TickSection *section);
    bool runServerCommand(const Happening &command, const TickSection *section);
    void eyeEmote(int client, const Happening &command);
    void rescue(int client);
    void saveRescue(int client);
    void carry(const CarriedState &from, Tee &tee, bool keepsNinja);
    void swapTees(int first, int second);
    void becomeSuper(int client, bool isSuper);
    void changeTeam(int client, int team);
    void emoticon(int client, int number);
    void handleRaceTiles(int client, const teeworlds::RaceCell &cell);
    void startRace(int client);
    void finishRace(int client);
    void noteInput(Person &person, const InputNumbers &numbers);

    [[nodiscard]] Tee &tee(int client) { return m_state.tees[static_cast<std::size_t>(client)]; }
    [[nodiscard]] const Tee &tee(int client) const
    {
        return m_state.tees[static_cast<std::size_t>(client)];
    }
    [[nodiscard]] Person &person(int client)
    {
        return m_state.persons[static_cast<std::size_t>(client)];
    }
    [[nodiscard]] const Person &person(int client) const
    {
        return m_state.persons[static_cast<std::size_t>(client)];
    }
    [[nodiscard]] bool isSuper(int client) const;
    [[nodiscard]] bool hasNewAfk() const;
    /// Calls \a use for each tee in the world, by ascending client.
    template<typename Use>
    void forEachInWorld(Use &&use) const
    {
        for (std::size_t i = 0; i < m_inWorld.size(); ++i) {
            for (std::uint64_t left = m_inWorld[i]; left != 0; left &= left - 1)
                use(static_cast<int>(i) * WordBits + std::countr_zero(left));
        }
    }
    /// Whether shots, hammers and bodies of both meet.
    [[nodiscard]] bool meet(int first, int second) const;
    [[nodiscard]] const teeworlds::TuningValues &tuningOfZone(std::uint8_t zone) const
    {
        return zone == 0 ? m_state.tuning : m_rules->zones[zone];
    }
    [[nodiscard]] const teeworlds::TuningValues &tuningOf(const Tee &of) const
    {
        return tuningOfZone(of.tuneZone);
    }
    [[nodiscard]] const teeworlds::RaceTiles &tiles() const { return *m_rules->tiles; }
    [[nodiscard]] const teeworlds::Collision &collision() const { return tiles().collision(); }
    /// Lines of hooks and shots, within what a tick may cost.
    [[nodiscard]] teeworlds::RaceTiles::Hit hookLine(Vector from, Vector to);
    [[nodiscard]] teeworlds::RaceTiles::Hit shotLine(Vector from, Vector to,
                                                     teeworlds::RaceTiles::ShotTeleports teleports);
    /// Where something stops a beam of a device; nothing when it gets through.
    [[nodiscard]] std::optional<Vector> deviceLine(Vector from, Vector to, bool throughWalls);
    /// Takes \a steps off what this tick may cost; says no, and tells the damage, when not so
    /// many are left. Real ticks need some thousands.
    [[nodiscard]] bool mayCost(float steps);
    [[nodiscard]] double stepsOfEach() const;
    void tell(RebuiltEvent::What what, int client, int other = -1, int value = 0);
    void tellAt(Vector place, RebuiltEvent::What what, int client, int other = -1, int value = 0);
    /// Something is beyond what is rebuilt: nothing of that tee is certain until it spawns.
    /// \param why  one of Guess.
    void doubt(int client, std::int32_t why) { tee(client).guess |= why; }

    static constexpr int WordBits = 64;
    void markInWorld(int client, bool isInWorld);
    /// Remembers which clients there are to walk over.
    void noteClients(const TickSection &section);

    std::shared_ptr<const ServerRules> m_rules;
    RebuiltState m_state;
    int m_clientsEnd = 0; ///< Behind the last client that any record was about.
    std::vector<RebuiltEvent> m_events;
    std::array<std::uint64_t, ClientCount / WordBits> m_inWorld{}; ///< Bit of each of the order.
    const TickSection *m_section = nullptr; ///< Of the present tick, while it is simulated.
    std::vector<std::size_t> m_walked;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_pickers; ///< Pickup, place in order.
    float m_stepsLeft = 0;
    double m_idleStepsLeft = 0; ///< Of ticks without records.
};

} // namespace tickscope::teehistorian
