// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_text.h"

#include "core/model/event/event_form.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

/// Whether \a client is no player's, but the number of some thing in the world.
static bool isThing(const Index &index, int client, Tick tick)
{
    return index.outline().numbersEntities && client != NoClient && tick <= index.indexedTo()
           && !index.players().at(client, tick);
}

/// Whether the sentence says who it is about.
static bool namesItsSubject(const EventForm &form)
{
    return hasPart(PartRole::Subject, form) || hasPart(PartRole::Thing, form);
}

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
    // "arrow #12: main hand" says itself who that is.
    if (isThing(index, event.client, event.tick) && hasPart(PartRole::Thing, *event.form))
        return {};
    // Nor is "Bob is gone" about a nameless client, who is gone.
    const auto subject = partWith(PartRole::Subject, *event.form, event.values);
    if (subject && !subject->text().empty() && !index.players().at(event.client, event.tick))
        return {};
    QString first = nameAt(index, event.client, event.tick);
    if (event.otherClient == NoClient || event.otherClient == event.client)
        return first;
    const QString second = nameAt(index, event.otherClient, event.tick);
    // A line to somebody, of which a recording does not say who spoke, is not this person's.
    if (first.isEmpty() && event.kind().eventClass == EventClass::Chat)
        first = QStringLiteral("?");
    return first.isEmpty() ? second : isolated(first) + QStringLiteral(" → ") + isolated(second);
}

QString sentenceText(const Index &index, const EventRow &event, const QString &text)
{
    if (!text.isEmpty() && namesItsSubject(*event.form))
        return isolated(text);
    return spokenText(partiesText(index, event), text);
}

} // namespace tickscope
