// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/formats/teeworlds_common/messages/tuning.h"

namespace tickscope::teeworlds {

/// Places of the values in TuningNames.
enum class Tune : std::uint8_t {
    GroundSpeed,
    GroundAccel,
    GroundFriction,
    GroundJump,
    AirJump,
    AirSpeed,
    AirAccel,
    AirFriction,
    HookLength,
    HookFireSpeed,
    HookDragAccel,
    HookDragSpeed,
    Gravity,
    RampStart,
    RampRange,
    RampCurvature,
    GunCurvature,
    GunSpeed,
    GunLifetime,
    ShotgunCurvature,
    ShotgunSpeed,
    ShotgunSpeedDiff,
    ShotgunLifetime,
    GrenadeCurvature,
    GrenadeSpeed,
    GrenadeLifetime,
    LaserReach,
    LaserBounceDelay,
    LaserBounces,
    LaserBounceCost,
    LaserDamage,
    PlayerCollision,
    PlayerHooking,
    JetpackStrength,
    ShotgunStrength,
    ExplosionStrength,
    HammerStrength,
    HookDuration,
    HammerDelay,
    GunDelay,
    ShotgunDelay,
    GrenadeDelay,
    LaserDelay,
    NinjaDelay,
    HammerHitDelay,
    ElasticityX,
    ElasticityY,
};
static_assert(static_cast<std::size_t>(Tune::ElasticityY) + 1 == TuningNames.size());

/// Tuning as the game computes with it. The defaults are DDNet's own.
class TuningValues
{
public:
    [[nodiscard]] float operator[](Tune name) const
    {
        return m_values[static_cast<std::size_t>(name)];
    }
    [[nodiscard]] bool isOn(Tune name) const { return (*this)[name] != 0; }

    /// Sets a value from its recorded form, value * 100.
    void setRecorded(Tune name, std::int32_t recorded)
    {
        m_values[static_cast<std::size_t>(name)] = static_cast<float>(recorded) / 100.0F;
    }
    /// Sets the value of that name; says no when there is none.
    bool setRecorded(std::string_view name, std::int32_t recorded);
    /// The same from the number that a person writes ("0.3").
    bool set(std::string_view name, float value);

    /// Calls \a visit with each value, in the order of TuningNames.
    template<typename Visit>
    void forEach(Visit &visit)
    {
        for (float &value : m_values)
            visit(value);
    }
    template<typename Visit>
    void forEach(Visit &visit) const
    {
        for (const float &value : m_values)
            visit(value);
    }

    friend bool operator==(const TuningValues &, const TuningValues &) = default;

private:
    std::array<float, TuningNames.size()> m_values = {
        10,   2,     0.5F, 13.2F, 12,    5,    1.5F, 0.95F, 380,  80,   3,    15,
        0.5F, 550,   2000, 1.4F,  1.25F, 2200, 2,    1.25F, 2750, 0.8F, 0.2F, 7,
        1000, 2,     800,  150,   1000,  0,    5,    1,     1,    400,  10,   6,
        1,    1.25F, 125,  125,   500,   500,  800,  800,   320,  0,    0};
};

} // namespace tickscope::teeworlds
