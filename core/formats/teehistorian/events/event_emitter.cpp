// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_emitter.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/parsing.h"
#include "core/formats/teehistorian/records/record_reader.h"
#include "core/formats/teeworlds_common/messages/implied_events.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/model/secrets.h"

namespace tickscope::teehistorian {

namespace {

/// Source: teehistorian.md, section 6.
constexpr std::int32_t ChatCommand = 128;
/// Of the chat and, in part, of consoles. Source: ddnet-rebuild.md, section 10.
constexpr std::array<std::string_view, 19> MovingCommands{
    "tp",       "tele",    "teleport", "telecursor", "tc",      "lasttp", "totele",
    "totelecp", "back",    "rescue",   "r",          "left",    "up",     "down",
    "right",    "kill_pl", "set_team", "move",       "move_raw"};
/// Of consoles, for one client by its number. Those of DDRace that DDNet has without a number have
/// no argument there.
constexpr std::array<std::string_view, 20> CommandsForClient{
    "kick",         "ban",           "muteid",   "unmuteid", "voteban",
    "voteunban",    "kill_pl",       "set_team", "tele",     "set_team_ddr",
    "force_pause",  "force_unpause", "teleport", "freeze",   "unfreeze",
    "freezehammer", "super",         "unsuper",  "move_raw", "move"};
/// Of the chat, for one client by its name.
constexpr std::array<std::string_view, 8> CommandsForName{"w",    "whisper", "invite", "swap",
                                                          "spec", "pause",   "tp",     "teleport"};

bool isAmong(std::span<const std::string_view> commands, std::string_view command)
{
    return std::ranges::find(commands, command) != commands.end();
}

/// Which arguments of a command of a console are numbers of clients.
std::span<const std::string_view> clientArguments(const Record &command)
{
    const std::span<const std::string_view> all = command.args;
    const std::string_view name = command.text;
    if (name == "force_vote" && all.size() > 1 && (all[0] == "kick" || all[0] == "spectate"))
        return all.subspan(1, 1);
    const bool isPlace = (name == "move" || name == "move_raw") && all.size() < 3;
    if (isPlace || !isAmong(CommandsForClient, name))
        return {};
    return all.first(std::min(all.size(), std::size_t{name.starts_with("tele") ? 2U : 1U}));
}

std::string rawText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

constexpr std::int64_t Protocol06 = 6;
constexpr std::int64_t Protocol07 = 7;

/// Nothing where \a isThere is not.
void addIf(bool isThere, EventValues &values, std::string_view text)
{
    if (isThere)
        values.addText(text);
    else
        values.addNothing();
}

} // namespace

EventForms recordEventForms()
{
    EventForms forms = clientMessageForms();
    for (std::size_t i = 0; i < static_cast<std::size_t>(RecordForm::Count); ++i)
        forms.push_back(&recordForm(static_cast<RecordForm>(i)));
    forms.push_back(&teeworlds::systemMessageForm());
    forms.push_back(&teeworlds::unknownMessageForm());
    return forms;
}

std::string EventEmitter::nameOf(int client) const
{
    if (isClient(client) && !m_clients.at(client).name.empty())
        return m_clients.at(client).name;
    return "client " + std::to_string(client);
}

void EventEmitter::addName(EventValues &values, int client) const
{
    if (isClient(client) && !m_clients.at(client).name.empty())
        values.addText(m_clients.at(client).name);
    else
        values.add(std::int64_t{client});
}

Event EventEmitter::eventOf(const Record &record, RecordForm form, int client) const
{
    return Event{.tick = m_tick, .form = &recordForm(form), .client = client, .byte = record.byte};
}

void EventEmitter::emitTee(const Record &record)
{
    const bool isNew = record.kind == RecordKind::PlayerNew;
    Event event = eventOf(record, isNew ? RecordForm::Spawn : RecordForm::Vanish, record.client);
    if (!m_sink.wantsValues())
        return emitEvent(event);
    if (isNew)
        event.values.add(std::int64_t{record.x}).add(std::int64_t{record.y});
    // Who leaves is gone before the tee is.
    const std::string &leaver = m_clients.at(record.client).leaverName;
    if (!isNew && !leaver.empty())
        event.values.addText(leaver);
    else
        addName(event.values, record.client);
    emitEvent(event);
}

void EventEmitter::emitJoin(const Record &record)
{
    const bool isSixup = m_clients.at(record.client).isSixup;
    Event event = eventOf(record, RecordForm::Join, record.client);
    if (!m_sink.wantsValues())
        return emitEvent(event);
    event.values.add(isSixup ? Protocol07 : Protocol06);
    addName(event.values, record.client);
    emitEvent(event);
}

void EventEmitter::emitDrop(const Record &record)
{
    Event event = eventOf(record, RecordForm::Leave, record.client);
    if (!m_sink.wantsValues())
        return emitEvent(event);
    event.values.addText(m_clients.at(record.client).name).addText(record.text);
    addName(event.values, record.client);
    emitEvent(event);
}

int EventEmitter::otherPartyOf(const Record &command, bool isInChat) const
{
    if (isInChat && !command.args.empty() && isAmong(CommandsForName, command.text)) {
        const int named = teeworlds::clientNamed(command.args.front(), [this](int client) {
            return isClient(client) ? std::string_view(m_clients.at(client).name)
                                    : std::string_view();
        });
        return named == command.client ? NoClient : named;
    }
    for (const std::string_view argument :
         isInChat ? std::span<const std::string_view>() : clientArguments(command)) {
        const int client = parseNumber<int>(argument).value_or(NoClient);
        if (isClient(client) && client != command.client)
            return client;
    }
    return NoClient;
}

void EventEmitter::emitCommand(const Record &record)
{
    std::string name(record.text);
    std::string line = commandLine(record);
    EventValues arguments;
    for (const std::string_view argument : record.args)
        arguments.addText(argument);
    if (const std::string shown = withoutCommandSecrets(line);
        !m_sink.wantsSecrets() && shown != line) {
        name = withoutCommandSecrets(name);
        line = shown;
        arguments.clear();
        if (!record.args.empty())
            arguments.addText(HiddenSecret);
    }
    const bool isInChat = (record.commandFlags & ChatCommand) != 0;
    if (isInChat)
        line.insert(0, 1, '/');
    const int client = isClient(record.client) ? record.client : NoClient;
    const int other = otherPartyOf(record, isInChat);
    RecordForm form = RecordForm::Command;
    if (isAmong(MovingCommands, record.text)) {
        // Of two clients the first one goes to the second.
        const bool isVictim = !isInChat && other != NoClient
                              && parseNumber<int>(record.args.front()) == other
                              && (!record.text.starts_with("tele") || record.args.size() > 1);
        form = isVictim ? RecordForm::CommandMovingOther : RecordForm::MovingCommand;
    }
    Event event = eventOf(record, form, client);
    event.otherClient = other;
    event.values.addText(name).addList(arguments).add(std::int64_t{record.commandFlags});
    if (client == NoClient)
        event.values.add(std::int64_t{record.client});
    else
        event.values.addNothing();
    event.values.addText(line);
    if (other != NoClient && !isInChat) // where the line has a number
        addName(event.values, other);
    emitEvent(event);
}

void EventEmitter::emitMessage(const Record &record, const Result<teeworlds::Message> &message)
{
    std::string name;
    const teeworlds::NameLookup names = [this, &name](int client) -> std::string_view {
        return name = nameOf(client);
    };
    const auto protocol = m_clients.at(record.client).isSixup ? teeworlds::Protocol::V07
                                                              : teeworlds::Protocol::V06;
    const teeworlds::EventContext context{protocol, names, NoClient, true, m_sink.wantsSecrets()};
    Event event;
    if (!message) {
        const bool isSecret = !m_sink.wantsSecrets()
                              && teeworlds::mayHoldSecrets(record.payload, protocol);
        event = teeworlds::unreadableMessageEvent(record.payload, message.error(), isSecret);
    } else {
        event = messageEvent(*message, record.payload, context);
        if (message->type)
            event.form = &clientMessageForm(*event.form);
    }
    event.tick = m_tick;
    event.byte = record.byte;
    event.client = record.client; // all of them are of clients
    emitEvent(event);
}

void EventEmitter::emitRename(const Record &record, int client, std::string_view name,
                              EventSource source)
{
    Event event = eventOf(record, RecordForm::Rename, client);
    event.values = EventValues().addText(m_clients.at(client).name).addText(name);
    event.source = source;
    emitEvent(event);
}

void EventEmitter::emitSavedGame(const Record &record, const ExMessage &message)
{
    const bool isSave = message.kind == ExKind::SaveSuccess || message.kind == ExKind::SaveFailure;
    const bool isSuccess = message.kind == ExKind::SaveSuccess
                           || message.kind == ExKind::LoadSuccess;
    EventValues values;
    values.add(std::int64_t{message.subject}).add(std::int64_t{isSuccess});
    addIf(isSuccess, values, message.uuid.text());
    addIf(isSuccess, values, message.text);
    emitPlain(record, isSave ? RecordForm::Save : RecordForm::Load, NoClient, std::move(values));
}

void EventEmitter::emitVersion(const Record &record, const ExMessage &message)
{
    const bool isNew = message.kind == ExKind::DdnetVersion;
    EventValues values;
    values.add(std::int64_t{message.value});
    addIf(isNew, values, message.uuid.text());
    addIf(isNew || !message.text.empty(), values, message.text);
    emitNamed(record, RecordForm::Version, message.subject, std::move(values));
}

/// Those with values of their own, a name behind them, and nothing else to say.
void EventEmitter::emitNamed(const Record &record, RecordForm form, int client, EventValues values)
{
    addName(values, client);
    emitPlain(record, form, client, std::move(values));
}

void EventEmitter::emitSwap(const Record &record, const ExMessage &message)
{
    Event event = eventOf(record, RecordForm::Swap, message.subject);
    event.otherClient = isClient(message.value) ? message.value : NoClient;
    event.values.add(std::int64_t{message.value});
    addName(event.values, message.subject);
    if (isClient(message.value))
        addName(event.values, message.value);
    else
        event.values.addText(nameOf(message.value));
    emitEvent(event);
}

void EventEmitter::emitPlain(const Record &record, RecordForm form, int client, EventValues values)
{
    Event event = eventOf(record, form, client);
    event.values = std::move(values);
    emitEvent(event);
}

void EventEmitter::emitEx(const Record &record, const ExMessage &message, bool isSetUp,
                          int superTeam)
{
    const int client = isAboutClient(message.kind) ? message.subject : NoClient;
    const std::int64_t subject = message.subject;
    const std::int64_t value = message.value;
    switch (message.kind) {
    case ExKind::Unknown:
        return emitPlain(
            record, RecordForm::UnknownRecord, client,
            EventValues().addText(record.uuid.text()).addText(rawText(record.payload)));
    case ExKind::Test:
        return emitPlain(record, RecordForm::Test, client, {});
    case ExKind::SaveSuccess:
    case ExKind::SaveFailure:
    case ExKind::LoadSuccess:
    case ExKind::LoadFailure:
        return emitSavedGame(record, message);
    case ExKind::AuthInit:
    case ExKind::AuthLogin:
        return emitNamed(record, RecordForm::Login, client,
                         EventValues()
                             .add(isSetUp ? login_action::AlreadyLoggedIn : login_action::Login)
                             .add(value)
                             .addText(message.text));
    case ExKind::AuthLogout:
        return emitNamed(record, RecordForm::Logout, client,
                         EventValues().add(login_action::Logout));
    case ExKind::DdnetVersionOld:
    case ExKind::DdnetVersion:
        return emitVersion(record, message);
    case ExKind::JoinVersion6:
    case ExKind::JoinVersion7:
        return emitNamed(
            record, RecordForm::Protocol, client,
            EventValues().add(message.kind == ExKind::JoinVersion7 ? Protocol07 : Protocol06));
    case ExKind::PlayerTeam:
        return emitNamed(record, RecordForm::Team, client,
                         EventValues()
                             .add(std::int64_t{m_clients.at(client).team})
                             .add(value)
                             .add(std::int64_t{value == superTeam}));
    case ExKind::TeamPractice:
        return emitPlain(record, RecordForm::Practice, client,
                         EventValues().add(subject).add(value));
    case ExKind::PlayerReady:
        return emitNamed(record, RecordForm::Ready, client, {});
    case ExKind::PlayerSwap:
        return emitSwap(record, message);
    case ExKind::PlayerRejoin:
        return emitNamed(record, RecordForm::Rejoin, client, {});
    case ExKind::Antibot:
        return emitPlain(record, RecordForm::Antibot, client,
                         EventValues().addText(rawText(record.payload)));
    case ExKind::PlayerName:
        return emitPlain(record, RecordForm::Name, client,
                         EventValues().addText(message.text).add(std::int64_t{client}));
    case ExKind::PlayerFinish:
        return emitNamed(record, RecordForm::Finish, client, EventValues().add(value));
    case ExKind::TeamFinish:
        return emitPlain(record, RecordForm::TeamFinish, client,
                         EventValues().add(subject).add(value));
    }
}

} // namespace tickscope::teehistorian
