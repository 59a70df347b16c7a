// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_forms.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <unordered_map>

#include "core/base/parsing.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

/// Whose names a sentence has, by the place of their numbers.
struct NamedClients {
    std::optional<std::size_t> client;
    std::optional<std::size_t> other = {};
    bool mayBeNobody = false; ///< Then there is no name; else the server has that of a person.
};

NamedClients namedIn(MessageTopic topic, int gameMessage)
{
    switch (topic) {
    case MessageTopic::Kill:
        return {message_index::Killer, message_index::Victim, true};
    case MessageTopic::KillTeam:
        return {message_index::FirstOfTeam, {}, true};
    case MessageTopic::VoteSet07:
        return {0, {}, true};
    case MessageTopic::Team:
    case MessageTopic::RaceFinish:
    case MessageTopic::SkinChange:
    case MessageTopic::ClientDrop:
        return {0};
    case MessageTopic::GameMessage:
        if (gameMessage == game_message::Capture)
            return {message_index::CaptureClient};
        if (gameMessage == game_message::Paused)
            return {message_index::PauseClient};
        return {};
    default:
        return {};
    }
}

bool isChat(MessageTopic topic)
{
    return topic == MessageTopic::Chat06 || topic == MessageTopic::Chat07
           || topic == MessageTopic::Say06 || topic == MessageTopic::Say07;
}

/// 0 all, 1 team, 2 whisper sent, 3 whisper received.
/// Source: teeworlds-messages.md, section 2.
constexpr std::int32_t TeamChat06 = 1;
/// Section 4: 0 none, 1 all, 2 team, 3 whisper.
constexpr std::int32_t TeamChat07 = 2;
constexpr std::int32_t Whisper07 = 3;

/// Who could read a line, as the number of a word of ChatTeamTexts06.
std::int64_t chatTeam(const Message &message)
{
    const std::int32_t number = message.numberAt(0);
    const bool is07 = message.type->topic == MessageTopic::Chat07
                      || message.type->topic == MessageTopic::Say07;
    if (number == (is07 ? TeamChat07 : TeamChat06))
        return TeamChat06;
    return number >= (is07 ? Whisper07 : WhisperSent06) ? WhisperSent06 : 0;
}

/// How the numbers of a topic are written that are more than numbers.
PartKind partKind(MessageTopic topic, std::string_view name)
{
    if (topic == MessageTopic::RaceTime && name == "Time")
        return PartKind::Centiseconds;
    if (topic == MessageTopic::RaceTime && name == "Check")
        return PartKind::CentisecondsMore;
    if (topic == MessageTopic::Record)
        return PartKind::BestCentiseconds;
    if (topic == MessageTopic::RaceFinish && name == "Time")
        return PartKind::Milliseconds;
    if (name == "Diff")
        return PartKind::MillisecondsMore;
    if (topic == MessageTopic::GameMessage && name == "Time")
        return PartKind::Ticks50;
    return PartKind::Plain;
}

PartRole partRole(const MessageType &type, std::string_view name)
{
    switch (type.topic) {
    case MessageTopic::Chat06:
    case MessageTopic::Chat07:
    case MessageTopic::Say06:
    case MessageTopic::Say07:
        return name == "Message" ? PartRole::Said : PartRole::None;
    case MessageTopic::Text:
        return name == type.fields.front().name ? PartRole::Said : PartRole::None;
    case MessageTopic::Kill:
        return name == "Weapon" ? PartRole::Weapon : PartRole::None;
    case MessageTopic::Emoticon:
    case MessageTopic::OwnEmoticon:
        return name == "Emoticon" ? PartRole::Emoticon : PartRole::None;
    case MessageTopic::ClientInfo:
    case MessageTopic::ClientEnter:
    case MessageTopic::ClientLeave:
        return name == "Name" ? PartRole::Subject : PartRole::None;
    default:
        return PartRole::None;
    }
}

EventPart partOf(const MessageType &type, const MessageField &field)
{
    EventPart part{.name = field.name, .role = partRole(type, field.name)};
    if (field.kind == MessageFieldKind::Flags)
        part.kind = PartKind::Flags;
    else
        part.kind = field.texts ? PartKind::Word : partKind(type.topic, field.name);
    if (field.texts)
        part.words = (*field.texts).get();
    return part;
}

/// A list whose members are called as those of \a Layout from \a First on.
template<MessageLayout Layout, std::size_t First = 0>
EventPart listPart(std::string_view name, const char *phrase = nullptr)
{
    return {.name = name, .phrase = phrase, .memberName = [](std::size_t i) {
                return variableName(Layout, i + First);
            }};
}

/// Values of a message that has as many as it likes: all in one list, behind their number where
/// the message has one.
std::vector<EventPart> listParts(MessageLayout layout)
{
    constexpr const char *Tuning = EventText::trN("%n tuning value(s)");
    switch (layout) {
    case MessageLayout::TuneParams06:
        return {listPart<MessageLayout::TuneParams06>("values", Tuning)};
    case MessageLayout::TuneParams07:
        return {listPart<MessageLayout::TuneParams07>("values", Tuning)};
    case MessageLayout::TeamsState:
        return {listPart<MessageLayout::TeamsState>("teams", EventText::trN("%n client(s)"))};
    case MessageLayout::VoteOptions06:
    case MessageLayout::VoteOptions07:
        return {{.name = "NumOptions", .phrase = EventText::trN("%n vote option(s)")},
                listPart<MessageLayout::VoteOptions07, 1>("options")};
    case MessageLayout::ExtraProjectiles:
        return {{.name = "Count", .phrase = EventText::trN("%n projectile(s)")},
                listPart<MessageLayout::ExtraProjectiles, 1>("projectiles")};
    case MessageLayout::GameMessage:
    case MessageLayout::Fixed:
        break;
    }
    return {};
}

/// Those that stand in sentences only; see messageValues().
void addNameParts(std::vector<EventPart> &parts, const NamedClients &named)
{
    if (named.other)
        parts.push_back({.name = "alone", .use = PartUse::SentenceOnly});
    if (named.client)
        parts.push_back(ClientPart);
    if (named.other)
        parts.push_back({.name = "other", .kind = PartKind::Name, .use = PartUse::SentenceOnly});
}

/// What somebody holds, as one part of a sentence.
const ValueTexts HeldKeyTexts{{1, WordText::tr("left")},
                              {2, WordText::tr("right")},
                              {4, WordText::tr("jump")},
                              {8, WordText::tr("fire")},
                              {16, WordText::tr("hook")}};

/// As a list for programs, and as that part.
void addHeldKeys(EventValues &values, const Message &message)
{
    const auto direction = message.numberAt(message_index::InputDirection);
    EventValues keys;
    std::int64_t flags = 0;
    const auto add = [&](bool isHeld, std::int64_t key, std::int64_t flag) {
        if (isHeld)
            keys.add(key);
        flags |= isHeld ? flag : 0;
    };
    add(direction < 0, input_key::Direction, 1);
    add(direction > 0, input_key::Direction, 2);
    add(message.numberAt(message_index::InputJump) != 0, input_key::Jump, 4);
    // Fire counts presses and releases: odd while the button is held.
    add((message.numberAt(message_index::InputFire) & 1) != 0, input_key::Fire, 8);
    add(message.numberAt(message_index::InputHook) != 0, input_key::Hook, 16);
    values.addList(keys).add(flags);
}

std::vector<EventPart> partsOf(const MessageType &type, MessageLayout layout)
{
    std::vector<EventPart> parts = listParts(layout);
    if (isChat(type.topic))
        parts.push_back({.name = "team",
                         .kind = PartKind::Choice,
                         .role = PartRole::Audience,
                         .words = ChatTeamTexts06.get(),
                         .privateFrom = WhisperSent06});
    for (const MessageField &field : type.fields)
        parts.push_back(partOf(type, field));
    addNameParts(parts, namedIn(type.topic, -1));
    if (type.topic == MessageTopic::CallVote)
        parts.push_back({.name = "other", .kind = PartKind::Name, .use = PartUse::SentenceOnly});
    if (type.topic == MessageTopic::Input)
        parts.insert(parts.end(), {inputKeyPart(),
                                   {.name = "keys",
                                    .kind = PartKind::Flags,
                                    .use = PartUse::SentenceOnly,
                                    .words = &HeldKeyTexts}});
    return parts;
}

std::vector<EventPart> gameMessageParts(const MessageType &type, int gameMessage)
{
    std::vector<EventPart> parts;
    for (std::size_t i = 0; const MessageField *field = gameMessageField(gameMessage, i); ++i)
        parts.push_back(partOf(type, *field));
    addNameParts(parts, namedIn(type.topic, gameMessage));
    return parts;
}

/// Kinds that only demos have: the few of use to people have titles.
EventKind ownKind(std::string_view word)
{
    struct Titles {
        std::string_view name;
        const char *title;
        const char *single;
    };
    constexpr Titles Titled[]{
        {"Sv_Motd", KindText::tr("Messages of the day"), KindText::tr("Message of the day")},
        {"Sv_GameMsg", KindText::tr("Game messages"), KindText::tr("Game message")},
        {"Sv_ServerAlert", KindText::tr("Server alerts"), KindText::tr("Server alert")},
        {"Sv_ModeratorAlert", KindText::tr("Moderator alerts"), KindText::tr("Moderator alert")},
    };
    EventKind kind{word};
    const auto *const own = std::ranges::find(Titled, kind.name(), &Titles::name);
    if (own == std::end(Titled))
        return protocolMessage(word);
    kind.title = own->title;
    kind.single = own->single;
    return kind;
}

/// All that one message can be.
struct TypeForms {
    const EventForm *plain = nullptr;
    const EventForm *ofServer = nullptr; ///< Chat without a person.
    const EventForm *finish = nullptr;   ///< A race time that is no checkpoint's.
    const EventForm *tuning06 = nullptr; ///< Of 0.7 in the order of 0.6.
    std::array<const EventForm *, game_message::Count> gameMessages{};
};

/// Forms of all messages, made once.
class Forms
{
public:
    Forms()
    {
        for (const MessageType &type : messageTables06())
            add(type, {});
        for (const MessageType &type : messageTables07())
            add(type, ".07");
        for (const ExtendedMessage &message : messageTablesDdnet())
            add(message.type, {});
    }

    [[nodiscard]] const TypeForms &of(const MessageType &type) const
    {
        return m_ofTypes.find(&type)->second;
    }
    [[nodiscard]] const std::deque<EventForm> &all() const { return m_all; }

private:
    /// \param version  behind the names, which two protocols have in common.
    void add(const MessageType &type, std::string_view version)
    {
        if (type.name.empty())
            return;
        TypeForms forms;
        if (type.topic == MessageTopic::GameMessage)
            return addGameMessages(type);
        const std::string name = std::string(type.name) + std::string(version);
        forms.plain = &make(kindOf(type.eventKind), type, type.layout, name);
        if (type.topic == MessageTopic::Chat06 || type.topic == MessageTopic::Chat07)
            forms.ofServer = &make(sharedKind("server_message"), type, type.layout, name);
        if (type.topic == MessageTopic::RaceTime)
            forms.finish = &make(sharedKind("finish"), type, type.layout, name);
        if (type.layout == MessageLayout::TuneParams07)
            forms.tuning06 = &make(kindOf(type.eventKind), type, MessageLayout::TuneParams06,
                                   name + ".06");
        m_ofTypes.emplace(&type, forms);
    }

    void addGameMessages(const MessageType &type)
    {
        TypeForms forms;
        for (int id = 0; id < game_message::Count; ++id) {
            m_all.push_back({&gameMessageKind(type, id),
                             std::string(type.name) + '.' + std::to_string(id),
                             gameMessageParts(type, id), gameMessageSentences(id)});
            forms.gameMessages[static_cast<std::size_t>(id)] = &m_all.back();
        }
        m_ofTypes.emplace(&type, forms);
    }

    const EventForm &make(const EventKind &kind, const MessageType &type, MessageLayout layout,
                          const std::string &name)
    {
        m_all.push_back({.kind = &kind,
                         .name = name,
                         .parts = partsOf(type, layout),
                         .sentences = messageSentences(type, layout),
                         .isBeforeItsTick = true});
        return m_all.back();
    }

    const EventKind &gameMessageKind(const MessageType &type, int gameMessage)
    {
        switch (gameMessage) {
        case game_message::TeamSwap:
        case game_message::TeamShuffle:
        case game_message::TeamBalance:
        case game_message::AllMoved:
        case game_message::YouWereBalanced:
            return sharedKind("team");
        case game_message::Capture:
            return sharedKind("score");
        case game_message::Paused:
            return sharedKind("pause");
        default:
            return kindOf(type.eventKind);
        }
    }

    const EventKind &kindOf(std::string_view word)
    {
        if (const EventKind *shared = findSharedKind(word))
            return *shared;
        for (const EventKind &own : m_ownKinds) {
            if (own.id == word)
                return own;
        }
        m_ownKinds.push_back(ownKind(word));
        return m_ownKinds.back();
    }

    std::deque<EventKind> m_ownKinds;
    std::deque<EventForm> m_all;
    std::unordered_map<const MessageType *, TypeForms> m_ofTypes;
};

const Forms &forms()
{
    static const Forms made;
    return made;
}

void addName(EventValues &values, std::int32_t client, const NamedClients &named,
             const NameLookup &names)
{
    if (client < 0 && named.mayBeNobody)
        return void(values.addNothing());
    const std::string_view name = client < 0 || !names ? std::string_view() : names(client);
    if (name.empty())
        values.add(std::int64_t{client});
    else
        values.addText(name);
}

/// All values from \a first on as one.
void addList(EventValues &values, const Message &message, std::size_t first)
{
    EventValues members;
    for (std::size_t i = first; i < message.values.size(); ++i)
        members.add(message.values[i]);
    values.addList(members);
}

} // namespace

const EventForm &messageForm(const Message &message)
{
    const TypeForms &known = forms().of(*message.type);
    switch (message.type->topic) {
    case MessageTopic::GameMessage:
        // The decoder lets no other number through.
        return *known.gameMessages[static_cast<std::size_t>(message.numberAt(0))
                                   % known.gameMessages.size()];
    case MessageTopic::RaceTime:
        return message.numberAt(message_index::RaceTimeFinish) != 0 ? *known.finish : *known.plain;
    case MessageTopic::Chat06:
    case MessageTopic::Chat07:
        return message.numberAt(message_index::ChatClient) < 0 ? *known.ofServer : *known.plain;
    default:
        return known.tuning06 && message.layout == MessageLayout::TuneParams06 ? *known.tuning06
                                                                               : *known.plain;
    }
}

EventPart inputKeyPart()
{
    using namespace input_key;
    static const ValueTexts texts{
        {Direction, WordText::tr("direction")}, {Jump, WordText::tr("jump")},
        {Hook, WordText::tr("hook")},           {Fire, WordText::tr("fire")},
        {Weapon, WordText::tr("weapon")},       {NextWeapon, "next_weapon"},
        {PreviousWeapon, "previous_weapon"}};
    return {.name = "key", .kind = PartKind::Choice, .words = &texts};
}

EventValues messageValues(const Message &message, const NameLookup &names)
{
    EventValues values;
    const MessageTopic topic = message.type->topic;
    if (isChat(topic))
        values.add(chatTeam(message));
    switch (message.layout) {
    case MessageLayout::TuneParams06:
    case MessageLayout::TuneParams07:
    case MessageLayout::TeamsState:
        addList(values, message, 0);
        break;
    case MessageLayout::VoteOptions06:
    case MessageLayout::VoteOptions07:
    case MessageLayout::ExtraProjectiles:
        values.add(std::int64_t{message.numberAt(0)});
        addList(values, message, 1);
        break;
    case MessageLayout::GameMessage:
    case MessageLayout::Fixed:
        for (const Value &value : message.values)
            values.add(value);
        break;
    }
    const NamedClients named = namedIn(topic, message.numberAt(0));
    const auto client = named.client ? message.numberAt(*named.client) : 0;
    const auto other = named.other ? message.numberAt(*named.other) : 0;
    const bool isAlone = named.other && (client < 0 || client == other);
    if (named.other && isAlone)
        values.add(std::int64_t{1});
    else if (named.other)
        values.addNothing();
    if (named.client)
        addName(values, isAlone ? NoClient : client, named, names);
    if (named.other)
        addName(values, other, named, names);
    if (topic == MessageTopic::CallVote)
        addName(values, calledFor(message), {{}, {}, true}, names);
    if (topic == MessageTopic::Input)
        addHeldKeys(values, message);
    return values;
}

EventForms messageForms(std::string_view prefix)
{
    EventForms found;
    for (const EventForm &form : forms().all()) {
        if (std::string_view(form.name).starts_with(prefix))
            found.push_back(&form);
    }
    return found;
}

int calledFor(const Message &message)
{
    const std::string_view type = message.textAt(message_index::CalledType);
    if (type != "kick" && type != "spectate")
        return NoClient;
    const auto client = parseNumber<int>(message.textAt(message_index::CalledValue));
    return client && *client >= 0 && *client <= message_field::LastClient ? *client : NoClient;
}

bool isServerLine(const Message &message)
{
    constexpr int Server = -1;
    const MessageTopic topic = message.type->topic;
    return (topic == MessageTopic::Chat06 || topic == MessageTopic::Chat07)
           && message.numberAt(message_index::ChatClient) == Server;
}

} // namespace tickscope::teeworlds
