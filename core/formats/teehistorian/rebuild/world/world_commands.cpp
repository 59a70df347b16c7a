// SPDX-License-Identifier: MIT
//
// What servers get between two ticks. Source: ddnet-rebuild.md, sections 2, 10 and 17.
#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

namespace tickscope::teehistorian {

namespace {

constexpr std::int32_t ChatFlag = 128;
constexpr int PracticeCommandsVersion = 1701;
/// Servers from here on do not let game settings be changed while they run.
constexpr int ReadOnlySettingsVersion = 1905;

std::int32_t numberOf(const std::vector<std::string> &words, std::size_t index,
                      std::int32_t otherwise)
{
    if (index >= words.size())
        return otherwise;
    std::int32_t value = 0;
    const std::string &text = words[index];
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? value : otherwise;
}

struct FlagCommand {
    std::string_view name;
    std::uint32_t flag;
    bool isOn;
};
constexpr FlagCommand FlagCommands[] = {
    {"jetpack", FlagJetpack, true},
    {"unjetpack", FlagJetpack, false},
    {"solo", FlagSolo, true},
    {"unsolo", FlagSolo, false},
    {"livefreeze", FlagLiveFrozen, true},
    {"unlivefreeze", FlagLiveFrozen, false},
    {"endless", FlagEndlessHook, true},
    {"endlesshook", FlagEndlessHook, true},
    {"unendless", FlagEndlessHook, false},
    {"infjump", FlagEndlessJump, true},
    {"uninfjump", FlagEndlessJump, false},
    {"hookcol", FlagNoHook, false},
    {"unhookcol", FlagNoHook, true},
    {"collision", FlagNoCollision, false},
    {"uncollision", FlagNoCollision, true},
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
constexpr std::string_view HarmlessCommands[] = {"say",          "record",     "stoprecord",
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
                                                 "set_team_ddr", "vote_mute",  "vote_unmute"};

template<typename Names>
bool isOneOf(const Names &names, std::string_view name)
{
    return std::ranges::find(names, name) != std::end(names);
}

/// Weapons that a command gives or takes.
std::optional<std::uint32_t> weaponsOf(const Happening &command)
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
std::optional<Vector> pushOf(const Happening &command)
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

} // namespace

void RebuiltWorld::noteInput(Person &one, const InputNumbers &numbers)
{
    constexpr std::int32_t Scoreboard = 8;
    InputNumbers before = one.input;
    InputNumbers after = numbers;
    before[input_number::PlayerFlags] &= ~Scoreboard;
    after[input_number::PlayerFlags] &= ~Scoreboard;
    if (before == after && one.hasInput)
        return;
    one.hasInput = true;
    one.lastActivity = m_state.tick;
    if (++one.changedInputs >= 2)
        one.isAfkFromStart = false;
}

void RebuiltWorld::happen(const Happening &happening, const TickSection *section)
{
    using What = Happening::What;
    if (happening.what == What::Practice) {
        if (happening.client >= 0 && happening.client < TeamCount)
            m_state.practice[static_cast<std::size_t>(happening.client)] = happening.value != 0;
        return;
    }
    if (happening.what == What::Command) {
        runCommand(happening, section);
        return;
    }
    if (!isClient(happening.client))
        return;
    const int client = happening.client;
    Person &one = person(client);
    switch (happening.what) {
    case What::Ready:
        enterGame(client);
        break;
    case What::Drop:
        if (tee(client).isAlive)
            die(client, RebuiltEvent::Leaving);
        one.mayAct = one.isInGame = false;
        one.nextTeam = 0;
        break;
    case What::Kill:
        kill(client, true, section);
        break;
    case What::Spectate:
        // Servers refuse to change too often: then the tee lives on.
        if (happening.value == -1 && isGone(client, section))
            die(client, RebuiltEvent::Leaving);
        if (!tee(client).isAlive)
            one.isSpectator = happening.value == -1;
        break;
    case What::Emoticon:
        emoticon(client, happening.value);
        break;
    case What::Info:
        one.lastActivity = m_state.tick;
        break;
    case What::Team:
        one.nextTeam = happening.value;
        break;
    case What::Swap:
        if (isClient(happening.value))
            swapTees(client, happening.value);
        break;
    case What::Unknown:
        for (int other = 0; other < ClientCount; ++other) {
            if (person(other).team == client)
                doubt(other, Guess::Loaded);
        }
        break;
    default:
        break;
    }
}

void RebuiltWorld::enterGame(int client)
{
    const Person before = person(client);
    Person &one = person(client);
    one = Person();
    one.x = before.x;
    one.y = before.y;
    one.isPlaced = before.isPlaced;
    if (m_rules->isOld())
        one.input = before.input;
    one.team = before.team;
    one.nextTeam = before.nextTeam;
    one.isInGame = true;
    one.lastActivity = m_state.tick;
    one.isAfkFromStart = hasNewAfk();
}

void RebuiltWorld::emoticon(int client, int number)
{
    Person &one = person(client);
    const ServerSettings &settings = m_state.settings;
    constexpr std::int32_t InSecond = 1000; // milliseconds
    const std::int32_t delay = settings.emoticonDelay >= 0 ? settings.emoticonDelay * InSecond
                                                           : settings.emoticonMsDelay;
    const std::int64_t waited = std::int64_t{m_state.tick - one.lastEmoticon} * InSecond;
    if ((one.lastEmoticon > 0 && waited < std::int64_t{delay} * TicksPerSecond)
        || !tee(client).isAlive)
        return;
    one.lastEmoticon = m_state.tick;
    one.lastActivity = m_state.tick;
    if (settings.emotionalTees != 1)
        return;
    constexpr int ShownTicks = 2 * TicksPerSecond;
    tee(client).emote = emoteOfEmoticon(number);
    tee(client).emoteStop = m_state.tick + ShownTicks;
}

void RebuiltWorld::runCommand(const Happening &command, const TickSection *section)
{
    if (command.words.empty())
        return;
    const int client = command.client;
    const bool isChat = (command.value & ChatFlag) != 0;
    if (!isChat && runServerCommand(command, section))
        return;
    if (!isClient(client))
        return;
    if (isChat && runChatCommand(client, command, section))
        return;
    const bool isPractice = m_state.practice[teamIndex(person(client).team)];
    const bool mayCheat = isChat ? isPractice && m_rules->version >= PracticeCommandsVersion
                                 : m_state.settings.testCommands != 0;
    if (runCheat(client, command, mayCheat, section))
        return;
    if (!isOneOf(HarmlessCommands, command.words[0]))
        doubt(client, Guess::Command);
}

bool RebuiltWorld::runChatCommand(int client, const Happening &command, const TickSection *section)
{
    const std::string &name = command.words[0];
    Person &one = person(client);
    if (name == "kill") {
        kill(client, true, section);
    } else if (name == "r" || name == "rescue") {
        rescue(client);
    } else if (name == "emote") {
        eyeEmote(client, command);
    } else if (name == "team" && m_rules->minor < 2) {
        if (tee(client).race != RaceState::Started && command.words.size() > 1)
            one.nextTeam = std::clamp(numberOf(command.words, 1, 0), 0, ClientCount - 1);
    } else if (name == "save") {
        killSavedTeam(one.team, section);
    } else if (name == "lock" || name == "unlock") {
        lockTeam(one.team, name == "lock", numberOf(command.words, 1, -1));
    } else if (name == "pause" || name == "spec") {
        const bool isPractice = m_state.practice[teamIndex(one.team)];
        const bool leaves = name == "spec" && (m_state.settings.pauseable != 0 || isPractice);
        if (one.forcedPause == 0 && !one.isSpectator)
            setPause(client, one.pause != 0 ? 0 : leaves ? WatchesOutside : Paused, false);
    } else {
        return false;
    }
    return true;
}

/// \param wish  1 or 0 where the command says which; else /lock turns it over.
void RebuiltWorld::lockTeam(int team, bool mayLock, std::int32_t wish)
{
    if (team <= 0 || team >= m_rules->superTeam())
        return;
    const auto index = static_cast<std::size_t>(team);
    m_state.locked[index] = mayLock && (wish >= 0 ? wish != 0 : !m_state.locked[index]);
}

/// Commands that change the tee of who gives them. True for those that are known.
bool RebuiltWorld::runCheat(int client, const Happening &command, bool mayCheat,
                            const TickSection *section)
{
    const std::string_view name = command.words[0];
    Tee &own = tee(client);
    const bool acts = mayCheat && own.isAlive;
    const auto flag = std::ranges::find(FlagCommands, name, &FlagCommand::name);
    if (flag != std::end(FlagCommands)) {
        if (acts)
            own.set(flag->flag, flag->isOn);
        return true;
    }
    if (const auto weapons = weaponsOf(command)) {
        if (acts)
            changeWeapons(own, *weapons, name.starts_with("un") || name == "removeweapon");
        return true;
    }
    if (isOneOf(PlaceCommands, name)) {
        if (acts)
            putElsewhere(client, command, section);
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
            becomeSuper(client, name == "super");
    } else if (name == "deep" || name == "undeep") {
        if (acts)
            own.isDeep = name == "deep";
    } else if (name == "setjumps") {
        if (acts)
            own.jumps = std::clamp(numberOf(command.words, 1, 2), -1, 255);
    } else {
        return false;
    }
    return true;
}

void RebuiltWorld::changeWeapons(Tee &own, std::uint32_t weapons, bool takes)
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
        endNinja(own);
    else
        giveNinja(own);
}

/// Where a command may put a tee: to another tee, or to an out. Source: section 18.
std::optional<Vector> RebuiltWorld::placeOf(const Happening &command)
{
    const std::string_view name = command.words[0];
    const std::int32_t last = numberOf(command.words, command.words.size() - 1, -1);
    const bool isOut = last > 0 && last <= 255;
    if (name == "totele" && isOut) {
        const auto &outs = tiles().teleOuts(static_cast<std::uint8_t>(last));
        return outs.empty() ? std::nullopt : std::optional(outOf(command.client, outs));
    }
    if (name == "totelecp" && isOut) {
        const auto &outs = tiles().checkpointOuts(static_cast<std::uint8_t>(last));
        return outs.empty() ? std::nullopt : std::optional(outOf(command.client, outs));
    }
    if (name == "tele" && isClient(last) && tee(last).isAlive)
        return tee(last).place;
    return {};
}

/// Rcon commands leave speed and freeze as they are; those of practice end both, and where
/// they put a tee its next recorded place tells.
void RebuiltWorld::putElsewhere(int client, const Happening &command, const TickSection *section)
{
    Tee &own = tee(client);
    const Placing *next = placingOf(client, section);
    const Person &one = person(client);
    const Vector recorded{static_cast<float>(next ? next->x : one.x),
                          static_cast<float>(next ? next->y : one.y)};
    const bool isRcon = (command.value & ChatFlag) == 0;
    const auto known = isRcon ? placeOf(command) : std::nullopt;
    own.race = RaceState::Cheated;
    // Not everybody may move others about: then the tee is where it was.
    if (known && teeworlds::length(*known - recorded) <= teeworlds::length(own.place - recorded)) {
        own.core = own.previous = own.place = *known;
        tell(RebuiltEvent::What::Teleported, client);
        if (command.words[0] == "totelecp")
            own.teleCheckpoint = numberOf(command.words, 1, own.teleCheckpoint);
        return;
    }
    own.core = own.previous = own.place = recorded;
    tell(RebuiltEvent::What::Teleported, client);
    doubt(client, Guess::Command);
    if (isRcon)
        return;
    own.velocity = {};
    unfreeze(client);
}

bool RebuiltWorld::runServerCommand(const Happening &command, const TickSection *section)
{
    const std::string &name = command.words[0];
    const int victim = numberOf(command.words, 1, -1);
    if (name == "kill_pl") {
        if (isClient(victim))
            kill(victim, false, section);
    } else if (name == "force_pause") {
        if (isClient(victim)) {
            person(victim).forcedPause = m_state.tick
                                         + TicksPerSecond
                                               * std::clamp(numberOf(command.words, 2, 0), 0,
                                                            86400);
            setPause(victim, WatchesOutside, true);
        }
    } else if (name == "force_unpause") {
        if (isClient(victim)) {
            person(victim).forcedPause = 0;
            setPause(victim, 0, true);
        }
    } else if (name == "tune") {
        if (command.words.size() > 2)
            m_state.tuning.set(command.words[1], std::strtof(command.words[2].c_str(), nullptr));
    } else if (name == "tune_reset") {
        m_state.tuning = m_rules->zones[0];
    } else if (name.starts_with("sv_")) {
        if (m_rules->version < ReadOnlySettingsVersion && command.words.size() > 1)
            m_state.settings.set(name, numberOf(command.words, 1, 0));
    } else {
        return false;
    }
    return true;
}

void RebuiltWorld::eyeEmote(int client, const Happening &command)
{
    Person &one = person(client);
    if (command.words.size() < 2
        || (one.lastEyeEmote > 0 && one.lastEyeEmote + TicksPerSecond >= m_state.tick))
        return;
    constexpr std::int32_t Longest = 86400;
    one.lastEyeEmote = m_state.tick;
    one.emoteDefault = emoteOfName(command.words[1]);
    one.emoteReset = m_state.tick
                     + std::clamp(numberOf(command.words, 2, 1), 1, Longest) * TicksPerSecond;
}

} // namespace tickscope::teehistorian
