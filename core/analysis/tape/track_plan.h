// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/tape/input_tape.h"

namespace tickscope {

/// A track and the field that it reads.
struct TrackPlan {
    const Field *field = nullptr;
    std::uint64_t mask = 0; ///< Of one flag; 0 for the whole value.
    InputTrack empty;       ///< Name, kind and words.

    [[nodiscard]] const std::string &name() const { return empty.name; }
    [[nodiscard]] bool hasWord(std::int64_t value) const
    {
        return empty.texts
               && std::ranges::find(*empty.texts, value, &ValueText::value) != empty.texts->end();
    }

    [[nodiscard]] std::optional<std::int64_t> valueIn(std::span<const std::int32_t> words) const
    {
        const Value value = field->read(words);
        if (const auto *real = std::get_if<double>(&value)) {
            // A push of half a unit is a push: only nothing rounds to nothing.
            const double away = *real < 0 ? std::floor(*real) : std::ceil(*real);
            return static_cast<std::int64_t>(std::clamp(away, -1e15, 1e15));
        }
        const auto *number = std::get_if<std::int64_t>(&value);
        if (!number)
            return {};
        // How long a condition lasts is seen; a tick at which it ends is no word for it.
        if (empty.isCondition && mask == 0)
            return *number == 0 || hasWord(*number) ? *number : 1;
        if (mask == 0)
            return *number;
        return (static_cast<std::uint64_t>(*number) & mask) == mask ? 1 : 0;
    }
};

/// One for each input of \a type, which must live longer, and for each flag of one.
[[nodiscard]] std::vector<TrackPlan> tracksOf(const ItemType &type);

} // namespace tickscope
