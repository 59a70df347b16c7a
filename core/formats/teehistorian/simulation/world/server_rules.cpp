// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/simulation/world/server_rules.h"

#include <algorithm>
#include <string>

#include "core/base/parsing.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::GameMap;
using teeworlds::RaceEntity;
using teeworlds::TuningValues;

/// Real maps have up to some thousands.
constexpr std::size_t MostPickups = 50'000;

std::string textOf(const Value &value)
{
    const auto *text = std::get_if<std::string>(&value);
    if (text)
        return *text;
    const auto *number = std::get_if<std::int64_t>(&value);
    return number ? std::to_string(*number) : std::string();
}

struct SettingName {
    std::string_view name;
    std::int32_t ServerSettings::*value;
};
constexpr SettingName SettingNames[] = {
    {"sv_freeze_delay", &ServerSettings::freezeDelay},
    {"sv_hit", &ServerSettings::hit},
    {"sv_deepfly", &ServerSettings::deepfly},
    {"sv_destroy_bullets_on_death", &ServerSettings::destroyBulletsOnDeath},
    {"sv_destroy_lasers_on_death", &ServerSettings::destroyLasersOnDeath},
    {"sv_team", &ServerSettings::team},
    {"sv_solo_server", &ServerSettings::soloServer},
    {"sv_endless_drag", &ServerSettings::endlessDrag},
    {"sv_endless_super_hook", &ServerSettings::endlessSuperHook},
    {"sv_pauseable", &ServerSettings::pauseable},
    {"sv_rescue", &ServerSettings::rescue},
    {"sv_rescue_delay", &ServerSettings::rescueDelay},
    {"sv_old_teleport_hook", &ServerSettings::oldTeleportHook},
    {"sv_old_teleport_weapons", &ServerSettings::oldTeleportWeapons},
    {"sv_teleport_hold_hook", &ServerSettings::teleportHoldHook},
    {"sv_teleport_lose_weapons", &ServerSettings::teleportLoseWeapons},
    {"sv_reset_pickups", &ServerSettings::resetPickups},
    {"sv_old_laser", &ServerSettings::oldLaser},
    {"sv_no_weak_hook", &ServerSettings::noWeakHook},
    {"sv_no_weak_hook_and_bounce", &ServerSettings::noWeakHook}, // before 17
    {"sv_kill_delay", &ServerSettings::killDelay},
    {"sv_kill_protection", &ServerSettings::killProtection},
    {"sv_emoticon_delay", &ServerSettings::emoticonDelay},
    {"sv_emoticon_ms_delay", &ServerSettings::emoticonMsDelay},
    {"sv_emotional_tees", &ServerSettings::emotionalTees},
    {"sv_info_change_delay", &ServerSettings::infoChangeDelay},
    {"sv_spamprotection", &ServerSettings::spamProtection},
    {"sv_max_afk_time", &ServerSettings::maxAfkTime},
    {"sv_test_cmds", &ServerSettings::testCommands},
    {"sv_pause_frequency", &ServerSettings::specFrequency}, // before 17
    {"sv_spec_frequency", &ServerSettings::specFrequency},
    {"sv_dragger_range", &ServerSettings::draggerRange},
    {"sv_plasma_range", &ServerSettings::plasmaRange},
    {"sv_plasma_per_sec", &ServerSettings::plasmaPerSecond},
};

/// "pcg-xsh-rr:SEED:STREAM", both hexadecimal.
std::optional<PcgRandom> randomOf(std::string_view text)
{
    constexpr std::string_view Kind = "pcg-xsh-rr:";
    if (!text.starts_with(Kind))
        return {};
    text.remove_prefix(Kind.size());
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return {};
    const auto seed = parseNumber<std::uint64_t>(text.substr(0, colon), 16);
    const auto stream = parseNumber<std::uint64_t>(text.substr(colon + 1), 16);
    if (!seed || !stream)
        return {};
    return PcgRandom(*seed, *stream);
}

void readHeader(const Header &header, ServerRules &rules)
{
    rules.settings = settingsOf(header);
    for (const HeaderValue &value : header.values) {
        if (value.name == "prng_description")
            rules.random = randomOf(textOf(value.value));
        for (const HeaderValue &part : value.parts) {
            const auto number = parseNumber<std::int32_t>(textOf(part.value));
            if (number && value.name == "tuning")
                rules.tuning.setRecorded(part.name, *number);
        }
    }
    static_cast<Rules &>(rules) = rulesOf(header);
}

/// Zones start with what DDRace changes in the game's own tuning.
TuningValues freshZone()
{
    TuningValues zone;
    zone.set("gun_speed", 1400);
    zone.set("gun_curvature", 0);
    zone.set("shotgun_speed", 500);
    zone.set("shotgun_speeddiff", 0);
    zone.set("shotgun_curvature", 0);
    return zone;
}

std::vector<std::string> wordsOf(const std::string &line)
{
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin < line.size();) {
        begin = line.find_first_not_of(" \t\"", begin);
        if (begin == std::string::npos)
            break;
        const std::size_t end = std::min(line.find_first_of(" \t\"", begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

void readMapSettings(const GameMap &map, ServerRules &rules)
{
    for (const std::string &line : map.info.settings) {
        const auto words = wordsOf(line);
        if (words.size() >= 2 && words[0] == "switch_open") {
            if (const auto number = parseNumber<std::uint8_t>(words[1]))
                rules.firstSwitches.reset(*number);
        }
        if (words.size() < 4 || words[0] != "tune_zone")
            continue;
        const auto zone = parseNumber<std::uint8_t>(words[1]);
        if (zone)
            rules.zones[*zone].set(words[2], std::strtof(words[3].c_str(), nullptr));
    }
}

void readEntities(ServerRules &rules)
{
    constexpr int Armor = 6;
    constexpr int Laser = 11;
    constexpr int FirstShield = 35;
    constexpr int LastShield = 38;
    for (const RaceEntity &entity : rules.tiles->places().entities) {
        const int number = entity.entity;
        if ((number >= Armor && number <= Laser) || (number >= FirstShield && number <= LastShield))
            rules.pickups.push_back({entity.middle, entity.entity,
                                     entity.layer == RaceEntity::Layer::Switch,
                                     entity.switchNumber});
    }
    // A new one goes to the front of the list by which they act.
    std::ranges::reverse(rules.pickups);
    if (rules.pickups.size() > MostPickups) {
        rules.pickups.resize(MostPickups);
        rules.isMapTooFull = true;
    }
}

/// Who stands in a cell touches what lies up to two cells away.
void findPickupCells(ServerRules &rules)
{
    constexpr int Reach = 2;
    for (std::size_t i = 0; i < rules.pickups.size(); ++i) {
        for (int down = -Reach; down <= Reach; ++down) {
            for (int right = -Reach; right <= Reach; ++right) {
                const teeworlds::Vector offset{
                    static_cast<float>(right * teeworlds::Collision::TileSize),
                    static_cast<float>(down * teeworlds::Collision::TileSize)};
                // At the border several offsets are the same cell.
                const std::size_t cell = rules.tiles->truncatedIndex(rules.pickups[i].place
                                                                     + offset);
                std::vector<std::uint32_t> &near = rules.pickupCells[cell];
                if (near.empty() || near.back() != i)
                    near.push_back(static_cast<std::uint32_t>(i));
            }
        }
    }
}

/// Half a second of work at most, in which twenty bullets of the map bounce for an hour. The header
/// alone of a real file is long enough for it.
double idleStepsOf(std::uint64_t recordingBytes)
{
    constexpr double AnyFile = 10'000'000;
    constexpr double EachByte = 30'000;
    constexpr double Most = 150'000'000;
    return std::min(AnyFile + EachByte * static_cast<double>(recordingBytes), Most);
}

} // namespace

bool ServerSettings::set(std::string_view name, std::int32_t value)
{
    const auto found = std::ranges::find(SettingNames, name, &SettingName::name);
    if (found == std::end(SettingNames))
        return false;
    this->*found->value = std::clamp(value, -1, Most);
    return true;
}

void ServerSettings::change(std::string_view name, std::string_view word)
{
    set(name, consumeNumber<std::int32_t>(word).value_or(0));
}

std::vector<std::int32_t ServerSettings::*> ServerSettings::all()
{
    std::vector<std::int32_t ServerSettings::*> values;
    for (const SettingName &setting : SettingNames)
        values.push_back(setting.value);
    return values;
}

int serverVersionOf(std::string_view text)
{
    const std::size_t comma = text.rfind(", ");
    if (comma != std::string_view::npos)
        text.remove_prefix(comma + 2);
    const std::size_t dot = std::min(text.find('.'), text.size());
    const auto major = parseNumber<unsigned>(text.substr(0, dot));
    const std::string_view rest = text.substr(std::min(dot + 1, text.size()));
    const auto minor = parseNumber<unsigned>(rest.substr(0, rest.find_first_not_of("0123456789")));
    if (!major || !minor || *major > 1000 || *minor > 99)
        return 0;
    return static_cast<int>(*major * 100 + *minor);
}

Rules rulesOf(const Header &header)
{
    int version = 0;
    for (const HeaderValue &value : header.values) {
        if (value.name == "server_version")
            version = std::max(serverVersionOf(textOf(value.value)), version);
    }
    return rulesOf(version, header.minorVersion);
}

ServerSettings settingsOf(const Header &header)
{
    ServerSettings settings;
    for (const HeaderValue &value : header.values) {
        for (const HeaderValue &part : value.parts) {
            const auto number = parseNumber<std::int32_t>(textOf(part.value));
            if (number && value.name == "config")
                settings.set(part.name, *number);
        }
    }
    return settings;
}

Result<std::shared_ptr<const ServerRules>> serverRules(const Header &header, const GameMap &map,
                                                       std::uint64_t recordingBytes)
{
    if (map.game.isEmpty())
        return unsupported(Fault::tr("a map without a game layer has no rules"));
    auto rules = std::make_shared<ServerRules>();
    rules->idleSteps = idleStepsOf(recordingBytes);
    rules->tiles = std::make_shared<const teeworlds::RaceTiles>(map);
    rules->zones.fill(freshZone());
    rules->firstSwitches.set();
    readHeader(header, *rules);
    readMapSettings(map, *rules);
    readEntities(*rules);
    findPickupCells(*rules);
    rules->devices = deviceRules(*rules->tiles);
    return rules;
}

} // namespace tickscope::teehistorian
