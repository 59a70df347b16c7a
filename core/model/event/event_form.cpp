// SPDX-License-Identifier: MIT
#include "core/model/event/event_form.h"

#include <algorithm>
#include <deque>
#include <set>
#include <variant>

#include "core/model/event/event_sentence.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope {

namespace {

/// The text of a field that stands beside its number.
std::string fieldText(const EventPart &part, const EventValue &value)
{
    if (value.type != EventValue::Type::Number)
        return {};
    switch (part.kind) {
    case PartKind::Word:
        return part.wordOf(value.number);
    case PartKind::Flags: {
        Field flags;
        flags.kind = FieldKind::Flags;
        flags.texts = Shared<ValueTexts>(Shared<ValueTexts>(), part.words);
        return flags.textOf(value.number);
    }
    case PartKind::RaceTicks:
        return raceTicksText(value.number);
    default:
        return {};
    }
}

void addField(std::vector<EventField> &fields, const EventPart &part, const EventValue &value)
{
    if (part.kind == PartKind::Choice && value.type == EventValue::Type::Number)
        fields.push_back({part.name, part.wordOf(value.number), {}});
    else
        fields.push_back({part.name, value.value(), fieldText(part, value)});
}

void addList(std::vector<EventField> &fields, const EventPart &part, std::string_view members)
{
    std::size_t number = 0;
    for (const EventValue &member : eventValues(members)) {
        if (part.memberName)
            fields.push_back({part.memberName(number), member.value(), {}});
        else
            addField(fields, part, member);
        ++number;
    }
}

EventPart name(std::string_view part, PartRole role = PartRole::None)
{
    return {.name = part, .kind = PartKind::Name, .use = PartUse::SentenceOnly, .role = role};
}

/// Numbers of PartRole::Weapon.
const ValueTexts &weaponWords()
{
    static const ValueTexts words{{0, WordText::tr("hammer")},  {1, WordText::tr("gun")},
                                  {2, WordText::tr("shotgun")}, {3, WordText::tr("grenade")},
                                  {4, WordText::tr("laser")},   {5, WordText::tr("ninja")}};
    return words;
}

EventPart optional(std::string_view part)
{
    return {.name = part, .use = PartUse::OptionalField};
}

/// Forms of kinds that a rebuilt world has; see command-line.md.
std::deque<EventForm> makeSharedForms()
{
    const EventPart client = name("client", PartRole::Subject);
    const EventPart other = name("other");
    const EventPart weapon{.name = "weapon",
                           .kind = PartKind::Word,
                           .role = PartRole::Weapon,
                           .words = &weaponWords()};
    const EventPart startTick{
        .name = "start_tick", .use = PartUse::OptionalField, .role = PartRole::StartTick};
    return {
        {&sharedKind("hook"),
         "shared",
         {optional("x"), optional("y"), client, other},
         {{EventText::tr("{client} hooked {other}"), {hasText("other")}},
          {EventText::tr("{client} hooked")}}},
        {&sharedKind("unhook"), "shared", {client}, EventText::tr("{client} let go")},
        // Without its place, which is that of the tee: with it no two shots would be alike, and
        // alike values are stored once.
        {&sharedKind("shot"),
         "shared",
         {weapon, client},
         {{EventText::tr("{client} fired ({weapon})"), {hasText("weapon")}},
          {EventText::tr("{client} fired")}}},
        {&sharedKind("hit"),
         "shared",
         {weapon, optional("damage"), optional("x"), optional("y"), client, other},
         {{EventText::tr("{client} hit {other} ({weapon})"), {hasText("weapon")}},
          {EventText::tr("{client} hit {other}")}}},
        {&sharedKind("freeze"),
         "shared",
         {optional("x"), optional("y"), client},
         EventText::tr("{client} froze")},
        {&sharedKind("unfreeze"),
         "shared",
         {optional("x"), optional("y"), client, other},
         {{EventText::tr("{client} thawed (by {other})"), {hasText("other")}},
          {EventText::tr("{client} thawed")}}},
        {&sharedKind("teleport"),
         "shared",
         {optional("from_x"), optional("from_y"), optional("x"), optional("y"), client},
         EventText::tr("{client} was teleported")},
        {&sharedKind("start"),
         "shared",
         {startTick, client},
         {{EventText::tr("{client} started the race, timed from tick {start_tick}"),
           {hasText("start_tick")}},
          {EventText::tr("{client} started the race")}}},
    };
}

const std::deque<EventForm> &sharedFormList()
{
    static const std::deque<EventForm> forms = makeSharedForms();
    return forms;
}

/// Faults within faults; values that were read back may claim more.
constexpr int MostNesting = 4;

FaultValue faultValue(const EventValue &value, const SentenceWords &words, int nesting);

std::string faultTextOf(const EventValue &fault, const SentenceWords &words, int nesting)
{
    if (fault.type != EventValue::Type::List || nesting > MostNesting)
        return {};
    const auto members = eventValues(fault.text);
    if (members.empty() || members.front().type != EventValue::Type::Text)
        return {};
    std::vector<FaultValue> values;
    for (std::size_t i = 1; i < members.size(); ++i)
        values.push_back(faultValue(members[i], words, nesting));
    return faultSentence(std::string(members.front().text), values, words);
}

FaultValue faultValue(const EventValue &value, const SentenceWords &words, int nesting)
{
    switch (value.type) {
    case EventValue::Type::Number:
        return value.number;
    case EventValue::Type::Real:
        return value.real;
    case EventValue::Type::List:
        return faultTextOf(value, words, nesting + 1);
    case EventValue::Type::Text:
    case EventValue::Type::Nothing:
        break;
    }
    return value.text;
}

void addFaultValue(EventValues &values, const FaultValue &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value.content))
        values.add(*number);
    else if (const auto *real = std::get_if<double>(&value.content))
        values.addReal(*real);
    else if (const auto *text = std::get_if<std::string>(&value.content))
        values.addText(*text);
    else
        addFault(values, std::get<Fault>(value.content));
}

} // namespace

const EventKind &Event::kind() const
{
    return *form->kind;
}

std::string EventPart::wordOf(std::int64_t number) const
{
    if (words) {
        const auto found = std::ranges::find(*words, number, &ValueText::value);
        if (found != words->end())
            return found->text;
    }
    return numberPrefix.empty() ? std::string()
                                : std::string(numberPrefix) + std::to_string(number);
}

EventForms joinedForms(std::initializer_list<EventForms> parts)
{
    EventForms all;
    for (const EventForms &part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<EventField> fieldsOf(const EventForm &form, std::string_view values)
{
    std::vector<EventField> fields;
    const std::vector<EventValue> all = eventValues(values);
    for (std::size_t i = 0; i < std::min(all.size(), form.parts.size()); ++i) {
        const EventPart &part = form.parts[i];
        const bool isLeftOut = part.use == PartUse::OptionalField
                               && all[i].type == EventValue::Type::Nothing;
        if (part.use == PartUse::SentenceOnly || isLeftOut)
            continue;
        if (part.kind == PartKind::Fault)
            fields.push_back({part.name, packedFaultText(all[i]), {}});
        else if (all[i].type == EventValue::Type::List)
            addList(fields, part, all[i].text);
        else
            addField(fields, part, all[i]);
    }
    return fields;
}

std::vector<EventField> fieldsOf(const Event &event)
{
    return event.form->hasOwnFields ? event.fields : fieldsOf(*event.form, event.values.bytes());
}

std::string FoundPart::text() const
{
    if (value.type == EventValue::Type::Number && part.words)
        return part.wordOf(value.number);
    return plainText(value.value());
}

std::optional<FoundPart> partWith(PartRole role, const EventForm &form, std::string_view values)
{
    const auto part = std::ranges::find(form.parts, role, &EventPart::role);
    if (part == form.parts.end())
        return {};
    const auto all = eventValues(values);
    const auto place = static_cast<std::size_t>(part - form.parts.begin());
    if (place >= all.size())
        return {};
    return FoundPart{*part, all[place]};
}

bool hasPart(PartRole role, const EventForm &form)
{
    return std::ranges::find(form.parts, role, &EventPart::role) != form.parts.end();
}

std::string audienceOf(const EventForm &form, std::string_view values)
{
    const auto audience = partWith(PartRole::Audience, form, values);
    const bool isLimited = audience && audience->value.type == EventValue::Type::Number
                           && audience->value.number > 0;
    return isLimited ? audience->part.wordOf(audience->value.number) : std::string();
}

bool isPrivateLine(int otherClient, const EventForm &form, std::string_view values)
{
    // The second party of a kill is no reader, nor is whom a command is about.
    if (otherClient >= 0 && form.kind->eventClass != EventClass::Command
        && hasPart(PartRole::Said, form))
        return true;
    const auto audience = partWith(PartRole::Audience, form, values);
    return audience && audience->value.type == EventValue::Type::Number
           && audience->value.number >= audience->part.privateFrom;
}

std::vector<const EventKind *> eventKindsOf(const EventForms &forms)
{
    std::set<const EventKind *, EventKindOrder> kinds;
    for (const EventForm *form : forms)
        kinds.insert(form->kind);
    return {kinds.begin(), kinds.end()};
}

const EventForm *sharedForm(std::string_view kind)
{
    const auto found = std::ranges::find_if(
        sharedFormList(), [kind](const EventForm &form) { return form.kind->id == kind; });
    return found == sharedFormList().end() ? nullptr : &*found;
}

EventForms sharedForms()
{
    EventForms forms;
    for (const EventForm &form : sharedFormList())
        forms.push_back(&form);
    return forms;
}

void addFault(EventValues &values, const Fault &fault)
{
    if (!fault.kind()) {
        values.addNothing();
        return;
    }
    EventValues members;
    members.addText(fault.kind().sentence());
    for (const FaultValue &value : fault.values())
        addFaultValue(members, value);
    values.addList(members);
}

std::string packedFaultText(const EventValue &fault, const SentenceWords &words)
{
    return faultTextOf(fault, words, 0);
}

} // namespace tickscope
