// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <mutex>
#include <string>
#include <string_view>

#include "core/model/damage.h"
#include "core/model/event/event_form.h"
#include "core/model/event/event_sentence.h"
#include "core/model/event/shared_event_kinds.h"
#include "core/model/recording.h"
#include "core/timeline/event_table.h"

namespace tickscope {

/// Words of kinds that tests name.
namespace event_kind {
inline constexpr std::string_view Chat = sharedKind("chat").id;
inline constexpr std::string_view ServerMessage = sharedKind("server_message").id;
inline constexpr std::string_view Broadcast = sharedKind("broadcast").id;
inline constexpr std::string_view Kill = sharedKind("kill").id;
inline constexpr std::string_view Join = sharedKind("join").id;
inline constexpr std::string_view Leave = sharedKind("leave").id;
inline constexpr std::string_view Rename = sharedKind("rename").id;
inline constexpr std::string_view Team = sharedKind("team").id;
inline constexpr std::string_view Skin = sharedKind("skin").id;
inline constexpr std::string_view Ready = sharedKind("ready").id;
inline constexpr std::string_view Spawn = sharedKind("spawn").id;
inline constexpr std::string_view Damage = sharedKind("damage").id;
inline constexpr std::string_view Finish = sharedKind("finish").id;
inline constexpr std::string_view Checkpoint = sharedKind("checkpoint").id;
inline constexpr std::string_view Score = sharedKind("score").id;
inline constexpr std::string_view Round = sharedKind("round").id;
inline constexpr std::string_view Pause = sharedKind("pause").id;
inline constexpr std::string_view Vote = sharedKind("vote").id;
inline constexpr std::string_view Emoticon = sharedKind("emoticon").id;
inline constexpr std::string_view Pickup = sharedKind("pickup").id;
inline constexpr std::string_view Sound = sharedKind("sound").id;
inline constexpr std::string_view Explosion = sharedKind("explosion").id;
inline constexpr std::string_view Input = sharedKind("input").id;
inline constexpr std::string_view Command = sharedKind("command").id;
inline constexpr std::string_view Login = sharedKind("login").id;
inline constexpr std::string_view Practice = sharedKind("practice").id;
inline constexpr std::string_view Save = sharedKind("save").id;
inline constexpr std::string_view Load = sharedKind("load").id;
inline constexpr std::string_view Swap = sharedKind("swap").id;
inline constexpr std::string_view Map = sharedKind("map").id;
inline constexpr std::string_view Marker = sharedKind("marker").id;
inline constexpr std::string_view Recording = sharedKind("recording").id;
inline constexpr std::string_view System = sharedKind("system").id;
inline constexpr std::string_view Unknown = sharedKind("unknown").id;
} // namespace event_kind

namespace test {

/// The kind of that word; one of its own, seen deaths among them, for a word that is not shared.
inline const EventKind &kindOf(std::string_view word)
{
    if (const EventKind *shared = findSharedKind(word))
        return *shared;
    static std::mutex mutex;
    static std::deque<std::string> words;
    static std::deque<EventKind> kinds;
    const std::lock_guard lock(mutex);
    for (const EventKind &kind : kinds) {
        if (kind.id == word)
            return kind;
    }
    words.emplace_back(word);
    kinds.push_back({words.back(), word.ends_with(":Death")    ? EventClass::SeenDeath
                                   : word.ends_with(":Finish") ? EventClass::SeenFinish
                                                               : EventClass::Other});
    return kinds.back();
}

/// A form that says one text.
inline const EventForm &plainForm(std::string_view word)
{
    const EventKind &kind = kindOf(word);
    static std::mutex mutex;
    static std::deque<EventForm> forms;
    const std::lock_guard lock(mutex);
    for (const EventForm &form : forms) {
        if (form.kind == &kind)
            return form;
    }
    forms.push_back({&kind,
                     "test",
                     {{.name = "text", .use = PartUse::SentenceOnly, .role = PartRole::Said}},
                     "{text}"});
    return forms.back();
}

/// An event that says \a text.
inline Event plainEvent(std::int64_t tick, std::string_view word, std::string_view text,
                        int client = NoClient, int otherClient = NoClient)
{
    Event event;
    event.tick = {tick};
    event.form = &plainForm(word);
    event.client = client;
    event.otherClient = otherClient;
    event.values.addText(text);
    return event;
}

inline std::string sentence(const Event &event)
{
    return sentenceOf(event);
}
inline std::string sentence(const EventRow &row)
{
    return sentenceOf(*row.form, row.values);
}

} // namespace test

} // namespace tickscope
