// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/items/replay_words.h"

#include <array>

#include "core/base/translatable.h"

namespace tickscope::hollowcube {

namespace {

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
        {0x01, QT_TRANSLATE_NOOP("words", "on fire")},
        {0x02, QT_TRANSLATE_NOOP("words", "sneaking")},
        {0x04, QT_TRANSLATE_NOOP("words", "spin attack")},
        {0x08, QT_TRANSLATE_NOOP("words", "sprinting")},
        {0x10, QT_TRANSLATE_NOOP("words", "swimming")},
        {0x20, QT_TRANSLATE_NOOP("words", "invisible")},
        {0x40, QT_TRANSLATE_NOOP("words", "glowing")},
        {0x80, QT_TRANSLATE_NOOP("words", "flying")},
    });
}

Shared<ValueTexts> entityTypeTexts(std::optional<std::int32_t> dataVersion)
{
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
    if (dataVersion != KnownDataVersion)
        return nullptr;
    return std::make_shared<const ValueTexts>(ValueTexts{{0, "air"}, {1, "stone"}});
}

} // namespace tickscope::hollowcube
