// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/script.h"

#include <algorithm>
#include <array>
#include <string>

namespace tickscope::sample {

namespace {

enum class Act {
    Say,
    SayToTeam,
    Server,
    Broadcast,
    Emoticon, ///< Number of the picture.
    Rename,   ///< The new name is the text.
    Leave,    ///< The text is the reason.
    Join,
    Spectate,
    PlayAgain,
    JoinRaceTeam, ///< Number of the team.
    ChangeSkin,   ///< Number is the new body colour.
};

struct Line {
    std::int64_t tick; ///< After the start.
    int client;
    Act act;
    const char *text = "";
    int number = 0;
};

/// Emoticons. Source: teeworlds-messages.md, section 2.
enum EmoticonNumber {
    Oop,
    Exclamation,
    Hearts,
    Drop,
    Dots,
    Music,
    Sorry,
    Ghost,
    Annoyed = 8,
    Splat,
    Devil,
    Zomg,
    Zzz,
    Wtf,
    Eyes,
    Question
};

constexpr std::int64_t VoteStart = 1500;
constexpr std::int64_t VoteEnd = 1900;

constexpr std::array Lines{
    Line{10, -1, Act::Server, "Welcome to the Tickscope playground!"},
    Line{14, -1, Act::Broadcast, "Race above, fight below"},
    Line{90, 7, Act::Say, "go Pip, go!"},
    Line{150, 1, Act::Say, "Всем привет!"},
    Line{190, 2, Act::Say, "大家好"},
    Line{210, 3, Act::Emoticon, "", Hearts},
    Line{260, 3, Act::Say, "gl & hf \xF0\x9F\x8E\xAE"},
    Line{340, 4, Act::Say, "\"ready\" when you are"},
    Line{420, 6, Act::JoinRaceTeam, "", 1},
    Line{440, 7, Act::JoinRaceTeam, "", 1},
    Line{480, 7, Act::SayToTeam, "up first, I take the hook"},
    Line{530, 6, Act::SayToTeam, "ok!"},
    Line{700, 2, Act::Emoticon, "", Zomg},
    Line{820, 5, Act::Say, "who put the ice there?"},
    Line{850, 1, Act::Emoticon, "", Devil},
    Line{1010, 0, Act::Say, "nice shot"},
    Line{1160, 4, Act::ChangeSkin, "", 0x3aff40},
    Line{1320, 3, Act::Emoticon, "", Music},
    Line{1400, 6, Act::Say, "vote for another round?"},
    Line{1620, 2, Act::Say, "f3 \xF0\x9F\x91\x8D"},
    Line{2050, 0, Act::Rename, "Pip the Quick"},
    Line{2120, 0, Act::Say, "new name, new luck"},
    Line{2300, 1, Act::Emoticon, "", Wtf},
    Line{2400, 5, Act::Leave, "Timeout"},
    Line{2470, 3, Act::Say, "poor Zoë…"},
    Line{2700, 7, Act::Emoticon, "", Splat},
    Line{2900, 4, Act::Spectate},
    Line{2960, 4, Act::Say, "watching for a bit"},
    Line{3300, 5, Act::Join},
    Line{3370, 5, Act::Say, "back again, cable was loose"},
    Line{3390, 1, Act::Say, "с возвращением :)"},
    Line{3460, 3, Act::Emoticon, "", Exclamation},
    Line{3600, 4, Act::PlayAgain},
    Line{3820, 6, Act::JoinRaceTeam, "", 2},
    Line{3840, 0, Act::JoinRaceTeam, "", 2},
    Line{3900, 0, Act::SayToTeam, "follow me, don't touch the ice"},
    Line{4200, 2, Act::Say, "这个地图很好玩"},
    Line{4230, 7, Act::Emoticon, "", Hearts},
    Line{4480, 7, Act::Say, "<b>no markup</b> & \\o/"},
    Line{4700, 5, Act::Emoticon, "", Eyes},
    Line{5000, -1, Act::Broadcast, "20 seconds to go"},
    Line{5020, -1, Act::Server, "The round ends soon."},
    Line{5300, 3, Act::Say, "one more run! \xF0\x9F\x8F\x81"},
    Line{5600, 1, Act::Emoticon, "", Sorry},
    Line{5800, 0, Act::Say, "gg"},
    Line{5830, 2, Act::Say, "gg!"},
    Line{5850, 4, Act::Say, "gg wp"},
    Line{5880, 6, Act::Emoticon, "", Hearts},
};

std::vector<int> raceTeamsOf(const std::vector<Player> &players)
{
    std::vector<int> teams(64, 0);
    for (std::size_t i = 0; i < players.size(); ++i)
        teams[i] = players[i].raceTeam;
    return teams;
}

void perform(const Line &line, Arena &arena, Announcer &announcer)
{
    if (line.act == Act::Server) {
        announcer.serverLine(line.text);
        return;
    }
    if (line.act == Act::Broadcast) {
        announcer.broadcast(line.text);
        return;
    }
    Player &player = arena.players()[static_cast<std::size_t>(line.client)];
    const std::string quoted = "'" + player.name + "'";
    switch (line.act) {
    case Act::Server:
    case Act::Broadcast:
        break;
    case Act::Say:
        announcer.chat(ChatRoom::All, line.client, line.text);
        break;
    case Act::SayToTeam:
        announcer.chat(ChatRoom::Team, line.client, line.text);
        break;
    case Act::Emoticon:
        announcer.emoticon(line.client, line.number);
        break;
    case Act::Rename:
        announcer.serverLine(quoted + " changed name to '" + line.text + "'");
        player.name = line.text;
        break;
    case Act::Leave:
        announcer.serverLine(quoted + " has left the game (" + line.text + ")");
        player.isHere = false;
        player.raceTeam = 0;
        break;
    case Act::Join:
        announcer.serverLine(quoted + " entered and joined the game");
        player.isHere = true;
        player.score = 0;
        break;
    case Act::Spectate:
    case Act::PlayAgain:
        player.isSpectating = line.act == Act::Spectate;
        announcer.team(line.client, player.isSpectating ? -1 : 0);
        announcer.serverLine(
            quoted + (player.isSpectating ? " joined the spectators" : " joined the game"));
        break;
    case Act::JoinRaceTeam:
        player.raceTeam = line.number;
        announcer.serverLine(player.name + " joined team " + std::to_string(line.number));
        announcer.raceTeams(raceTeamsOf(arena.players()));
        break;
    case Act::ChangeSkin:
        player.skin = "twinbop";
        player.bodyColor = line.number;
        break;
    }
}

} // namespace

std::vector<Player> makeCast(int playerCount)
{
    // Colors are packed HSL: hue, saturation, lightness from the brighter half.
    struct Role {
        const char *name;
        const char *clan;
        const char *skin;
        std::int32_t country;
        std::int32_t bodyColor;
        std::int32_t feetColor;
        std::int32_t latency;
    };
    constexpr std::array roles{
        Role{"Pip", "Tick", "bluekitty", 276, 0x96c84b, 0x96b428, 17},
        Role{"Лиса", "Лес", "redstripe", 643, 0x10ff32, 0x0cdc14, 48},
        Role{"竹子", "竹林", "bluestripe", 156, 0x55b432, 0x5aa01e, 96},
        Role{"\xF0\x9F\x90\xA2 Turbo", "\xE2\x9A\xA1", "coala", 76, 0x3ccd28, 0x46a014, 61},
        Role{"\"Q\" O'Hara", "", "cammo", 372, 0xbe8c50, 0xb47828, 33},
        Role{"Zoë Ångström", "Nørd", "pinky", 752, 0xe6c85f, 0xe1b43c, 25},
        Role{"brown & <b>", "a/b", "brownbear", 840, 0x15643c, 0x155014, 74},
        Role{"Mika", "Tick", "default", 392, 0x7dbe46, 0x78aa28, 55},
    };
    std::vector<Player> players;
    for (const Role &role : roles) {
        if (static_cast<int>(players.size()) >= playerCount)
            break;
        Player player;
        player.name = role.name;
        player.clan = role.clan;
        player.skin = role.skin;
        player.country = role.country;
        player.bodyColor = role.bodyColor;
        player.feetColor = role.feetColor;
        player.latency = role.latency;
        players.push_back(std::move(player));
    }
    return players;
}

void Script::play(std::int64_t ticks, Arena &arena, Announcer &announcer)
{
    const auto playerCount = static_cast<int>(arena.players().size());
    for (const Line &line : Lines) {
        if (line.tick == ticks && line.client < playerCount)
            perform(line, arena, announcer);
    }
    showVote(ticks, announcer, playerCount);
}

void Script::showVote(std::int64_t ticks, Announcer &announcer, int voters)
{
    constexpr int seconds = 25;
    const int caller = voters - 1;
    if (ticks == VoteStart)
        announcer.vote(caller, seconds, "Restart the round", "once more");
    if (ticks == VoteEnd) {
        announcer.vote(caller, 0, "", "");
        announcer.serverLine("Vote passed");
    }
    // Somebody votes every second and a half.
    const std::int64_t since = ticks - VoteStart;
    if (since < 0 || ticks > VoteEnd || since % 75 != 0)
        return;
    const int votes = std::min(static_cast<int>(since / 75) + 1, voters);
    const int no = votes >= 4 ? 1 : 0;
    announcer.voteStatus(votes - no, no, voters - votes, voters);
}

std::vector<std::int32_t> markerTicks()
{
    return {600, VoteStart, 2400, 4200};
}

} // namespace tickscope::sample
