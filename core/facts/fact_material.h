// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/compare/same_inputs.h"
#include "core/analysis/tape/input_tape.h"
#include "core/facts/figures.h"
#include "core/model/attack_tracker.h"
#include "core/model/player.h"

/// What one walk over a recording keeps of it for figures. Immutable once shared.

namespace tickscope {

/// Who had a client ID when, for those who look it up for every press. Without proxies.
class StayTable
{
public:
    struct Entry {
        TickRange ticks;
        int player = 0; ///< Player::id; the number of the stay in a table that a walk fills.
    };

    /// To be filled by a walk: who is who is known at its end only.
    StayTable() = default;
    explicit StayTable(const PlayerTable &players);

    void apply(const PlayerChange &change);
    /// Who is there now stays up to \a last.
    void end(Tick last);
    /// The player of each stay that a walk reported, by its number; null for none that is known.
    [[nodiscard]] std::vector<const Player *> playersOfStays(const PlayerTable &players) const;

    /// Null for no player. Stays where it is.
    [[nodiscard]] const Entry *at(int client, Tick tick) const;
    [[nodiscard]] const std::deque<Entry> &of(int client) const;

private:
    /// Who has a client ID now.
    struct Present {
        std::string name;
        Entry *entry = nullptr; ///< Null for a proxy.
    };
    void begin(const PlayerChange &change);
    void leave(int client, Tick last);
    Entry &addEntry(int client, TickRange ticks, int player);

    std::map<int, std::deque<Entry>> m_entries; ///< By beginning.
    std::map<int, Present> m_present;
    std::vector<PlayerRef> m_begins; ///< Of each stay.
};

/// One press of an input, or one choice.
struct Press {
    Tick first;
    Tick last; ///< The one before the first for one that ended in the tick in which it began.
    std::int64_t value = 0;
    bool hasStart = true;  ///< False when it was held already when the inputs begin.
    bool hasEnd = true;    ///< False when the inputs end before it.
    std::int32_t step = 1; ///< See InputRun::step.
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

/// A shot, a blow or a thrown hook, and where the aim pointed.
struct AimedShot {
    TickRange ticks; ///< From the first state with it to its end.
    AttackMeans means = AttackMeans::Hook;
    bool isGuess = false;
    std::optional<bool> isHit;   ///< Whether it touched another player; nothing: not seen.
    std::optional<double> offBy; ///< Degrees beside the nearest player in reach, if there was one.
};

/// A sudden turn of the aim while another player is in view.
struct SuddenTurn {
    TickRange ticks; ///< The two states that it lies between.
    double degrees = 0;
    bool endsOnPlayer = false;
};

/// What a player may react to.
enum class Trigger : std::uint8_t { Spawn, Hit, Freeze, Reach };
inline constexpr int TriggerCount = 4;

struct TriggerMoment {
    Tick tick;
    Trigger trigger = Trigger::Spawn;
    bool isGuess = false;
};

/// A way from one tick to the next that no player can make by himself.
struct FarMove {
    TickRange ticks;
    double distance = 0;      ///< World units.
    bool isExplained = false; ///< By a teleport, a spawn or the like.
    bool isGuess = false;     ///< What explains it is a guess.
    std::array<double, 3> from{};
    std::array<double, 3> to{};
};

struct PlayerMaterial {
    std::vector<TickRange> covered; ///< When inputs are known, by tick, and apart.
    std::vector<InputPresses> inputs;
    std::int64_t aimMoves = 0; ///< Ticks in which the aim was another than in the one before.
    std::vector<AimJump> aimJumps;
    std::vector<AimedShot> shots; ///< By tick, as the next three.
    std::vector<SuddenTurn> turns;
    std::vector<TickRange> firstShots; ///< From another's coming into view to the first shot at it.
    std::vector<TickRange> tracked;    ///< The aim stayed on a player and had to turn for it.
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

/// Whose inputs are compared with those of others; see findSameInputs().
struct ComparedVisit {
    int player = 0; ///< Player::id
    std::string name;
};

struct FactMaterial {
    std::map<int, PlayerMaterial> players;                     ///< By Player::id, without proxies.
    std::vector<std::pair<std::string_view, FilePlaces>> file; ///< By id of the figure.
    std::vector<ComparedVisit> visits; ///< By the numbers of logs in \a same.
    SameInputs same;
    TimeBase time = TimeBase::uniform({}, Time{1});
    Tick readTo;                ///< Behind this one presses are too many to be counted.
    bool isCut = false;         ///< They were.
    bool countsPresses = false; ///< As RecordingInfo has it.
    double farthestMove = 0; ///< World units a tick, above which a move is a far one; 0: not known.
};

} // namespace tickscope

/// What figures keep of a recording at most.
namespace tickscope::limits {

/// Presses of all players together: fifty people for three hours. With all figures over them they
/// take less than 200 MiB.
inline constexpr std::size_t FactPresses = 500'000;
/// Shots, sudden turns and the like of all players together; they take less than 50 MiB.
inline constexpr std::size_t FactAims = 1'000'000;
/// Moments to react to, of all players together.
inline constexpr std::size_t FactTriggers = 500'000;
/// The farthest moves of all; there are few, or the recording is made of them.
inline constexpr std::size_t FactFarMoves = 4'096;
/// Places of one check of the file that are listed; all are counted.
inline constexpr std::size_t FactFilePlaces = 1'000;
/// Pairs of players whose distance is watched in one tick.
inline constexpr std::size_t FactPairs = 4'096;

} // namespace tickscope::limits
