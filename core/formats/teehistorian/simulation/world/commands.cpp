// SPDX-License-Identifier: MIT
//
// What servers get between two ticks. Source: ddnet-rebuild.md, sections 2, 10 and 17.
#include <algorithm>

#include "core/base/parsing.h"
#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"

namespace tickscope::teehistorian {

namespace {

constexpr std::int32_t ChatFlag = 128;

std::int32_t numberOf(const std::vector<std::string> &words, std::size_t index,
                      std::int32_t otherwise)
{
    std::string_view word = index < words.size() ? std::string_view(words[index]) : "";
    return consumeNumber<std::int32_t>(word).value_or(otherwise);
}

/// What a command does to a flag; with "un" in front, the opposite.
struct FlagCommand {
    std::string_view name;
    std::uint32_t flag;
    bool isOn;
};
constexpr FlagCommand FlagCommands[] = {
    {"jetpack", FlagJetpack, true},        {"solo", FlagSolo, true},
    {"livefreeze", FlagLiveFrozen, true},  {"endless", FlagEndlessHook, true},
    {"infjump", FlagEndlessJump, true},    {"hookcol", FlagNoHook, false},
    {"collision", FlagNoCollision, false},
};

constexpr std::uint32_t AllOfWeapons = 1U << Shotgun | 1U << Grenade | 1U << Laser;

/// Weapons of a command and of its opposite with "un" in front.
struct WeaponCommand {
    std::string_view name;
    std::uint32_t weapons;
};
constexpr WeaponCommand WeaponCommands[] = {
    {"weapons", AllOfWeapons}, {"shotgun", 1U << Shotgun}, {"grenade", 1U << Grenade},
    {"laser", 1U << Laser},    {"rifle", 1U << Laser},     {"ninja", 1U << Ninja},
};

/// Commands that put a tee elsewhere.
constexpr std::string_view PlaceCommands[] = {
    "tp", "teleport", "telecursor", "tc", "lasttp", "totele", "totelecp", "tele", "telecp", "ltp"};

/// Commands that push a tee by whole tiles.
struct PushCommand {
    std::string_view name;
    float x;
    float y;
};
constexpr PushCommand PushCommands[] = {
    {"left", -1, 0}, {"right", 1, 0}, {"up", 0, -1}, {"down", 0, 1}};

/// Commands of clients after which tees are as before.
constexpr auto HarmlessCommands = std::to_array<std::string_view>(
    {"say",          "record",     "stoprecord",
     "shutdown",     "status",     "kick",
     "ban",          "mute",       "broadcast",
     "timeout",      "rank",       "top5",
     "top",          "points",     "help",
     "info",         "credits",    "mapinfo",
     "showall",      "showothers", "load",
     "team",         "practice",   "invite",
     "swap",         "reload",     "change_map",
     "logout",       "me",         "w",
     "whisper",      "c",          "converse",
     "dnd",          "specteam",   "ninjajetpack",
     "rules",        "times",      "teamrank",
     "teamtop5",     "toppoints",  "map",
     "saytime",      "sayTimeAll", "time",
     "timer",        "settings",   "list",
     "mapvote",      "vote",       "eyeemote",
     "join",         "unpractice", "cancelswap",
     "top5points",   "team0mode",  "practicecmdlist",
     "cmdlist",      "emote",      "uninvite",
     "set_team_ddr", "vote_mute",  "vote_unmute"});

template<typename Names>
bool isOneOf(const Names &names, std::string_view name)
{
    return std::ranges::find(names, name) != std::end(names);
}

/// Weapons that a command gives or takes.
std::optional<std::uint32_t> weaponsOf(const Action &command)
{
    const std::string_view name = command.words[0];
    if (name == "addweapon" || name == "removeweapon") {
        const std::int32_t weapon = numberOf(command.words, 1, WeaponCount);
        if (weapon == -1)
            return AllOfWeapons;
        return weapon >= 0 && weapon < WeaponCount ? 1U << weapon : 0U;
    }
    const auto found = std::ranges::find(
        WeaponCommands, name.starts_with("un") ? name.substr(2) : name, &WeaponCommand::name);
    return found == std::end(WeaponCommands) ? std::nullopt : std::optional(found->weapons);
}

/// By how much a command pushes a tee.
std::optional<Vector> pushOf(const Action &command)
{
    constexpr std::int32_t Furthest = 100'000;
    const std::string_view name = command.words[0];
    const auto tile = static_cast<float>(teeworlds::Collision::TileSize);
    if (name == "move" || name == "move_raw") {
        const auto number = [&](std::size_t index) {
            return static_cast<float>(
                std::clamp(numberOf(command.words, index, 0), -Furthest, Furthest));
        };
        return Vector{number(1), number(2)} * (name == "move" ? tile : 1);
    }
    const auto found = std::ranges::find(PushCommands, name, &PushCommand::name);
    if (found == std::end(PushCommands))
        return {};
    return Vector{found->x, found->y} * tile;
}

int emoteOfEmoticon(int emoticon)
{
    constexpr int Table[] = {1, 3, 2, 5, 5, 2, 1, 3, 1, 4, 4, 4, 5, 3, 2, 3};
    return emoticon >= 0 && emoticon < 16 ? Table[emoticon] : 0;
}

int emoteOfName(std::string_view name)
{
    constexpr std::string_view Names[] = {"normal", "pain", "happy", "surprise", "angry", "blink"};
    const auto found = std::ranges::find(Names, name);
    return found == std::end(Names) ? 0 : static_cast<int>(found - std::begin(Names));
}

/// \param wasThere  already on the map before, awake or not.
void enterGame(World &world, int client, bool wasThere)
{
    const Person before = world.person(client);
    Person &one = world.person(client);
    one = Person();
    one.x = before.x;
    one.y = before.y;
    one.isPlaced = before.isPlaced;
    if (world.rules().slotsKeepInputs)
        one.input = before.input;
    one.team = before.team;
    one.nextTeam = before.nextTeam;
    one.isInGame = true;
    one.lastActivity = world.tick;
    one.isAfkFromStart = world.rules().isAfkUntilInput
                         || (world.rules().isAfkUntilTwoInputs && !wasThere);
    one.wasThere = world.rules().isAfkUntilTwoInputs && wasThere;
    // Who left in the same tick has left a place, and no record says whose tee is there now.
    one.respawns = before.isPlaced && !world.tee(client).isAlive && !world.isGone(client);
}

void emoticon(World &world, int client, int number)
{
    Person &one = world.person(client);
    const ServerSettings &settings = world.settings;
    constexpr std::int32_t InSecond = 1000; // milliseconds
    const std::int32_t delay = settings.emoticonDelay >= 0 ? settings.emoticonDelay * InSecond
                                                           : settings.emoticonMsDelay;
    const std::int64_t waited = std::int64_t{world.tick - one.lastEmoticon} * InSecond;
    const bool isTooSoon = settings.spamProtection != 0 && one.lastEmoticon > 0
                           && waited < std::int64_t{delay} * TicksPerSecond;
    if (isTooSoon || !world.tee(client).isAlive)
        return;
    one.lastEmoticon = world.tick;
    one.lastActivity = world.tick;
    if (settings.emotionalTees != 1)
        return;
    constexpr int ShownTicks = 2 * TicksPerSecond;
    world.tee(client).emote = emoteOfEmoticon(number);
    world.tee(client).emoteStop = world.tick + ShownTicks;
}

void eyeEmote(World &world, int client, const Action &command)
{
    Person &one = world.person(client);
    if (command.words.size() < 2
        || (one.lastEyeEmote > 0 && one.lastEyeEmote + TicksPerSecond >= world.tick))
        return;
    constexpr std::int32_t Longest = 86400;
    one.lastEyeEmote = world.tick;
    one.emoteDefault = emoteOfName(command.words[1]);
    one.emoteReset = world.tick
                     + std::clamp(numberOf(command.words, 2, 1), 1, Longest) * TicksPerSecond;
}

/// /lock turns it over, if it does not say which.
void lockTeam(World &world, int team, const Action &command)
{
    if (!world.isRealTeam(team))
        return;
    const std::int32_t wish = numberOf(command.words, 1, -1);
    std::bitset<TeamCount>::reference isLocked = world.teams.locked[teamIndex(team)];
    isLocked = command.words[0] == "lock" && (wish >= 0 ? wish != 0 : !isLocked);
}

bool runChatCommand(World &world, int client, const Action &command)
{
    const std::string &name = command.words[0];
    Person &one = world.person(client);
    if (name == "kill") {
        if (isKillProtected(world, client)) // else it is for the key
            kill(world, client, false);
    } else if (name == "r" || name == "rescue") {
        rescue(world, client);
    } else if (name == "emote") {
        eyeEmote(world, client, command);
    } else if (name == "team" && world.rules().teamsAreCommands) {
        if (world.tee(client).race != RaceState::Started && command.words.size() > 1)
            one.nextTeam = std::clamp(numberOf(command.words, 1, 0), 0, ClientCount - 1);
    } else if (name == "save") {
        killSavedTeam(world, one.team);
    } else if (name == "lock" || name == "unlock") {
        lockTeam(world, one.team, command);
    } else if (name == "pause" || name == "spec") {
        const bool isPractice = world.rules().hasPracticeCommands
                                && world.teams.practises(one.team);
        const bool leaves = name == "spec" && (world.settings.pauseable != 0 || isPractice);
        const std::int32_t pause = leaves ? WatchesOutside : Paused;
        std::string watched = command.words.size() > 1 ? command.words[1] : std::string();
        // With another name it goes on.
        const bool ends = watched.empty() ? one.pause != 0
                                          : one.pause == pause && one.watched == watched;
        if (one.forcedPause == 0 && !one.isSpectator)
            setPause(world, client, ends ? 0 : pause, false);
        one.watched = std::move(watched);
    } else {
        return false;
    }
    return true;
}

void changeWeapons(World &world, Tee &own, std::uint32_t weapons, bool takes)
{
    own.race = RaceState::Cheated;
    for (std::int32_t each = Hammer; each < Ninja; ++each) {
        if ((weapons >> each & 1U) == 0)
            continue;
        if (takes)
            loseWeapon(own, each);
        else
            own.give(each);
    }
    if ((weapons >> Ninja & 1U) == 0)
        return;
    if (takes)
        endNinja(world, own);
    else
        giveNinja(world, own);
}

/// Where a command may put a tee: to another tee, or to an out. Source: section 18.
std::optional<Vector> placeOf(World &world, const Action &command)
{
    const std::string_view name = command.words[0];
    const std::int32_t last = numberOf(command.words, command.words.size() - 1, -1);
    const bool isOut = last > 0 && last <= 255;
    if (isOut && (name == "totele" || name == "totelecp")) {
        const auto number = static_cast<std::uint8_t>(last);
        const auto &outs = name == "totele" ? world.tiles().places().teleOuts[number]
                                            : world.tiles().places().checkpointOuts[number];
        return outs.empty() ? std::nullopt : std::optional(outOf(world, command.client, outs));
    }
    if (name == "tele" && isClient(last) && world.tee(last).isAlive)
        return world.tee(last).place;
    return {};
}

/// Rcon commands leave speed and freeze as they are; those of practice end both, and where
/// they put a tee its next recorded place shows.
void placeByCommand(World &world, int client, const Action &command)
{
    Tee &own = world.tee(client);
    const Vector recorded = world.placeAfter(client);
    const bool isRcon = (command.value & ChatFlag) == 0;
    const auto known = isRcon ? placeOf(world, command) : std::nullopt;
    // Not everybody may move others about: then the tee is where it was.
    const bool isThere = known && length(*known - recorded) <= length(own.place - recorded);
    if (!isThere && client != command.client)
        return;
    own.race = RaceState::Cheated;
    if (isThere) {
        own.core = own.previous = own.place = *known;
        world.emitEvent(RebuiltEvent::What::Teleported, client);
        if (command.words[0] == "totelecp")
            own.teleCheckpoint = numberOf(command.words, 1, own.teleCheckpoint);
        return;
    }
    own.core = own.previous = own.place = recorded;
    world.emitEvent(RebuiltEvent::What::Teleported, client);
    world.doubt(client, Guess::Command);
    if (isRcon)
        return;
    own.velocity = {};
    unfreeze(world, client);
}

void becomeSuper(World &world, int client, bool isSuperTee)
{
    Tee &own = world.tee(client);
    own.set(FlagSuper, isSuperTee);
    if (!isSuperTee)
        return;
    own.race = RaceState::Cheated;
    unfreeze(world, client);
}

/// Commands that change the tee of who gives them. True for those that are known.
bool runCheat(World &world, int client, const Action &command, bool mayCheat)
{
    const std::string_view name = command.words[0];
    Tee &own = world.tee(client);
    const bool acts = mayCheat && own.isAlive;
    const bool isUndone = name.starts_with("un");
    std::string_view base = name.substr(isUndone ? 2 : 0);
    if (base == "endlesshook" || base == "endless_hook")
        base = "endless";
    const auto flag = std::ranges::find(FlagCommands, base, &FlagCommand::name);
    if (flag != std::end(FlagCommands)) {
        if (acts)
            own.set(flag->flag, flag->isOn != isUndone);
        return true;
    }
    if (const auto weapons = weaponsOf(command)) {
        if (acts)
            changeWeapons(world, own, *weapons, isUndone || name == "removeweapon");
        return true;
    }
    if (isOneOf(PlaceCommands, name)) {
        const bool isOther = command.words.size() == 3 && (name == "tele" || name == "teleport");
        const std::int32_t moved = isOther ? numberOf(command.words, 1, client) : client;
        if (mayCheat && isClient(moved) && world.tee(moved).isAlive)
            placeByCommand(world, moved, command);
        return true;
    }
    if (const auto way = pushOf(command)) {
        if (acts) {
            own.core = own.core + *way;
            own.race = RaceState::Cheated;
        }
        return true;
    }
    if (name == "super" || name == "unsuper") {
        if (acts)
            becomeSuper(world, client, name == "super");
    } else if (name == "deep" || name == "undeep") {
        if (acts)
            setDeep(world, client, name == "deep");
    } else if (name == "setjumps") {
        if (acts)
            own.jumps = std::clamp(numberOf(command.words, 1, 2), -1, 255);
    } else {
        return false;
    }
    return true;
}

/// Servers refuse to change too often: then the tee lives on.
void setTeam(World &world, int client, int team)
{
    Person &one = world.person(client);
    if (team == -1 && world.isGone(client))
        die(world, client, RebuiltEvent::Leaving);
    if (!world.tee(client).isAlive)
        one.isSpectator = team == -1;
}

bool runServerCommand(World &world, const Action &command)
{
    const std::string &name = command.words[0];
    const int victim = numberOf(command.words, 1, -1);
    if (name == "kill_pl") {
        // The server's own console does not kill, and a locked team lives on.
        if (isClient(command.client) && isClient(victim))
            killOf(world, victim, RebuiltEvent::Game);
    } else if (name == "force_pause" || name == "force_unpause") {
        if (isClient(victim)) {
            const int seconds = std::clamp(numberOf(command.words, 2, 0), 0, 86400);
            world.person(victim).forcedPause = world.tick + seconds * TicksPerSecond;
            setPause(world, victim, WatchesOutside, true);
        }
    } else if (name == "set_team") {
        if (isClient(victim)) {
            setPause(world, victim, 0, false);
            setTeam(world, victim, numberOf(command.words, 2, 0));
        }
    } else if (name == "set_team_all") {
        for (int each = 0; each < world.clientsEnd; ++each) {
            if (world.person(each).isInGame)
                setTeam(world, each, victim);
        }
    } else if (name == "freezehammer" || name == "unfreezehammer") {
        if (isClient(victim) && world.settings.testCommands != 0)
            world.tee(victim).hasFreezeHammer = name == "freezehammer";
    } else if (name == "tune") {
        if (command.words.size() > 2)
            world.tuning.set(command.words[1], std::strtof(command.words[2].c_str(), nullptr));
    } else if (name == "tune_reset") {
        world.tuning = world.rules().zones[0];
    } else if (name.starts_with("sv_")) {
        if (!world.rules().settingsAreFixed && command.words.size() > 1)
            world.settings.change(name, command.words[1]);
    } else {
        return false;
    }
    return true;
}

void runCommand(World &world, const Action &command)
{
    if (command.words.empty())
        return;
    const int client = command.client;
    const bool isChat = (command.value & ChatFlag) != 0;
    if (!isChat && runServerCommand(world, command))
        return;
    if (!isClient(client))
        return;
    if (isChat && runChatCommand(world, client, command))
        return;
    const bool isPractice = world.teams.practises(world.teamOf(client));
    const bool mayCheat = isChat ? isPractice && world.rules().hasPracticeCommands
                                 : world.settings.testCommands != 0;
    if (runCheat(world, client, command, mayCheat))
        return;
    if (!isOneOf(HarmlessCommands, command.words[0]))
        world.doubt(client, Guess::Command);
}

} // namespace

void perform(World &world, const Action &action)
{
    using What = Action::What;
    if (action.what == What::Practice) {
        if (action.client >= 0 && action.client < TeamCount)
            world.teams.practice[static_cast<std::size_t>(action.client)] = action.value != 0;
        return;
    }
    if (action.what == What::Command) {
        runCommand(world, action);
        return;
    }
    if (!isClient(action.client))
        return;
    const int client = action.client;
    Person &one = world.person(client);
    switch (action.what) {
    case What::Ready:
        enterGame(world, client, action.value == 1);
        break;
    case What::Drop:
        if (world.tee(client).isAlive)
            die(world, client, RebuiltEvent::Leaving);
        one.mayAct = one.isInGame = false;
        one.nextTeam = 0;
        break;
    case What::Kill:
        kill(world, client, true);
        break;
    case What::Spectate:
        setTeam(world, client, action.value);
        break;
    case What::Emoticon:
        emoticon(world, client, action.value);
        break;
    case What::Info:
        one.lastActivity = world.tick;
        break;
    case What::Team:
        one.nextTeam = action.value;
        break;
    case What::Swap:
        if (isClient(action.value))
            swapTees(world, client, action.value);
        break;
    case What::Unknown:
        for (int other = 0; other < ClientCount; ++other) {
            if (world.teamOf(other) == client)
                world.doubt(other, Guess::Loaded);
        }
        break;
    default:
        break;
    }
}

} // namespace tickscope::teehistorian
