// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/event_texts.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>

#include "core/formats/hollowcube/data_versions.h"
#include "core/formats/hollowcube/replay_words.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::string_view DestroyKind = "hollowcube:destroy";
constexpr std::string_view ClearBlocksKind = "hollowcube:clear_ghost_blocks";

/// In the order of the ids. Those that every format has are called alike everywhere.
constexpr std::array<std::string_view, EventKindCount> Kinds{
    DeltaMoveKind,
    AbsoluteMoveKind,
    "hollowcube:entity_state",
    "hollowcube:hand_animation",
    "hollowcube:item_use",
    "hollowcube:set_item",
    "hollowcube:held_slot",
    "hollowcube:set_block",
    event_kind::Spawn,
    DestroyKind,
    "hollowcube:run_start",
    event_kind::Checkpoint,
    "hollowcube:checkpoint_reset",
    "hollowcube:run_end",
    ClearBlocksKind,
};

constexpr std::int32_t FinishReason = 0;

/// "01:02.345"; the run clock may show nonsense in a damaged file, but it shows it.
std::string runTimeText(std::int64_t milliseconds)
{
    const bool isNegative = milliseconds < 0;
    const auto size = isNegative ? 0 - static_cast<std::uint64_t>(milliseconds)
                                 : static_cast<std::uint64_t>(milliseconds);
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%s%02llu:%02llu.%03llu", isNegative ? "-" : "",
                  static_cast<unsigned long long>(size / 60'000),
                  static_cast<unsigned long long>(size / 1000 % 60),
                  static_cast<unsigned long long>(size % 1000));
    return text.data();
}

std::string positionText(const BlockPosition &position)
{
    return '(' + std::to_string(position.x) + ", " + std::to_string(position.y) + ", "
           + std::to_string(position.z) + ')';
}

std::string itemsText(const SetItem &event, ItemTexts &texts)
{
    std::string text;
    for (const SlotItem &slot : event.items) {
        text += text.empty() ? "" : ", ";
        text += std::to_string(slot.slot) + ": " + texts.of(slot);
    }
    return text;
}

/// Fills in what is particular to each kind.
class Describer
{
public:
    Describer(Event &event, const std::string &name, const EventWords &words)
        : m_event(event)
        , m_name(name)
        , m_words(words)
    {
    }

    void operator()(const DeltaMove &move)
    {
        describeMove(move.entity, move.change, move.velocity);
    }
    void operator()(const AbsoluteMove &move)
    {
        describeMove(move.entity, move.placement, move.velocity);
    }
    void operator()(const EntityState &state)
    {
        describeEntity(state.entity);
        field("pose", std::int64_t{state.pose});
        field("flags", std::int64_t{state.flags});
    }
    void operator()(const HandAnimation &swing)
    {
        describeEntity(swing.entity);
        fieldWithWord("hand", static_cast<std::int64_t>(swing.hand), handName(swing.hand));
        say(swing.hand == Hand::Main ? "main hand" : "off hand");
    }
    void operator()(const ItemUse &use)
    {
        describeEntity(use.entity);
        if (use.hand)
            fieldWithWord("hand", static_cast<std::int64_t>(*use.hand), handName(*use.hand));
        else
            field("hand", Value{});
        say(!use.hand ? "stops" : *use.hand == Hand::Main ? "main hand" : "off hand");
    }
    void operator()(const SetItem &items)
    {
        describeEntity(items.entity);
        const std::string text = itemsText(items, m_words.items);
        field("items", text);
        say(text);
    }
    void operator()(const ChangeHeldSlot &change)
    {
        describeEntity(change.entity);
        field("slot", std::int64_t{change.slot});
        say("slot " + std::to_string(change.slot));
    }
    void operator()(const SetBlock &block)
    {
        const std::string state = blockStateText(m_words.schema, block.state);
        field("x", std::int64_t{block.position.x});
        field("y", std::int64_t{block.position.y});
        field("z", std::int64_t{block.position.z});
        fieldWithWord("state", std::int64_t{block.state}, state);
        m_event.text = positionText(block.position) + ": " + state;
    }
    void operator()(const SpawnEntity &spawn)
    {
        describeEntity(spawn.entity);
        fieldWithWord("type", std::int64_t{spawn.type}, entityTypeText(m_words.schema, spawn.type));
        placementFields(spawn.placement);
        m_event.text = entityName(spawn.entity, spawn.type, m_words.schema);
    }
    void operator()(const DestroyEntity &destroy)
    {
        describeEntity(destroy.entity);
        m_event.text = m_name;
    }
    void operator()(const RunStart &) {}
    void operator()(const CheckpointReached &reached)
    {
        field("checkpoint", std::string(reached.checkpoint));
        describeRun(std::string(reached.checkpoint), reached.runTime);
    }
    void operator()(const CheckpointReset &reset)
    {
        const auto reason = resetReasonName(reset.reason);
        fieldWithWord("reason", std::int64_t{reset.reason}, reason);
        describeRun(std::string(reason), reset.runTime);
    }
    void operator()(const RunEnd &end)
    {
        const auto reason = endReasonName(end.reason);
        fieldWithWord("reason", std::int64_t{end.reason}, reason);
        describeRun(std::string(reason), end.runTime);
        if (end.reason == FinishReason)
            m_event.kind = event_kind::Finish;
    }
    void operator()(const ClearGhostBlocks &) {}

private:
    void describeEntity(std::int32_t entity)
    {
        m_event.client = clientOf(entity);
        field("entity", std::int64_t{entity});
    }

    /// No text: moves are half of all events, and nobody reads them in a list.
    void describeMove(std::int32_t entity, const Placement &placement, const Vector3 &velocity)
    {
        describeEntity(entity);
        placementFields(placement);
        field("vx", velocity.x);
        field("vy", velocity.y);
        field("vz", velocity.z);
    }

    void describeRun(std::string text, std::int64_t runTime)
    {
        m_event.client = SubjectEntity;
        field("run_time", runTime);
        m_event.text = std::move(text) + " at " + runTimeText(runTime);
    }

    void placementFields(const Placement &placement)
    {
        field("x", placement.position.x);
        field("y", placement.position.y);
        field("z", placement.position.z);
        field("yaw", double{placement.yaw});
        field("pitch", double{placement.pitch});
    }

    void field(std::string_view name, Value value)
    {
        if (m_words.withFields)
            m_event.fields.push_back({name, std::move(value), {}});
    }
    void fieldWithWord(std::string_view name, std::int64_t number, std::string_view word)
    {
        if (m_words.withFields)
            m_event.fields.push_back({name, number, std::string(word)});
    }
    void say(const std::string &text) { m_event.text = m_name + ": " + text; }

    Event &m_event;
    const std::string &m_name;
    const EventWords &m_words;
};

} // namespace

std::vector<std::string_view> replayEventKinds()
{
    std::vector<std::string_view> kinds(Kinds.begin(), Kinds.end());
    kinds.push_back(event_kind::Finish);
    return kinds;
}

std::string entityName(std::int32_t entity, std::int32_t type, const Schema &schema)
{
    return entityTypeText(schema, type) + " #" + std::to_string(entity);
}

int clientOf(std::int32_t entity)
{
    const bool fits = entity >= 0 && entity <= std::numeric_limits<std::int16_t>::max();
    return fits ? entity : NoClient;
}

bool hasNameInText(const ReplayEvent &event)
{
    return std::visit(
        []<typename Held>(const Held &) {
            return std::is_same_v<
                       Held,
                       HandAnimation> || std::is_same_v<Held, ItemUse> || std::is_same_v<Held, SetItem> || std::is_same_v<Held, ChangeHeldSlot> || std::is_same_v<Held, DestroyEntity>;
        },
        event);
}

Event eventOf(const ReplayEvent &event, const std::string &name, const EventWords &words)
{
    Event told;
    told.kind = Kinds[event.index()];
    if (words.withFields)
        told.fields.push_back({"event", std::string(eventName(event)), {}});
    std::visit(Describer(told, name, words), event);
    return told;
}

Event vanishedEvent(std::int32_t entity, const std::string &name, bool withFields)
{
    Event told;
    told.kind = DestroyKind;
    told.client = clientOf(entity);
    told.text = name + " (not in the snapshot)";
    if (withFields)
        told.fields = {{"event", std::string("snapshot"), {}},
                       {"entity", std::int64_t{entity}, {}}};
    return told;
}

Event vanishedEvent(std::span<const BlockPosition> blocks, bool withFields)
{
    constexpr std::size_t NamedBlocks = 4;
    Event told;
    told.kind = ClearBlocksKind;
    for (const BlockPosition &position : blocks.first(std::min(blocks.size(), NamedBlocks)))
        told.text += (told.text.empty() ? "" : ", ") + positionText(position);
    if (blocks.size() > NamedBlocks)
        told.text += " and " + std::to_string(blocks.size() - NamedBlocks) + " more";
    told.text += " (not in the snapshot)";
    if (withFields)
        told.fields = {{"event", std::string("snapshot"), {}},
                       {"blocks", static_cast<std::int64_t>(blocks.size()), {}}};
    return told;
}

} // namespace tickscope::hollowcube
