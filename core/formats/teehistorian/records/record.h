// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/uuid.h"

namespace tickscope::teehistorian {

/// Client IDs are 0 to 127. Source: teehistorian.md, section 3.
inline constexpr int ClientCount = 128;

[[nodiscard]] constexpr bool isClient(std::int32_t id)
{
    return id >= 0 && id < ClientCount;
}

/// Kinds of records; all but PlayerDiff are written as the negative of their number.
/// Source: teehistorian.md, section 3.
enum class RecordKind : std::uint8_t {
    PlayerDiff, ///< Written as the client ID itself.
    Finish,
    TickSkip,
    PlayerNew,
    PlayerOld,
    InputDiff,
    InputNew,
    Message,
    Join,
    Drop,
    ConsoleCommand,
    Ex,
};

/// The ten numbers of an input, or their differences.
/// Source: teehistorian.md, section 5.
using InputNumbers = std::array<std::int32_t, 10>;

namespace input_number {
inline constexpr std::size_t Direction = 0;
inline constexpr std::size_t TargetX = 1;
inline constexpr std::size_t TargetY = 2;
inline constexpr std::size_t Jump = 3;
inline constexpr std::size_t Fire = 4;
inline constexpr std::size_t Hook = 5;
inline constexpr std::size_t PlayerFlags = 6;
inline constexpr std::size_t WantedWeapon = 7;
inline constexpr std::size_t NextWeapon = 8;
inline constexpr std::size_t PrevWeapon = 9;
} // namespace input_number

// The item that has them, and its inputs that are counters: odd is held.
inline constexpr std::string_view PlayerItemName = "Player";
inline constexpr std::string_view FireHeldInput = "FireHeld";
inline constexpr std::string_view NextWeaponInput = "NextWeapon";
inline constexpr std::string_view PrevWeaponInput = "PrevWeapon";

/// One record, as read. Only the members of its kind mean something; views are borrowed
/// from the block it was read from.
struct Record {
    RecordKind kind = RecordKind::Finish;
    std::int32_t client = 0;
    std::int32_t x = 0;                 ///< Position, or how far the tee moved.
    std::int32_t y = 0;                 ///< As x.
    std::int32_t skippedTicks = 0;      ///< Of a TickSkip: ticks without any record.
    std::int32_t commandFlags = 0;      ///< Mask of the context of a console command.
    InputNumbers input{};               ///< The new numbers, or differences to the old.
    std::string_view text;              ///< Reason of a drop, name of a console command.
    std::vector<std::string_view> args; ///< Of a console command.
    Uuid uuid;                          ///< Of an Ex record.
    std::span<const std::byte> payload; ///< Of Message and Ex.
    std::uint64_t byte = 0;             ///< Where it begins in the file.
    std::uint64_t size = 0;             ///< Bytes of it.
};

/// Whether records of that kind name one client.
[[nodiscard]] constexpr bool isOfClient(RecordKind kind)
{
    return kind != RecordKind::Finish && kind != RecordKind::TickSkip && kind != RecordKind::Ex
           && kind != RecordKind::ConsoleCommand;
}

/// Whether records of that kind stand in the ascending part of a tick.
[[nodiscard]] constexpr bool isPlayerRecord(RecordKind kind)
{
    return kind == RecordKind::PlayerDiff || kind == RecordKind::PlayerNew
           || kind == RecordKind::PlayerOld;
}

} // namespace tickscope::teehistorian
