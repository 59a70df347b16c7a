// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/watched_items.h"

#include <algorithm>
#include <deque>
#include <map>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/messages/enum_texts.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

constexpr EventKind Common{"teeworlds_demo:Common"};
constexpr EventKind HammerHit{.id = "teeworlds_demo:HammerHit",
                              .title = KindText::tr("Hammer hits"),
                              .single = KindText::tr("Hammer hit"),
                              .shortWord = KindText::tr("Hammer")};
constexpr EventKind Death{"teeworlds_demo:Death", EventClass::SeenDeath, u'·',
                          KindText::tr("Deaths"), KindText::tr("Death")};
constexpr EventKind Birthday{"teeworlds_demo:Birthday"};
constexpr EventKind Finish{"teeworlds_demo:Finish", EventClass::SeenFinish, u'·',
                           KindText::tr("Finish effects"), KindText::tr("Finish effect")};

/// What items of events are, by the name of their type.
const std::map<std::string_view, const EventKind *> EventItemKinds{
    {"Common", &Common},
    {"Explosion", &sharedKind("explosion")},
    {"Spawn", &sharedKind("spawn")},
    {"HammerHit", &HammerHit},
    {"Death", &Death},
    {"SoundGlobal", &sharedKind("sound")},
    {"SoundWorld", &sharedKind("sound")},
    {"MapSoundWorld", &sharedKind("sound")},
    {"DamageInd", &sharedKind("damage")},
    {"Damage", &sharedKind("damage")},
    {"Birthday", &Birthday},
    {"Finish", &Finish},
};

/// The fields of \a type as parts. The tables of types live as long as the program.
EventForm itemForm(const EventKind &kind, const ItemType &type)
{
    constexpr std::array<const char *, 8> Places{"{0}", "{1}", "{2}", "{3}",
                                                 "{4}", "{5}", "{6}", "{7}"};
    const char *said = "";
    EventForm form{&kind, type.name};
    for (const Field &field : type.fields) {
        EventPart part{.name = field.name};
        if (field.texts) {
            part.kind = field.kind == FieldKind::Flags ? PartKind::Flags : PartKind::Word;
            part.words = field.texts.get();
        }
        form.parts.push_back(part);
        // Of those with words the first one is what the item says.
        if (field.texts && form.parts.size() <= Places.size() && *said == '\0')
            said = Places[form.parts.size() - 1];
    }
    form.sentences = said;
    return form;
}

const std::deque<EventForm> &itemForms()
{
    static const std::deque<EventForm> forms = [] {
        std::deque<EventForm> made;
        const auto add = [&made](const ItemType &type) {
            const auto kind = EventItemKinds.find(type.name);
            const bool isNew = std::ranges::find(made, type.name, &EventForm::name) == made.end();
            if (type.isEvent && kind != EventItemKinds.end() && isNew)
                made.push_back(itemForm(*kind->second, type));
        };
        for (const Protocol protocol : {Protocol::V06, Protocol::V07}) {
            for (const auto &[number, type] : baseSchema(protocol)->types())
                add(*type);
        }
        for (const ExtendedType &extended : extendedTypes())
            add(*extended.type);
        return made;
    }();
    return forms;
}

/// What is watched in items of \a type; null when it is unknown.
WatchedType watchedOf(const ItemType *type)
{
    WatchedType watched;
    if (type && type->isEvent) {
        const auto form = std::ranges::find(itemForms(), type->name, &EventForm::name);
        if (form == itemForms().end())
            return watched;
        watched.type = type;
        watched.form = &*form;
        for (const Field &field : type->fields) {
            if (field.kind == FieldKind::ClientId)
                watched.client = WordField(&field);
        }
    } else if (type && type->idIsClient) {
        const Field *local = type->fieldNamed("Local");
        watched.local = WordField(local);
        watched.name = type->fieldWithRole(Role::Name);
        watched.listsClient = watched.name || type->name == "PlayerInfo";
        watched.team = type->fieldWithRole(Role::Team);
        for (const Field &field : type->fields) {
            if (field.texts == DdnetPlayerFlagTexts)
                watched.pauseFlags = &field;
        }
        if (local || watched.name || watched.team || watched.pauseFlags)
            watched.type = type;
    }
    return watched;
}

} // namespace

EventForms eventItemForms()
{
    EventForms forms;
    for (const EventForm &form : itemForms())
        forms.push_back(&form);
    return forms;
}

void WatchedItems::followSchema(const Shared<Schema> &schema)
{
    if (m_schema == schema)
        return;
    *this = {};
    m_schema = schema;
    for (const auto &[number, type] : m_schema->types()) {
        if (type->idIsClient && type->fieldWithRole(Role::Name) && isRecorded({number, 0}))
            m_nameType = number;
        if (watchedOf(type.get()).pauseFlags)
            m_pauseType = number;
    }
}

const WatchedType &WatchedItems::find(std::uint32_t type)
{
    const auto [entry, isNew] = m_types.try_emplace(type);
    if (isNew)
        entry->second = watchedOf(m_schema->find(type));
    m_recent[type % m_recent.size()] = {type, &entry->second};
    return entry->second;
}

bool WatchedItems::isListed(const WorldState &state, int id)
{
    return std::ranges::any_of(state.schema()->types(), [&](const auto &type) {
        return of(type.first).listsClient && state.find({type.first, id});
    });
}

} // namespace tickscope::teeworlds
