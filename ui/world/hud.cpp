// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud.h"

#include <algorithm>
#include <optional>

#include "core/model/event_sentence.h"
#include "core/model/shared_event_kinds.h"
#include "core/playback/time_command.h"
#include "ui/document/screen_text.h"
#include "ui/document/sentence_words.h"
#include "ui/models/event_text.h"
#include "ui/theme.h"

namespace tickscope {

namespace {

using namespace std::chrono_literals;

// The event list has it all; the picture belongs to the players.
constexpr Time ChatTime = 8s;
constexpr Time KillTime = 5s;
constexpr Time BroadcastTime = 4s;
constexpr Time FadeTime = 2s;
constexpr std::size_t ChatLines = 5;
constexpr std::size_t KillLines = 4;
/// Rows that are looked at before the head; a burst of sounds must not cost a frame.
constexpr std::size_t RowLimit = 4000;

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
    line.isServer = event.kind().eventClass != EventClass::Chat || event.client == NoClient;
    line.name = line.isServer ? QString() : nameAt(index, event.client, event.tick);
    line.nameColor = theme::clientColor(event.client);
    line.text = saidIn(event);
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
    QString text = weapon ? screenText(weapon->text()) : QString();
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
        line.name = nameAt(index, event.client, event.tick);
        line.nameColor = theme::clientColor(event.client);
    }
    const int victim = event.otherClient == NoClient ? event.client : event.otherClient;
    line.text = isolated(nameAt(index, victim, event.tick));
    // Else a picture says it.
    if (line.weapon == WeaponKind::None)
        line.text += weaponText(weapon, event);
    return line;
}

void keepLine(std::vector<HudLine> &lines, HudLine line, std::size_t most)
{
    // Equal lines of a tick, one for each receiver, are one.
    const bool isRepeated = std::ranges::any_of(lines, [&line](const HudLine &other) {
        return other.name == line.name && other.text == line.text && other.tick == line.tick;
    });
    if (lines.size() < most && !isRepeated && !(line.name.isEmpty() && line.text.isEmpty()))
        lines.push_back(std::move(line));
}

} // namespace

HudContent hudAt(const Index &index, Time head)
{
    HudContent content;
    // Whole seconds: the playback bar has the rest, and these would only flicker.
    content.clock = QString::fromStdString(clockText(head)).section(QLatin1Char('.'), 0, 0);
    const TimeBase &time = index.time();
    const Tick first = time.tickAt(head - ChatTime);
    std::size_t row = index.rowAtOrAfter(time.tickAt(head) + 1);
    for (std::size_t looked = 0; row > 0 && looked < RowLimit; ++looked) {
        const EventRow event = index.event(--row);
        if (event.tick < first)
            break;
        const Time age = head - time.timeAt(event.tick);
        const EventClass eventClass = event.kind().eventClass;
        if (eventClass == EventClass::Chat || eventClass == EventClass::ServerMessage) {
            HudLine line = chatLine(index, event);
            line.opacity = opacityAt(age, ChatTime);
            keepLine(content.chat, std::move(line), ChatLines);
        } else if (eventClass == EventClass::Kill && age < KillTime) {
            HudLine line = killLine(index, event);
            line.opacity = opacityAt(age, KillTime);
            keepLine(content.kills, std::move(line), KillLines);
        } else if (eventClass == EventClass::Broadcast && age < BroadcastTime
                   && content.broadcast.isEmpty()) {
            content.broadcast = saidIn(event);
        }
    }
    std::ranges::reverse(content.chat);
    std::ranges::reverse(content.kills);
    return content;
}

} // namespace tickscope
