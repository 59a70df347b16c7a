// SPDX-License-Identifier: MIT
#include "core/base/fault.h"
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"

// Source: teeworlds-snapshot.md, sections 4, 7.1 and 7.4.
namespace tickscope::teeworlds {

using namespace item_builder;

/// Seconds, negative, where the race counts. Source: teeworlds-snapshot.md, section 7.1.
static Field scoreField()
{
    static const auto words = std::make_shared<const ValueTexts>(
        ValueTexts{{-9999, WordText::tr("no time")}});
    Field field = withRole(number("Score"), Role::Score);
    field.texts = words;
    return field;
}

Schema itemTables06()
{
    std::vector<std::pair<std::uint32_t, ItemType>> types;
    const auto add = [&types](std::uint32_t number, ItemType type) {
        types.emplace_back(number, std::move(type));
    };
    add(UuidItemType, uuidType());
    add(1, playerInputType(&PlayerFlagTexts06));
    add(2, projectileType());
    add(3, laserType());
    add(4, object("Pickup", {positionX(), positionY(), enumeration("Type", &PickupTexts06),
                             number("Subtype")})); // a weapon, but only for pickups of type weapon
    add(5, flagType());
    add(6, object("GameInfo",
                  {flags("GameFlags", &GameFlagTexts06),
                   flags("GameStateFlags", &GameStateFlagTexts06), tick("RoundStartTick"),
                   measured("WarmupTimer", 1.0, "ticks"), number("ScoreLimit"),
                   measured("TimeLimit", 1.0, "min"), number("RoundNum"), number("RoundCurrent")}));
    add(7, object("GameData", {number("TeamscoreRed"), number("TeamscoreBlue"),
                               enumeration("FlagCarrierRed", &FlagCarrierTexts),
                               enumeration("FlagCarrierBlue", &FlagCarrierTexts)}));
    add(8, characterCoreType());
    add(9, characterType({flags("PlayerFlags", &PlayerFlagTexts06)}, {}));
    add(10, perClient("PlayerInfo", {boolean("Local"), client("ClientId"),
                                     enumeration("Team", &TeamTexts, Role::Team), scoreField(),
                                     measured("Latency", 1.0, "ms", Role::Latency)}));
    add(11, perClient("ClientInfo", {text("Name", 4, Role::Name), text("Clan", 3, Role::Clan),
                                     number("Country"), text("Skin", 6), boolean("UseCustomColor"),
                                     number("ColorBody"), number("ColorFeet")}));
    // The camera, not a player: no position for tracks.
    add(12, object("SpectatorInfo", {client("SpectatorId"), measured("X", 1.0, "units"),
                                     measured("Y", 1.0, "units")}));
    add(13, placeEvent("Common"));
    add(14, placeEvent("Explosion"));
    add(15, placeEvent("Spawn"));
    add(16, placeEvent("HammerHit"));
    add(17, deathEvent());
    add(18, soundEvent("SoundGlobal"));
    add(19, soundEvent("SoundWorld"));
    add(20, event("DamageInd", {positionX(), positionY(), angle("Angle", 1.0 / 256.0)}));
    return schemaOf(std::move(types));
}

} // namespace tickscope::teeworlds
