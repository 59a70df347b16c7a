// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/scene/projectiles.h"

namespace tickscope::teeworlds {

/// What a state holds of a tee that attacks.
struct AttackingTee {
    bool isHere = false;
    bool isArmed = false; ///< Weapon, shots and hook are known as well.
    bool isGuess = false; ///< Those are.
    Vector2 place;
    double aim = 0; ///< Radians.
    std::int64_t weapon = -1;
    std::int64_t attackTick = 0;
    std::int64_t hookState = 0;
    std::int64_t hooked = -1;
};

/// An item that flies or shines, borrowed from its state.
struct ShotItem {
    ItemView item;
    const ItemType *type = nullptr;
    std::int64_t startTick = 0;
    std::int64_t owner = -1; ///< Or -1 where that is unknown.
};

/// A beam from where it begins to where it ends.
struct BeamLine {
    Vector2 from;
    Vector2 to;
};

/// Finds what attacks are made of in the items of one state after the other.
class AttackItems
{
public:
    /// Reads all of it; \a state must live as long as what is found is used.
    void read(const WorldState &state);

    [[nodiscard]] const std::vector<AttackingTee> &tees() const { return m_tees; } ///< By client.
    /// Takes the tees, for who compares them with the next ones.
    void swapTees(std::vector<AttackingTee> &tees) { m_tees.swap(tees); }
    [[nodiscard]] const std::vector<ShotItem> &flights() const { return m_flights; }
    [[nodiscard]] const std::vector<ShotItem> &beams() const { return m_beams; }
    [[nodiscard]] const std::vector<Vector2> &hammerHits() const { return m_hammerHits; }
    /// The item of that key, if it is still that of the same shot.
    [[nodiscard]] bool isShown(ItemKey key, std::int64_t startTick, const WorldState &state) const;
    [[nodiscard]] static BeamLine lineOf(const ShotItem &beam);

private:
    enum class What : std::uint8_t { Tee, Flight, Beam, HammerHit };
    struct Plan {
        std::uint32_t number = 0;
        const ItemType *type = nullptr;
        What what = What::Tee;
        const Field *x = nullptr;
        const Field *y = nullptr;
        const Field *angle = nullptr; ///< Or a target.
        const Field *targetX = nullptr;
        const Field *targetY = nullptr;
        const Field *weapon = nullptr;
        const Field *attackTick = nullptr;
        const Field *hookState = nullptr;
        const Field *hooked = nullptr;
        const Field *startTick = nullptr;
        const Field *owner = nullptr;
        std::int32_t guessBits = 0; ///< Of the word of RebuiltRule that concern the whole item.
    };

    void useSchema(const Shared<Schema> &schema);
    void readTee(const Plan &plan, const ItemView &item);

    Shared<Schema> m_schema; ///< Of m_plans.
    std::vector<Plan> m_plans;
    std::vector<AttackingTee> m_tees;
    std::vector<ShotItem> m_flights;
    std::vector<ShotItem> m_beams;
    std::vector<Vector2> m_hammerHits;
};

} // namespace tickscope::teeworlds
