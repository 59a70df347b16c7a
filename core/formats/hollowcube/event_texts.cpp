// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/event_texts.h"

#include <algorithm>

#include "core/formats/hollowcube/events/event_registry.h"
#include "core/formats/hollowcube/items/data_versions.h"
#include "core/formats/hollowcube/items/replay_schema.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::int32_t FinishReason = 0;

/// Ids of events that a snapshot stands for.
constexpr std::size_t DestroyEntityId = 9;

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
struct Describer {
    Event &event;
    const std::string &subject;
    const EventWords &words;

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
        event.values.addText(subject).add(static_cast<std::int64_t>(swing.hand));
    }
    void operator()(const ItemUse &use)
    {
        describeEntity(use.entity);
        event.values.addText(subject);
        if (use.hand) {
            fieldWithWord("hand", static_cast<std::int64_t>(*use.hand), handName(*use.hand));
            event.values.add(static_cast<std::int64_t>(*use.hand));
        } else {
            field("hand", Value{});
            event.values.addNothing();
        }
    }
    void operator()(const SetItem &items)
    {
        describeEntity(items.entity);
        const std::string text = itemsText(items, words.items);
        field("items", text);
        event.values.addText(subject).addText(text);
    }
    void operator()(const ChangeHeldSlot &change)
    {
        describeEntity(change.entity);
        field("slot", std::int64_t{change.slot});
        event.values.addText(subject).add(std::int64_t{change.slot});
    }
    void operator()(const SetBlock &block)
    {
        const std::string state = blockStateText(words.schema, block.state);
        field("x", std::int64_t{block.position.x});
        field("y", std::int64_t{block.position.y});
        field("z", std::int64_t{block.position.z});
        fieldWithWord("state", std::int64_t{block.state}, state);
        event.values.add(std::int64_t{block.position.x})
            .add(std::int64_t{block.position.y})
            .add(std::int64_t{block.position.z})
            .addText(state);
    }
    void operator()(const SpawnEntity &spawn)
    {
        describeEntity(spawn.entity);
        fieldWithWord("type", std::int64_t{spawn.type}, entityTypeText(words.schema, spawn.type));
        placementFields(spawn.placement);
        event.values.addText(entityName(spawn.entity, spawn.type, words.schema));
    }
    void operator()(const DestroyEntity &destroy)
    {
        describeEntity(destroy.entity);
        event.values.addText(subject);
    }
    void operator()(const RunStart &) { event.values.addText(subject); }
    void operator()(const CheckpointReached &reached)
    {
        field("checkpoint", std::string(reached.checkpoint));
        describeRun(reached.checkpoint, reached.runTime);
    }
    void operator()(const CheckpointReset &reset)
    {
        const auto reason = resetReasonName(reset.reason);
        fieldWithWord("reason", std::int64_t{reset.reason}, reason);
        describeRun(reason, reset.runTime);
    }
    void operator()(const RunEnd &end)
    {
        const auto reason = endReasonName(end.reason);
        fieldWithWord("reason", std::int64_t{end.reason}, reason);
        describeRun(reason, end.runTime);
    }
    void operator()(const ClearGhostBlocks &) {}

    void describeEntity(std::int32_t entity) { field("entity", std::int64_t{entity}); }

    /// No text: moves are half of all events, and lists of them are not read.
    void describeMove(std::int32_t entity, const Placement &placement, const Vector3 &velocity)
    {
        describeEntity(entity);
        placementFields(placement);
        field("vx", velocity.x);
        field("vy", velocity.y);
        field("vz", velocity.z);
    }

    void describeRun(std::string_view what, std::int64_t runTime)
    {
        field("run_time", runTime);
        event.values.addText(what).add(runTime);
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
        if (words.withFields)
            event.fields.push_back({name, std::move(value), {}});
    }
    void fieldWithWord(std::string_view name, std::int64_t number, std::string_view word)
    {
        if (words.withFields)
            event.fields.push_back({name, number, std::string(word)});
    }
};

} // namespace

std::string entityName(std::int32_t entity, std::int32_t type, const Schema &schema)
{
    return entityTypeText(schema, type) + " #" + std::to_string(entity);
}

bool hasNameInText(const ReplayEvent &event)
{
    return std::visit(
        []<typename Held>(const Held &) {
            return std::is_same_v<
                       Held,
                       HandAnimation> || std::is_same_v<Held, RunStart> || std::is_same_v<Held, ItemUse> || std::is_same_v<Held, SetItem> || std::is_same_v<Held, ChangeHeldSlot> || std::is_same_v<Held, DestroyEntity>;
        },
        event);
}

EventHead headOf(const ReplayEvent &event)
{
    const auto *end = std::get_if<RunEnd>(&event);
    const bool isFinish = end && end->reason == FinishReason;
    const bool isOfWorld = std::holds_alternative<SetBlock>(event)
                           || std::holds_alternative<ClearGhostBlocks>(event);
    return {isFinish ? finishForm() : replayForm(event.index()),
            isOfWorld ? NoClient : clientOf(entityOf(event).value_or(SubjectEntity))};
}

Event eventOf(const ReplayEvent &event, const std::string &name, const EventWords &words)
{
    const auto [form, client] = headOf(event);
    Event result;
    result.form = &form;
    result.client = client;
    if (words.withFields)
        result.fields.push_back({"event", std::string(eventName(event)), {}});
    std::visit(Describer{.event = result, .subject = name, .words = words}, event);
    return result;
}

Event vanishedEvent(std::int32_t entity, const std::string &name, bool withFields)
{
    Event result;
    result.form = &replayForm(DestroyEntityId);
    result.client = clientOf(entity);
    result.values.addText(name).add(std::int64_t{1});
    if (withFields)
        result.fields = {{"event", std::string("snapshot"), {}},
                         {"entity", std::int64_t{entity}, {}}};
    return result;
}

Event vanishedEvent(std::span<const BlockPosition> blocks, bool withFields)
{
    constexpr std::size_t NamedBlocks = 4;
    Event result;
    result.form = &replayForm(ClearGhostBlocksId);
    std::string places;
    for (const BlockPosition &position : blocks.first(std::min(blocks.size(), NamedBlocks)))
        places += (places.empty() ? "" : ", ") + positionText(position);
    result.values.addText(places).add(
        static_cast<std::int64_t>(blocks.size() - std::min(blocks.size(), NamedBlocks)));
    if (withFields)
        result.fields = {{"event", std::string("snapshot"), {}},
                         {"blocks", static_cast<std::int64_t>(blocks.size()), {}}};
    return result;
}

} // namespace tickscope::hollowcube
