// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timeline/index.h"
#include "tests/support/event_making.h"
#include "ui/models/event_model.h"

#include <QAbstractItemModelTester>

#include <string>
#include <vector>

/// Indexes and frames made by hand for the tests of models.
namespace tickscope::test {

inline constexpr auto Report = QAbstractItemModelTester::FailureReportingMode::QtTest;
inline constexpr std::uint32_t ActorType = 9;
inline constexpr std::uint32_t NameType = 11;
inline constexpr std::uint32_t VoteType = 70;

inline Shared<Outline> makeOutline()
{
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {10'000}}, std::chrono::milliseconds(20));
    outline.seekPoints.push_back({{0}, 0, SeekPointKind::Keyframe, nullptr});
    outline.isEmpty = false;
    return std::make_shared<const Outline>(std::move(outline));
}

inline PlayerTable annaAndBob()
{
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "Anna"});
    tracker.apply({{0}, 1, PlayerChange::What::Joined, "Bob"});
    return tracker.tableAt({10'000});
}

inline Shared<IndexPart> part(TickRange ticks, const std::vector<Event> &events,
                              std::vector<Damage> damage = {})
{
    auto made = std::make_shared<IndexPart>();
    made->ticks = ticks;
    for (const Event &event : events) {
        made->events.append(event);
    }
    made->events.finish();
    made->kindCounts = made->events.kindCounts();
    made->damage = std::move(damage);
    return made;
}

inline Shared<Index> with(const Shared<Index> &index, Shared<IndexPart> added,
                          bool isComplete = false)
{
    return std::make_shared<const Index>(index->with(std::move(added), annaAndBob(), isComplete));
}

inline Shared<Index> emptyIndex()
{
    return std::make_shared<const Index>(makeOutline());
}

inline Event chat(std::int64_t tick, const std::string &text, int client = 0)
{
    return plainEvent(tick, event_kind::Chat, text, client);
}

/// Two lines at ticks 5 and 9.
inline Shared<Index> twoChats()
{
    return with(emptyIndex(), part({{0}, {9}}, {chat(5, "hi"), chat(9, "<b>you</b>", 1)}));
}

inline Shared<EventModel::Lines> lines(const std::vector<EventLine> &list)
{
    return std::make_shared<const EventModel::Lines>(list);
}

inline Field field(const std::string &name, std::uint32_t word, Role role = Role::None)
{
    Field made;
    made.name = name;
    made.firstWord = word;
    made.role = role;
    return made;
}

inline Shared<Schema> makeSchema()
{
    ItemType actor;
    actor.name = "Actor";
    actor.idIsClient = true;
    actor.fields = {field("X", 0, Role::PositionX), field("Y", 1, Role::PositionY),
                    field("Health", 2, Role::Health), field("Weapon", 3, Role::Weapon)};
    actor.fields[0].unit = "units";
    actor.fields[3].kind = FieldKind::Enumeration;
    actor.fields[3].texts = std::make_shared<const ValueTexts>(
        ValueTexts{{0, "hammer"}, {3, "grenade"}});
    ItemType vote;
    vote.name = "Vote";
    vote.isMemory = true;
    vote.fields = {field("Yes", 0)};
    return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {ActorType, std::make_shared<const ItemType>(actor)},
        {VoteType, std::make_shared<const ItemType>(vote)},
    });
}

struct Item {
    ItemKey key;
    std::vector<std::int32_t> words;
};

inline Shared<WorldState> state(const Shared<Schema> &schema, const std::vector<Item> &items)
{
    auto made = std::make_shared<WorldState>();
    made->setSchema(schema);
    for (const Item &item : items)
        made->set(item.key, item.words);
    return made;
}

inline Shared<Frame> frame(Shared<WorldState> before, Shared<WorldState> at,
                           Shared<WorldState> shown = nullptr)
{
    Frame made;
    made.asked = {101};
    if (before)
        made.before = Past{{99}, before};
    if (at)
        made.at = Shown{{100}, at, shown ? shown : at};
    made.exactness = Exactness::Recorded;
    return std::make_shared<const Frame>(std::move(made));
}

} // namespace tickscope::test
