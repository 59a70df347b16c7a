// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_forms.h"

#include <vector>

#include "core/model/event/shared_event_kinds.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

namespace {

// Kinds that only this format has.
constexpr EventKind ScriptKind{"goldsrc:event", EventClass::Other, u'·',
                               QT_TRANSLATE_NOOP("kinds", "Game events"),
                               QT_TRANSLATE_NOOP("kinds", "Game event")};
constexpr EventKind TempEntityKind{"goldsrc:temp_entity", EventClass::Other, u'·',
                                   QT_TRANSLATE_NOOP("kinds", "Temporary effects"),
                                   QT_TRANSLATE_NOOP("kinds", "Temporary effect")};
constexpr EventKind StuffTextKind{"goldsrc:stufftext", EventClass::Other, u'·',
                                  QT_TRANSLATE_NOOP("kinds", "Server commands"),
                                  QT_TRANSLATE_NOOP("kinds", "Server command")};
constexpr EventKind DirectorKind{"goldsrc:director", EventClass::Other, u'·',
                                 QT_TRANSLATE_NOOP("kinds", "Director commands"),
                                 QT_TRANSLATE_NOOP("kinds", "Director command")};
constexpr EventKind ClientEventKind{"goldsrc:client_event", EventClass::Other, u'·',
                                    QT_TRANSLATE_NOOP("kinds", "Own game events"),
                                    QT_TRANSLATE_NOOP("kinds", "Own game event")};
constexpr EventKind AnimationKind{"goldsrc:weapon_animation", EventClass::Other, u'·',
                                  QT_TRANSLATE_NOOP("kinds", "Weapon animations"),
                                  QT_TRANSLATE_NOOP("kinds", "Weapon animation")};

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
               const char *sentence)
{
    return {&kind, std::move(name), std::move(parts), sentence, true};
}

EventForm form(const EventKind &kind, std::vector<EventPart> parts, const char *sentence)
{
    return form(kind, "message", std::move(parts), sentence);
}

EventForm textFormOf(const EventKind &kind, PartRole role = PartRole::None)
{
    return form(kind, "text", {part("text", PartKind::Plain, role)}, "{text}");
}

EventForm make(TextForm which)
{
    switch (which) {
    case TextForm::Chat:
        return textFormOf(sharedKind("chat"), PartRole::Said);
    case TextForm::ServerMessage:
        return textFormOf(sharedKind("server_message"), PartRole::Said);
    case TextForm::Broadcast:
        return textFormOf(sharedKind("broadcast"), PartRole::Said);
    case TextForm::Team:
        return textFormOf(sharedKind("team"));
    case TextForm::Skin:
        return textFormOf(sharedKind("skin"));
    case TextForm::Map:
        return textFormOf(sharedKind("map"));
    case TextForm::Pickup:
        return textFormOf(sharedKind("pickup"));
    case TextForm::Sound:
        return textFormOf(sharedKind("sound"));
    case TextForm::Command:
        return textFormOf(sharedKind("command"), PartRole::Said);
    case TextForm::System:
        return textFormOf(sharedKind("system"));
    case TextForm::Explosion:
        return textFormOf(sharedKind("explosion"));
    case TextForm::TempEntity:
        return textFormOf(TempEntityKind);
    case TextForm::StuffText:
        return textFormOf(StuffTextKind);
    case TextForm::Count:
        break;
    }
    return {};
}

EventForm killForm()
{
    EventPart headshot = part("headshot", PartKind::Plain, PartRole::WeaponNote);
    headshot.phrase = QT_TRANSLATE_NOOP("events", "headshot");
    return form(sharedKind("kill"),
                {numbered("weapon", "weapon #", PartRole::Weapon), headshot, part("alone"),
                 part("client", PartKind::Name, PartRole::Subject), part("other", PartKind::Name)},
                QT_TRANSLATE_NOOP("events", "[alone?{other} died][!alone?{client} killed {other}]"
                                            "[ ({weapon}[headshot?, {headshot}])]"
                                            "[weapon=none?[headshot? ({headshot})]]"));
}

EventForm directorEventForm()
{
    EventPart flags = part("flags", PartKind::Flags);
    flags.words = &directorFlags();
    return form(
        DirectorKind, "event",
        {numbered("entity", "entity #"), numbered("other", "entity #"), part("priority"), flags},
        QT_TRANSLATE_NOOP("events", "event: [{entity}][entity!=none?[other!=none?, ]]"
                                    "[{other}] (priority {priority}[flags?: {flags}])"));
}

EventForm bufferForm()
{
    return form(sharedKind("system"), "buffer",
                {counted("bytes", QT_TRANSLATE_N_NOOP("events", "%n byte(s)")), part("kind"),
                 part("value")},
                QT_TRANSLATE_NOOP("events", "demo buffer: {bytes}[kind=0?, sniper dot {value}]"
                                            "[kind=1?, zoom {value}]"
                                            "[kind!=none?[kind!=0?[kind!=1?, kind {kind}]]]"));
}

EventForm make(ValueForm which)
{
    switch (which) {
    case ValueForm::Kill:
        return killForm();
    case ValueForm::Score:
        return form(sharedKind("score"),
                    {counted("frags", QT_TRANSLATE_N_NOOP("events", "%n frag(s)")),
                     counted("deaths", QT_TRANSLATE_N_NOOP("events", "%n death(s)"))},
                    "{frags}, {deaths}");
    case ValueForm::TeamScore:
        return form(sharedKind("score"), "team", {part("team"), part("score")}, "{team}: {score}");
    case ValueForm::RoundEnd:
        return form(sharedKind("round"), "end", {part("result")},
                    QT_TRANSLATE_NOOP("events", "[result=0?Terrorists win]"
                                                "[result=1?Counter-terrorists win]"
                                                "[result=2?Round draw]"));
    case ValueForm::RoundTime:
        return form(sharedKind("round"), "time", {part("seconds")},
                    QT_TRANSLATE_NOOP("events", "round time {seconds} s"));
    case ValueForm::Intermission:
        return form(sharedKind("round"), "intermission", {},
                    QT_TRANSLATE_NOOP("events", "intermission"));
    case ValueForm::Damage:
        return form(sharedKind("damage"), {part("health"), part("armor")},
                    QT_TRANSLATE_NOOP("events", "{health} health, {armor} armor"));
    case ValueForm::Spawn:
        return form(sharedKind("spawn"), {}, "");
    case ValueForm::Ammo:
        return form(sharedKind("pickup"), "ammo", {part("amount")},
                    QT_TRANSLATE_NOOP("events", "{amount} ammo"));
    case ValueForm::Weapon:
        return form(sharedKind("pickup"), "weapon", {numbered("weapon", "weapon #")}, "{weapon}");
    case ValueForm::Unknown:
        return form(sharedKind("unknown"),
                    {part("name"), counted("bytes", QT_TRANSLATE_N_NOOP("events", "%n byte(s)"))},
                    "{name}, {bytes}");
    case ValueForm::Join:
        return form(sharedKind("join"), {part("name", PartKind::Plain, PartRole::Subject)},
                    QT_TRANSLATE_NOOP("events", "{name} joined"));
    case ValueForm::Leave:
        return form(sharedKind("leave"), {part("client", PartKind::Name, PartRole::Subject)},
                    QT_TRANSLATE_NOOP("events", "{client} left"));
    case ValueForm::Rename:
        return form(sharedKind("rename"),
                    {part("client", PartKind::Name, PartRole::Subject), part("to")},
                    QT_TRANSLATE_NOOP("events", "{client} is now {to}"));
    case ValueForm::NamelessSound:
        return form(sharedKind("sound"), "number", {part("index"), part("isSentence")},
                    QT_TRANSLATE_NOOP(
                        "events", "[isSentence?sentence #{index}][!isSentence?sound #{index}]"));
    case ValueForm::Script:
        return form(ScriptKind, {numbered("script", "event #")}, "{script}");
    case ValueForm::Director:
        return form(DirectorKind, {numbered("command", "command ")}, "{command}");
    case ValueForm::DirectorEvent:
        return directorEventForm();
    case ValueForm::Pause:
        return form(sharedKind("pause"), {part("paused")},
                    QT_TRANSLATE_NOOP("events", "[paused?paused][!paused?resumed]"));
    case ValueForm::Recording:
        return form(sharedKind("recording"), {part("isEnd")},
                    QT_TRANSLATE_NOOP("events", "[!isEnd?start][isEnd?end of segment]"));
    case ValueForm::ClientEvent:
        return form(ClientEventKind, {part("index")}, QT_TRANSLATE_NOOP("events", "event {index}"));
    case ValueForm::Animation:
        return form(AnimationKind, {part("sequence")},
                    QT_TRANSLATE_NOOP("events", "sequence {sequence}"));
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
const ValueTexts &directorFlags()
{
    static const ValueTexts texts{
        {16, QT_TRANSLATE_NOOP("words", "side")},
        {32, QT_TRANSLATE_NOOP("words", "dramatic")},
        {64, QT_TRANSLATE_NOOP("words", "slow motion")},
        {128, QT_TRANSLATE_NOOP("words", "face player")},
        {256, QT_TRANSLATE_NOOP("words", "intro")},
        {512, QT_TRANSLATE_NOOP("words", "final")},
        {1024, QT_TRANSLATE_NOOP("words", "no random")},
    };
    return texts;
}

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

} // namespace tickscope::goldsrc
