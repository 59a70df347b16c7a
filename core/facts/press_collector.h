// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/facts/aim_tracker.h"
#include "core/facts/fact_material.h"

namespace tickscope {

/// Puts pieces of an input tape together to the presses of each player. Of the item types with
/// inputs it takes one for the whole recording, so that players are compared by the same:
/// the one with inputs in the most ticks. What is rebuilt is left out: the inputs that it
/// follows from are recorded.
class PressCollector
{
public:
    /// \param stays  outlives this.
    explicit PressCollector(const StayTable &stays)
        : m_stays(stays)
    {
    }

    /// The next piece, which begins behind the one before.
    void take(const InputTape &piece);
    /// Gives all to \a players; nothing may be called afterwards.
    void finish(std::map<int, PlayerMaterial> &players);

    /// Presses and aim jumps that are kept.
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    struct Seat {
        std::vector<TickRange> present; ///< The last one may go on.
        std::vector<std::optional<Press>> open;
        AimTracker aim;
        std::optional<int> aimPlayer;
        bool goesOn = false; ///< Present up to the end of the piece before.
    };
    /// The inputs of one type.
    struct TypeMaterial {
        std::vector<std::pair<std::string, InputTrackKind>> tracks;
        std::map<int, Seat> seats; ///< By client.
        std::map<int, PlayerMaterial> players;
    };

    void addSource(const InputSource &source, TickRange piece);
    void addTrack(TypeMaterial &type, Seat &seat, const InputSource &source, std::size_t track,
                  TickRange piece);
    void addAim(TypeMaterial &type, Seat &seat, const InputSource &source, TickRange piece);
    void endAim(TypeMaterial &type, Seat &seat, Tick last);
    void closeSeat(TypeMaterial &type, int client, Seat &seat);
    void keep(TypeMaterial &type, int client, std::size_t track, Press press);

    const StayTable &m_stays;
    std::map<std::string, TypeMaterial> m_types;
    Tick m_pieceEnd;
    std::size_t m_size = 0;
};

} // namespace tickscope
