// SPDX-License-Identifier: MIT
#include <vector>

#include "core/formats/hollowcube/event_texts.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::hollowcube {

namespace {

// Kinds of our own, in the order of the ids. Those that every format has are called alike
// everywhere.
constexpr EventKind DeltaMoveKind{"hollowcube:delta_move", EventClass::Other,    u'·',
                                  KindText::tr("Moves"),   KindText::tr("Move"), EventRate::Noisy};
constexpr EventKind AbsoluteMoveKind{
    "hollowcube:absolute_move",    EventClass::Other, u'·', KindText::tr("Absolute moves"),
    KindText::tr("Absolute move"), EventRate::Noisy};
constexpr EventKind EntityStateKind{
    "hollowcube:entity_state",    EventClass::Other, u'·', KindText::tr("Entity states"),
    KindText::tr("Entity state"), EventRate::Noisy};
constexpr EventKind HandKind{.id = "hollowcube:hand_animation",
                             .title = KindText::tr("Hand animations"),
                             .single = KindText::tr("Hand animation"),
                             .shortWord = KindText::tr("Hand")};
constexpr EventKind ItemUseKind{.id = "hollowcube:item_use",
                                .title = KindText::tr("Item uses"),
                                .single = KindText::tr("Item use"),
                                .shortWord = KindText::tr("Use")};
constexpr EventKind SetItemKind{.id = "hollowcube:set_item",
                                .title = KindText::tr("Item changes"),
                                .single = KindText::tr("Item change"),
                                .shortWord = KindText::tr("Item")};
constexpr EventKind HeldSlotKind{"hollowcube:held_slot", EventClass::Other, u'·',
                                 KindText::tr("Held slots"), KindText::tr("Held slot")};
constexpr EventKind SetBlockKind{.id = "hollowcube:set_block",
                                 .title = KindText::tr("Block changes"),
                                 .single = KindText::tr("Block change"),
                                 .shortWord = KindText::tr("Block")};
constexpr EventKind DestroyKind{"hollowcube:destroy", EventClass::Other, u'·',
                                KindText::tr("Removals"), KindText::tr("Removal")};
constexpr EventKind ResetKind = EventKind{"hollowcube:checkpoint_reset",
                                          EventClass::Race,
                                          u'↺',
                                          KindText::tr("Checkpoint resets"),
                                          KindText::tr("Checkpoint reset"),
                                          EventRate::Normal,
                                          KindText::tr("Reset")}
                                    .with({EventTrait::MovesParties});
constexpr EventKind RunEndKind = EventKind{"hollowcube:run_end", EventClass::Race, u'◁',
                                           KindText::tr("Run ends"), KindText::tr("Run end")}
                                     .with({EventTrait::GivesRaceUp});
constexpr EventKind ClearBlocksKind{.id = "hollowcube:clear_ghost_blocks",
                                    .title = KindText::tr("Ghost blocks cleared"),
                                    .single = KindText::tr("Ghost blocks cleared"),
                                    .shortWord = KindText::tr("Blocks cleared")};

constexpr EventPart Name{.name = "name", .use = PartUse::SentenceOnly, .role = PartRole::Thing};

constexpr EventPart Runner{
    .name = "client", .use = PartUse::SentenceOnly, .role = PartRole::Subject};

EventPart part(std::string_view name, PartKind kind = PartKind::Plain)
{
    return {.name = name, .kind = kind, .use = PartUse::SentenceOnly};
}

/// All have more in the recording than they say.
EventForm form(const EventKind &kind, std::vector<EventPart> parts, Sentences sentences)
{
    return {&kind, "event", std::move(parts), std::move(sentences), true};
}

/// A sentence about the run clock.
EventForm runForm(const EventKind &kind, std::string_view what)
{
    return form(kind, {part(what), part("run_time", PartKind::RunClock)},
                EventText::tr("{0} at {run_time}"));
}

/// One after the other: of a list in braces clang 14 frees parts that were never made.
std::vector<EventForm> makeForms()
{
    std::vector<EventForm> made;
    made.reserve(EventKindCount);
    made.push_back(form(DeltaMoveKind, {}, ""));
    made.push_back(form(AbsoluteMoveKind, {}, ""));
    made.push_back(form(EntityStateKind, {}, ""));
    made.push_back(form(HandKind, {Name, part("hand")},
                        {{EventText::tr("{name}: off hand"), {isSet("hand")}},
                         {EventText::tr("{name}: main hand")}}));
    made.push_back(form(ItemUseKind, {Name, part("hand")},
                        {{EventText::tr("{name}: main hand"), {isNumber("hand", 0)}},
                         {EventText::tr("{name}: off hand"), {isNumber("hand", 1)}},
                         {EventText::tr("{name}: stops")}}));
    made.push_back(form(SetItemKind, {Name, part("items")}, EventText::tr("{name}: {items}")));
    made.push_back(form(HeldSlotKind, {Name, part("slot")}, EventText::tr("{name}: slot {slot}")));
    made.push_back(form(SetBlockKind, {part("x"), part("y"), part("z"), part("block")},
                        EventText::tr("({x}, {y}, {z}): {block}")));
    made.push_back(form(sharedKind("spawn"), {Name}, "{name}"));
    made.push_back(
        form(DestroyKind, {Name, part("isMissing")},
             {{EventText::tr("{name} (not in the snapshot)"), {isSet("isMissing")}}, {"{name}"}}));
    made.push_back(form(sharedKind("start"), {Runner}, EventText::tr("{client} started the race")));
    made.push_back(runForm(sharedKind("checkpoint"), "checkpoint"));
    made.push_back(runForm(ResetKind, "reason"));
    made.push_back(runForm(RunEndKind, "reason"));
    made.push_back(
        form(ClearBlocksKind, {part("places"), part("more")},
             {{"", {isUnset("places")}},
              {EventText::tr("{places} and {more} more (not in the snapshot)"), {isSet("more")}},
              {EventText::tr("{places} (not in the snapshot)")}}));
    return made;
}

/// By the number of the event.
const std::vector<EventForm> &forms()
{
    static const std::vector<EventForm> made = makeForms();
    return made;
}

} // namespace

const EventForm &replayForm(std::size_t id)
{
    return forms()[id];
}

const EventForm &finishForm()
{
    static const EventForm made = runForm(sharedKind("finish"), "reason");
    return made;
}

const EventForm &unknownForm()
{
    static const EventForm made = form(sharedKind("unknown"), {part("event")},
                                       EventText::tr("event {event}"));
    return made;
}

const EventForm &markForm()
{
    static const EventForm made{&sharedKind("marker"),
                                "metadata",
                                {part("label"),
                                 part("isFlag"),
                                 {.name = "lastTick", .use = PartUse::OptionalField},
                                 {.name = "color", .use = PartUse::OptionalField}},
                                {{"{label}", {isUnset("isFlag")}},
                                 {EventText::tr("anticheat flag: {label}"), {hasText("label")}},
                                 {EventText::tr("anticheat flag")}}};
    return made;
}

const EventForm &disturbanceForm()
{
    static const EventForm made{&sharedKind("recording"), "metadata", {part("label")}, "{label}"};
    return made;
}

EventForms replayEventForms()
{
    EventForms all{&finishForm(), &unknownForm(), &markForm(), &disturbanceForm()};
    for (const EventForm &one : forms())
        all.push_back(&one);
    return all;
}

} // namespace tickscope::hollowcube
