// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/items/replay_schema.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/fault.h"
#include "core/formats/format.h"
#include "core/formats/hollowcube/limits.h"
#include "core/io/byte_source.h"

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
    Field field = realField(name, word, "°");
    field.kind = FieldKind::Angle;
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

/// A field of numbers that each version of the game's data counts from 0 again.
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

/// Names of the game's numbers, as the reports that its own data generator writes have them.
/// Null where there is no report. Immutable.
struct RegistryReports {
    Shared<ValueTexts> entityTypes; ///< "ender_pearl", by number.
    Shared<ValueTexts> blockStates; ///< "oak_log[axis=y]", by number.
};

using Json = nlohmann::json;

/// Empty where there is no such report, or one that cannot be read.
Json readReport(const std::string &folder, const char *name)
{
    for (const char *inner : {"", "reports/", "generated/reports/"}) {
        const auto file = openFile(folder + inner + name);
        if (!file)
            continue;
        const auto bytes = readAll(**file, 0, (*file)->size(), limits::RegistryReportBytes, {});
        if (!bytes)
            return {};
        const auto *text = reinterpret_cast<const char *>(bytes->data());
        return Json::parse(text, text + bytes->size(), nullptr, false);
    }
    return {};
}

/// "minecraft:stone" without the game's own name space.
std::string shortName(const std::string &name)
{
    constexpr std::string_view Own = "minecraft:";
    return name.starts_with(Own) ? name.substr(Own.size()) : name;
}

void addNumber(ValueTexts &texts, const Json &holder, const char *key, std::string name)
{
    const auto number = holder.is_object() ? holder.find(key) : holder.end();
    if (number != holder.end() && number->is_number_integer())
        texts.push_back({number->get<std::int64_t>(), std::move(name)});
}

Shared<ValueTexts> sortedTexts(ValueTexts texts)
{
    if (texts.empty())
        return nullptr;
    std::ranges::sort(texts, {}, &ValueText::value);
    return std::make_shared<const ValueTexts>(std::move(texts));
}

Shared<ValueTexts> entityTypesIn(const Json &registries)
{
    ValueTexts texts;
    const Json::json_pointer place("/minecraft:entity_type/entries");
    if (!registries.is_object() || !registries.contains(place))
        return nullptr;
    for (const auto &[name, entry] : registries.at(place).items())
        addNumber(texts, entry, "protocol_id", shortName(name));
    return sortedTexts(std::move(texts));
}

/// "[axis=y]"; empty for a block that has one state only.
std::string propertiesText(const Json &state)
{
    const auto properties = state.is_object() ? state.find("properties") : state.end();
    if (properties == state.end() || !properties->is_object())
        return {};
    std::string text;
    for (const auto &[name, value] : properties->items()) {
        if (value.is_string())
            text += (text.empty() ? "[" : ",") + name + '=' + value.get<std::string>();
    }
    return text.empty() ? text : text + ']';
}

Shared<ValueTexts> blockStatesIn(const Json &blocks)
{
    ValueTexts texts;
    if (!blocks.is_object())
        return nullptr;
    for (const auto &[name, block] : blocks.items()) {
        const auto states = block.is_object() ? block.find("states") : block.end();
        if (states == block.end() || !states->is_array())
            continue;
        for (const Json &state : *states)
            addNumber(texts, state, "id", shortName(name) + propertiesText(state));
    }
    return sortedTexts(std::move(texts));
}

/// Those for \a dataVersion, from reportsFolder(): registries.json and blocks.json in VERSION,
/// VERSION/reports or VERSION/generated/reports. They are read once. Any thread.
RegistryReports registryReports(std::int32_t dataVersion)
{
    const std::string chosen = reportsFolder();
    if (chosen.empty())
        return {};
    static std::mutex mutex;
    static std::map<std::string, RegistryReports> known;
    const std::string folder = chosen + '/' + std::to_string(dataVersion) + '/';
    const std::lock_guard lock(mutex);
    const auto [reports, isNew] = known.try_emplace(folder);
    if (isNew) {
        reports->second.entityTypes = entityTypesIn(readReport(folder, "registries.json"));
        reports->second.blockStates = blockStatesIn(readReport(folder, "blocks.json"));
    }
    return reports->second;
}

constexpr std::int32_t KnownDataVersion = 4903; ///< Game 26.2.

constexpr std::array<std::string_view, EventKindCount> EventCountNames{
    "events/DeltaMove",       "events/AbsoluteMove", "events/EntityState",
    "events/HandAnimation",   "events/ItemUse",      "events/SetItem",
    "events/ChangeHeldSlot",  "events/SetBlock",     "events/SpawnEntity",
    "events/DestroyEntity",   "events/RunStart",     "events/CheckpointReached",
    "events/CheckpointReset", "events/RunEnd",       "events/ClearGhostBlocks",
};

constexpr std::array<std::string_view, 2> Hands{"MAIN", "OFF"};

constexpr std::array<std::string_view, PoseCount> Poses{
    "STANDING",     "FALL_FLYING", "SLEEPING", "SWIMMING",     "SPIN_ATTACK", "SNEAKING",
    "LONG_JUMPING", "DYING",       "CROAKING", "USING_TONGUE", "SITTING",     "ROARING",
    "SNIFFING",     "EMERGING",    "DIGGING",  "SLIDING",      "SHOOTING",    "INHALING",
};

constexpr std::array<std::string_view, ResetReasonCount> ResetReasons{
    "LIVES",  "RESET_HEIGHT", "TIMER", "MANUAL", "FORCED",
    "LIQUID", "SNEAK",        "TURN",  "SPRINT", "RELOG",
};

constexpr std::array<std::string_view, EndReasonCount> EndReasons{"FINISH", "RESET"};

template<std::size_t Count>
Shared<ValueTexts> textsOf(const std::array<std::string_view, Count> &names)
{
    ValueTexts texts;
    for (const std::string_view name : names)
        texts.push_back({std::ssize(texts), std::string(name)});
    return std::make_shared<const ValueTexts>(std::move(texts));
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

std::string_view eventCountName(std::size_t id)
{
    return EventCountNames[id];
}

std::string_view eventName(const ReplayEvent &event)
{
    const std::string_view name = eventCountName(event.index());
    return name.substr(name.find('/') + 1);
}

std::string_view handName(Hand hand)
{
    return Hands[static_cast<std::size_t>(hand)];
}

std::string_view resetReasonName(std::int32_t reason)
{
    return ResetReasons[static_cast<std::size_t>(reason)];
}

std::string_view endReasonName(std::int32_t reason)
{
    return EndReasons[static_cast<std::size_t>(reason)];
}

Shared<ValueTexts> handTexts()
{
    return textsOf(Hands);
}

Shared<ValueTexts> poseTexts()
{
    return textsOf(Poses);
}

Shared<ValueTexts> stateFlagTexts()
{
    return std::make_shared<const ValueTexts>(ValueTexts{
        {0x01, WordText::tr("on fire")},
        {0x02, WordText::tr("sneaking")},
        {0x04, WordText::tr("spin attack")},
        {0x08, WordText::tr("sprinting")},
        {0x10, WordText::tr("swimming")},
        {0x20, WordText::tr("invisible")},
        {0x40, WordText::tr("glowing")},
        {0x80, WordText::tr("flying")},
    });
}

Shared<ValueTexts> entityTypeTexts(std::optional<std::int32_t> dataVersion)
{
    const auto reports = dataVersion ? registryReports(*dataVersion) : RegistryReports();
    if (reports.entityTypes)
        return reports.entityTypes;
    if (dataVersion != KnownDataVersion)
        return nullptr;
    return std::make_shared<const ValueTexts>(ValueTexts{
        {0, "acacia_boat"},
        {5, "armor_stand"},
        {6, "arrow"},
        {15, "block_display"},
        {44, "ender_pearl"},
        {53, "firework_rocket"},
        {70, "interaction"},
        {72, "item_display"},
        {83, "mannequin"},
        {89, "oak_boat"},
        {132, "text_display"},
        {136, "trident"},
        {144, "wind_charge"},
        {151, "zombie"},
        {156, "player"},
        {157, "fishing_bobber"},
    });
}

Shared<ValueTexts> blockStateTexts(std::optional<std::int32_t> dataVersion)
{
    const auto reports = dataVersion ? registryReports(*dataVersion) : RegistryReports();
    if (reports.blockStates)
        return reports.blockStates;
    if (dataVersion != KnownDataVersion)
        return nullptr;
    return std::make_shared<const ValueTexts>(ValueTexts{{0, "air"}, {1, "stone"}});
}

} // namespace tickscope::hollowcube
