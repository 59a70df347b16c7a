// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/hud.h"

#include <algorithm>
#include <optional>

#include "core/analysis/event_query.h"
#include "core/model/event/shared_event_kinds.h"
#include "core/playback/time_command.h"
#include "ui/models/event_text.h"
#include "ui/style/theme.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

/// Rows that are looked at before the head; a burst of sounds must not cost a frame.
constexpr std::size_t MostRecentRows = 4000;

RecentEvents recentEvents(const Index &index, Time head)
{
    HudMaker hud(index, head);
    BubbleMaker bubbles(index, head);
    const TimeBase &time = index.time();
    EventQuery query;
    query.classes = {EventClass::Chat, EventClass::ServerMessage, EventClass::Broadcast,
                     EventClass::Kill, EventClass::Gesture};
    query.ticks = TickRange{time.tickAt(head - HudMaker::Span), time.tickAt(head)};
    (void)forEachEventBackwards(
        index, EventMatcher(std::move(query), index),
        [&](std::size_t, const EventRow &event) {
            const Time age = head - time.timeAt(event.tick);
            hud.take(event, age);
            bubbles.take(event, age);
            return true;
        },
        {}, MostRecentRows);
    return {hud.finish(), bubbles.finish()};
}

namespace {

using namespace std::chrono_literals;

// The event list has it all; the picture belongs to the players.
constexpr Time KillTime = 5s;
constexpr Time BroadcastTime = 4s;
constexpr Time FadeTime = 2s;
constexpr std::size_t ChatLines = 5;
constexpr std::size_t KillLines = 4;

double opacityAt(Time age, Time life)
{
    const auto left = static_cast<double>((life - age).count());
    return std::clamp(left / static_cast<double>(FadeTime.count()), 0.0, 1.0);
}

/// What was said, without the name.
QString saidIn(const EventRow &event)
{
    const auto said = partWith(PartRole::Said, *event.form, event.values);
    return said ? screenText(said->text()) : QString();
}

HudLine chatLine(const Index &index, const EventRow &event)
{
    HudLine line;
    line.tick = event.tick;
    line.isServer = event.kind().eventClass != EventClass::Chat
                    || (event.client == NoClient && event.otherClient == NoClient);
    line.name = line.isServer ? QString() : partiesText(index, event);
    line.nameColor = event.client == NoClient ? theme::color(theme::Token::QuietText)
                                              : theme::clientColor(event.client);
    line.text = saidIn(event);
    if (const QString audience = audienceText(event); !audience.isEmpty())
        line.text += QStringLiteral(" (%1)").arg(audience);
    if (line.isServer) {
        line.sign = theme::kindSign(sharedKind("server_message"));
        line.signColor = theme::classColor(EventClass::ServerMessage);
    }
    return line;
}

/// The weapon that has a picture.
WeaponKind weaponOf(const std::optional<FoundPart> &weapon)
{
    constexpr auto First = static_cast<std::int64_t>(WeaponKind::Hammer);
    constexpr auto Last = static_cast<std::int64_t>(WeaponKind::Ninja);
    if (!weapon || !weapon->part.words || weapon->value.type != EventValue::Type::Number)
        return WeaponKind::None;
    const std::int64_t number = weapon->value.number + First;
    return number >= First && number <= Last ? static_cast<WeaponKind>(number) : WeaponKind::None;
}

/// The weapon in words: " (9mmAR, headshot)"; empty where there is none.
QString weaponText(const std::optional<FoundPart> &weapon, const EventRow &event)
{
    // A word of ours is translated, the name of a weapon stays as it is.
    QString text = !weapon              ? QString()
                   : weapon->part.words ? shownWord(weapon->text())
                                        : screenText(weapon->text());
    const auto note = partWith(PartRole::WeaponNote, *event.form, event.values);
    if (note && note->value.isSet())
        text += QStringLiteral(", ") + screenText(sentenceWords()->translated(note->part.phrase));
    return text.isEmpty() ? text : QStringLiteral(" (%1)").arg(text);
}

/// "Anna ✕ Bob (9mmAR)", or only who died.
HudLine killLine(const Index &index, const EventRow &event)
{
    HudLine line;
    line.tick = event.tick;
    line.sign = theme::kindSign(event.kind());
    line.signColor = theme::kindColor(event.kind());
    const auto weapon = partWith(PartRole::Weapon, *event.form, event.values);
    line.weapon = weaponOf(weapon);
    if (event.client != event.otherClient && event.otherClient != NoClient) {
        line.name = nameIn(index, event, event.client);
        line.nameColor = theme::clientColor(event.client);
    }
    const int victim = event.otherClient == NoClient ? event.client : event.otherClient;
    line.text = isolated(nameIn(index, event, victim));
    // Else a picture says it.
    if (line.weapon == WeaponKind::None)
        line.text += weaponText(weapon, event);
    return line;
}

void keepLine(std::vector<HudLine> &lines, HudLine line)
{
    // Equal lines of a tick, one for each receiver, are one.
    const bool isRepeated = std::ranges::any_of(lines, [&line](const HudLine &other) {
        return other.name == line.name && other.text == line.text && other.tick == line.tick;
    });
    if (!isRepeated && !(line.name.isEmpty() && line.text.isEmpty()))
        lines.push_back(std::move(line));
}

} // namespace

HudMaker::HudMaker(const Index &index, Time head)
    : m_index(index)
{
    // Whole seconds: the playback bar has the rest, and these would only flicker.
    m_content.clock = QString::fromStdString(clockText(head)).section(QLatin1Char('.'), 0, 0);
}

void HudMaker::take(const EventRow &event, Time age)
{
    // Texts are made of what is shown only: most events are not.
    const EventClass eventClass = event.kind().eventClass;
    if (eventClass == EventClass::Chat || eventClass == EventClass::ServerMessage) {
        if (m_content.chat.size() >= ChatLines)
            return;
        HudLine line = chatLine(m_index, event);
        line.opacity = opacityAt(age, Span);
        keepLine(m_content.chat, std::move(line));
    } else if (eventClass == EventClass::Kill) {
        if (age >= KillTime || m_content.kills.size() >= KillLines)
            return;
        HudLine line = killLine(m_index, event);
        line.opacity = opacityAt(age, KillTime);
        keepLine(m_content.kills, std::move(line));
    } else if (eventClass == EventClass::Broadcast && age < BroadcastTime
               && m_content.broadcast.isEmpty()) {
        m_content.broadcast = saidIn(event);
    }
}

HudContent HudMaker::finish()
{
    std::ranges::reverse(m_content.chat);
    std::ranges::reverse(m_content.kills);
    return std::move(m_content);
}

} // namespace tickscope
