// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_forms.h"
#include "core/formats/teehistorian/rebuilt/rebuilt_decoder.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teehistorian {

namespace {

using What = RebuiltEvent::What;

constexpr EventKind Differs{"teehistorian:differs", EventClass::Other, u'≠',
                            KindText::tr("Differences from the rebuilt path"),
                            KindText::tr("Difference from the rebuilt path")};

/// Where somebody who goes back comes out: no part of a race.
constexpr EventKind TeleCheckpoint{"teehistorian:tele_checkpoint", EventClass::Other, u'⚐',
                                   KindText::tr("Tele checkpoints"),
                                   KindText::tr("Tele checkpoint")};

/// As in messages of kills. Source: teeworlds-messages.md, section 3.
constexpr std::int64_t ByWorld = -1;
constexpr std::int64_t ByOneself = -2;
constexpr std::int64_t ByGame = -3;

const ValueTexts KillerTexts{{ByWorld, WordText::tr("world")},
                             {ByOneself, WordText::tr("self kill")},
                             {ByGame, WordText::tr("game")}};

struct RebuiltForms {
    EventForm kill{&sharedKind("kill"),
                   "rebuilt",
                   {{.name = "weapon",
                     .kind = PartKind::Word,
                     .role = PartRole::Weapon,
                     .words = &KillerTexts},
                    ClientPart},
                   EventText::tr("{client} died ({weapon})")};
    /// Of somebody with several namesakes it must not read as if another one was hit.
    EventForm ownHit{&sharedKind("hit"),
                     "rebuilt",
                     sharedForm("hit")->parts,
                     {{EventText::tr("{client} hit themselves ({weapon})"), {hasText("weapon")}},
                      {EventText::tr("{client} hit themselves")}}};
    EventForm teleCheckpoint{&TeleCheckpoint,
                             "rebuilt",
                             {{.name = "number"}, ClientPart},
                             EventText::tr("{client} reached tele checkpoint {number}")};
    EventForm finish{&sharedKind("finish"),
                     "rebuilt",
                     {{.name = "time_ticks", .kind = PartKind::RaceTicks}, ClientPart},
                     EventText::tr("{client} finished in {time_ticks}, not recorded")};
    EventForm differs{&Differs,
                      "rebuilt",
                      {{.name = "may_be"}, ClientPart},
                      EventText::tr("{client} differs from the rebuilt path")};
};
const RebuiltForms &ownForms()
{
    static const RebuiltForms made;
    return made;
}

/// Why a path may differ without anybody's doing. Source: ddnet-rebuild.md, section 14.
constexpr std::string_view InnocentReasons
    = "lag on servers 16.2 to 19.3, a command that is not known, a setting that is not recorded";

const EventForm *formOf(const RebuiltEvent &event)
{
    switch (event.what) {
    case What::HookGround:
    case What::HookPlayer:
        return sharedForm("hook");
    case What::HookReleased:
        return sharedForm("unhook");
    case What::Shot:
        return sharedForm("shot");
    case What::Hit:
        return event.client == event.other ? &ownForms().ownHit : sharedForm("hit");
    case What::Frozen:
        return sharedForm("freeze");
    case What::Unfrozen:
        return sharedForm("unfreeze");
    case What::Teleported:
        return sharedForm("teleport");
    case What::Started:
        return sharedForm("start");
    case What::TeleCheckpoint:
        return &ownForms().teleCheckpoint;
    case What::Finished:
        return &ownForms().finish;
    case What::Died:
        return event.value == RebuiltEvent::Leaving ? nullptr : &ownForms().kill;
    case What::Differs:
        return &ownForms().differs;
    case What::Spawned: // recorded
    case What::Exploded:
    case What::Struck:
        break;
    }
    return nullptr;
}

} // namespace

EventForms rebuiltEventForms()
{
    EventForms forms = sharedForms();
    forms.insert(forms.end(), {&ownForms().kill, &ownForms().ownHit, &ownForms().teleCheckpoint,
                               &ownForms().finish, &ownForms().differs});
    return forms;
}

Event rebuiltEvent(const RebuiltEvent &from, bool isGuess,
                   const std::function<std::string(int)> &nameOf)
{
    Event event{.tick = Tick{from.tick},
                .form = formOf(from),
                .client = from.client,
                .otherClient = from.other,
                .source = isGuess ? EventSource::Guess : EventSource::Rebuilt};
    if (!event.form)
        return event;
    const auto addName = [&](int client) {
        const std::string name = client == NoClient ? std::string() : nameOf(client);
        if (client == NoClient)
            event.values.addNothing();
        else if (name.empty())
            event.values.add(std::int64_t{client});
        else
            event.values.addText(name);
    };
    const auto addPlace = [&] {
        event.values.add(std::int64_t{teeworlds::roundToInt(from.place.x)})
            .add(std::int64_t{teeworlds::roundToInt(from.place.y)});
    };
    switch (from.what) {
    case What::HookGround:
    case What::HookPlayer:
        addPlace();
        addName(from.client);
        addName(from.other);
        return event;
    case What::Hit:
        event.values.add(std::int64_t{from.value}).addNothing();
        addPlace();
        addName(from.client);
        addName(from.other);
        return event;
    case What::Unfrozen:
        addPlace();
        addName(from.client);
        addName(from.other);
        return event;
    case What::Frozen:
        addPlace();
        break;
    case What::Teleported:
        event.values.addNothing().addNothing();
        addPlace();
        break;
    case What::Died:
        // Who dies of himself is both parties, as in messages of kills.
        event.otherClient = from.client;
        event.values.add(from.value == RebuiltEvent::World     ? ByWorld
                         : from.value == RebuiltEvent::OwnWish ? ByOneself
                                                               : ByGame);
        break;
    case What::Started:
        if (from.value == 0) // of a team: in this tick
            event.values.addNothing();
        else
            event.values.add(std::int64_t{from.value});
        break;
    case What::Shot:
    case What::TeleCheckpoint:
    case What::Finished:
        event.values.add(std::int64_t{from.value});
        break;
    case What::Differs:
        event.values.addText(InnocentReasons);
        break;
    default:
        break;
    }
    addName(from.client);
    return event;
}

} // namespace tickscope::teehistorian
