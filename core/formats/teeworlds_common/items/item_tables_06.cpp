// SPDX-License-Identifier: MIT
#include "core/base/fault.h"
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"

// Source: teeworlds-snapshot.md, sections 4, 7.1 and 7.4.
namespace tickscope::teeworlds {

using namespace item_builder;

namespace {

ItemType pickupType()
{
    return itemType("Pickup", ItemUse::Object,
                    {
                        positionX(), positionY(), enumeration("Type", &PickupTexts06),
                        number("Subtype"), // a weapon, but only for pickups of type weapon
                    });
}

ItemType gameInfoType()
{
    return itemType("GameInfo", ItemUse::Object,
                    {
                        flags("GameFlags", &GameFlagTexts06),
                        flags("GameStateFlags", &GameStateFlagTexts06),
                        tick("RoundStartTick"),
                        measured("WarmupTimer", 1.0, "ticks"),
                        number("ScoreLimit"),
                        measured("TimeLimit", 1.0, "min"),
                        number("RoundNum"),
                        number("RoundCurrent"),
                    });
}

ItemType gameDataType()
{
    return itemType("GameData", ItemUse::Object,
                    {
                        number("TeamscoreRed"),
                        number("TeamscoreBlue"),
                        enumeration("FlagCarrierRed", &FlagCarrierTexts),
                        enumeration("FlagCarrierBlue", &FlagCarrierTexts),
                    });
}

/// Seconds, negative, where the race counts. Source: teeworlds-snapshot.md, section 7.1.
Field scoreField()
{
    static const auto words = std::make_shared<const ValueTexts>(
        ValueTexts{{-9999, WordText::tr("no time")}});
    Field field = withRole(number("Score"), Role::Score);
    field.texts = words;
    return field;
}

ItemType playerInfoType()
{
    return itemType("PlayerInfo", ItemUse::PerClient,
                    {
                        boolean("Local"),
                        client("ClientId"),
                        enumeration("Team", &TeamTexts, Role::Team),
                        scoreField(),
                        measured("Latency", 1.0, "ms", Role::Latency),
                    });
}

ItemType clientInfoType()
{
    return itemType("ClientInfo", ItemUse::PerClient,
                    {
                        text("Name", 4, Role::Name),
                        text("Clan", 3, Role::Clan),
                        number("Country"),
                        text("Skin", 6),
                        boolean("UseCustomColor"),
                        number("ColorBody"),
                        number("ColorFeet"),
                    });
}

ItemType spectatorInfoType()
{
    // The camera, not a player: no position for tracks.
    return itemType("SpectatorInfo", ItemUse::Object,
                    {
                        client("SpectatorId"),
                        measured("X", 1.0, "units"),
                        measured("Y", 1.0, "units"),
                    });
}

ItemType damageIndicatorEvent()
{
    return itemType("DamageInd", ItemUse::Event,
                    {positionX(), positionY(), angle("Angle", 1.0 / 256.0)});
}

} // namespace

Schema itemTables06()
{
    return schemaOf({
        {UuidItemType, uuidType()},
        {1, playerInputType(&PlayerFlagTexts06)},
        {2, projectileType()},
        {3, laserType()},
        {4, pickupType()},
        {5, flagType()},
        {6, gameInfoType()},
        {7, gameDataType()},
        {8, characterCoreType()},
        {9, characterType({flags("PlayerFlags", &PlayerFlagTexts06)}, {})},
        {10, playerInfoType()},
        {11, clientInfoType()},
        {12, spectatorInfoType()},
        {13, placeEvent("Common")},
        {14, placeEvent("Explosion")},
        {15, placeEvent("Spawn")},
        {16, placeEvent("HammerHit")},
        {17, deathEvent()},
        {18, soundEvent("SoundGlobal")},
        {19, soundEvent("SoundWorld")},
        {20, damageIndicatorEvent()},
    });
}

} // namespace tickscope::teeworlds
