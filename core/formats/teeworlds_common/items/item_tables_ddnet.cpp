// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"

// Source: teeworlds-snapshot.md, sections 7.2 and 7.4. The objects grew over
// the years; orElse() is what a field is in the items of before.
namespace tickscope::teeworlds {

using namespace item_builder;

namespace {

void appendArray(std::vector<Field> &fields, const std::string &name, int count)
{
    for (int index = 0; index < count; ++index)
        fields.push_back(orElse(number(name + "[" + std::to_string(index) + "]"), 0));
}

ItemType switchStateType()
{
    std::vector<Field> fields = {orElse(number("HighestSwitchNumber"), 0)};
    appendArray(fields, "Status", 8);
    appendArray(fields, "SwitchNumbers", 4);
    appendArray(fields, "EndTicks", 4);
    return object("SwitchState", std::move(fields));
}

} // namespace

std::vector<ExtendedType> itemTablesDdnet()
{
    std::vector<ExtendedType> types;
    const auto add = [&types](std::string_view uuid, ItemType type) {
        types.push_back({Uuid::fromText(uuid), std::make_shared<const ItemType>(std::move(type))});
    };
    add("76ce455b-f9eb-3a48-add7-e04b941d045c",
        withInputs(
            perClient("DDNetCharacter",
                      {orElse(flags("Flags", &DdnetCharacterFlagTexts), 0),
                       orElse(enumeration("FreezeEnd", &FreezeEndTexts), 0),
                       orElse(number("Jumps"), 2), orElse(number("TeleCheckpoint"), -1),
                       orElse(number("StrongWeakId"), 0), orElse(number("JumpedTotal"), -1),
                       orElse(tick("NinjaActivationTick"), -1), orElse(tick("FreezeStart"), -1),
                       orElse(measured("TargetX", 1.0, "units", Role::AimX), 0),
                       orElse(measured("TargetY", 1.0, "units", Role::AimY), 0),
                       orElse(number("TuneZoneOverride"), -1)}),
            WordText::tr("aim sent by the server")));
    add("22ca938d-1380-3e2b-9e7b-d2558ea6be11",
        perClient("DDNetPlayer",
                  {flags("Flags", &DdnetPlayerFlagTexts), enumeration("AuthLevel", &AuthLevelTexts),
                   orElse(enumeration("FinishTimeSeconds", &FinishTimeTexts), -2),
                   orElse(measured("FinishTimeMillis", 1.0, "ms"), 0)}));
    add("933dea6a-da79-30ea-a98f-8af03689a945",
        object("GameInfoEx",
               {withRole(orElse(flags("Flags", &GameInfoFlagTexts), 0), Role::ScoresAreTimes),
                orElse(number("Version"), 0), orElse(flags("Flags2", &GameInfoFlag2Texts), 0),
                orElse(number("MinTeamSize"), 0), orElse(number("MaxTeamSize"), 0)}));
    add("0e6db85c-2b61-386f-bbf2-d0d0471b9272",
        object("DDRaceProjectile", {positionX(0.01), positionY(0.01),
                                    angle("Angle", 1e-6), // direction is (sin(-a), cos(-a))
                                    flags("Data", &RaceProjectileFlagTexts),
                                    enumeration("Type", &WeaponTexts), tick("StartTick")}));
    add("29de68a2-6928-31b8-8360-a2307e0d844f",
        object("DDNetLaser",
               {measured("ToX", 1.0, "units", Role::PositionX),
                measured("ToY", 1.0, "units", Role::PositionY), measured("FromX", 1.0, "units"),
                measured("FromY", 1.0, "units"), tick("StartTick"), orElse(client("Owner"), -1),
                enumeration("Type", &LaserTypeTexts), orElse(number("SwitchNumber"), -1),
                orElse(number("Subtype"), -1), // its meaning depends on Type
                orElse(flags("Flags", &DdnetLaserFlagTexts), 0)}));
    add("6550fbce-f317-3b31-8ffe-d2b37f3ab40e",
        object("DDNetProjectile", {positionX(0.01), positionY(0.01),
                                   number("VelX"), // unit depends on Owner and Flags
                                   number("VelY"), enumeration("Type", &WeaponTexts),
                                   tick("StartTick"), client("Owner"), number("SwitchNumber"),
                                   number("TuneZone"), flags("Flags", &DdnetProjectileFlagTexts)}));
    add("ea5e4a51-58fb-3684-96e4-e0d267f4ca65",
        object("DDNetPickup",
               {positionX(), positionY(), enumeration("Type", &PickupTexts06), number("Subtype"),
                number("SwitchNumber"), orElse(flags("Flags", &DdnetPickupFlagTexts), 0)}));
    add("d13307b2-9a19-37cb-8f8c-07c718521883",
        object("DDNetSpectatorInfo",
               {boolean("HasCameraInfo"), measured("Zoom", 0.001, {}), number("Deadzone"),
                number("FollowFactor"), orElse(number("SpectatorCount"), 0)}));
    add("5e5ca96f-c728-30fd-bfb3-155b07692556",
        object("SpectatorCount", {number("NumSpectators")}));
    // A tee that is set aside. Without a position role, or it would count as playing.
    add("4b801c74-e24c-3ce0-b92c-b754d02cfc8a",
        perClient("SpecChar", {measured("X", 1.0, "units"), measured("Y", 1.0, "units")}));
    add("ec15e669-ce11-3367-ae8e-b90e5b27b9d5", switchStateType());
    add("2de9aec3-32e4-3986-8f7e-e7459da7f535",
        object("EntityEx", {number("SwitchNumber"), number("Layer"),
                            enumeration("EntityClass", &EntityClassTexts)}));
    add("9ebfc6ed-bf50-30ca-988a-0ce8921ad85f",
        object("MapBestTime", {measured("Seconds", 1.0, "s"), measured("Millis", 1.0, "ms")}));
    add("1fd35746-6263-358c-b4d6-6ef60e0efaaa", placeEvent("Birthday"));
    add("68bf8939-ef55-3878-9082-13527eb0a597", placeEvent("Finish"));
    // The number is one of the map's own sounds, so there are no words for it.
    add("54ecad2e-bfad-3be5-8903-621ba052458e",
        event("MapSoundWorld", {positionX(), positionY(), number("SoundId")}));
    // Test types of the DDNet developers; what they hold is shown raw.
    add("0dc77a02-bfee-3a53-ac8e-0bb0241bd722", object("MyOwnObject", {}));
    add("0c4fd27d-47e3-3871-a226-9f417486a311", event("MyOwnEvent", {}));
    return types;
}

} // namespace tickscope::teeworlds
