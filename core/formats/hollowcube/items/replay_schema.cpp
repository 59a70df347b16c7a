// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/items/replay_schema.h"

#include <algorithm>
#include <numbers>
#include <string_view>

#include "core/formats/hollowcube/events/replay_event.h"
#include "core/formats/hollowcube/items/replay_words.h"

namespace tickscope::hollowcube {

namespace {

Field realField(const char *name, std::uint32_t word, const char *unit)
{
    Field field;
    field.name = name;
    field.kind = FieldKind::Real;
    field.encoding = Encoding::Float64;
    field.firstWord = word;
    field.wordCount = 2;
    field.unit = unit;
    return field;
}

Field positionField(const char *name, std::uint32_t axis, Role role)
{
    Field field = realField(name, PositionWord + 2 * axis, "blocks");
    field.role = role;
    return field;
}

/// Recorded in blocks a tick.
Field velocityField(const char *name, std::uint32_t axis, Role role, double tickRate)
{
    Field field = realField(name, VelocityWord + 2 * axis, "blocks/s");
    field.role = role;
    field.scale = tickRate;
    return field;
}

Field angleField(const char *name, std::uint32_t word)
{
    Field field = realField(name, word, "rad");
    field.kind = FieldKind::Angle;
    field.scale = std::numbers::pi / 180.0;
    return field;
}

Field numberField(const char *name, std::uint32_t word, FieldKind kind = FieldKind::Integer,
                  Shared<ValueTexts> texts = nullptr)
{
    Field field;
    field.name = name;
    field.kind = kind;
    field.firstWord = word;
    field.texts = std::move(texts);
    return field;
}

Field withUnknown(Field field)
{
    field.absent = Unknown;
    return field;
}

std::optional<std::int64_t> numberNamed(const ValueTexts *texts, std::string_view word)
{
    if (!texts)
        return {};
    const auto found = std::ranges::find(*texts, word, &ValueText::text);
    return found == texts->end() ? std::nullopt : std::optional(found->value);
}

/// A field of numbers that each version of the game's data counts anew.
Field gameNumberField(const char *name, std::uint32_t word, const char *prefix,
                      Shared<ValueTexts> names, std::optional<std::int32_t> dataVersion)
{
    const bool hasNames = names != nullptr;
    Field field = numberField(name, word, FieldKind::Enumeration, std::move(names));
    field.numberPrefix = prefix;
    if (dataVersion && !hasNames)
        field.numberSuffix = " (data version " + std::to_string(*dataVersion) + ')';
    return field;
}

ItemType entityType(std::optional<std::int32_t> dataVersion, double tickRate)
{
    Field type = withUnknown(
        gameNumberField("type", TypeWord, "type #", entityTypeTexts(dataVersion), dataVersion));
    Field items = numberField("items", ItemsWord, FieldKind::Text);
    items.encoding = Encoding::NumberedTexts;

    PlayerRule rule;
    rule.subject = SubjectEntity;
    rule.player = numberNamed(type.texts.get(), "player");

    ItemType entity;
    entity.name = "Entity";
    entity.idIsClient = true;
    entity.playerRule = rule;
    entity.fields = {
        std::move(type),
        positionField("x", 0, Role::PositionX),
        positionField("y", 1, Role::PositionY),
        positionField("z", 2, Role::PositionZ),
        angleField("yaw", YawWord),
        angleField("pitch", PitchWord),
        velocityField("vx", 0, Role::VelocityX, tickRate),
        velocityField("vy", 1, Role::VelocityY, tickRate),
        velocityField("vz", 2, Role::VelocityZ, tickRate),
        withUnknown(numberField("pose", PoseWord, FieldKind::Enumeration, poseTexts())),
        withUnknown(numberField("flags", FlagsWord, FieldKind::Flags, stateFlagTexts())),
        withUnknown(numberField("use_hand", UseHandWord, FieldKind::Enumeration, handTexts())),
        withUnknown(numberField("held_slot", HeldSlotWord)),
        std::move(items),
    };
    return entity;
}

ItemType blockType(std::optional<std::int32_t> dataVersion)
{
    Field state = gameNumberField("state", BlockStateWord, "block state #",
                                  blockStateTexts(dataVersion), dataVersion);
    ItemType block;
    block.name = "Block";
    block.fields = {numberField("x", BlockPositionWord), numberField("y", BlockPositionWord + 1),
                    numberField("z", BlockPositionWord + 2), std::move(state)};
    return block;
}

} // namespace

bool isPlayerEntity(std::int32_t entity, std::optional<std::int32_t> type, const Schema &schema)
{
    const ItemType *items = schema.find(EntityType);
    if (!items || !items->playerRule)
        return false;
    const PlayerRule &rule = *items->playerRule;
    return entity == rule.subject || (type && rule.player == std::int64_t{*type});
}

Shared<Schema> replaySchema(std::optional<std::int32_t> dataVersion, double tickRate)
{
    return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {EntityType, std::make_shared<const ItemType>(entityType(dataVersion, tickRate))},
        {BlockType, std::make_shared<const ItemType>(blockType(dataVersion))},
    });
}

} // namespace tickscope::hollowcube
