// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/tape/input_tape.h"
#include "core/facts/figures.h"

/// What one walk over a recording keeps of it for figures. Immutable once shared.
namespace tickscope {

/// One press of an input, or one choice.
struct Press {
    Tick first;
    Tick last;
    std::int64_t value = 0;
    bool hasStart = true; ///< False when it was held already when the recording began to tell.
    bool hasEnd = true;   ///< False when the recording no longer tells.
};

/// All presses of one input of a player.
struct InputPresses {
    std::string name; ///< As the recording names the field or flag.
    InputTrackKind kind = InputTrackKind::Presses;
    std::vector<Press> presses; ///< By tick.
};

/// A turn of the aim by much from one tick to the next.
struct AimJump {
    Tick tick;
    double degrees = 0;
    std::optional<std::int64_t> settledAfter; ///< Ticks until it rested; nothing if it never did.
};

/// What a player may react to.
enum class Trigger : std::uint8_t { Spawn, Hit, Freeze, Reach };
inline constexpr int TriggerCount = 4;

struct TriggerMoment {
    Tick tick;
    Trigger trigger = Trigger::Spawn;
    bool isGuess = false;
};

/// A way from one tick to the next that nobody can make by himself.
struct FarMove {
    TickRange ticks;
    double distance = 0;      ///< World units.
    bool isExplained = false; ///< By a teleport, a spawn or the like.
    bool isGuess = false;     ///< What explains it is a guess.
};

struct PlayerMaterial {
    std::vector<TickRange> told; ///< When inputs are told, by tick, and apart.
    std::vector<InputPresses> inputs;
    std::int64_t aimMoves = 0; ///< Ticks in which the aim was another than in the one before.
    std::vector<AimJump> aimJumps;
    std::vector<TriggerMoment> triggers; ///< By tick.
    std::int64_t moves = 0;        ///< From one recorded tick to the next, that were looked at.
    std::vector<FarMove> farMoves; ///< By tick.
};

/// What a check of the file found, of one kind.
struct FilePlaces {
    std::string part; ///< English; empty where there is one kind only.
    std::int64_t samples = 0;
    std::int64_t count = 0;
    std::vector<Occurrence> places;
    std::optional<Fault> fault = {}; ///< That the part names.
};

struct FactMaterial {
    std::map<int, PlayerMaterial> players;                     ///< By Player::id, without proxies.
    std::vector<std::pair<std::string_view, FilePlaces>> file; ///< By id of the figure.
    TimeBase time = TimeBase::uniform({}, Time{1});
    Tick readTo;             ///< Behind this one presses are too many to be counted.
    bool isCut = false;      ///< They were.
    double farthestMove = 0; ///< World units a tick, above which a move is a far one; 0: not known.
};

} // namespace tickscope
