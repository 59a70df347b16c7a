// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_forms.h"

#include <array>
#include <vector>

#include "core/model/event/shared_event_kinds.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

namespace {

// Kinds that only this format has.
constexpr EventKind ScriptKind{"goldsrc:event", EventClass::Other, u'·',
                               KindText::tr("Game events"), KindText::tr("Game event")};
constexpr EventKind TempEntityKind{.id = "goldsrc:temp_entity",
                                   .title = KindText::tr("Temporary effects"),
                                   .single = KindText::tr("Temporary effect"),
                                   .shortWord = KindText::tr("Effect")};
constexpr EventKind StuffTextKind{"goldsrc:stufftext",
                                  EventClass::Other,
                                  u'·',
                                  KindText::tr("Server commands"),
                                  KindText::tr("Server command"),
                                  EventRate::Noisy};
constexpr EventKind DirectorKind{.id = "goldsrc:director",
                                 .title = KindText::tr("Director commands"),
                                 .single = KindText::tr("Director command"),
                                 .shortWord = KindText::tr("Director")};
constexpr EventKind ClientEventKind{.id = "goldsrc:client_event",
                                    .title = KindText::tr("Own game events"),
                                    .single = KindText::tr("Own game event"),
                                    .shortWord = KindText::tr("Own event")};
constexpr EventKind AnimationKind{.id = "goldsrc:weapon_animation",
                                  .title = KindText::tr("Weapon animations"),
                                  .single = KindText::tr("Weapon animation"),
                                  .shortWord = KindText::tr("Animation")};

EventPart part(std::string_view name, PartKind kind = PartKind::Plain,
               PartRole role = PartRole::None)
{
    return {.name = name, .kind = kind, .use = PartUse::SentenceOnly, .role = role};
}

EventPart counted(std::string_view name, const char *phrase)
{
    EventPart made = part(name);
    made.phrase = phrase;
    return made;
}

/// A number without a name of its own: "weapon #3".
EventPart numbered(std::string_view name, std::string_view prefix, PartRole role = PartRole::None)
{
    EventPart made = part(name, PartKind::Word, role);
    made.numberPrefix = prefix;
    return made;
}

EventForm form(const EventKind &kind, std::string name, std::vector<EventPart> parts,
               Sentences sentences)
{
    return {&kind, std::move(name), std::move(parts), std::move(sentences), true};
}

EventForm form(const EventKind &kind, std::vector<EventPart> parts, Sentences sentences)
{
    return form(kind, "message", std::move(parts), std::move(sentences));
}

EventForm textFormOf(const EventKind &kind, PartRole role = PartRole::None)
{
    return form(kind, "text", {part("text", PartKind::Plain, role)}, "{text}");
}

/// What somebody said, and to whom it went where that is certain.
EventForm chatForm()
{
    static const ValueTexts audiences{{SaidToTeam, WordText::tr("team")}};
    EventForm made = textFormOf(sharedKind("chat"), PartRole::Said);
    EventPart audience = part("audience", PartKind::Word, PartRole::Audience);
    audience.words = &audiences;
    audience.privateFrom = SaidToTeam + 1;
    made.parts.push_back(audience);
    return made;
}

EventForm make(TextForm which)
{
    // In the order of TextForm.
    const std::array<EventForm, static_cast<std::size_t>(TextForm::Count)> all{
        chatForm(),
        textFormOf(sharedKind("server_message"), PartRole::Said),
        textFormOf(sharedKind("broadcast"), PartRole::Said),
        textFormOf(sharedKind("team")),
        textFormOf(sharedKind("skin")),
        textFormOf(sharedKind("map")),
        textFormOf(sharedKind("pickup")),
        textFormOf(sharedKind("sound")),
        textFormOf(sharedKind("command"), PartRole::Said),
        textFormOf(sharedKind("system")),
        textFormOf(sharedKind("explosion")),
        textFormOf(TempEntityKind),
        textFormOf(StuffTextKind),
    };
    return all.at(static_cast<std::size_t>(which));
}

EventForm killForm()
{
    EventPart headshot = part("headshot", PartKind::Plain, PartRole::WeaponNote);
    headshot.phrase = EventText::tr("headshot");
    return form(sharedKind("kill"),
                {numbered("weapon", "weapon #", PartRole::Weapon), headshot, part("alone"),
                 part("client", PartKind::Name, PartRole::Subject), part("other", PartKind::Name)},
                {{EventText::tr("{other} died ({weapon}, {headshot})"),
                  {isSet("alone"), isSet("headshot"), hasText("weapon")}},
                 {EventText::tr("{other} died ({headshot})"), {isSet("alone"), isSet("headshot")}},
                 {EventText::tr("{other} died ({weapon})"), {isSet("alone"), hasText("weapon")}},
                 {EventText::tr("{other} died"), {isSet("alone")}},
                 {EventText::tr("{client} killed {other} ({weapon}, {headshot})"),
                  {isSet("headshot"), hasText("weapon")}},
                 {EventText::tr("{client} killed {other} ({headshot})"), {isSet("headshot")}},
                 {EventText::tr("{client} killed {other} ({weapon})"), {hasText("weapon")}},
                 {EventText::tr("{client} killed {other}")}});
}

EventForm directorEventForm()
{
    EventPart flags = part("flags", PartKind::Flags);
    flags.words = &DirectorFlags;
    return form(
        DirectorKind, "event",
        {numbered("entity", "entity #"), numbered("other", "entity #"), part("priority"), flags},
        {{EventText::tr("event: {entity}, {other} (priority {priority}: {flags})"),
          {hasText("entity"), hasText("other"), isSet("flags")}},
         {EventText::tr("event: {entity} (priority {priority}: {flags})"),
          {hasText("entity"), isSet("flags")}},
         {EventText::tr("event: {other} (priority {priority}: {flags})"), {isSet("flags")}},
         {EventText::tr("event: {entity}, {other} (priority {priority})"),
          {hasText("entity"), hasText("other")}},
         {EventText::tr("event: {entity} (priority {priority})"), {hasText("entity")}},
         {EventText::tr("event: {other} (priority {priority})")}});
}

EventForm bufferForm()
{
    return form(sharedKind("system"), "buffer",
                {counted("bytes", EventText::trN("%n byte(s)")), part("kind"), part("value")},
                {{EventText::tr("demo buffer: {bytes}, sniper dot {value}"), {isNumber("kind", 0)}},
                 {EventText::tr("demo buffer: {bytes}, zoom {value}"), {isNumber("kind", 1)}},
                 {EventText::tr("demo buffer: {bytes}, kind {kind}"), {hasText("kind")}},
                 {EventText::tr("demo buffer: {bytes}")}});
}

EventForm make(ValueForm which)
{
    switch (which) {
    case ValueForm::Kill:
        return killForm();
    case ValueForm::Score:
        return form(sharedKind("score"),
                    {counted("frags", EventText::trN("%n frag(s)")),
                     counted("deaths", EventText::trN("%n death(s)"))},
                    "{frags}, {deaths}");
    case ValueForm::TeamScore:
        return form(sharedKind("score"), "team", {part("team"), part("score")},
                    EventText::tr("{team}: {score}"));
    case ValueForm::RoundEnd:
        return form(sharedKind("round"), "end", {part("result")},
                    {{EventText::tr("Terrorists win"), {isNumber("result", 0)}},
                     {EventText::tr("Counter-terrorists win"), {isNumber("result", 1)}},
                     {EventText::tr("Round draw"), {isNumber("result", 2)}}});
    case ValueForm::RoundTime:
        return form(sharedKind("round"), "time", {part("seconds")},
                    EventText::tr("round time {seconds} s"));
    case ValueForm::Intermission:
        return form(sharedKind("round"), "intermission", {}, EventText::tr("intermission"));
    case ValueForm::Damage:
        return form(sharedKind("damage"), {part("health"), part("armor")},
                    EventText::tr("{health} health, {armor} armor"));
    case ValueForm::Spawn:
        return form(sharedKind("spawn"), {}, "");
    case ValueForm::Ammo:
        return form(sharedKind("pickup"), "ammo", {part("amount")}, EventText::tr("{amount} ammo"));
    case ValueForm::Weapon:
        return form(sharedKind("pickup"), "weapon", {numbered("weapon", "weapon #")}, "{weapon}");
    case ValueForm::Unknown:
        return form(sharedKind("unknown"),
                    {part("name"), counted("bytes", EventText::trN("%n byte(s)"))},
                    "{name}, {bytes}");
    case ValueForm::Join:
        return form(sharedKind("join"), {part("name", PartKind::Plain, PartRole::Subject)},
                    EventText::tr("{name} joined"));
    case ValueForm::Leave:
        return form(sharedKind("leave"), {part("client", PartKind::Name, PartRole::Subject)},
                    EventText::tr("{client} left"));
    case ValueForm::Rename:
        return form(sharedKind("rename"),
                    {part("client", PartKind::Name, PartRole::Subject), part("to")},
                    EventText::tr("{client} is now {to}"));
    case ValueForm::NamelessSound:
        return form(sharedKind("sound"), "number", {part("index"), part("isSentence")},
                    {{EventText::tr("sentence #{index}"), {isSet("isSentence")}},
                     {EventText::tr("sound #{index}")}});
    case ValueForm::Script:
        return form(ScriptKind, {numbered("script", "event #")}, "{script}");
    case ValueForm::Director:
        return form(DirectorKind, {numbered("command", "command ")}, "{command}");
    case ValueForm::DirectorEvent:
        return directorEventForm();
    case ValueForm::Pause:
        return form(sharedKind("pause"), {part("paused")},
                    {{EventText::tr("paused"), {isSet("paused")}}, {EventText::tr("resumed")}});
    case ValueForm::Recording:
        return form(
            sharedKind("recording"), {part("isEnd")},
            {{EventText::tr("end of segment"), {isSet("isEnd")}}, {EventText::tr("start")}});
    case ValueForm::ClientEvent:
        return form(ClientEventKind, {part("index")}, EventText::tr("event {index}"));
    case ValueForm::Animation:
        return form(AnimationKind, {part("sequence")}, EventText::tr("sequence {sequence}"));
    case ValueForm::Buffer:
        return bufferForm();
    case ValueForm::Count:
        break;
    }
    return {};
}

template<typename Which>
const std::vector<EventForm> &made()
{
    static const std::vector<EventForm> forms = [] {
        std::vector<EventForm> all;
        for (std::size_t i = 0; i < static_cast<std::size_t>(Which::Count); ++i)
            all.push_back(make(static_cast<Which>(i)));
        return all;
    }();
    return forms;
}

} // namespace

/// Source: goldsrc-netmessages.md, section 4.8.
const ValueTexts DirectorFlags{
    {16, WordText::tr("side")},        {32, WordText::tr("dramatic")},
    {64, WordText::tr("slow motion")}, {128, WordText::tr("face player")},
    {256, WordText::tr("intro")},      {512, WordText::tr("final")},
    {1024, WordText::tr("no random")},
};

const EventForm &textForm(TextForm form)
{
    return made<TextForm>()[static_cast<std::size_t>(form)];
}

const EventForm &valueForm(ValueForm form)
{
    return made<ValueForm>()[static_cast<std::size_t>(form)];
}

EventForms allForms()
{
    EventForms forms;
    for (const EventForm &form : made<TextForm>())
        forms.push_back(&form);
    for (const EventForm &form : made<ValueForm>())
        forms.push_back(&form);
    return forms;
}

std::vector<const EventKind *> kindsOfMessages()
{
    auto kinds = eventKindsOf(allForms());
    for (const EventForm &ofFrames :
         {textForm(TextForm::Command), valueForm(ValueForm::Recording),
          valueForm(ValueForm::ClientEvent), valueForm(ValueForm::Animation)})
        std::erase(kinds, ofFrames.kind);
    return kinds;
}

} // namespace tickscope::goldsrc
