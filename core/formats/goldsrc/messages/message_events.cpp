// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_events.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/parsing.h"
#include "core/formats/goldsrc/messages/message_forms.h"
#include "core/formats/goldsrc/messages/message_tables.h"

namespace tickscope::goldsrc {

namespace {

using Events = std::vector<Event>;

/// A message on its way to events.
struct Found {
    const ServerMessage &message;
    const ServerState &before;
};

/// Client of a player index, which begins at 1; 0 is the server.
int clientOfIndex(std::int64_t index)
{
    return index >= 1 && index <= static_cast<std::int64_t>(ClientSlots)
               ? static_cast<int>(index) - 1
               : NoClient;
}

int clientNamed(const Found &found, std::string_view field)
{
    return clientOfIndex(found.message.integer(field));
}

/// Client whose entity has that number; entities behind the players' are none.
int clientOfEntity(const Found &found, std::int64_t number)
{
    return number <= found.before.maxClients() ? clientOfIndex(number) : NoClient;
}

/// Whose recording it is.
int recorder(const Found &found)
{
    const auto slot = found.before.recorderSlot();
    return slot && *slot < ClientSlots ? *slot : NoClient;
}

const ClientState *clientState(const Found &found, int client)
{
    return client == NoClient ? nullptr : &found.before.clients[static_cast<std::size_t>(client)];
}

Event eventOf(const EventForm &form, int client, EventValues values)
{
    Event event;
    event.form = &form;
    event.client = client;
    event.values = std::move(values);
    return event;
}

Events one(ValueForm form, int client, EventValues values)
{
    Events events;
    events.push_back(eventOf(valueForm(form), client, std::move(values)));
    return events;
}

Events one(TextForm form, int client, std::string_view text)
{
    Events events;
    events.push_back(eventOf(textForm(form), client, EventValues().addText(text)));
    return events;
}

/// Radio: number of the sender's entity, key, name, perhaps the place, words.
Events radio(const Found &found, std::string_view words)
{
    std::string_view digits = found.message.text("text");
    const auto number = consumeNumber<std::int64_t>(digits).value_or(0);
    return one(TextForm::Chat, clientOfIndex(number), titleText(words, {}));
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

/// What a client is called, as long as it is called anything; addName() has its number else.
std::string clientName(const Found &found, int client)
{
    const ClientState *known = clientState(found, client);
    return known && known->info ? shownText(known->info->name()) : std::string();
}

void addName(EventValues &values, const Found &found, int client)
{
    const std::string name = clientName(found, client);
    if (name.empty())
        values.add(std::int64_t{client});
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

Events deathMessage(const Found &found)
{
    const int killer = clientNamed(found, "killer");
    const int victim = clientNamed(found, "victim");
    // Killed by the world or by no other client: the victim is the only one there is.
    const bool isAlone = killer == NoClient || killer == victim;
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
        addName(values, found, killer);
    addName(values, found, victim);
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

Events userMessage(const Found &found)
{
    const auto maker = std::ranges::find(UserEvents, found.message.name,
                                         [](const auto &row) { return row.first; });
    if (maker != UserEvents.end())
        return maker->second(found);
    if (userMessageLayout(found.message.name, found.before.game))
        return one(TextForm::System, NoClient, found.message.name);
    return one(ValueForm::Unknown, NoClient,
               EventValues()
                   .addText(found.message.name)
                   .add(static_cast<std::int64_t>(found.message.payload.size())));
}

/// A slot is taken, freed, or its player calls himself otherwise.
Events userInfo(const Found &found)
{
    const std::int64_t slot = found.message.integer("slot");
    const int client = clientOfIndex(slot + 1);
    const ClientState *known = clientState(found, client);
    if (!known)
        return {};
    const UserInfo now{static_cast<std::int32_t>(found.message.integer("user_id")),
                       std::string(found.message.text("userinfo"))};
    Events events;
    const bool isSame = known->info && !now.text.empty() && known->info->userId == now.userId;
    const auto addEvent = [&events, client](const EventForm &form, EventValues values) {
        events.push_back(eventOf(form, client, std::move(values)));
    };
    const auto addLeave = [&](int leaver) {
        EventValues name;
        addName(name, found, leaver);
        events.push_back(eventOf(valueForm(ValueForm::Leave), leaver, std::move(name)));
    };
    EventValues before;
    addName(before, found, client);
    if (known->info && !isSame)
        addLeave(client);
    const auto elsewhere = now.text.empty() || isSame ? std::nullopt
                                                      : found.before.slotBefore(slot, now);
    if (elsewhere)
        addLeave(static_cast<int>(*elsewhere));
    if (!now.text.empty() && !isSame)
        addEvent(valueForm(ValueForm::Join), EventValues().addText(shownText(now.name())));
    if (isSame && known->info->name() != now.name()) {
        EventValues both = before;
        addEvent(valueForm(ValueForm::Rename), both.addText(shownText(now.name())));
    }
    if (isSame && known->info->value("model") != now.value("model"))
        addEvent(textForm(TextForm::Skin), EventValues().addText(shownText(now.value("model"))));
    return events;
}

Events sound(const Found &found)
{
    constexpr std::int64_t SentenceFlag = 16;
    const std::int64_t index = found.message.integer("sound");
    const bool isSentence = (found.message.integer("flags") & SentenceFlag) != 0;
    const int client = clientOfEntity(found, found.message.integer("entity"));
    const std::string_view name = isSentence ? std::string_view()
                                             : found.before.resources->name(
                                                 ResourceType::Sound, static_cast<unsigned>(index));
    if (!name.empty())
        return one(TextForm::Sound, client, name);
    return one(ValueForm::NamelessSound, client,
               EventValues().add(index).add(std::int64_t{isSentence}));
}

Events gameEvents(const Found &found)
{
    Events events;
    for (const GameEvent &gameEvent : found.message.gameEvents) {
        const std::string_view name = found.before.resources->name(ResourceType::Event,
                                                                   gameEvent.index);
        EventValues values;
        if (name.empty())
            values.add(std::int64_t{gameEvent.index});
        else
            values.addText(name);
        const int client = gameEvent.entity ? clientOfEntity(found, *gameEvent.entity) : NoClient;
        events.push_back(eventOf(valueForm(ValueForm::Script), client, std::move(values)));
    }
    return events;
}

Events tempEntity(const Found &found)
{
    const std::string_view name = found.message.kind;
    if (found.message.find("text"))
        return one(TextForm::Broadcast, NoClient, shownText(found.message.text("text")));
    const bool isExplosion = name.find("explosion") != std::string_view::npos;
    return one(isExplosion ? TextForm::Explosion : TextForm::TempEntity, NoClient, name);
}

/// What an entity is called, or its number; nothing for number 0.
void addEntity(EventValues &values, const Found &found, std::int64_t number)
{
    const int client = clientOfEntity(found, number);
    if (number == 0)
        values.addNothing();
    else if (clientName(found, client).empty())
        values.add(number);
    else
        values.addText(clientName(found, client));
}

/// Whom to look at.
Events directorEvent(const Found &found)
{
    const std::int64_t first = found.message.integer("entity");
    const std::int64_t second = found.message.integer("entity2");
    const std::int64_t flags = found.message.integer("flags");
    EventValues values;
    addEntity(values, found, first);
    addEntity(values, found, second);
    values.add(flags & DirectorPriority).add(flags & ~DirectorPriority);
    Events events = one(ValueForm::DirectorEvent, clientOfEntity(found, first), std::move(values));
    events.front().otherClient = clientOfEntity(found, second);
    return events;
}

Events director(const Found &found)
{
    if (found.message.kind == "event")
        return directorEvent(found);
    if (found.message.find("text"))
        return one(TextForm::Broadcast, NoClient, shownText(found.message.text("text")));
    if (found.message.find("console_command"))
        return one(TextForm::StuffText, NoClient, shownText(found.message.text("console_command")));
    EventValues values;
    if (found.message.kind.empty())
        values.add(found.message.integer("command"));
    else
        values.addText(found.message.kind);
    Events events = one(ValueForm::Director, clientOfEntity(found, found.message.integer("entity")),
                        std::move(values));
    events.front().otherClient = clientOfEntity(found, found.message.integer("entity2"));
    return events;
}

Events engineMessage(const Found &found)
{
    const auto textAs = [&](TextForm form, std::string_view field) {
        return one(form, NoClient, shownText(found.message.text(field)));
    };
    switch (found.message.id) {
    case svc::Nop:
    case svc::Time:
    case svc::ClientData:
    case svc::Pings:
    case svc::PacketEntities:
    case svc::DeltaPacketEntities:
    case svc::Choke:
        return {}; // States; nothing happens.
    case svc::Event:
    case svc::EventReliable:
        return gameEvents(found);
    case svc::Sound:
        return sound(found);
    case svc::UpdateUserInfo:
        return userInfo(found);
    case svc::TempEntity:
        return tempEntity(found);
    case svc::Director:
        return director(found);
    case svc::Print:
        return textAs(TextForm::ServerMessage, "text");
    case svc::Disconnect:
        return textAs(TextForm::ServerMessage, "reason");
    case svc::StuffText:
        return textAs(TextForm::StuffText, "command");
    case svc::CenterPrint:
    case svc::Finale:
    case svc::CutScene:
        return textAs(TextForm::Broadcast, "text");
    case svc::ServerInfo:
        return textAs(TextForm::Map, "map");
    case svc::SetPause:
        return one(ValueForm::Pause, NoClient,
                   EventValues().add(std::int64_t{found.message.integer("paused") != 0}));
    case svc::Intermission:
        return one(ValueForm::Intermission, NoClient, {});
    default:
        return one(TextForm::System, NoClient, found.message.name);
    }
}

/// Who hears a line of the chat; empty for all else, and where that is not certain.
std::string_view audienceOf(const Found &found, const Event &event)
{
    if (event.form != &textForm(TextForm::Chat))
        return {};
    if (found.message.name != "SayText")
        return "team"; // The radio.
    return speechOf(found.message, clientState(found, event.client)).audience;
}

} // namespace

EventForms messageEventForms()
{
    return allForms();
}

std::vector<Event> messageEvents(const ServerMessage &message, const ServerState &before,
                                 EventDetail detail)
{
    const Found found{message, before};
    Events events = message.isUserMessage() ? userMessage(found) : engineMessage(found);
    for (std::size_t i = 0; i < events.size(); ++i) {
        events[i].byte = message.byte;
        const std::string_view audience = audienceOf(found, events[i]);
        if (audience == "team")
            events[i].values.add(SaidToTeam);
        if (detail != EventDetail::WithFields)
            continue;
        events[i].fields = i < message.gameEvents.size()
                               ? gameEventFields(message.gameEvents[i], before)
                               : messageFields(message);
        if (!audience.empty())
            events[i].fields.push_back({"team", std::string(audience), {}});
    }
    return events;
}

} // namespace tickscope::goldsrc
