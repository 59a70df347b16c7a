// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/base/parsing.h"
#include "core/formats/goldsrc/messages/found_message.h"
#include "core/formats/goldsrc/messages/message_events.h"
#include "core/formats/goldsrc/messages/message_tables.h"

namespace tickscope::goldsrc {

namespace {

/// Radio: number of the sender's entity, key, name, perhaps the place, words. Of two senders
/// neither is certain.
Events radio(const Found &found, std::string_view words)
{
    std::string_view digits = found.message.text("text");
    const int client = clientOfIndex(consumeNumber<std::int64_t>(digits).value_or(0));
    const std::string named = shownText(found.message.text("argument2"));
    const std::string known = clientName(found, client);
    const bool isDoubtful = !named.empty() && !known.empty() && named != known;
    return one(TextForm::Chat, isDoubtful ? NoClient : client, titleText(words, {}));
}

Events textMessage(const Found &found)
{
    constexpr std::int64_t RadioPlace = 5;
    const ServerMessage &message = found.message;
    const std::array arguments{message.text("argument1"), message.text("argument2"),
                               message.text("argument3"), message.text("argument4")};
    if (message.integer("place") == RadioPlace && arguments[0] == "#Game_radio")
        return radio(found, arguments[2]);
    if (message.integer("place") == RadioPlace && arguments[0] == "#Game_radio_location")
        return radio(found, arguments[3]);
    return one(TextForm::ServerMessage, NoClient, titleText(message.text("text"), arguments));
}

/// The same of a player index, also of one that no slot has; 0 is the server.
void addParty(EventValues &values, const Found &found, std::string_view field)
{
    const std::string name = clientName(found, clientNamed(found, field));
    if (name.empty())
        values.add(found.message.integer(field) - 1);
    else
        values.addText(name);
}

Events sayText(const Found &found)
{
    const int sender = clientNamed(found, "player");
    const bool isRename = found.message.find("words")
                          && shownText(found.message.text("text")) == "#Cstrike_Name_Change";
    // The user info is the rename itself.
    if (isRename) {
        const std::string known = clientName(found, sender);
        std::array names{found.message.text("name"), found.message.text("words")};
        if (names[0].empty())
            names[0] = known;
        return one(TextForm::ServerMessage, NoClient, titleText("#Cstrike_Name_Change", names));
    }
    return one(TextForm::Chat, sender, speechOf(found.message, clientState(found, sender)).words);
}

Events unknownMessage(const Found &found)
{
    return one(ValueForm::Unknown, NoClient,
               EventValues()
                   .addText(found.message.name)
                   .add(static_cast<std::int64_t>(found.message.payload.size())));
}

Events deathMessage(const Found &found)
{
    // Cut off before it says who died.
    if (!found.message.find("victim"))
        return unknownMessage(found);
    const int killer = clientNamed(found, "killer");
    const int victim = clientNamed(found, "victim");
    const std::int64_t index = found.message.integer("killer");
    // Killed by the world or by no other client: the victim is the only one there is.
    const bool isAlone = index == 0 || index == found.message.integer("victim");
    EventValues values;
    const std::string weapon = shownText(found.message.text("weapon"));
    if (found.message.find("weapon_id"))
        values.add(found.message.integer("weapon_id"));
    else if (weapon.empty())
        values.addNothing();
    else
        values.addText(weapon);
    values.add(std::int64_t{found.message.integer("headshot") != 0}).add(std::int64_t{isAlone});
    if (isAlone)
        values.addNothing();
    else
        addParty(values, found, "killer");
    addParty(values, found, "victim");
    Events events = one(ValueForm::Kill, isAlone ? victim : killer, std::move(values));
    events.front().otherClient = victim;
    return events;
}

/// Scores are sent again and again; only a change is an event.
Events scoreInfo(const Found &found)
{
    const int client = clientNamed(found, "player");
    const ClientState *known = clientState(found, client);
    const std::int64_t frags = found.message.integer("frags");
    // Day of Defeat has a message for frags alone.
    const std::int64_t deaths = found.message.find("deaths") || !known
                                    ? found.message.integer("deaths")
                                    : known->deaths;
    if (known && known->frags == frags && known->deaths == deaths)
        return {};
    return one(ValueForm::Score, client, EventValues().add(frags).add(deaths));
}

Events teamInfo(const Found &found)
{
    const int client = clientNamed(found, "player");
    const ClientState *known = clientState(found, client);
    const std::string_view team = found.message.text("team");
    if (known && known->team == team)
        return {};
    return one(TextForm::Team, client, shownText(team));
}

Events teamScore(const Found &found)
{
    std::string team(found.message.text("team"));
    if (found.message.find("team_number"))
        team = "#" + std::to_string(found.message.integer("team_number"));
    const std::int64_t score = found.message.integer("score");
    const auto &known = found.before.teamScores;
    const auto position = std::ranges::find(known, team, &TeamScore::team);
    if (position != known.end() && position->score == score)
        return {};
    return one(ValueForm::TeamScore, NoClient, EventValues().addText(shownText(team)).add(score));
}

Events sendAudio(const Found &found)
{
    constexpr std::array<std::pair<std::string_view, std::int64_t>, 3> RoundEnds{{
        {"terwin", TerroristsWin},
        {"ctwin", CounterTerroristsWin},
        {"rounddraw", RoundDraw},
    }};
    const std::string_view code = found.message.text("code");
    for (const auto &[word, result] : RoundEnds) {
        if (code.find(word) != std::string_view::npos)
            return one(ValueForm::RoundEnd, NoClient, EventValues().add(result));
    }
    return one(TextForm::Sound, clientNamed(found, "player"), shownText(code));
}

Events roundTime(const Found &found)
{
    const std::int64_t seconds = found.message.integer("seconds");
    return one(ValueForm::RoundTime, NoClient, EventValues().add(seconds));
}

Events damage(const Found &found)
{
    const std::int64_t armor = found.message.integer("armor");
    const std::int64_t health = found.message.integer("health");
    if (armor == 0 && health == 0)
        return {};
    return one(ValueForm::Damage, recorder(found), EventValues().add(health).add(armor));
}

Events weaponPickup(const Found &found)
{
    const std::int64_t id = found.message.integer("weapon_id");
    const auto known = found.before.weaponNames->find(static_cast<std::uint8_t>(id));
    if (known == found.before.weaponNames->end())
        return one(ValueForm::Weapon, recorder(found), EventValues().add(id));
    return one(TextForm::Pickup, recorder(found), shownText(known->second));
}

Events hudText(const Found &found)
{
    return one(TextForm::Broadcast, NoClient, titleText(found.message.text("text"), {}));
}

using EventMaker = Events (*)(const Found &);

/// User messages that mean something to a person.
constexpr std::array<std::pair<std::string_view, EventMaker>, 19> UserEvents{{
    {"SayText", sayText},
    {"TextMsg", textMessage},
    {"DeathMsg", deathMessage},
    {"ScoreInfo", scoreInfo},
    {"ScoreShort", scoreInfo},
    {"Frags", scoreInfo},
    {"TeamInfo", teamInfo},
    {"TeamScore", teamScore},
    {"SendAudio", sendAudio},
    {"RoundTime", roundTime},
    {"Damage", damage},
    {"HudText", hudText},
    {"HudTextPro", hudText},
    {"HudTextArgs", hudText},
    {"MOTD",
     [](const Found &found) {
         // Pieces of a web page, which the game shows in a window and not as chat.
         return one(TextForm::System, NoClient, shownText(found.message.text("text")));
     }},
    {"ResetHUD", [](const Found &found) { return one(ValueForm::Spawn, recorder(found), {}); }},
    {"WeapPickup", weaponPickup},
    {"ItemPickup",
     [](const Found &found) {
         return one(TextForm::Pickup, recorder(found), shownText(found.message.text("name")));
     }},
    {"AmmoPickup",
     [](const Found &found) {
         return one(ValueForm::Ammo, recorder(found),
                    EventValues().add(found.message.integer("amount")));
     }},
}};

} // namespace

Events userMessageEvents(const Found &found)
{
    const auto maker = std::ranges::find(UserEvents, found.message.name,
                                         [](const auto &row) { return row.first; });
    if (maker != UserEvents.end())
        return maker->second(found);
    if (userMessageLayout(found.message.name, found.before.game))
        return one(TextForm::System, NoClient, found.message.name);
    return unknownMessage(found);
}

} // namespace tickscope::goldsrc
