// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/formats/teeworlds_common/attacks/open_attacks.h"
#include "core/formats/teeworlds_common/attacks/tee_states.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::teeworlds {

/// The weapon that attacks by that means.
[[nodiscard]] std::optional<AttackMeans> meansOf(WeaponKind weapon);

/// What flies and shines, from who shot it to what it hit. Source: ddnet-rebuild.md, sections 5
/// and 12.
class FollowedShots
{
public:
    /// Both are borrowed.
    FollowedShots(Protocol protocol, const TeeStates &tees, OpenAttacks &attacks)
        : m_protocol(protocol)
        , m_tees(tees)
        , m_attacks(attacks)
    {
    }

    /// Goes on to the present state. \param fresh  attacks that began in it.
    void follow(const WorldState &state, const std::vector<std::int64_t> &fresh);
    void clear();

private:
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

    void followFlights(const WorldState &state);
    void followBeams(const WorldState &state);
    void matchFlights(const WorldState &state, const std::vector<std::int64_t> &fresh);
    void matchBeams(const std::vector<std::int64_t> &fresh);
    [[nodiscard]] std::int64_t shooterOf(const ShotItem &shot, WeaponKind weapon, Vector2 from,
                                         const std::vector<std::int64_t> &fresh) const;
    void addPointBlank(const FlightTuning &tuning, const std::vector<std::int64_t> &fresh);
    void addPiece(std::int64_t number, const ShotItem &item, const BeamLine &line);
    [[nodiscard]] ShotEnd endOf(const Flight &flight, int client) const;

    Protocol m_protocol;
    const TeeStates &m_tees;
    OpenAttacks &m_attacks;
    std::vector<Flight> m_flights;
    std::vector<Beam> m_beams;
};

} // namespace tickscope::teeworlds
