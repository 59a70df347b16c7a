// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/tape/input_tape.h"

namespace tickscope {

/// What somebody pressed and where the aim was from one tick to the next change, as a number: equal
/// ones are equal inputs, in two recordings of one process as well.
struct InputChange {
    Tick first;
    std::uint64_t inputs = 0; ///< Unknown where the recording does not hold them.

    static constexpr std::uint64_t Unknown = 0;
    friend bool operator==(const InputChange &, const InputChange &) = default;
};

/// The inputs of one visit of a player.
struct InputLog {
    int player = 0;                   ///< Player::id
    std::vector<InputChange> changes; ///< By tick; the last one is Unknown, behind the end.
};

/// Makes logs of the pieces of an input tape. Of the item types with inputs it takes the one with
/// the most changes; what is rebuilt is left out, as conditions are, which nobody presses.
class InputLogMaker
{
public:
    /// The next piece, which begins behind the one before.
    void take(const InputTape &piece);
    /// Changes that are kept.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// By player, then by tick, without those that never change. Nothing may be called afterwards.
    [[nodiscard]] std::vector<InputLog> finish(const PlayerTable &players);

private:
    using Changes = std::vector<InputChange>;

    void addSource(const InputSource &source, TickRange piece);

    std::map<std::string, std::map<int, Changes>> m_types; ///< By name, then by client.
    std::size_t m_size = 0;
};

/// The logs of a whole recording, of limits::InputChanges at most. Errors: Io, Cancelled.
Result<std::vector<InputLog>> readInputLogs(const Shared<Recording> &recording, const Index &index,
                                            const std::stop_token &stop);

} // namespace tickscope

namespace tickscope::limits {

/// Changes of inputs of all players together that are compared: thirty players for half an hour
/// change theirs a million times. With what is sorted of them they take less than 64 MiB.
inline constexpr std::size_t InputChanges = 1'500'000;

} // namespace tickscope::limits
