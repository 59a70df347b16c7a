// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_text.h"

#include "core/model/event/event_form.h"
#include "core/model/name_look.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

/// Whether \a who is no player, but the number of some thing in the world.
static bool isThing(const Index &index, const PlayerRef &who)
{
    return index.outline().numbersEntities && who.client != NoClient
           && who.tick <= index.indexedTo() && !index.players().of(who);
}

/// Whether the sentence says who it is about.
static bool namesItsSubject(const EventForm &form)
{
    return hasPart(PartRole::Subject, form) || hasPart(PartRole::Thing, form);
}

QString nameOf(const Index &index, const PlayerRef &who)
{
    if (who.client == NoClient)
        return {};
    QString name = screenText(index.players().nameOf(who));
    if (!name.isEmpty())
        return name;
    return isThing(index, who) ? namelessEntity(who.client) : namelessClient(who.client);
}

QString partiesText(const Index &index, const EventRow &event)
{
    const PlayerRef who = partyOf(event, event.client);
    // "arrow #12: main hand" says itself who that is.
    if (isThing(index, who) && hasPart(PartRole::Thing, *event.form))
        return {};
    // Nor is "Bob is gone" about a nameless client, who is gone.
    const auto subject = partWith(PartRole::Subject, *event.form, event.values);
    if (subject && !subject->text().empty() && !index.players().of(who))
        return {};
    QString first = nameOf(index, who);
    if (event.otherClient == NoClient || event.otherClient == event.client)
        return first;
    QString second = nameIn(index, event, event.otherClient);
    const Player *one = index.players().of(who);
    const Player *other = index.players().of(partyOf(event, event.otherClient));
    if (nameLook(first.toStdString()) == nameLook(second.toStdString()) && one && other
        && one != other) {
        first += QStringLiteral(" #%1").arg(one->id);
        second += QStringLiteral(" #%1").arg(other->id);
    }
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
