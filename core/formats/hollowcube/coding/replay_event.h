// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

/// The events of a replay as values. Texts and items are borrowed: from the chunk that was
/// read, or from the host that submits them.
/// Source: hollowcube-replay.md, section 8.
namespace tickscope::hollowcube {

/// Blocks, or blocks a tick. y is up.
struct Vector3 {
    double x = 0;
    double y = 0;
    double z = 0;

    friend bool operator==(const Vector3 &, const Vector3 &) = default;
};

/// Where an entity is and where it looks. Degrees: yaw 0 looks along +z, 90 along -x.
struct Placement {
    Vector3 position;
    float yaw = 0;
    float pitch = 0;

    friend bool operator==(const Placement &, const Placement &) = default;
};

struct BlockPosition {
    std::int32_t x = 0; ///< 26 bits, signed.
    std::int32_t y = 0; ///< 12 bits, signed.
    std::int32_t z = 0; ///< 26 bits, signed.

    /// As the file has it: x in the top 26 bits, then z, y in the low 12.
    [[nodiscard]] constexpr std::int64_t packed() const
    {
        const auto part = [](std::int32_t value, unsigned bits) {
            return static_cast<std::uint64_t>(static_cast<std::uint32_t>(value))
                   & ((std::uint64_t{1} << bits) - 1);
        };
        return static_cast<std::int64_t>(part(x, 26) << 38 | part(z, 26) << 12 | part(y, 12));
    }
    [[nodiscard]] static constexpr BlockPosition unpacked(std::int64_t packed)
    {
        const auto bits = static_cast<std::uint64_t>(packed);
        const auto part = [](std::uint64_t shifted, unsigned count) {
            return static_cast<std::int32_t>(static_cast<std::int64_t>(shifted) >> (64 - count));
        };
        return {part(bits, 26), part(bits << 52, 12), part(bits << 26, 26)};
    }

    friend auto operator<=>(const BlockPosition &, const BlockPosition &) = default;
};

/// The player whose run it is. Exists from the start.
inline constexpr std::int32_t SubjectEntity = 0;

enum class Hand : std::uint8_t { Main, Off };
inline constexpr std::int32_t PoseCount = 18;
inline constexpr std::int32_t ResetReasonCount = 10;
inline constexpr std::int32_t EndReasonCount = 2;

/// Changes the position by a vector and sets the view.
struct DeltaMove {
    std::int32_t entity = 0;
    Placement change; ///< The angles are not changes but the new view.
    Vector3 velocity;

    friend bool operator==(const DeltaMove &, const DeltaMove &) = default;
};

struct AbsoluteMove {
    std::int32_t entity = 0;
    Placement placement;
    Vector3 velocity;

    friend bool operator==(const AbsoluteMove &, const AbsoluteMove &) = default;
};

struct EntityState {
    std::int32_t entity = 0;
    std::int32_t pose = 0;  ///< Below PoseCount.
    std::uint8_t flags = 0; ///< All of them.

    friend bool operator==(const EntityState &, const EntityState &) = default;
};

struct HandAnimation {
    std::int32_t entity = 0;
    Hand hand = Hand::Main;

    friend bool operator==(const HandAnimation &, const HandAnimation &) = default;
};

struct ItemUse {
    std::int32_t entity = 0;
    std::optional<Hand> hand; ///< Nothing: stopped.

    friend bool operator==(const ItemUse &, const ItemUse &) = default;
};

/// What one slot holds now.
struct SlotItem {
    std::int32_t slot = 0;
    std::span<const std::byte> item; ///< A whole NBT compound with its type byte.
};

struct SetItem {
    std::int32_t entity = 0;
    std::vector<SlotItem> items; ///< Only those that changed.
    /// All \a items as they were read; empty when they were put together.
    std::span<const std::byte> bytes = {};
};

struct ChangeHeldSlot {
    std::int32_t entity = 0;
    std::int32_t slot = 0;

    friend bool operator==(const ChangeHeldSlot &, const ChangeHeldSlot &) = default;
};

/// A block that only the subject sees.
struct SetBlock {
    BlockPosition position;
    std::int32_t state = 0; ///< Number of the game's data version; 0 is air.

    friend bool operator==(const SetBlock &, const SetBlock &) = default;
};

/// Replaces an entity of the same number.
struct SpawnEntity {
    std::int32_t entity = 0;
    std::int32_t type = 0; ///< Number of the game's data version.
    Placement placement;

    friend bool operator==(const SpawnEntity &, const SpawnEntity &) = default;
};

struct DestroyEntity {
    std::int32_t entity = 0;

    friend bool operator==(const DestroyEntity &, const DestroyEntity &) = default;
};

struct RunStart {
    friend bool operator==(const RunStart &, const RunStart &) = default;
};

struct CheckpointReached {
    std::string_view checkpoint;
    std::int64_t runTime = 0; ///< Milliseconds of the run clock.

    friend bool operator==(const CheckpointReached &, const CheckpointReached &) = default;
};

struct CheckpointReset {
    std::int32_t reason = 0; ///< Below ResetReasonCount.
    std::int64_t runTime = 0;

    friend bool operator==(const CheckpointReset &, const CheckpointReset &) = default;
};

struct RunEnd {
    std::int32_t reason = 0; ///< Below EndReasonCount.
    std::int64_t runTime = 0;

    friend bool operator==(const RunEnd &, const RunEnd &) = default;
};

/// Every SetBlock so far is void.
struct ClearGhostBlocks {
    friend bool operator==(const ClearGhostBlocks &, const ClearGhostBlocks &) = default;
};

/// The place in this list is the event's id in the file; new ones go on the end.
using ReplayEvent
    = std::variant<DeltaMove, AbsoluteMove, EntityState, HandAnimation, ItemUse, SetItem,
                   ChangeHeldSlot, SetBlock, SpawnEntity, DestroyEntity, RunStart,
                   CheckpointReached, CheckpointReset, RunEnd, ClearGhostBlocks>;

inline constexpr std::size_t EventKindCount = std::variant_size_v<ReplayEvent>;

/// Whom \a event is about; nothing for those without an entity.
[[nodiscard]] inline std::optional<std::int32_t> entityOf(const ReplayEvent &event)
{
    return std::visit(
        [](const auto &held) -> std::optional<std::int32_t> {
            if constexpr (requires { held.entity; })
                return held.entity;
            else
                return {};
        },
        event);
}

} // namespace tickscope::hollowcube
