// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "core/formats/teeworlds_common/attacks/followed_shots.h"

namespace tickscope::teeworlds {

/// See teeAttacks().
class TeeAttacks : public AttackTracker
{
public:
    TeeAttacks(Protocol protocol, std::shared_ptr<const TeeworldsMap> map)
        : m_tees(std::move(map))
        , m_shots(protocol, m_tees, m_attacks)
    {
    }

    [[nodiscard]] const AimRules &rules() const override;
    void observe(Tick tick, const WorldState &state) override;
    void breakOff() override;
    [[nodiscard]] std::span<const Aimer> aimers() const override { return m_aimers; }
    [[nodiscard]] std::span<const Attack> begun() const override { return m_attacks.begun(); }
    [[nodiscard]] std::vector<Attack> takeEnded() override { return m_attacks.takeEnded(); }
    [[nodiscard]] bool isFree(Vector2 from, Vector2 to) const override
    {
        return m_tees.isFree(from, to);
    }

private:
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

    std::int64_t begin(int client, AttackMeans means);
    void beginShot(int client);
    void followHook(int client);
    void settleHammers();
    void followDashes();
    void endUnfollowed();

    TeeStates m_tees;
    OpenAttacks m_attacks;
    FollowedShots m_shots;
    bool m_isFollowing = false;
    std::vector<Aimer> m_aimers;
    std::vector<std::int64_t> m_fresh; ///< Shots that began in the last state.
    std::map<int, std::int64_t> m_hooks;
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
