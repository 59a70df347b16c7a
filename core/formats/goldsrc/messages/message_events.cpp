// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_events.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "core/base/count_text.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/message_texts.h"

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

/// Client whose entity has that number; entities behind the players' are nobody.
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

Event eventOf(std::string_view kind, int client, std::string text)
{
    Event event;
    event.kind = kind;
    event.client = client;
    event.text = std::move(text);
    return event;
}

Events one(std::string_view kind, int client, std::string text)
{
    Events events;
    events.push_back(eventOf(kind, client, std::move(text)));
    return events;
}

/// "Name: words" without the name of who said it.
std::string withoutName(std::string words, const ClientState *sender)
{
    if (sender && sender->info) {
        const std::string start = shownText(sender->info->name()) + ": ";
        if (words.starts_with(start))
            words.erase(0, start.size());
    }
    return words;
}

Events sayText(const Found &found)
{
    const int sender = clientNamed(found, "player");
    // Counter-Strike sends a key for the form, and the words behind it.
    if (found.message.find("words"))
        return one(event_kind::Chat, sender, shownText(found.message.text("words")));
    return one(event_kind::Chat, sender,
               withoutName(shownText(found.message.text("text")), clientState(found, sender)));
}

/// Radio: number of the sender's entity, key, name, perhaps the place, words.
Events radio(const Found &found, std::string_view words)
{
    const std::string_view digits = found.message.text("text");
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return one(event_kind::Chat, clientOfIndex(number), titleText(words, {}));
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
    return one(event_kind::ServerMessage, NoClient, titleText(message.text("text"), arguments));
}

/// What a client is called in texts, as long as someone calls it anything.
std::string nameOf(const Found &found, int client)
{
    const ClientState *known = clientState(found, client);
    const std::string name = known && known->info ? shownText(known->info->name()) : std::string();
    return name.empty() ? "client " + std::to_string(client) : name;
}

Events deathMessage(const Found &found)
{
    std::string weapon = shownText(found.message.text("weapon"));
    if (found.message.find("weapon_id"))
        weapon = "weapon #" + std::to_string(found.message.integer("weapon_id"));
    if (found.message.integer("headshot") != 0)
        weapon += ", headshot";
    const std::string with = weapon.empty() ? std::string() : " (" + weapon + ")";
    const int killer = clientNamed(found, "killer");
    const int victim = clientNamed(found, "victim");
    // Killed by the world or by nobody else: the victim is the only one there is.
    const bool isAlone = killer == NoClient || killer == victim;
    Event event = eventOf(event_kind::Kill, isAlone ? victim : killer,
                          isAlone
                              ? nameOf(found, victim) + " died" + with
                              : nameOf(found, killer) + " killed " + nameOf(found, victim) + with);
    event.otherClient = victim;
    return {std::move(event)};
}

/// Scores are told again and again; only a change is an event.
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
    return one(event_kind::Score, client,
               countText(frags, "frag") + ", " + countText(deaths, "death"));
}

Events teamInfo(const Found &found)
{
    const int client = clientNamed(found, "player");
    const ClientState *known = clientState(found, client);
    const std::string_view team = found.message.text("team");
    if (known && known->team == team)
        return {};
    return one(event_kind::Team, client, shownText(team));
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
    return one(event_kind::Score, NoClient, shownText(team) + ": " + std::to_string(score));
}

Events sendAudio(const Found &found)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> RoundEnds{{
        {"terwin", "Terrorists win"},
        {"ctwin", "Counter-terrorists win"},
        {"rounddraw", "Round draw"},
    }};
    const std::string_view code = found.message.text("code");
    for (const auto &[word, text] : RoundEnds) {
        if (code.find(word) != std::string_view::npos)
            return one(event_kind::Round, NoClient, std::string(text));
    }
    return one(event_kind::Sound, clientNamed(found, "player"), shownText(code));
}

Events roundTime(const Found &found)
{
    const std::int64_t seconds = found.message.integer("seconds");
    return one(event_kind::Round, NoClient, "round time " + std::to_string(seconds) + " s");
}

Events damage(const Found &found)
{
    const std::int64_t armor = found.message.integer("armor");
    const std::int64_t health = found.message.integer("health");
    if (armor == 0 && health == 0)
        return {};
    return one(event_kind::Damage, recorder(found),
               std::to_string(health) + " health, " + std::to_string(armor) + " armor");
}

std::string weaponText(const Found &found, std::int64_t id)
{
    const auto known = found.before.weaponNames->find(static_cast<std::uint8_t>(id));
    return known == found.before.weaponNames->end() ? "weapon #" + std::to_string(id)
                                                    : shownText(known->second);
}

Events hudText(const Found &found)
{
    return one(event_kind::Broadcast, NoClient, titleText(found.message.text("text"), {}));
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
         return one(event_kind::System, NoClient, shownText(found.message.text("text")));
     }},
    {"ResetHUD", [](const Found &found) { return one(event_kind::Spawn, recorder(found), ""); }},
    {"WeapPickup",
     [](const Found &found) {
         return one(event_kind::Pickup, recorder(found),
                    weaponText(found, found.message.integer("weapon_id")));
     }},
    {"ItemPickup",
     [](const Found &found) {
         return one(event_kind::Pickup, recorder(found), shownText(found.message.text("name")));
     }},
    {"AmmoPickup",
     [](const Found &found) {
         return one(event_kind::Pickup, recorder(found),
                    std::to_string(found.message.integer("amount")) + " ammo");
     }},
}};

Events userMessage(const Found &found)
{
    const auto maker = std::ranges::find(UserEvents, found.message.name,
                                         [](const auto &row) { return row.first; });
    if (maker != UserEvents.end())
        return maker->second(found);
    std::string text(found.message.name);
    if (userMessageLayout(found.message.name, found.before.game))
        return one(event_kind::System, NoClient, std::move(text));
    text += ", " + countText(found.message.payload.size(), "byte");
    return one(event_kind::Unknown, NoClient, std::move(text));
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
    if (known->info && !isSame)
        events.push_back(eventOf(event_kind::Leave, client, nameOf(found, client) + " left"));
    if (!now.text.empty() && !isSame)
        events.push_back(eventOf(event_kind::Join, client, shownText(now.name()) + " joined"));
    if (isSame && known->info->name() != now.name())
        events.push_back(eventOf(event_kind::Rename, client,
                                 nameOf(found, client) + " is now " + shownText(now.name())));
    if (isSame && known->info->value("model") != now.value("model"))
        events.push_back(eventOf(event_kind::Skin, client, shownText(now.value("model"))));
    return events;
}

Events sound(const Found &found)
{
    constexpr std::int64_t SentenceFlag = 16;
    const std::int64_t index = found.message.integer("sound");
    const bool isSentence = (found.message.integer("flags") & SentenceFlag) != 0;
    std::string text(isSentence ? std::string_view()
                                : found.before.resources->name(ResourceType::Sound,
                                                               static_cast<unsigned>(index)));
    if (text.empty())
        text = (isSentence ? "sentence #" : "sound #") + std::to_string(index);
    return one(event_kind::Sound, clientOfEntity(found, found.message.integer("entity")),
               std::move(text));
}

Events gameEvents(const Found &found)
{
    Events events;
    for (const GameEvent &gameEvent : found.message.gameEvents) {
        std::string text(found.before.resources->name(ResourceType::Event, gameEvent.index));
        if (text.empty())
            text = "event #" + std::to_string(gameEvent.index);
        const int client = gameEvent.entity ? clientOfEntity(found, *gameEvent.entity) : NoClient;
        events.push_back(eventOf(message_event::Script, client, std::move(text)));
    }
    return events;
}

Events tempEntity(const Found &found)
{
    const auto kind = static_cast<std::uint8_t>(found.message.integer("kind"));
    const std::string_view name = tempEntityLayout(kind)->name;
    if (found.message.find("text"))
        return one(event_kind::Broadcast, NoClient, shownText(found.message.text("text")));
    const bool isExplosion = name.find("explosion") != std::string_view::npos;
    return one(isExplosion ? event_kind::Explosion : message_event::TempEntity, NoClient,
               std::string(name));
}

Events director(const Found &found)
{
    const std::int64_t command = found.message.integer("command");
    if (found.message.find("text"))
        return one(event_kind::Broadcast, NoClient, shownText(found.message.text("text")));
    if (found.message.find("console_command"))
        return one(message_event::StuffText, NoClient,
                   shownText(found.message.text("console_command")));
    const KindLayout *layout = directorLayout(static_cast<std::uint8_t>(command));
    Event event = eventOf(
        message_event::Director, clientOfEntity(found, found.message.integer("entity")),
        layout ? std::string(layout->name) : "command " + std::to_string(command));
    event.otherClient = clientOfEntity(found, found.message.integer("entity2"));
    return {std::move(event)};
}

Events engineMessage(const Found &found)
{
    const auto textAs = [&](std::string_view kind, std::string_view field) {
        return one(kind, NoClient, shownText(found.message.text(field)));
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
        return textAs(event_kind::ServerMessage, "text");
    case svc::Disconnect:
        return textAs(event_kind::ServerMessage, "reason");
    case svc::StuffText:
        return textAs(message_event::StuffText, "command");
    case svc::CenterPrint:
    case svc::Finale:
    case svc::CutScene:
        return textAs(event_kind::Broadcast, "text");
    case svc::ServerInfo:
        return textAs(event_kind::Map, "map");
    case svc::SetPause:
        return one(event_kind::Pause, NoClient,
                   found.message.integer("paused") != 0 ? "paused" : "resumed");
    case svc::Intermission:
        return one(event_kind::Round, NoClient, "intermission");
    default:
        return one(event_kind::System, NoClient, std::string(found.message.name));
    }
}

} // namespace

std::vector<Event> messageEvents(const ServerMessage &message, const ServerState &before,
                                 EventDetail detail)
{
    const Found found{message, before};
    Events events = message.isUserMessage() ? userMessage(found) : engineMessage(found);
    for (std::size_t i = 0; i < events.size(); ++i) {
        events[i].byte = message.byte;
        if (detail != EventDetail::WithFields)
            continue;
        events[i].fields = i < message.gameEvents.size()
                               ? gameEventFields(message.gameEvents[i], before)
                               : messageFields(message);
    }
    return events;
}

} // namespace tickscope::goldsrc
