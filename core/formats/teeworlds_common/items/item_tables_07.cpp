// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/messages/tuning.h"

// Source: teeworlds-snapshot.md, sections 4 and 8.
namespace tickscope::teeworlds {

using namespace item_builder;

namespace {

ItemType pickupType()
{
    return itemType("Pickup", ItemUse::Object,
                    {positionX(), positionY(), enumeration("Type", &PickupTexts07)});
}

ItemType gameDataType()
{
    return itemType("GameData", ItemUse::Object,
                    {
                        tick("GameStartTick"),
                        flags("GameStateFlags", &GameStateFlagTexts07),
                        tick("GameStateEndTick"),
                    });
}

ItemType gameDataTeamType()
{
    return itemType("GameDataTeam", ItemUse::Object,
                    {number("TeamscoreRed"), number("TeamscoreBlue")});
}

ItemType gameDataFlagType()
{
    return itemType("GameDataFlag", ItemUse::Object,
                    {
                        enumeration("FlagCarrierRed", &FlagCarrierTexts),
                        enumeration("FlagCarrierBlue", &FlagCarrierTexts),
                        tick("FlagDropTickRed"),
                        tick("FlagDropTickBlue"),
                    });
}

ItemType playerInfoType()
{
    return itemType("PlayerInfo", ItemUse::PerClient,
                    {
                        flags("PlayerFlags", &PlayerFlagTexts07),
                        withRole(number("Score"), Role::Score),
                        measured("Latency", 1.0, "ms", Role::Latency),
                    });
}

ItemType spectatorInfoType()
{
    // The camera, not a player: no position for tracks.
    return itemType("SpectatorInfo", ItemUse::Object,
                    {
                        enumeration("SpecMode", &SpectatorModeTexts07),
                        client("SpectatorId"),
                        measured("X", 1.0, "units"),
                        measured("Y", 1.0, "units"),
                    });
}

std::string ofPart(std::string_view what, std::string_view part)
{
    return std::string(what) + "." + std::string(part);
}

ItemType demoClientInfoType()
{
    std::vector<Field> fields = {
        boolean("Local"),
        enumeration("Team", &TeamTexts, Role::Team),
        text("Name", 4, Role::Name),
        text("Clan", 3, Role::Clan),
        number("Country"),
    };
    for (const std::string_view part : SkinParts)
        fields.push_back(text(ofPart("SkinPartName", part), 6));
    for (const std::string_view part : SkinParts)
        fields.push_back(boolean(ofPart("UseCustomColor", part)));
    for (const std::string_view part : SkinParts)
        fields.push_back(number(ofPart("SkinPartColor", part)));
    return itemType("De_ClientInfo", ItemUse::PerClient, std::move(fields));
}

ItemType demoGameInfoType()
{
    return itemType("De_GameInfo", ItemUse::Object,
                    {
                        flags("GameFlags", &GameFlagTexts07),
                        number("ScoreLimit"),
                        measured("TimeLimit", 1.0, "min"),
                        number("MatchNum"),
                        number("MatchCurrent"),
                    });
}

ItemType demoTuneParamsType()
{
    std::vector<Field> fields;
    for (std::size_t index = 0; index < TuningCount07; ++index)
        fields.push_back(measured(std::string(tuningName07(index)), TuningScale, {}));
    return itemType("De_TuneParams", ItemUse::Object, std::move(fields));
}

ItemType damageEvent()
{
    return itemType("Damage", ItemUse::Event,
                    {
                        positionX(),
                        positionY(),
                        client("ClientId"),
                        angle("Angle", 1.0 / 256.0),
                        number("HealthAmount"),
                        number("ArmorAmount"),
                        boolean("Self"),
                    });
}

ItemType playerInfoRaceType()
{
    return itemType("PlayerInfoRace", ItemUse::PerClient, {tick("RaceStartTick")});
}

ItemType gameDataRaceType()
{
    return itemType("GameDataRace", ItemUse::Object,
                    {
                        measured("BestTime", 1.0, "ms"),
                        number("Precision"),
                        flags("RaceFlags", &RaceFlagTexts),
                    });
}

} // namespace

Schema itemTables07()
{
    return schemaOf({
        {UuidItemType, uuidType()},
        {1, playerInputType(&PlayerFlagTexts07)},
        {2, projectileType()},
        {3, laserType()},
        {4, pickupType()},
        {5, flagType()},
        {6, gameDataType()},
        {7, gameDataTeamType()},
        {8, gameDataFlagType()},
        {9, characterCoreType()},
        {10, characterType({}, {flags("TriggeredEvents", &TriggeredEventTexts)})},
        {11, playerInfoType()},
        {12, spectatorInfoType()},
        {13, demoClientInfoType()},
        {14, demoGameInfoType()},
        {15, demoTuneParamsType()},
        {16, placeEvent("Common")},
        {17, placeEvent("Explosion")},
        {18, placeEvent("Spawn")},
        {19, placeEvent("HammerHit")},
        {20, deathEvent()},
        {21, soundEvent("SoundWorld")},
        {22, damageEvent()},
        {23, playerInfoRaceType()},
        {24, gameDataRaceType()},
    });
}

} // namespace tickscope::teeworlds
