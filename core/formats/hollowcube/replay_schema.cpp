// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_schema.h"

#include <numbers>

#include "core/formats/hollowcube/replay_words.h"

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

ItemType entityType(std::int32_t dataVersion, double tickRate)
{
    Field type = withUnknown(
        numberField("type", TypeWord, FieldKind::Enumeration, entityTypeTexts(dataVersion)));
    type.numberPrefix = TypePrefix;
    Field items = numberField("items", ItemsWord, FieldKind::Text);
    items.encoding = Encoding::NumberedTexts;

    ItemType entity;
    entity.name = "Entity";
    entity.idIsClient = true;
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

ItemType blockType(std::int32_t dataVersion)
{
    Field state = numberField("state", BlockStateWord, FieldKind::Enumeration,
                              blockStateTexts(dataVersion));
    state.numberPrefix = BlockStatePrefix;
    ItemType block;
    block.name = "Block";
    block.fields = {numberField("x", BlockPositionWord), numberField("y", BlockPositionWord + 1),
                    numberField("z", BlockPositionWord + 2), std::move(state)};
    return block;
}

} // namespace

Shared<Schema> replaySchema(std::int32_t dataVersion, double tickRate)
{
    return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {EntityType, std::make_shared<const ItemType>(entityType(dataVersion, tickRate))},
        {BlockType, std::make_shared<const ItemType>(blockType(dataVersion))},
    });
}

} // namespace tickscope::hollowcube
