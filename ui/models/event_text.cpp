// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_text.h"

#include <algorithm>
#include <array>
#include <string>

#include "ui/document/player_text.h"
#include "ui/document/screen_text.h"

namespace tickscope {

namespace {

/// Kinds whose text are somebody's own words, which may begin with any name.
bool isSpoken(std::string_view kind)
{
    static constexpr std::array Spoken{event_kind::Chat, event_kind::Command, event_kind::Vote,
                                       event_kind::ServerMessage, event_kind::Broadcast};
    return std::ranges::find(Spoken, kind) != Spoken.end();
}

/// "Anna left" and "Anna: stops" name Anna; "Annabel left" does not.
bool beginsWithName(const QString &text, const QString &name)
{
    if (!text.startsWith(name, Qt::CaseInsensitive))
        return false;
    return text.size() == name.size() || text[name.size()] == u' ' || text[name.size()] == u':';
}

/// "arrow #12" names the entity 12 itself, which is no player; calling it "Client 12", too,
/// would make it one.
bool isAboutAThing(const Index &index, const EventRow &event)
{
    return event.client != NoClient && !isSpoken(event.kind)
           && !index.players().at(event.client, event.tick)
           && event.text.ends_with(" #" + std::to_string(event.client));
}

} // namespace

QString nameAt(const Index &index, int client, Tick tick)
{
    if (client == NoClient)
        return {};
    const QString name = screenText(index.players().nameAt(client, tick));
    return name.isEmpty() ? namelessClient(client) : name;
}

QString partiesText(const Index &index, const EventRow &event)
{
    if (isAboutAThing(index, event))
        return {};
    QString first = nameAt(index, event.client, event.tick);
    if (event.otherClient == NoClient || event.otherClient == event.client)
        return first;
    const QString second = nameAt(index, event.otherClient, event.tick);
    return first.isEmpty() ? second : isolated(first) + QStringLiteral(" → ") + isolated(second);
}

QString sentenceText(const Index &index, const EventRow &event, const QString &text)
{
    const QString first = nameAt(index, event.client, event.tick);
    const bool names = event.kind == event_kind::Kill || beginsWithName(text, first);
    if (!text.isEmpty() && names && !isSpoken(event.kind))
        return isolated(text);
    return spokenText(partiesText(index, event), text);
}

} // namespace tickscope
