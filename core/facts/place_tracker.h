// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <queue>
#include <utility>
#include <vector>

#include "core/facts/fact_material.h"
#include "core/model/state/world_state.h"

namespace tickscope {

/// Follows the places of all players from tick to tick: who moves far, and who comes into whose
/// reach. By the roles of fields, of recorded items only.
class PlaceTracker
{
public:
    /// \param reach   in world units; 0: no player comes into reach.
    /// \param crouch  by which a place sinks or rises without a move.
    PlaceTracker(const StayTable &stays, double reach, double crouch)
        : m_stays(stays)
        , m_reach(reach)
        , m_crouch(crouch)
    {
    }

    /// The world after \a tick. Ticks rise.
    void take(Tick tick, const WorldState &state);
    /// What comes next does not follow on what was taken.
    void breakOff();

    /// Gives all to \a material, far moves not yet explained.
    void finish(FactMaterial &material);

private:
    struct Place {
        Tick tick;
        const StayTable::Entry *stay = nullptr; ///< Never null.
        std::array<double, 3> at{};
        /// Of the two moves that led there, the last one first; 0 for none.
        std::array<double, 2> speeds{};
    };
    /// Fields of a place in an item type.
    struct PlacePlan {
        std::uint32_t number = 0;
        const ItemType *type = nullptr;
        std::array<const Field *, 3> fields{};
    };
    struct Candidate {
        double speed = 0; ///< World units a tick.
        int player = 0;
        FarMove move;

        friend bool operator<(const Candidate &left, const Candidate &right)
        {
            return left.speed > right.speed; // the slowest is given up first
        }
    };

    void useSchema(const Shared<Schema> &schema);
    void move(int client, Place place);
    void countSpeed(double speed);
    void watchPairs(Tick tick);
    [[nodiscard]] double farSpeed() const;

    const StayTable &m_stays;
    double m_reach;
    double m_crouch;
    Shared<Schema> m_schema;
    std::vector<PlacePlan> m_plans;
    std::map<int, Place> m_places; ///< By client; those of earlier ticks, too.
    /// Pairs of players in reach, sorted, the lower one first.
    std::vector<std::pair<int, int>> m_near;
    bool m_isFresh = true;    ///< Nothing is known of the tick before.
    bool m_hasMoved = false;  ///< Somebody is not where they were in the tick before.
    std::size_t m_here = 0;   ///< Players in this tick.
    std::size_t m_before = 0; ///< And in the one before.
    Tick m_last;
    std::map<int, std::int64_t> m_moves; ///< Of each player.
    /// Speeds that were kept up, by size, in steps of an eighth of an octave.
    std::vector<std::int64_t> m_speeds;
    std::int64_t m_speedCount = 0;
    std::priority_queue<Candidate> m_candidates;
    std::vector<std::pair<int, Tick>> m_reached; ///< Who came into somebody's reach.
};

} // namespace tickscope
