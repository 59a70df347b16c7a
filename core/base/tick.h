// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <compare>
#include <cstdint>
#include <memory>

namespace tickscope {

/// What threads hand to each other: immutable once shared.
template<typename T>
using Shared = std::shared_ptr<const T>;

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

} // namespace tickscope
