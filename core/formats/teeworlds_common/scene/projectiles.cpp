// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/scene/projectiles.h"
#include "core/formats/teeworlds_common/protocol.h"

#include <cmath>

namespace tickscope::teeworlds {

namespace {

/// Marks a projectile of old DDRace servers in VelY.
constexpr int LegacyBit = 0x200;
constexpr int NormalizeFlag = 16;

/// Start and direction of a shot in world units.
struct Launch {
    Vector2 from;
    Vector2 direction;
};

Vector2 unitVector(Vector2 vector)
{
    const double length = std::hypot(vector.x, vector.y);
    return length > 0 ? Vector2{vector.x / length, vector.y / length} : vector;
}

Launch angledLaunch(const ItemFields &fields, const char *angle)
{
    // Angle in 1e-6 rad, place in 1/100 unit.
    const double turned = -fields.number(angle) / 1e6;
    return {{fields.number("X") / 100, fields.number("Y") / 100},
            {std::sin(turned), std::cos(turned)}};
}

Launch launchOf(const ItemFields &fields, Protocol protocol)
{
    if (fields.type().name == "DDRaceProjectile")
        return angledLaunch(fields, "Angle");
    const Vector2 velocity{fields.number("VelX"), fields.number("VelY")};
    if (fields.type().name == "DDNetProjectile") {
        const bool isDirection = fields.integer("Owner") < 0;
        Vector2 direction = isDirection ? Vector2{velocity.x / 1e6, velocity.y / 1e6} : velocity;
        if (fields.integer("Flags") & NormalizeFlag)
            direction = unitVector(direction);
        return {fields.place(), direction};
    }
    const int data = fields.integer("VelY");
    if (protocol == Protocol::V06 && data >= 0 && (data & LegacyBit) != 0)
        return angledLaunch(fields, "VelX");
    return {fields.place(), {velocity.x / 100, velocity.y / 100}};
}

} // namespace

FlightTuning tuningOf(const WorldState &state)
{
    FlightTuning tuning;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        if (!type || !type->isMemory || type->name != "Tuning")
            return;
        const auto take = [&](const char *name, double &value) {
            const Field *field = type->fieldNamed(name);
            value = field ? field->number(item.words).value_or(value) : value;
        };
        take("gun_curvature", tuning.gun.curvature);
        take("gun_speed", tuning.gun.speed);
        take("shotgun_curvature", tuning.shotgun.curvature);
        take("shotgun_speed", tuning.shotgun.speed);
        take("grenade_curvature", tuning.grenade.curvature);
        take("grenade_speed", tuning.grenade.speed);
    });
    return tuning;
}

bool isProjectile(const ItemType &type)
{
    return type.name == "Projectile" || type.name == "DDRaceProjectile"
           || type.name == "DDNetProjectile";
}

std::optional<Flight> flightOf(const ItemFields &fields, Protocol protocol,
                               const FlightTuning &tuning, double position)
{
    const double seconds = (position - fields.number("StartTick")) / TicksPerSecond;
    if (seconds < 0)
        return {};
    const Launch launch = launchOf(fields, protocol);
    Flight flight;
    flight.weapon = weaponOf(fields.integer("Type"));
    FlightTuning::Weapon weapon = tuning.gun;
    if (flight.weapon == WeaponKind::Shotgun)
        weapon = tuning.shotgun;
    else if (flight.weapon == WeaponKind::Grenade)
        weapon = tuning.grenade;
    const double way = seconds * weapon.speed;
    const double bend = weapon.curvature / 10000;
    flight.position = {launch.from.x + launch.direction.x * way,
                       launch.from.y + launch.direction.y * way + bend * way * way};
    flight.direction = unitVector({launch.direction.x, launch.direction.y + 2 * bend * way});
    return flight;
}

} // namespace tickscope::teeworlds
