// SPDX-License-Identifier: MIT
#include <vector>

#include "core/formats/hollowcube/event_texts.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::hollowcube {

namespace {

// Kinds of our own, in the order of the ids. Those that every format has are called alike
// everywhere.
constexpr EventKind DeltaMoveKind{"hollowcube:delta_move",
                                  EventClass::Other,
                                  u'·',
                                  QT_TRANSLATE_NOOP("kinds", "Moves"),
                                  QT_TRANSLATE_NOOP("kinds", "Move"),
                                  EventRate::Noisy};
constexpr EventKind AbsoluteMoveKind{"hollowcube:absolute_move",
                                     EventClass::Other,
                                     u'·',
                                     QT_TRANSLATE_NOOP("kinds", "Absolute moves"),
                                     QT_TRANSLATE_NOOP("kinds", "Absolute move"),
                                     EventRate::Noisy};
constexpr EventKind EntityStateKind{"hollowcube:entity_state",
                                    EventClass::Other,
                                    u'·',
                                    QT_TRANSLATE_NOOP("kinds", "Entity states"),
                                    QT_TRANSLATE_NOOP("kinds", "Entity state"),
                                    EventRate::Noisy};
constexpr EventKind HandKind{"hollowcube:hand_animation",
                             EventClass::Other,
                             u'·',
                             QT_TRANSLATE_NOOP("kinds", "Hand animations"),
                             QT_TRANSLATE_NOOP("kinds", "Hand animation"),
                             EventRate::Normal,
                             QT_TRANSLATE_NOOP("kinds", "Hand")};
constexpr EventKind ItemUseKind{"hollowcube:item_use", EventClass::Other, u'·',
                                QT_TRANSLATE_NOOP("kinds", "Item uses"),
                                QT_TRANSLATE_NOOP("kinds", "Item use")};
constexpr EventKind SetItemKind{"hollowcube:set_item",
                                EventClass::Other,
                                u'·',
                                QT_TRANSLATE_NOOP("kinds", "Item changes"),
                                QT_TRANSLATE_NOOP("kinds", "Item change"),
                                EventRate::Normal,
                                QT_TRANSLATE_NOOP("kinds", "Item")};
constexpr EventKind HeldSlotKind{"hollowcube:held_slot", EventClass::Other, u'·',
                                 QT_TRANSLATE_NOOP("kinds", "Held slots"),
                                 QT_TRANSLATE_NOOP("kinds", "Held slot")};
constexpr EventKind SetBlockKind{"hollowcube:set_block",
                                 EventClass::Other,
                                 u'·',
                                 QT_TRANSLATE_NOOP("kinds", "Block changes"),
                                 QT_TRANSLATE_NOOP("kinds", "Block change"),
                                 EventRate::Normal,
                                 QT_TRANSLATE_NOOP("kinds", "Block")};
constexpr EventKind DestroyKind{"hollowcube:destroy", EventClass::Other, u'·',
                                QT_TRANSLATE_NOOP("kinds", "Removals"),
                                QT_TRANSLATE_NOOP("kinds", "Removal")};
constexpr EventKind ResetKind{"hollowcube:checkpoint_reset",
                              EventClass::Race,
                              u'↺',
                              QT_TRANSLATE_NOOP("kinds", "Checkpoint resets"),
                              QT_TRANSLATE_NOOP("kinds", "Checkpoint reset"),
                              EventRate::Normal,
                              QT_TRANSLATE_NOOP("kinds", "Reset")};
constexpr EventKind RunEndKind = EventKind{"hollowcube:run_end", EventClass::Race, u'◁',
                                           QT_TRANSLATE_NOOP("kinds", "Run ends"),
                                           QT_TRANSLATE_NOOP("kinds", "Run end")}
                                     .with({EventTrait::GivesRaceUp});
constexpr EventKind ClearBlocksKind{"hollowcube:clear_ghost_blocks",
                                    EventClass::Other,
                                    u'·',
                                    QT_TRANSLATE_NOOP("kinds", "Ghost blocks cleared"),
                                    QT_TRANSLATE_NOOP("kinds", "Ghost blocks cleared"),
                                    EventRate::Normal,
                                    QT_TRANSLATE_NOOP("kinds", "Blocks cleared")};

constexpr EventPart Name{.name = "name", .use = PartUse::SentenceOnly, .role = PartRole::Thing};

constexpr EventPart Runner{
    .name = "client", .use = PartUse::SentenceOnly, .role = PartRole::Subject};

EventPart part(std::string_view name, PartKind kind = PartKind::Plain)
{
    return {.name = name, .kind = kind, .use = PartUse::SentenceOnly};
}

/// All have more in the recording than they say.
EventForm form(const EventKind &kind, std::vector<EventPart> parts, const char *sentence)
{
    return {&kind, "event", std::move(parts), sentence, true};
}

/// A sentence about the run clock.
EventForm runForm(const EventKind &kind, std::string_view what)
{
    return form(kind, {part(what), part("run_time", PartKind::RunClock)},
                QT_TRANSLATE_NOOP("events", "{0} at {run_time}"));
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
                        QT_TRANSLATE_NOOP("events", "{name}: [!hand?main hand][hand?off hand]")));
    made.push_back(
        form(ItemUseKind, {Name, part("hand")},
             QT_TRANSLATE_NOOP("events",
                               "{name}: [hand=none?stops][hand=0?main hand][hand=1?off hand]")));
    made.push_back(form(SetItemKind, {Name, part("items")}, "{name}: {items}"));
    made.push_back(form(HeldSlotKind, {Name, part("slot")},
                        QT_TRANSLATE_NOOP("events", "{name}: slot {slot}")));
    made.push_back(form(SetBlockKind, {part("x"), part("y"), part("z"), part("block")},
                        "({x}, {y}, {z}): {block}"));
    made.push_back(form(sharedKind("spawn"), {Name}, "{name}"));
    made.push_back(form(DestroyKind, {Name, part("isMissing")},
                        QT_TRANSLATE_NOOP("events", "{name}[isMissing? (not in the snapshot)]")));
    made.push_back(form(sharedKind("start"), {Runner},
                        QT_TRANSLATE_NOOP("events", "{client} started the race")));
    made.push_back(runForm(sharedKind("checkpoint"), "checkpoint"));
    made.push_back(runForm(ResetKind, "reason"));
    made.push_back(runForm(RunEndKind, "reason"));
    made.push_back(form(ClearBlocksKind, {part("places"), part("more")},
                        QT_TRANSLATE_NOOP("events", "[places?{places}[more? and {more} more]"
                                                    " (not in the snapshot)]")));
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
                                       QT_TRANSLATE_NOOP("events", "event {event}"));
    return made;
}

const EventForm &markForm()
{
    static const EventForm made{
        &sharedKind("marker"),
        "metadata",
        {part("label"), part("isFlag")},
        QT_TRANSLATE_NOOP("events", "[!isFlag?{label}][isFlag?anticheat flag[: {label}]]")};
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
