// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/tick.h"
#include "core/formats/teehistorian/records/record.h"

namespace tickscope::teehistorian {

/// Something that acts between two ticks: what a server got, in the order in which it did.
struct Action {
    enum class What : std::uint8_t {
        Input,    ///< numbers.
        Ready,    ///< Entered the game; value 1: was there before the file began.
        Drop,     ///< Left.
        Kill,     ///< Wishes to die.
        Spectate, ///< Went to the spectators (value -1) or back.
        Emoticon, ///< value.
        Info,     ///< Looks or name changed.
        Command,  ///< words; value: flags of the console.
        Team,     ///< value.
        Practice, ///< client is the team; value 0 or 1.
        Swap,     ///< client with value.
        Unknown,  ///< What cannot be rebuilt, to the team (client).
    };
    What what = What::Input;
    std::int32_t client = -1;
    std::int32_t value = 0;
    InputNumbers numbers{};
    std::vector<std::string> words;

    friend bool operator==(const Action &, const Action &) = default;
};

/// A player record of a tick.
struct Placing {
    enum class What : std::uint8_t { New, Moved, Gone };
    What what = What::Moved;
    std::int32_t client = 0;
    std::int32_t x = 0; ///< World units after the tick; not of Gone.
    std::int32_t y = 0;
};

/// One tick of a file: where tees were after it, and what came before the next.
struct TickSection {
    Tick tick;
    std::vector<Placing> places; ///< By ascending client.
    std::vector<Action> actions;
};

} // namespace tickscope::teehistorian
