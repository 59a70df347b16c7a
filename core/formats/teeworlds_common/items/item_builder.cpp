// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/protocol.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>

namespace tickscope::teeworlds::item_builder {

std::vector<Field> characterCoreFields()
{
    constexpr std::uint32_t JumpsUsedUp = 2;
    constexpr double VelocityScale = TicksPerSecond / 256.0; // recorded: 1/256 unit a tick
    return {
        tick("Tick"),
        positionX(),
        positionY(),
        measured("VelX", VelocityScale, "units/s", Role::VelocityX),
        measured("VelY", VelocityScale, "units/s", Role::VelocityY),
        angle("Angle", 1.0 / 256.0, Role::AimAngle),
        enumeration("Direction", &DirectionTexts, Role::Input),
        withConditions(withRole(flags("Jumped", &JumpedFlagTexts), Role::Input), JumpsUsedUp),
        client("HookedPlayer"),
        enumeration("HookState", &HookStateTexts, Role::Input), // not idle while the key is held
        measured("HookTick", 1.0, "ticks"),
        measured("HookX", 1.0, "units"),
        measured("HookY", 1.0, "units"),
        measured("HookDx", 1.0 / 256.0, {}),
        measured("HookDy", 1.0 / 256.0, {}),
    };
}

ItemType characterType(std::vector<Field> before, std::vector<Field> behind)
{
    std::vector<Field> fields = characterCoreFields();
    std::vector<Field> shared{
        withRole(number("Health"), Role::Health),
        withRole(number("Armor"), Role::Armor),
        withRole(number("AmmoCount"), Role::Ammo),
        enumeration("Weapon", &WeaponTexts, Role::Weapon),
        enumeration("Emote", &EmoteTexts),
        withRole(tick("AttackTick"), Role::Input),
    };
    for (std::vector<Field> *part : {&before, &shared, &behind})
        std::ranges::move(*part, std::back_inserter(fields));
    return withCharacterInputs(perClient("Character", std::move(fields)));
}

ItemType uuidType()
{
    Field uuid = number("Uuid");
    uuid.kind = FieldKind::Text;
    uuid.encoding = Encoding::Uuid;
    uuid.wordCount = 4;
    return object("UuidType", {uuid});
}

ItemType playerInputType(TextTable playerFlags)
{
    return withInputs(object("PlayerInput",
                             {
                                 enumeration("Direction", &DirectionTexts, Role::Input),
                                 measured("TargetX", 1.0, "units", Role::AimX),
                                 measured("TargetY", 1.0, "units", Role::AimY),
                                 withRole(boolean("Jump"), Role::Input),
                                 number("Fire"), // a count of presses and releases, no press
                                 withRole(boolean("Hook"), Role::Input),
                                 flags("PlayerFlags", playerFlags),
                                 enumeration("WantedWeapon", &WantedWeaponTexts, Role::Input),
                                 number("NextWeapon"),
                                 number("PrevWeapon"),
                             }),
                      WordText::tr("input recorded as an item"));
}

ItemType projectileType()
{
    return object("Projectile",
                  {
                      positionX(),
                      positionY(),
                      number("VelX"), // direction * 100 or a legacy DDNet form: no speed
                      number("VelY"),
                      enumeration("Type", &WeaponTexts),
                      tick("StartTick"),
                  });
}

ItemType laserType()
{
    return object("Laser", {positionX(), positionY(), measured("FromX", 1.0, "units"),
                            measured("FromY", 1.0, "units"), tick("StartTick")});
}

ItemType flagType()
{
    return object("Flag", {positionX(), positionY(), enumeration("Team", &FlagTeamTexts)});
}

ItemType characterCoreType()
{
    return object("CharacterCore", characterCoreFields());
}

ItemType placeEvent(std::string name)
{
    return event(std::move(name), {positionX(), positionY()});
}

ItemType deathEvent()
{
    return event("Death", {positionX(), positionY(), client("ClientId")});
}

ItemType soundEvent(std::string name)
{
    return event(std::move(name), {positionX(), positionY(), enumeration("SoundId", &SoundTexts)});
}

Schema schemaOf(std::vector<std::pair<std::uint32_t, ItemType>> &&types)
{
    std::map<std::uint32_t, Shared<ItemType>> shared;
    for (auto &[typeNumber, type] : types)
        shared.emplace(typeNumber, std::make_shared<const ItemType>(std::move(type)));
    return Schema(std::move(shared));
}

} // namespace tickscope::teeworlds::item_builder
