// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/model/attack_tracker.h"

namespace tickscope::teeworlds {

/// An attack whose end is not known yet.
struct OpenAttack {
    Attack attack;
    std::int64_t attackTick = 0;
    int following = 0; ///< Flights and beams.
    bool isUnseen = false;
};

/// How a flight or a beam ended.
enum class ShotEnd : std::uint8_t { Hit, Miss, Unseen };

/// Attacks from their beginning to their end.
class OpenAttacks
{
public:
    /// Of what begins from here on, begun() knows.
    void beginState() { m_begun.clear(); }
    /// Where isFull(), nothing is to begin.
    OpenAttack &begin(Attack attack, std::int64_t attackTick);
    [[nodiscard]] bool isEmpty() const { return m_open.empty(); }
    [[nodiscard]] bool isFull() const;
    /// Null for one that has ended.
    [[nodiscard]] OpenAttack *find(std::int64_t number);
    [[nodiscard]] const OpenAttack *find(std::int64_t number) const;

    void end(std::int64_t number, std::optional<bool> isHit);
    /// A flight or beam of an attack is over. The first that hits decides.
    void endShot(std::int64_t number, ShotEnd how);
    /// How they would have ended stays unknown.
    void endAll();

    [[nodiscard]] std::span<const Attack> begun() const { return m_begun; }
    [[nodiscard]] std::vector<Attack> takeEnded() { return std::exchange(m_ended, {}); }

private:
    std::map<std::int64_t, OpenAttack> m_open;
    std::vector<Attack> m_begun;
    std::vector<Attack> m_ended;
    std::int64_t m_lastNumber = 0;
};

} // namespace tickscope::teeworlds
