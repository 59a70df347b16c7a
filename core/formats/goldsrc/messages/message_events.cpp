// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_events.h"

#include <utility>

#include "core/formats/goldsrc/messages/found_message.h"
#include "core/formats/goldsrc/messages/message_tables.h"

namespace tickscope::goldsrc {

namespace {

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
    Events events = message.isUserMessage() ? userMessageEvents(found) : engineMessage(found);
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
