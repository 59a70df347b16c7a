// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "core/formats/hollowcube/coding/replay_event.h"
#include "core/model/state/schema.h"

/// How entities and blocks lie in the items of a state.
/// The words of the game for its numbers.
/// Source: hollowcube-replay.md, section 8.

namespace tickscope::hollowcube {

// The words of the game for its numbers.

/// Name of an event's kind: "DeltaMove".
[[nodiscard]] std::string_view eventName(const ReplayEvent &event);
/// The same in the list of counts, by the event's id: "events/DeltaMove".
[[nodiscard]] std::string_view eventCountName(std::size_t id);

[[nodiscard]] std::string_view handName(Hand hand);
[[nodiscard]] std::string_view resetReasonName(std::int32_t reason);
[[nodiscard]] std::string_view endReasonName(std::int32_t reason);

[[nodiscard]] Shared<ValueTexts> handTexts();
[[nodiscard]] Shared<ValueTexts> poseTexts();
[[nodiscard]] Shared<ValueTexts> stateFlagTexts();

/// Names of entity types and block states; they shift from one data version to the next. They
/// come from the user's reports of that version, else from a short list of ours for the one that
/// we have it of; null where there is neither.
[[nodiscard]] Shared<ValueTexts> entityTypeTexts(std::optional<std::int32_t> dataVersion);
[[nodiscard]] Shared<ValueTexts> blockStateTexts(std::optional<std::int32_t> dataVersion);

/// Numbers of the two item types. The id of an entity is its own, that of a block its
/// packed position.
inline constexpr std::uint32_t EntityType = 1;
inline constexpr std::uint32_t BlockType = 2;

/// What stands for "unknown" in whole numbers; in reals it is "not a number".
inline constexpr std::int32_t Unknown = std::numeric_limits<std::int32_t>::min();

/// Words of an entity. Reals take two.
enum EntityWord : std::uint32_t {
    TypeWord,
    PositionWord,
    YawWord = PositionWord + 6,
    PitchWord = YawWord + 2,
    VelocityWord = PitchWord + 2,
    PoseWord = VelocityWord + 6,
    FlagsWord,
    UseHandWord,
    HeldSlotWord,
    ItemsWord, ///< Texts by slot, to the end of the item.
};

/// Words of a block.
enum BlockWord : std::uint32_t {
    BlockPositionWord,
    BlockStateWord = BlockPositionWord + 3,
    BlockWordCount,
};

/// A real number, of which  word is the first of two.
[[nodiscard]] inline double realAt(std::span<const std::int32_t> words, std::uint32_t word)
{
    return std::bit_cast<double>(std::uint64_t{std::bit_cast<std::uint32_t>(words[word + 1])} << 32
                                 | std::bit_cast<std::uint32_t>(words[word]));
}

/// The types of a recording of that version of the game's data.
[[nodiscard]] Shared<Schema> replaySchema(std::optional<std::int32_t> dataVersion, double tickRate);

/// Whether that entity is a player: the subject, or one of the type "player". \a type is
/// nothing for the subject.
[[nodiscard]] bool isPlayerEntity(std::int32_t entity, std::optional<std::int32_t> type,
                                  const Schema &schema);

} // namespace tickscope::hollowcube
