// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace tickscope {

/// What threads hand to each other: immutable once shared.
template<typename T>
using Shared = std::shared_ptr<const T>;

/// Whether \a pointer, which is not null, is the only owner of what it points to. What others
/// did to it before they let go of it is seen then: it may be changed.
template<typename T>
[[nodiscard]] bool isLastOwner(const std::shared_ptr<T> &pointer)
{
    if (pointer.use_count() > 1)
        return false;
#ifdef __SANITIZE_THREAD__
    // It does not know fences, but it sees the count go up and down.
    const std::shared_ptr<T> seen = pointer;
#else
    std::atomic_thread_fence(std::memory_order_acquire); // another thread let go of it last
#endif
    return true;
}

/// Since the start of the recording; TimeBase turns it into a tick.
using Time = std::chrono::nanoseconds;

/// Position on a recording's own tick axis. Never seconds, never a row number.
struct Tick {
    std::int64_t value = 0;

    friend auto operator<=>(const Tick &, const Tick &) = default;
    friend Tick operator+(Tick tick, std::int64_t count) { return {tick.value + count}; }
    friend Tick operator-(Tick tick, std::int64_t count) { return {tick.value - count}; }
    friend std::int64_t operator-(Tick left, Tick right) { return left.value - right.value; }
};

/// Ticks from first to last, both included; empty when last is before first.
struct TickRange {
    Tick first;
    Tick last{-1};

    [[nodiscard]] bool isEmpty() const { return last < first; }
    [[nodiscard]] bool contains(Tick tick) const { return first <= tick && tick <= last; }
    /// Nearest tick inside the range. The range must not be empty.
    [[nodiscard]] Tick clamp(Tick tick) const { return std::clamp(tick, first, last); }

    friend bool operator==(const TickRange &, const TickRange &) = default;
};

/// The first of the places from \a low to before \a high whose tick, which \a tickOf gives and
/// which only rises, is at or behind \a tick; \a high where there is none.
template<typename TickOf>
[[nodiscard]] std::size_t firstFrom(Tick tick, std::size_t low, std::size_t high, TickOf &&tickOf)
{
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (tickOf(middle) < tick)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/// Client ID of nobody: the server, or an event without a player.
inline constexpr int NoClient = -1;

/// The person who had \a client at \a tick. Whoever chooses a person holds one of these:
/// client IDs pass from one person to the next, and the number of a player (Player::id) may
/// change while an index grows. It may be made before the index knows who that was;
/// PlayerTable::of() finds out then.
///
/// Two that are equal name the same person; so may two that are not: ask
/// PlayerTable::isSame().
struct PlayerRef {
    int client = NoClient;
    Tick tick;
    /// Several people may have it within one tick. The one behind all that lies before this byte
    /// of the recording; null: the one whom the state of the tick shows.
    std::optional<std::uint64_t> byte = {};

    friend bool operator==(const PlayerRef &, const PlayerRef &) = default;
};

} // namespace tickscope
