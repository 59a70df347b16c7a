// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/messages/tuning.h"

// Source: teeworlds-snapshot.md, sections 4 and 8.
namespace tickscope::teeworlds {

using namespace item_builder;

namespace {

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
    return perClient("De_ClientInfo", std::move(fields));
}

ItemType demoTuneParamsType()
{
    std::vector<Field> fields;
    for (std::size_t index = 0; index < TuningCount07; ++index)
        fields.push_back(measured(std::string(tuningName07(index)), TuningScale, {}));
    return object("De_TuneParams", std::move(fields));
}

} // namespace

Schema itemTables07()
{
    std::vector<std::pair<std::uint32_t, ItemType>> types;
    const auto add = [&types](std::uint32_t number, ItemType type) {
        types.emplace_back(number, std::move(type));
    };
    add(UuidItemType, uuidType());
    add(1, playerInputType(&PlayerFlagTexts07));
    add(2, projectileType());
    add(3, laserType());
    add(4, object("Pickup", {positionX(), positionY(), enumeration("Type", &PickupTexts07)}));
    add(5, flagType());
    add(6,
        object("GameData", {tick("GameStartTick"), flags("GameStateFlags", &GameStateFlagTexts07),
                            tick("GameStateEndTick")}));
    add(7, object("GameDataTeam", {number("TeamscoreRed"), number("TeamscoreBlue")}));
    add(8, object("GameDataFlag", {enumeration("FlagCarrierRed", &FlagCarrierTexts),
                                   enumeration("FlagCarrierBlue", &FlagCarrierTexts),
                                   tick("FlagDropTickRed"), tick("FlagDropTickBlue")}));
    add(9, characterCoreType());
    add(10, characterType({}, {flags("TriggeredEvents", &TriggeredEventTexts)}));
    add(11, perClient("PlayerInfo", {flags("PlayerFlags", &PlayerFlagTexts07),
                                     withRole(number("Score"), Role::Score),
                                     measured("Latency", 1.0, "ms", Role::Latency)}));
    // The camera, not a player: no position for tracks.
    add(12, object("SpectatorInfo",
                   {enumeration("SpecMode", &SpectatorModeTexts07), client("SpectatorId"),
                    measured("X", 1.0, "units"), measured("Y", 1.0, "units")}));
    add(13, demoClientInfoType());
    add(14, object("De_GameInfo", {flags("GameFlags", &GameFlagTexts07), number("ScoreLimit"),
                                   measured("TimeLimit", 1.0, "min"), number("MatchNum"),
                                   number("MatchCurrent")}));
    add(15, demoTuneParamsType());
    add(16, placeEvent("Common"));
    add(17, placeEvent("Explosion"));
    add(18, placeEvent("Spawn"));
    add(19, placeEvent("HammerHit"));
    add(20, deathEvent());
    add(21, soundEvent("SoundWorld"));
    add(22,
        event("Damage", {positionX(), positionY(), client("ClientId"), angle("Angle", 1.0 / 256.0),
                         number("HealthAmount"), number("ArmorAmount"), boolean("Self")}));
    add(23, perClient("PlayerInfoRace", {tick("RaceStartTick")}));
    add(24, object("GameDataRace", {measured("BestTime", 1.0, "ms"), number("Precision"),
                                    flags("RaceFlags", &RaceFlagTexts)}));
    return schemaOf(std::move(types));
}

} // namespace tickscope::teeworlds
