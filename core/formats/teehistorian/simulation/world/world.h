// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <memory>
#include <optional>
#include <vector>

#include "core/formats/teehistorian/simulation/world/world_state.h"

namespace tickscope::teehistorian {

/// What the parts of a tick act on: state, rules, what the file has of the tick, what happens in
/// it, and what it may still cost. It decides nothing by itself. One thread.
struct World : RebuiltState {
    explicit World(std::shared_ptr<const ServerRules> serverRules);
    void restore(const RebuiltState &saved);

    int clientsEnd = 0;                   ///< Behind the last client that any record was about.
    const TickSection *section = nullptr; ///< Of the tick that is simulated, if it has records.
    std::vector<RebuiltEvent> events;
    float stepsLeft = 0; ///< Of lines, walks and collisions of this tick.

    [[nodiscard]] const ServerRules &rules() const { return *m_rules; }
    [[nodiscard]] const teeworlds::RaceTiles &tiles() const { return *m_rules->tiles; }
    [[nodiscard]] const teeworlds::Collision &collision() const { return tiles().collision(); }
    [[nodiscard]] const teeworlds::TuningValues &tuningOfZone(std::uint8_t zone) const
    {
        return zone == 0 ? tuning : m_rules->zones[zone];
    }
    [[nodiscard]] const teeworlds::TuningValues &tuningOf(const Tee &of) const
    {
        return tuningOfZone(of.tuneZone);
    }

    [[nodiscard]] Tee &tee(int client) { return tees[static_cast<std::size_t>(client)]; }
    [[nodiscard]] const Tee &tee(int client) const
    {
        return tees[static_cast<std::size_t>(client)];
    }
    [[nodiscard]] Person &person(int client) { return persons[static_cast<std::size_t>(client)]; }
    [[nodiscard]] const Person &person(int client) const
    {
        return persons[static_cast<std::size_t>(client)];
    }
    [[nodiscard]] bool isSuper(int client) const
    {
        return tee(client).is(FlagSuper) || isInSuperTeam(client);
    }
    [[nodiscard]] int teamOf(int client) const { return person(client).team; }
    [[nodiscard]] bool isInSuperTeam(int client) const
    {
        return teamOf(client) == m_rules->superTeam;
    }
    /// Neither 0, where everybody plays alone, nor that of the super.
    [[nodiscard]] bool isRealTeam(int team) const { return team > 0 && team < m_rules->superTeam; }
    /// Whether shots, hammers and bodies of both meet.
    [[nodiscard]] bool meet(int first, int second) const;

    /// Calls \a use for each tee in the world, by ascending client.
    template<typename Use>
    void forEachInWorld(Use &&use) const
    {
        for (std::size_t i = 0; i < m_inWorld.size(); ++i) {
            for (std::uint64_t left = m_inWorld[i]; left != 0; left &= left - 1)
                use(static_cast<int>(i) * WordBits + std::countr_zero(left));
        }
    }
    /// In front of all others in the order of turns.
    void enterWorld(int client);
    void leaveWorld(int client);

    [[nodiscard]] const teeworlds::SwitchesOn &switchesOf(int team) const
    {
        return switches.of(team, m_rules->firstSwitches);
    }
    [[nodiscard]] bool isSwitchOn(int number, int team) const
    {
        return switchesOf(team)[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] bool isDeviceOn(const DevicePlace &device, int team) const
    {
        return !device.isOfSwitch || device.switchNumber == 0
               || isSwitchOn(device.switchNumber, team);
    }

    /// A client's player record of this tick, if there is one.
    [[nodiscard]] const Placing *placing(int client) const;
    /// Whether it lives and its tee is gone after this tick.
    [[nodiscard]] bool isGone(int client) const;
    /// Whether it is gone because a vote of this tick took it out, when all turns were over: such
    /// commands and leaves stand in the section of the tick that they end.
    [[nodiscard]] bool isTakenOut(int client) const;
    /// Where its tee is after this tick, as recorded.
    [[nodiscard]] Vector placeAfter(int client) const;

    /// Lines of hooks and shots, within what a tick may cost.
    [[nodiscard]] teeworlds::RaceTiles::Hit hookLine(Vector from, Vector to);
    [[nodiscard]] teeworlds::RaceTiles::Hit shotLine(Vector from, Vector to,
                                                     teeworlds::RaceTiles::ShotTeleports teleports);
    /// Where something stops a beam of a device; nothing when it gets through.
    [[nodiscard]] std::optional<Vector> deviceLine(Vector from, Vector to, bool throughWalls);
    /// The point of a line that is nearest to \a point; says no for a line without length.
    [[nodiscard]] bool nearestOn(Vector from, Vector to, Vector point, Vector &nearest) const;
    /// Takes \a steps off what this tick may cost; says no, and sets the damage, when not so
    /// many are left. Real ticks need some thousands.
    [[nodiscard]] bool mayCost(float steps);

    /// In front of the others, unless there are too many, which is damage.
    template<typename Item>
    void addFirst(std::vector<Item> &all, std::size_t most, const Item &item)
    {
        if (all.size() < most)
            all.insert(all.begin(), item);
        else
            isDamaged = true;
    }

    void emitEvent(RebuiltEvent::What what, int client, int other = -1, int value = 0)
    {
        emitEventAt(tee(client).place, what, client, other, value);
    }
    void emitEventAt(Vector place, RebuiltEvent::What what, int client, int other = -1,
                     int value = 0);
    /// Something is beyond what is rebuilt: nothing of that tee is certain until it spawns.
    /// \param why  one of Guess.
    void doubt(int client, std::int32_t why) { tee(client).guess |= why; }

private:
    static constexpr int WordBits = 64;
    void markInWorld(int client, bool isInWorld);

    std::shared_ptr<const ServerRules> m_rules;
    std::array<std::uint64_t, ClientCount / WordBits> m_inWorld{}; ///< Bit of each of the order.
};

} // namespace tickscope::teehistorian
