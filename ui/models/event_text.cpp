// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

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

/// Whether \a client is no player's, but the number of some thing in the world.
bool isThing(const Index &index, int client, Tick tick)
{
    return index.outline().numbersEntities && client != NoClient && tick <= index.indexedTo()
           && !index.players().at(client, tick);
}

/// "arrow #12" and "arrow #12: main hand" name the entity 12 themselves.
bool namesNumber(std::string_view text, int number)
{
    const std::string sign = " #" + std::to_string(number);
    const auto place = text.find(sign);
    if (place == std::string_view::npos)
        return false;
    const auto behind = place + sign.size();
    return behind == text.size() || text[behind] < '0' || text[behind] > '9';
}

} // namespace

QString nameAt(const Index &index, int client, Tick tick)
{
    if (client == NoClient)
        return {};
    QString name = screenText(index.players().nameAt(client, tick));
    if (!name.isEmpty())
        return name;
    return isThing(index, client, tick) ? namelessEntity(client) : namelessClient(client);
}

QString partiesText(const Index &index, const EventRow &event)
{
    if (isThing(index, event.client, event.tick) && !isSpoken(event.kind)
        && namesNumber(event.text, event.client))
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
