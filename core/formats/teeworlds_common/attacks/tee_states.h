// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <vector>

#include "core/formats/teeworlds_common/attacks/attack_items.h"
#include "core/formats/teeworlds_common/map/map_content.h"
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

/// The tees and what they shot in two states that follow on each other, on the map.
class TeeStates
{
public:
    /// \param map  null for none.
    explicit TeeStates(std::shared_ptr<const TeeworldsMap> map)
        : m_map(std::move(map))
    {
    }

    /// The present state becomes the earlier one. \a state must live as long as items() is used.
    void advance(Tick tick, const WorldState &state);

    [[nodiscard]] bool hasMap() const { return m_map != nullptr; }
    [[nodiscard]] const AttackItems &items() const { return m_items; } ///< Of the present state.
    [[nodiscard]] Tick earlierTick() const { return m_earlierTick; }
    [[nodiscard]] Tick tick() const { return m_tick; }
    [[nodiscard]] const AttackingTee &before(int client) const { return at(m_before, client); }
    [[nodiscard]] const AttackingTee &now(int client) const { return at(m_items.tees(), client); }
    /// Behind the last client ID in either.
    [[nodiscard]] int clientsEnd() const
    {
        return static_cast<int>(std::max(m_before.size(), m_items.tees().size()));
    }
    /// Where a tee was, between the two states by a straight line.
    [[nodiscard]] std::optional<Vector2> placeAt(int client, std::int64_t tick) const;
    /// How near \a place the tee was in either state.
    [[nodiscard]] double nearestTo(Vector2 place, int client) const
    {
        return std::min(distance(before(client).place, place), distance(now(client).place, place));
    }
    /// Whether another tee than \a client is nearer than \a radius.
    [[nodiscard]] bool touchesOther(Vector2 place, double radius, std::int64_t tick,
                                    int client) const;
    /// Where a way first comes nearer than \a radius to another tee than \a client.
    [[nodiscard]] std::optional<Vector2> firstTouched(Vector2 from, Vector2 to, double radius,
                                                      std::int64_t tick, int client) const;
    [[nodiscard]] std::optional<Vector2> wallOn(Vector2 from, Vector2 to) const;
    /// In steps of a quarter of a tile: only for what is measured, not for what is hit.
    [[nodiscard]] bool isFree(Vector2 from, Vector2 to) const;

private:
    [[nodiscard]] static const AttackingTee &at(const std::vector<AttackingTee> &tees, int client);

    std::shared_ptr<const TeeworldsMap> m_map;
    AttackItems m_items;
    std::vector<AttackingTee> m_before; ///< By client, as those of the items.
    Tick m_earlierTick;
    Tick m_tick;
};

} // namespace tickscope::teeworlds
