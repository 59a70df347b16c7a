// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/formats/goldsrc/messages/message_events.h"

namespace tickscope::goldsrc {

namespace {

/// Own words for the common keys; %1 and %2 are arguments.
constexpr std::array<std::pair<std::string_view, std::string_view>, 21> Titles{{
    {"#All_Hostages_Rescued", "All hostages rescued"},
    {"#Bomb_Defused", "Bomb defused"},
    {"#Bomb_Planted", "Bomb planted"},
    {"#CTs_Win", "Counter-terrorists win"},
    {"#Cstrike_Chat_All", "%1: %2"},
    {"#Cstrike_Chat_AllDead", "*dead* %1: %2"},
    {"#Cstrike_Chat_CT", "(counter-terrorist) %1: %2"},
    {"#Cstrike_Chat_Spec", "(spectator) %1: %2"},
    {"#Cstrike_Chat_T", "(terrorist) %1: %2"},
    {"#Cstrike_Name_Change", "%1 is now %2"},
    {"#Game_bomb_drop", "%1 dropped the bomb"},
    {"#Game_bomb_pickup", "%1 picked up the bomb"},
    {"#Game_connected", "%1 connected"},
    {"#Game_disconnected", "%1 left the game"},
    {"#Game_join_ct", "%1 joins the counter-terrorists"},
    {"#Game_join_terrorist", "%1 joins the terrorists"},
    {"#Game_will_restart_in", "The game restarts in %1 %2"},
    {"#Round_Draw", "Round draw"},
    {"#Target_Bombed", "Target bombed"},
    {"#Target_Saved", "Target saved"},
    {"#Terrorists_Win", "Terrorists win"},
}};

bool isControl(char c)
{
    return (c >= 1 && c <= 4) || c == '\r';
}

std::string withArguments(std::string_view title, std::span<const std::string_view> arguments)
{
    std::string text;
    for (std::size_t i = 0; i < title.size(); ++i) {
        if (title[i] != '%') {
            text += title[i];
            continue;
        }
        const auto number = static_cast<std::size_t>(title[++i] - '1');
        if (number < arguments.size())
            text += arguments[number];
    }
    return text;
}

} // namespace

std::string shownText(std::string_view text)
{
    std::string shown;
    bool isBehindBreak = false; // of lines; one at the end is left out
    for (const char c : text) {
        if (isControl(c))
            continue;
        if (c == '\n') {
            isBehindBreak = !shown.empty();
            continue;
        }
        if (std::exchange(isBehindBreak, false))
            shown += ' ';
        shown += c;
    }
    return shown;
}

std::string titleText(std::string_view key, std::span<const std::string_view> arguments)
{
    const auto title = std::ranges::find(Titles, key, [](const auto &row) { return row.first; });
    if (title != Titles.end())
        return shownText(withArguments(title->second, arguments));
    std::string text = shownText(key);
    for (const std::string_view argument : arguments) {
        if (!argument.empty())
            text += ' ' + shownText(argument);
    }
    return text;
}

Speech speechOf(const ServerMessage &message, const ClientState *sender)
{
    constexpr std::string_view ToAll{"all"};
    constexpr std::string_view ToTeam{"team"};
    const std::string text = shownText(message.text("text"));
    // Counter-Strike sends a key for the form, and the words behind it.
    if (message.find("words"))
        return {shownText(message.text("words")), text.starts_with("#Cstrike_Chat_All") ? ToAll
                                                  : text.starts_with("#Cstrike_Chat_")  ? ToTeam
                                                                                        : ""};
    if (!sender || !sender->info)
        return {text, {}};
    const std::string name = shownText(sender->info->name()) + ": ";
    for (const auto &[start, audience] :
         {std::pair(name, ToAll), std::pair("(TEAM) " + name, ToTeam)}) {
        if (text.starts_with(start))
            return {text.substr(start.size()), audience};
    }
    return {text, {}};
}

} // namespace tickscope::goldsrc
