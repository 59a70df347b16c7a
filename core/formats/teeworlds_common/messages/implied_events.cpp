// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/implied_events.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/parsing.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

const EventForm &memberDeathForm()
{
    static const EventForm form{.kind = &sharedKind("kill"),
                                .name = "Sv_KillMsgTeam.member",
                                .parts = {{.name = "Team"}, ClientPart},
                                .sentences = EventText::tr("{client} died with team {Team}"),
                                .isBeforeItsTick = true};
    return form;
}

const EventForm &chatFinishForm()
{
    static const EventForm form{
        .kind = &sharedKind("finish"),
        .name = "Sv_Chat.finish",
        .parts = {{.name = "Time", .kind = PartKind::Centiseconds}, ClientPart},
        .sentences = EventText::tr("{client} finished in {Time}, according to the chat"),
        .isBeforeItsTick = true};
    return form;
}

const EventForm &raceTeamForm()
{
    static const EventForm form{
        .kind = &sharedKind("team"),
        .name = "Sv_TeamsState.member",
        .parts = {{.name = "from"},
                  {.name = "to"},
                  {.name = "super", .use = PartUse::SentenceOnly},
                  ClientPart},
        .sentences = {{EventText::tr("{client} joined team {to} (super)"), {isSet("super")}},
                      {EventText::tr("{client} joined team {to}"), {isSet("to")}},
                      {EventText::tr("{client} left the team")}},
        .isBeforeItsTick = true};
    return form;
}

struct ChatFinish {
    std::string_view name;
    std::int64_t hundredths = 0;
};

/// Of "Anna finished in: 1 minute(s)  2.34 second(s)", as DDNet's servers say it.
std::optional<ChatFinish> finishIn(std::string_view line)
{
    constexpr std::string_view Words = " finished in: ";
    constexpr std::string_view Minutes = " minute(s) ";
    constexpr std::string_view Seconds = " second(s)";
    constexpr std::int64_t MostMinutes = 1'000'000;
    const std::size_t words = line.rfind(Words);
    if (words == std::string_view::npos || !line.ends_with(Seconds))
        return {};
    const std::string_view name = line.substr(0, words);
    line.remove_suffix(Seconds.size());
    line.remove_prefix(words + Words.size());
    const auto minutes = consumeNumber<std::uint32_t>(line);
    if (!minutes || *minutes > MostMinutes || !line.starts_with(Minutes))
        return {};
    line = trimmed(line.substr(Minutes.size()));
    const auto seconds = consumeNumber<std::uint8_t>(line);
    if (!seconds || line.size() != 3 || line.front() != '.')
        return {};
    const auto hundredths = parseNumber<std::uint8_t>(line.substr(1));
    if (!hundredths)
        return {};
    return ChatFinish{name, (std::int64_t{*minutes} * 60 + *seconds) * 100 + *hundredths};
}

/// Everybody of the team but the first, of whom the message itself is.
void emitMemberDeaths(const Message &message, const Event &event,
                      std::span<const std::int32_t> teams, const NameLookup &names, PassSink &sink)
{
    const int team = message.numberAt(0);
    const std::size_t count = std::min<std::size_t>(teams.size(), message_field::LastClient + 1);
    for (std::size_t i = 0; team > 0 && i < count; ++i) {
        const int client = static_cast<int>(i);
        const bool isOther = teams[i] == team && client != event.client;
        const std::string_view name = isOther ? names(client) : std::string_view();
        if (name.empty())
            continue;
        Event death{.tick = event.tick,
                    .form = &memberDeathForm(),
                    .client = client,
                    .otherClient = client,
                    .byte = event.byte};
        if (sink.wantsValues())
            death.values.add(std::int64_t{team}).addText(name);
        sink.eventFound(death);
    }
}

/// Of everybody whose team was another one. A list is as long as the server knows clients; the team
/// of that number is "super". Source: teeworlds-messages.md, section 3.
void emitTeamChanges(const Message &message, const Event &event,
                     std::span<const std::int32_t> before, const NameLookup &names, PassSink &sink)
{
    for (std::size_t i = 0; i <= message_field::LastClient; ++i) {
        const std::int64_t from = i < before.size() ? before[i] : 0;
        const std::int64_t to = message.numberAt(i);
        const int client = static_cast<int>(i);
        const std::string_view name = from != to ? names(client) : std::string_view();
        if (name.empty())
            continue;
        Event change{
            .tick = event.tick, .form = &raceTeamForm(), .client = client, .byte = event.byte};
        if (sink.wantsValues()) {
            const bool isSuper = std::cmp_equal(to, message.values.size());
            change.values.add(from).add(to).add(std::int64_t{isSuper}).addText(name);
        }
        sink.eventFound(change);
    }
}

} // namespace

EventForms impliedEventForms()
{
    return {&memberDeathForm(), &chatFinishForm(), &raceTeamForm()};
}

int clientNamed(std::string_view name, const NameLookup &names)
{
    int found = NoClient;
    for (int client = 0; client <= message_field::LastClient && !name.empty(); ++client) {
        if (names(client) != name)
            continue;
        if (found != NoClient)
            return NoClient;
        found = client;
    }
    return found;
}

int leaverOf(const Message &message, const NameLookup &names)
{
    const std::string_view name = message.textAt(0);
    const int said = message.numberAt(1);
    const bool isSo = said >= 0 && said <= message_field::LastClient && names(said) == name;
    return isSo ? said : clientNamed(name, names);
}

void ImpliedEvents::follow(const Message &message, const Event &event,
                           std::span<const std::int32_t> teams, const NameLookup &names,
                           PassSink &sink)
{
    if (!message.type)
        return;
    if (message.type->topic == MessageTopic::KillTeam)
        emitMemberDeaths(message, event, teams, names, sink);
    else if (message.layout == MessageLayout::TeamsState && !teams.empty())
        emitTeamChanges(message, event, teams, names, sink);
    else if (message.type->topic == MessageTopic::RaceFinish && event.client != NoClient)
        m_reported.set(static_cast<std::size_t>(event.client));
    else if (isServerLine(message))
        addChatFinish(message, event, names, sink.wantsValues());
}

void ImpliedEvents::addChatFinish(const Message &message, const Event &event,
                                  const NameLookup &names, bool wantsValues)
{
    const auto finish = finishIn(message.textAt(message.values.size() - 1));
    const int client = finish ? clientNamed(finish->name, names) : NoClient;
    const bool isRepeat = std::ranges::find(m_finishes, client, &Event::client) != m_finishes.end();
    if (client == NoClient || isRepeat)
        return;
    Event found{.tick = event.tick,
                .form = &chatFinishForm(),
                .client = client,
                .byte = event.byte,
                .source = EventSource::Guess};
    if (wantsValues)
        found.values.add(finish->hundredths).addText(finish->name);
    m_finishes.push_back(std::move(found));
}

void ImpliedEvents::endTick(PassSink &sink)
{
    for (const Event &finish : m_finishes) {
        if (!m_reported[static_cast<std::size_t>(finish.client)])
            sink.eventFound(finish);
    }
    m_finishes.clear();
    m_reported.reset();
}

} // namespace tickscope::teeworlds
