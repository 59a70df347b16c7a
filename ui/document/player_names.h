// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>

#include "core/model/player_ref.h"
#include "core/timeline/frame_service.h"

namespace tickscope {

class OpenRecording;
class Playback;

/// Who is who in an open recording: client IDs pass from one person to the next, and the index may
/// not have come there yet. UI thread.
class PlayerNames
{
public:
    /// Both must live longer.
    PlayerNames(const OpenRecording &reading, const Playback &playback);

    /// Whether both are one person, or both nobody. What nobody knows yet is no.
    [[nodiscard]] bool isSame(const std::optional<PlayerRef> &left,
                              const std::optional<PlayerRef> &right) const;
    /// The client ID that \a player has in the frame; nothing if they are not there. Where the
    /// index has not come yet, the same name under the same client ID is the same person.
    [[nodiscard]] std::optional<int> clientInFrame(const std::optional<PlayerRef> &player) const;
    /// The client ID that \a player has at \a tick, as far as the index knows.
    [[nodiscard]] std::optional<int> clientOf(const std::optional<PlayerRef> &player,
                                              Tick tick) const;
    /// Who has \a client in the frame.
    [[nodiscard]] PlayerRef inFrame(int client) const;

    /// Name of a client at a tick, empty if nobody is there. What the index does not know yet is
    /// read from the frame.
    [[nodiscard]] QString name(int client, Tick tick) const;
    /// What \a player was called when chosen, and which others of that name there are: "Anna",
    /// "Anna #9 (same name as #8)". Never empty.
    [[nodiscard]] QString title(PlayerRef player) const;
    /// The same with the name at \a tick.
    [[nodiscard]] QString title(PlayerRef player, Tick tick) const;

    /// Keeps the name that \a chosen has now, and that of \a other if it is kept: the index may
    /// come there later.
    void keep(const std::optional<PlayerRef> &chosen, const std::optional<PlayerRef> &other);
    /// Another recording, or none.
    void clear();

private:
    /// As recorded; empty if nobody knows it.
    [[nodiscard]] std::string nameOf(PlayerRef player) const;
    /// Whether the recording tells of nobody who ever had \a client: then whoever has it is the one
    /// who is meant. Known when the index is complete.
    [[nodiscard]] bool isNeverNamed(int client) const;
    /// What the frame of the head says itself; there must be one with a state.
    [[nodiscard]] const std::string &nameInFrame(int client) const;

    const OpenRecording &m_reading;
    const Playback &m_playback;
    std::vector<std::pair<PlayerRef, std::string>> m_kept; ///< Of who is chosen.
    mutable Shared<Frame> m_frame;                         ///< That m_inFrame is of.
    mutable std::map<int, std::string> m_inFrame;
};

} // namespace tickscope
