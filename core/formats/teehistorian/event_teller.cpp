// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/event_teller.h"

#include <array>
#include <cstdio>

#include "core/formats/teehistorian/secrets.h"
#include "core/formats/teeworlds_common/enum_texts.h"

namespace tickscope::teehistorian {

namespace {

/// Contexts of a console command. Source: teehistorian.md, section 6.
const ValueTexts &commandFlagTexts()
{
    static const ValueTexts texts = {
        {1, "save"},  {2, "client"}, {4, "server"}, {8, "store"},
        {32, "econ"}, {128, "chat"}, {256, "game"}, {512, "non-teehistoric"}};
    return texts;
}
constexpr std::int32_t ChatCommand = 128;

std::string commandFlagText(std::int32_t mask)
{
    Field field;
    field.kind = FieldKind::Flags;
    field.texts = std::make_shared<const ValueTexts>(commandFlagTexts());
    return field.textOf(std::int64_t{mask});
}

std::string_view callerText(std::int32_t client)
{
    switch (client) {
    case -1:
        return "config or console";
    case -2:
        return "map";
    case -3:
        return "no game";
    default:
        return {};
    }
}

/// As it would be typed into a console: in quotes where its borders could not be seen else.
std::string quotedArgument(std::string_view argument)
{
    constexpr std::string_view Special = " \t\n\r\"\\;";
    if (!argument.empty() && argument.find_first_of(Special) == std::string_view::npos)
        return std::string(argument);
    std::string quoted = "\"";
    for (const char c : argument) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string rawText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

std::string levelText(std::int32_t level)
{
    const auto word = teeworlds::wordFor(teeworlds::authLevelTexts, level);
    return word.empty() ? "level " + std::to_string(level) : std::string(word);
}

/// "1:02.34"; 50 ticks are a second.
std::string durationText(std::int32_t ticks)
{
    std::array<char, 48> buffer{};
    const std::int64_t hundredths = std::int64_t{ticks} * 2;
    const auto minutes = static_cast<long long>(hundredths / 6000);
    const long long seconds = hundredths / 100 % 60;
    const long long rest = hundredths % 100;
    if (ticks < 0)
        return std::to_string(ticks) + " ticks";
    if (minutes > 0)
        std::snprintf(buffer.data(), buffer.size(), "%lld:%02lld.%02lld", minutes, seconds, rest);
    else
        std::snprintf(buffer.data(), buffer.size(), "%lld.%02lld", seconds, rest);
    return buffer.data();
}

std::string teamText(std::int32_t team)
{
    return "team " + std::to_string(team);
}

} // namespace

std::string EventTeller::nameOf(int client) const
{
    if (isClient(client) && !m_clients.at(client).name.empty())
        return m_clients.at(client).name;
    return "client " + std::to_string(client);
}

Event EventTeller::eventOf(const Record &record, std::string_view kind, int client,
                           std::string text) const
{
    Event event;
    event.tick = m_tick;
    event.kind = kind;
    event.client = client;
    event.text = std::move(text);
    event.byte = record.byte;
    return event;
}

void EventTeller::add(Event &event, std::string_view name, Value value, std::string text) const
{
    if (m_sink.wantsFields())
        event.fields.push_back({name, std::move(value), std::move(text)});
}

void EventTeller::tellTee(const Record &record)
{
    const bool isNew = record.kind == RecordKind::PlayerNew;
    Event event = eventOf(record,
                          isNew ? event_kind::Spawn : std::string_view("teehistorian:vanish"),
                          record.client, nameOf(record.client) + (isNew ? " spawned" : " is gone"));
    if (isNew) {
        add(event, "x", std::int64_t{record.x});
        add(event, "y", std::int64_t{record.y});
    }
    tell(event);
}

void EventTeller::tellJoin(const Record &record)
{
    const bool isSixup = m_clients.at(record.client).isSixup;
    Event event = eventOf(record, event_kind::Join, record.client,
                          nameOf(record.client) + " connected");
    add(event, "protocol", std::string(isSixup ? "0.7" : "0.6"));
    tell(event);
}

void EventTeller::tellDrop(const Record &record)
{
    const std::string reason(record.text);
    Event event = eventOf(record, event_kind::Leave, record.client,
                          nameOf(record.client) + " left"
                              + (reason.empty() ? std::string() : " (" + reason + ")"));
    add(event, "name", m_clients.at(record.client).name);
    add(event, "reason", reason);
    tell(event);
}

void EventTeller::tellCommand(const Record &record)
{
    const bool isSecret = !record.args.empty() && hasSecretArguments(record.text)
                          && !m_sink.wantsSecrets();
    std::string line = (record.commandFlags & ChatCommand) != 0 ? "/" : "";
    line += std::string(record.text);
    if (isSecret)
        line += ' ' + std::string(HiddenSecret);
    else
        for (const std::string_view argument : record.args)
            line += ' ' + quotedArgument(argument);
    const int client = isClient(record.client) ? record.client : NoClient;
    Event event = eventOf(record, event_kind::Command, client, std::move(line));
    add(event, "command", std::string(record.text));
    if (isSecret)
        add(event, "arguments", std::string(HiddenSecret));
    else
        for (const std::string_view argument : record.args)
            add(event, "arguments", std::string(argument));
    add(event, "flags", std::int64_t{record.commandFlags}, commandFlagText(record.commandFlags));
    if (client == NoClient)
        add(event, "caller", std::int64_t{record.client}, std::string(callerText(record.client)));
    tell(event);
}

void EventTeller::tellRename(const Record &record, int client, std::string_view name)
{
    const std::string from = m_clients.at(client).name;
    Event event = eventOf(record, event_kind::Rename, client,
                          from + " is now " + std::string(name));
    add(event, "from", from);
    add(event, "to", std::string(name));
    tell(event);
}

void EventTeller::tellFinish(const Record &record)
{
    tell(eventOf(record, event_kind::Recording, NoClient, "end of the recording"));
}

void EventTeller::tellUnknownEx(const Record &record)
{
    Event event = eventOf(record, event_kind::Unknown, NoClient, "record " + record.uuid.text());
    add(event, "uuid", record.uuid.text());
    add(event, "bytes", rawText(record.payload));
    tell(event);
}

void EventTeller::tellSavedGame(const Record &record, const ExMessage &message)
{
    const bool isSave = message.kind == ExKind::SaveSuccess || message.kind == ExKind::SaveFailure;
    const bool isSuccess = message.kind == ExKind::SaveSuccess
                           || message.kind == ExKind::LoadSuccess;
    std::string text = teamText(message.subject);
    if (isSuccess)
        text += isSave ? " was saved" : " was loaded";
    else
        text += isSave ? " could not be saved" : " could not be loaded";
    Event event = eventOf(record, isSave ? event_kind::Save : event_kind::Load, NoClient,
                          std::move(text));
    add(event, "team", std::int64_t{message.subject});
    add(event, "success", std::int64_t{isSuccess ? 1 : 0});
    if (isSuccess) {
        add(event, "uuid", message.uuid.text());
        add(event, "save", std::string(message.text));
    }
    tell(event);
}

void EventTeller::tellEx(const Record &record, const ExMessage &message, bool isSetUp)
{
    const bool isAbout = isAboutClient(message.kind);
    const int client = isAbout ? message.subject : NoClient;
    const std::string who = isAbout ? nameOf(client) : teamText(message.subject);
    const std::string text(message.text);
    const std::int64_t value = message.value;
    const auto make = [&](std::string_view kind, std::string said) {
        return eventOf(record, kind, client, std::move(said));
    };
    Event event;
    switch (message.kind) {
    case ExKind::Unknown:
        return tellUnknownEx(record);
    case ExKind::Test:
        return tell(make("teehistorian:test", "test record"));
    case ExKind::SaveSuccess:
    case ExKind::SaveFailure:
    case ExKind::LoadSuccess:
    case ExKind::LoadFailure:
        return tellSavedGame(record, message);
    case ExKind::AuthInit:
    case ExKind::AuthLogin:
        event = make(event_kind::Login,
                     who + (isSetUp ? " was already logged in as " : " logged in as ")
                         + levelText(message.value) + (text.empty() ? "" : " (" + text + ")"));
        add(event, "action", std::string(isSetUp ? "already_logged_in" : "login"));
        add(event, "level", value, levelText(message.value));
        add(event, "name", text);
        break;
    case ExKind::AuthLogout:
        event = make(event_kind::Login, who + " logged out");
        add(event, "action", std::string("logout"));
        break;
    case ExKind::DdnetVersionOld:
    case ExKind::DdnetVersion:
        event = make("teehistorian:version",
                     who + " has DDNet " + std::to_string(value)
                         + (text.empty() ? std::string() : " (" + text + ")"));
        add(event, "version", value);
        if (message.kind == ExKind::DdnetVersion) {
            add(event, "connection", message.uuid.text());
            add(event, "text", text);
        }
        break;
    case ExKind::JoinVersion6:
    case ExKind::JoinVersion7: {
        const std::string protocol = message.kind == ExKind::JoinVersion7 ? "0.7" : "0.6";
        event = make("teehistorian:protocol", who + " connects with " + protocol);
        add(event, "protocol", protocol);
        break;
    }
    case ExKind::PlayerTeam:
        event = make(event_kind::Team, value == 0 ? who + " left the team"
                                                  : who + " joined " + teamText(message.value));
        add(event, "from", std::int64_t{m_clients.at(client).team});
        add(event, "to", value);
        break;
    case ExKind::TeamPractice:
        event = make(event_kind::Practice, who + (value != 0 ? " practices" : " plays for real"));
        add(event, "team", std::int64_t{message.subject});
        add(event, "practice", value);
        break;
    case ExKind::PlayerReady:
        event = make(event_kind::Ready, who + " entered the game");
        break;
    case ExKind::PlayerSwap:
        event = make(event_kind::Swap, who + " swaps with " + nameOf(message.value));
        event.otherClient = isClient(message.value) ? message.value : NoClient;
        add(event, "with", value);
        break;
    case ExKind::PlayerRejoin:
        event = make("teehistorian:rejoin", who + " connected again");
        break;
    case ExKind::Antibot:
        event = make("teehistorian:antibot", "antibot");
        add(event, "bytes", rawText(record.payload));
        break;
    case ExKind::PlayerName:
        event = make("teehistorian:name", "client " + std::to_string(client) + " is " + text);
        add(event, "name", text);
        break;
    case ExKind::PlayerFinish:
    case ExKind::TeamFinish:
        event = make(event_kind::Finish, who + " finished in " + durationText(message.value));
        if (!isAbout)
            add(event, "team", std::int64_t{message.subject});
        add(event, "time", value, durationText(message.value));
        break;
    }
    tell(event);
}

} // namespace tickscope::teehistorian
