// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_text.h"

#include "core/model/event_form.h"
#include "ui/document/player_text.h"
#include "ui/document/screen_text.h"

namespace tickscope {

namespace {

/// "arrow #12" names the entity 12 itself, which is no player; calling it "Client 12", too,
/// would make it one.
bool isAboutAThing(const Index &index, const EventRow &event)
{
    return event.client != NoClient && hasPart(PartRole::Thing, *event.form)
           && !index.players().at(event.client, event.tick);
}

/// Whether the sentence says who it is about.
bool namesItsSubject(const EventForm &form)
{
    return hasPart(PartRole::Subject, form) || hasPart(PartRole::Thing, form);
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
    if (!text.isEmpty() && namesItsSubject(*event.form))
        return isolated(text);
    return spokenText(partiesText(index, event), text);
}

} // namespace tickscope
