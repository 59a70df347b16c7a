// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/formats/teeworlds_common/attacks/attack_items.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/attack_tracker.h"
#include "core/model/scene/map_backdrop.h"

namespace tickscope::teeworlds {

inline constexpr double TeeSize = 28;
/// From a tee to where its shots begin, and where a hammer hits.
inline constexpr double MuzzleWay = TeeSize * 0.75;

[[nodiscard]] inline double distance(Vector2 from, Vector2 to)
{
    return std::hypot(to.x - from.x, to.y - from.y);
}

[[nodiscard]] inline Vector2 onWay(Vector2 from, Vector2 to, double share)
{
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/// The weapon that attacks by that means.
[[nodiscard]] std::optional<AttackMeans> meansOf(WeaponKind weapon);

/// See teeAttacks().
class TeeAttacks : public AttackTracker
{
public:
    TeeAttacks(Protocol protocol, std::shared_ptr<const TeeworldsMap> map)
        : m_protocol(protocol)
        , m_map(std::move(map))
    {
    }

    [[nodiscard]] const AimRules &rules() const override;
    void observe(Tick tick, const WorldState &state) override;
    void breakOff() override;
    [[nodiscard]] std::span<const Aimer> aimers() const override { return m_aimers; }
    [[nodiscard]] std::span<const Attack> begun() const override { return m_begun; }
    [[nodiscard]] std::vector<Attack> takeEnded() override { return std::exchange(m_ended, {}); }
    [[nodiscard]] bool isFree(Vector2 from, Vector2 to) const override;

private:
    /// An attack whose end is not known yet.
    struct Open {
        Attack attack;
        std::int64_t attackTick = 0;
        int following = 0; ///< Flights and beams.
        bool isUnseen = false;
    };
    struct Flight {
        std::int64_t number = 0; ///< Of its attack, as in Beam.
        ItemKey key;
        bool hasItem = false;
        Vector2 from;
        Vector2 direction;
        FlightTuning::Weapon tuning;
        WeaponKind weapon = WeaponKind::Gun;
        std::int64_t startTick = 0;
    };
    struct Beam {
        std::int64_t number = 0;
        ItemKey key;
        Vector2 to;
        std::int64_t startTick = 0;
    };
    struct Dash {
        std::int64_t number = 0;
        int client = NoClient;
        std::int64_t attackTick = 0;
    };
    /// A hammer that may still turn out to have hit.
    struct Swing {
        std::int64_t number = 0;
        int client = NoClient;
        std::int64_t tick = 0;
    };
    /// How a flight ended.
    enum class FlightEnd : std::uint8_t { Hit, Miss, Unseen };

    [[nodiscard]] const AttackingTee &before(int client) const { return at(m_before, client); }
    [[nodiscard]] const AttackingTee &now(int client) const { return at(m_items.tees(), client); }
    [[nodiscard]] static const AttackingTee &at(const std::vector<AttackingTee> &tees, int client);
    [[nodiscard]] int clientsEnd() const
    {
        return static_cast<int>(std::max(m_before.size(), m_items.tees().size()));
    }
    [[nodiscard]] std::optional<Vector2> placeAt(int client, std::int64_t tick) const;
    [[nodiscard]] std::optional<Vector2> wallOn(Vector2 from, Vector2 to) const;
    [[nodiscard]] bool touchesOther(Vector2 place, double radius, std::int64_t tick,
                                    int client) const;
    [[nodiscard]] std::optional<Vector2> firstTouched(Vector2 from, Vector2 to, std::int64_t tick,
                                                      int client) const;

    Open &begin(int client, AttackMeans means);
    void end(std::int64_t number, std::optional<bool> isHit);
    void endPart(std::int64_t number, FlightEnd how);
    void beginShot(int client);
    void followHook(int client);
    void matchFlights(const WorldState &state);
    void matchBeams();
    [[nodiscard]] std::int64_t shooterOf(const ShotItem &shot, WeaponKind weapon,
                                         Vector2 from) const;
    void addPointBlank(const FlightTuning &tuning);
    void addPiece(std::int64_t number, const ShotItem &item, const BeamLine &line);
    void followFlights(const WorldState &state);
    [[nodiscard]] FlightEnd endOf(const Flight &flight, int client) const;
    void followBeams(const WorldState &state);
    void settleHammers();
    void followDashes();
    void endUnfollowed();

    Protocol m_protocol;
    std::shared_ptr<const TeeworldsMap> m_map; ///< Null for none.
    AttackItems m_items;
    std::vector<AttackingTee> m_before; ///< By client, as those of the items.
    Tick m_earlier;
    Tick m_now;
    bool m_isFollowing = false;
    std::vector<Aimer> m_aimers;
    std::vector<Attack> m_begun;
    std::vector<Attack> m_ended;
    std::int64_t m_lastNumber = 0;
    std::map<std::int64_t, Open> m_open;
    std::vector<std::int64_t> m_fresh; ///< Shots that began in the last state.
    std::map<int, std::int64_t> m_hooks;
    std::vector<Flight> m_flights;
    std::vector<Beam> m_beams;
    std::vector<Swing> m_swings;
    std::vector<Dash> m_dashes;
};

/// Follows the tees of snapshots, and of the rebuilt world, which has the same items: swings of
/// the hammer, shots with the items that fly, and hooks. Where there are recorded inputs only,
/// it knows aims and no attacks.
/// \param map  null when there is none: then the ends of what flies are not known.
/// Source: ddnet-rebuild.md, sections 5, 7, 8 and 12.
[[nodiscard]] std::unique_ptr<AttackTracker> teeAttacks(Protocol protocol, Shared<MapContent> map);

} // namespace tickscope::teeworlds
