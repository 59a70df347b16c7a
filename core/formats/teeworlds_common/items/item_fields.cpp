// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_fields.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace tickscope::teeworlds {

/// Colour of hue, saturation and lightness, each 0 to 1.
static Color fromHsl(double hue, double saturation, double lightness)
{
    const double chroma = (1 - std::abs(2 * lightness - 1)) * saturation;
    const auto channel = [&](double offset) {
        const double k = std::fmod(offset + hue * 12, 12.0);
        const double value = lightness - chroma / 2 * std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
        return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 1.0) * 255));
    };
    return {channel(0), channel(8), channel(4), 255};
}

double ItemFields::number(std::string_view field) const
{
    const Field *found = m_type->fieldNamed(field);
    return found ? numberOf(found->read(m_words)) : 0.0;
}

int ItemFields::integer(std::string_view field) const
{
    return static_cast<int>(number(field));
}

std::string ItemFields::text(std::string_view field) const
{
    const Field *found = m_type->fieldNamed(field);
    return found ? plainText(found->read(m_words)) : std::string();
}

Vector2 ItemFields::place() const
{
    const Field *x = m_type->fieldNamed("X");
    const Field *y = m_type->fieldNamed("Y");
    if (!x || !y)
        return {};
    return {x->number(m_words).value_or(0), y->number(m_words).value_or(0)};
}

WeaponKind weaponOf(int weapon)
{
    static constexpr std::array kinds{WeaponKind::Hammer,  WeaponKind::Gun,   WeaponKind::Shotgun,
                                      WeaponKind::Grenade, WeaponKind::Laser, WeaponKind::Ninja};
    const bool isKnown = weapon >= 0 && weapon < static_cast<int>(kinds.size());
    return isKnown ? kinds[static_cast<std::size_t>(weapon)] : WeaponKind::None;
}

Color skinColor(int packed, Protocol protocol)
{
    const auto bits = std::bit_cast<std::uint32_t>(packed);
    const auto part = [bits](unsigned shift) {
        return static_cast<double>(bits >> shift & 0xFFU) / 255;
    };
    const double darkest = protocol == Protocol::V06 ? 0.5 : 61.0 / 255;
    return fromHsl(part(16), part(8), darkest + part(0) * (1 - darkest));
}

LineKind laserKind(int type)
{
    constexpr std::array Kinds{LineKind::Laser, LineKind::ShotgunLaser, LineKind::Door,
                               LineKind::FreezeLaser, LineKind::Dragger};
    return Kinds[type > 0 && type < static_cast<int>(Kinds.size()) ? static_cast<std::size_t>(type)
                                                                   : 0];
}

Sprite pickupOf(int type, int subtype, Protocol protocol)
{
    Sprite sprite;
    if (type == 0 || type == 1) {
        sprite.kind = type == 0 ? SpriteKind::Health : SpriteKind::Armor;
        return sprite;
    }
    if (protocol == Protocol::V07) {
        static constexpr std::array weapons{WeaponKind::Grenade, WeaponKind::Shotgun,
                                            WeaponKind::Laser,   WeaponKind::Ninja,
                                            WeaponKind::Gun,     WeaponKind::Hammer};
        if (type >= 2 && type < 2 + static_cast<int>(weapons.size()))
            sprite.weapon = weapons[static_cast<std::size_t>(type - 2)];
        sprite.kind = sprite.weapon == WeaponKind::Ninja ? SpriteKind::Ninja
                                                         : SpriteKind::WeaponPickup;
    } else if (type == 2) {
        sprite.kind = SpriteKind::WeaponPickup;
        sprite.weapon = weaponOf(subtype);
    } else if (type == 3) {
        sprite.kind = SpriteKind::Ninja;
        sprite.weapon = WeaponKind::Ninja;
    } else {
        // What takes a weapon away. Source: teeworlds-game-data.md, section 6.3.
        static constexpr std::array taken{WeaponKind::Shotgun, WeaponKind::Grenade,
                                          WeaponKind::Ninja, WeaponKind::Laser};
        sprite.kind = SpriteKind::Shield;
        if (type >= 4 && type < 4 + static_cast<int>(taken.size()))
            sprite.weapon = taken[static_cast<std::size_t>(type - 4)];
    }
    return sprite;
}

std::optional<EffectKind> effectOf(std::string_view typeName)
{
    if (typeName == "Explosion")
        return EffectKind::Explosion;
    if (typeName == "Spawn")
        return EffectKind::Spawn;
    if (typeName == "Death")
        return EffectKind::Death;
    if (typeName == "HammerHit")
        return EffectKind::Hit;
    if (typeName == "DamageInd" || typeName == "Damage")
        return EffectKind::Damage;
    return {};
}

} // namespace tickscope::teeworlds
