// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_forms.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/base/fault.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teehistorian {

namespace {

// Kinds of our own. Those without a title are shown by the name of their record or message.
constexpr EventKind Antibot{"teehistorian:antibot"};
constexpr EventKind Name{"teehistorian:name", EventClass::Other, u'·', KindText::tr("Names"),
                         KindText::tr("Name")};
constexpr EventKind ProtocolKind{"teehistorian:protocol", EventClass::Other, u'·',
                                 KindText::tr("Protocols"), KindText::tr("Protocol")};
constexpr EventKind Rejoin{"teehistorian:rejoin", EventClass::Presence, u'▲',
                           KindText::tr("Rejoins"), KindText::tr("Rejoin")};
constexpr EventKind Test{"teehistorian:test"};
constexpr EventKind Vanish{"teehistorian:vanish",
                           EventClass::Appearance,
                           u'▽',
                           KindText::tr("Left the world"),
                           KindText::tr("Left the world"),
                           EventRate::Normal,
                           KindText::tr("Left world"),
                           traitsOf({EventTrait::OfTickBefore, EventTrait::GivesRaceUp})};
constexpr EventKind Version{"teehistorian:version", EventClass::Other, u'·',
                            KindText::tr("Versions"), KindText::tr("Version")};
/// A message that is in none of the tables.
constexpr EventKind OtherMessage{"teehistorian:message", EventClass::Other, u'·',
                                 KindText::tr("Messages"), KindText::tr("Message")};

/// Messages of clients for which there is no common word, and Cl_ReadyChange, which says ready
/// to play on and not in the game now. A join alone brings five.
constexpr std::array OwnMessages{
    protocolMessage("teehistorian:Cl_SetSpectatorMode"),
    protocolMessage("teehistorian:Cl_StartInfo"),
    protocolMessage("teehistorian:Cl_ChangeInfo"),
    // At once, where the file has no sign of it but the new place. Source: ddnet-rebuild.md,
    // section 10.
    protocolMessage("teehistorian:Cl_Kill").with({EventTrait::MovesParties}),
    protocolMessage("teehistorian:Cl_IsDDNetLegacy"),
    protocolMessage("teehistorian:Cl_ShowOthersLegacy"),
    protocolMessage("teehistorian:Cl_ShowDistance"),
    protocolMessage("teehistorian:Cl_ShowOthers"),
    protocolMessage("teehistorian:Cl_CameraInfo"),
    protocolMessage("teehistorian:Cl_EnableSpectatorCount"),
    protocolMessage("teehistorian:Cl_ReadyChange"),
};

EventPart field(std::string_view name)
{
    return {.name = name};
}

EventPart optional(std::string_view name)
{
    return {.name = name, .use = PartUse::OptionalField};
}

EventPart hidden(std::string_view name)
{
    return {.name = name, .use = PartUse::SentenceOnly};
}

EventPart choice(std::string_view name, const ValueTexts &words)
{
    return {.name = name, .kind = PartKind::Choice, .words = &words};
}

/// Contexts of a console command. Source: teehistorian.md, section 6.
const ValueTexts CommandFlagTexts{
    {1, WordText::tr("save")},   {2, WordText::tr("client")},
    {4, WordText::tr("server")}, {8, WordText::tr("store")},
    {32, WordText::tr("econ")},  {128, WordText::tr("chat")},
    {256, WordText::tr("game")}, {512, WordText::tr("non-teehistoric")}};

const ValueTexts CallerTexts{{-1, WordText::tr("config or console")},
                             {-2, WordText::tr("map")},
                             {-3, WordText::tr("no game")}};

const ValueTexts LoginActions{{login_action::Login, WordText::tr("login")},
                              {login_action::AlreadyLoggedIn, "already_logged_in"},
                              {login_action::Logout, WordText::tr("logout")}};

const ValueTexts ProtocolTexts{{6, "0.6"}, {7, "0.7"}};

const ValueTexts ActionTexts{{input_key::Released, WordText::tr("released")},
                             {input_key::Pressed, WordText::tr("pressed")}};

EventPart wantedWeapon()
{
    return {.name = "wanted",
            .kind = PartKind::Word,
            .use = PartUse::SentenceOnly,
            .words = teeworlds::WantedWeaponTexts.get()};
}

EventPart level()
{
    return {.name = "level",
            .kind = PartKind::Word,
            .words = teeworlds::AuthLevelTexts.get(),
            .numberPrefix = "level "};
}

EventPart raceTime()
{
    return {.name = "time", .kind = PartKind::RaceTicks};
}

EventForm ofRecord(const EventKind &kind, std::vector<EventPart> parts, Sentences sentences,
                   const char *name = "record")
{
    return {&kind, name, std::move(parts), std::move(sentences)};
}

EventForm savedGameForm(const EventKind &kind, Sentences sentences)
{
    return ofRecord(kind, {field("team"), field("success"), optional("uuid"), optional("save")},
                    std::move(sentences));
}

/// \param name  of the form.
EventForm commandForm(const char *name, MovedParty mayMove)
{
    EventForm form = ofRecord(
        sharedKind("command"),
        {field("command"),
         field("arguments"),
         {.name = "flags", .kind = PartKind::Flags, .words = &CommandFlagTexts},
         {.name = "caller",
          .kind = PartKind::Word,
          .use = PartUse::OptionalField,
          .words = &CallerTexts},
         {.name = "line", .use = PartUse::SentenceOnly, .role = PartRole::Said},
         {.name = "other", .kind = PartKind::Name, .use = PartUse::SentenceOnly}},
        {{"{line} ({other})", {hasText("other")}}, {"{line}"}}, name);
    form.mayMove = mayMove;
    return form;
}

EventForm inputForm()
{
    using namespace input_key;
    return ofRecord(
        sharedKind("input"),
        {teeworlds::inputKeyPart(), choice("action", ActionTexts), field("value"), wantedWeapon()},
        {{EventText::tr("direction left"), {isNumber("key", Direction), isBelow("value", 0)}},
         {EventText::tr("direction right"), {isNumber("key", Direction), isAbove("value", 0)}},
         {EventText::tr("direction none"), {isNumber("key", Direction)}},
         {EventText::tr("jump {action}"), {isNumber("key", Jump)}},
         {EventText::tr("hook {action}"), {isNumber("key", Hook)}},
         {EventText::tr("fire {action} {value} times"),
          {isNumber("key", Fire), isSet("action"), isAbove("value", 1)}},
         {EventText::tr("fire {action}"), {isNumber("key", Fire)}},
         {EventText::tr("weapon {wanted}"), {isNumber("key", Weapon)}},
         {EventText::tr("next weapon"), {isNumber("key", NextWeapon)}},
         {EventText::tr("previous weapon"), {isNumber("key", PreviousWeapon)}}});
}

EventForm makeForm(RecordForm form)
{
    switch (form) {
    case RecordForm::Spawn:
        return ofRecord(sharedKind("spawn"), {field("x"), field("y"), ClientPart},
                        EventText::tr("{client} spawned"));
    case RecordForm::Vanish:
        return ofRecord(Vanish, {ClientPart}, EventText::tr("{client} is gone"));
    case RecordForm::Join:
        return ofRecord(sharedKind("join"), {choice("protocol", ProtocolTexts), ClientPart},
                        EventText::tr("{client} connected"));
    case RecordForm::Leave:
        return ofRecord(sharedKind("leave"), {field("name"), field("reason"), ClientPart},
                        {{EventText::tr("{client} left ({reason})"), {hasText("reason")}},
                         {EventText::tr("{client} left")}});
    case RecordForm::Command:
        return commandForm("record", MovedParty::None);
    case RecordForm::MovingCommand:
        return commandForm("record.move", MovedParty::First);
    case RecordForm::CommandMovingOther:
        return commandForm("record.move_other", MovedParty::Second);
    case RecordForm::Rename:
        return ofRecord(sharedKind("rename"),
                        {{.name = "from", .role = PartRole::Subject}, field("to")},
                        EventText::tr("{from} is now {to}"));
    case RecordForm::End:
        return ofRecord(sharedKind("recording"), {}, EventText::tr("end of the recording"), "end");
    case RecordForm::UnknownRecord:
        return ofRecord(sharedKind("unknown"), {field("uuid"), field("bytes")},
                        EventText::tr("record {uuid}"));
    case RecordForm::Save:
        return savedGameForm(sharedKind("save"),
                             {{EventText::tr("team {team} was saved"), {isSet("success")}},
                              {EventText::tr("team {team} could not be saved")}});
    case RecordForm::Load:
        return savedGameForm(sharedKind("load"),
                             {{EventText::tr("team {team} was loaded"), {isSet("success")}},
                              {EventText::tr("team {team} could not be loaded")}});
    case RecordForm::Test:
        return ofRecord(Test, {}, EventText::tr("test record"));
    case RecordForm::Login:
        return ofRecord(
            sharedKind("login"),
            {choice("action", LoginActions), level(), field("name"), ClientPart},
            {{EventText::tr("{client} was already logged in as {level} ({name})"),
              {isSet("action"), hasText("name")}},
             {EventText::tr("{client} was already logged in as {level}"), {isSet("action")}},
             {EventText::tr("{client} logged in as {level} ({name})"), {hasText("name")}},
             {EventText::tr("{client} logged in as {level}")}},
            "login");
    case RecordForm::Logout:
        return ofRecord(sharedKind("login"), {choice("action", LoginActions), ClientPart},
                        EventText::tr("{client} logged out"), "logout");
    case RecordForm::Version:
        return ofRecord(
            Version, {field("version"), optional("connection"), optional("text"), ClientPart},
            {{EventText::tr("{client} has DDNet {version} ({text})"), {hasText("text")}},
             {EventText::tr("{client} has DDNet {version}")}});
    case RecordForm::Protocol:
        return ofRecord(ProtocolKind, {choice("protocol", ProtocolTexts), ClientPart},
                        EventText::tr("{client} connects with {protocol}"));
    case RecordForm::Team:
        return ofRecord(sharedKind("team"),
                        {field("from"), field("to"), hidden("super"), ClientPart},
                        {{EventText::tr("{client} joined team {to} (super)"), {isSet("super")}},
                         {EventText::tr("{client} joined team {to}"), {isSet("to")}},
                         {EventText::tr("{client} left the team")}});
    case RecordForm::Practice:
        return ofRecord(sharedKind("practice"), {field("team"), field("practice")},
                        {{EventText::tr("team {team} practices"), {isSet("practice")}},
                         {EventText::tr("team {team} plays for real")}});
    case RecordForm::Ready:
        return ofRecord(sharedKind("ready"), {ClientPart},
                        EventText::tr("{client} entered the game"));
    case RecordForm::Swap:
        return ofRecord(sharedKind("swap"),
                        {field("with"),
                         ClientPart,
                         {.name = "other", .kind = PartKind::Name, .use = PartUse::SentenceOnly}},
                        EventText::tr("{client} swaps with {other}"));
    case RecordForm::Rejoin:
        return ofRecord(Rejoin, {ClientPart}, EventText::tr("{client} connected again"));
    case RecordForm::Antibot:
        return ofRecord(Antibot, {field("bytes")}, EventText::tr("antibot"));
    case RecordForm::Name:
        return ofRecord(Name, {field("name"), hidden("number")},
                        EventText::tr("client {number} is {name}"));
    case RecordForm::Finish:
        return ofRecord(sharedKind("finish"), {raceTime(), ClientPart},
                        EventText::tr("{client} finished in {time}"));
    case RecordForm::TeamFinish:
        return ofRecord(sharedKind("finish"), {field("team"), raceTime()},
                        EventText::tr("team {team} finished in {time}"), "team");
    case RecordForm::Input:
        return inputForm();
    case RecordForm::Count:
        break;
    }
    return {};
}

constexpr auto FormCount = static_cast<std::size_t>(RecordForm::Count);

/// The kind of a message of the tables here.
const EventKind &ownKind(const EventForm &form)
{
    const std::string_view name(form.name);
    const auto isOfMessage = [name = name.substr(0, name.find('.'))](const EventKind &kind) {
        return kind.name() == name;
    };
    const auto found = std::ranges::find_if(OwnMessages, isOfMessage);
    if (found != OwnMessages.end())
        return *found;
    return form.kind->id.starts_with("teeworlds_demo:") ? OtherMessage : *form.kind;
}

const std::map<const EventForm *, EventForm> &clientMessages()
{
    static const auto forms = [] {
        std::map<const EventForm *, EventForm> made;
        for (const EventForm *form : teeworlds::messageForms()) {
            EventForm own = *form;
            own.kind = &ownKind(*form);
            made.emplace(form, std::move(own));
        }
        return made;
    }();
    return forms;
}

} // namespace

const EventForm &recordForm(RecordForm form)
{
    static const std::vector<EventForm> forms = [] {
        std::vector<EventForm> made;
        for (std::size_t i = 0; i < FormCount; ++i)
            made.push_back(makeForm(static_cast<RecordForm>(i)));
        return made;
    }();
    return forms[static_cast<std::size_t>(form)];
}

const EventForm &clientMessageForm(const EventForm &form)
{
    return clientMessages().at(&form);
}

EventForms clientMessageForms()
{
    EventForms forms;
    for (const auto &[form, own] : clientMessages()) {
        if (std::string_view(form->name).starts_with("Cl_") || own.kind == &OtherMessage)
            forms.push_back(&own);
    }
    return forms;
}

} // namespace tickscope::teehistorian
