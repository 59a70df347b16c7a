// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud.h"

#include <algorithm>
#include <array>

#include "core/playback/time_command.h"
#include "ui/document/screen_text.h"
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

HudLine chatLine(const Index &index, const EventRow &event)
{
    HudLine line;
    line.tick = event.tick;
    line.isServer = event.kind != event_kind::Chat || event.client == NoClient;
    line.name = line.isServer ? QString() : nameAt(index, event.client, event.tick);
    line.nameColor = theme::clientColor(event.client);
    line.text = screenText(event.text);
    if (line.isServer) {
        line.sign = theme::kindSign(event_kind::ServerMessage);
        line.signColor = theme::kindColor(event_kind::ServerMessage);
    }
    return line;
}

/// The weapon that a kill's text ends with in parentheses.
WeaponKind weaponIn(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, WeaponKind>, 6> Words{
        {{"(hammer)", WeaponKind::Hammer},
         {"(gun)", WeaponKind::Gun},
         {"(shotgun)", WeaponKind::Shotgun},
         {"(grenade)", WeaponKind::Grenade},
         {"(laser)", WeaponKind::Laser},
         {"(ninja)", WeaponKind::Ninja}}};
    const auto found = std::ranges::find_if(
        Words, [text](const auto &word) { return text.ends_with(word.first); });
    return found == Words.end() ? WeaponKind::None : found->second;
}

/// The weapon as the text of a kill names it: "(9mmAR)"; empty where it does not.
QString weaponWord(const QString &text)
{
    const auto begin = text.lastIndexOf(QLatin1String(" ("));
    return begin >= 0 && text.endsWith(u')') ? text.mid(begin) : QString();
}

/// "Anna ✕ Bob (9mmAR)", or only who died.
HudLine killLine(const Index &index, const EventRow &event)
{
    HudLine line;
    line.tick = event.tick;
    line.sign = theme::kindSign(event_kind::Kill);
    line.signColor = theme::kindColor(event_kind::Kill);
    line.weapon = weaponIn(event.text);
    if (event.client != event.otherClient && event.otherClient != NoClient) {
        line.name = nameAt(index, event.client, event.tick);
        line.nameColor = theme::clientColor(event.client);
    }
    const int victim = event.otherClient == NoClient ? event.client : event.otherClient;
    line.text = isolated(nameAt(index, victim, event.tick));
    // Else a picture says it.
    if (line.weapon == WeaponKind::None)
        line.text += weaponWord(screenText(event.text));
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
        if (event.kind == event_kind::Chat || event.kind == event_kind::ServerMessage) {
            HudLine line = chatLine(index, event);
            line.opacity = opacityAt(age, ChatTime);
            keepLine(content.chat, std::move(line), ChatLines);
        } else if (event.kind == event_kind::Kill && age < KillTime) {
            HudLine line = killLine(index, event);
            line.opacity = opacityAt(age, KillTime);
            keepLine(content.kills, std::move(line), KillLines);
        } else if (event.kind == event_kind::Broadcast && age < BroadcastTime
                   && content.broadcast.isEmpty()) {
            content.broadcast = screenText(event.text);
        }
    }
    std::ranges::reverse(content.chat);
    std::ranges::reverse(content.kills);
    return content;
}

} // namespace tickscope
