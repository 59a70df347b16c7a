// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>

#include "core/base/tick.h"
#include "core/timeline/frame_service.h"
#include "ui/texts/player_text.h"

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

    /// Whether both are one person, or both none. What is not known yet is no.
    [[nodiscard]] bool isSame(const std::optional<PlayerRef> &left,
                              const std::optional<PlayerRef> &right) const;
    /// The client ID that \a player has in the frame; nothing if they are not there. Where the
    /// index has not come yet, the same name under the same client ID is the same person.
    [[nodiscard]] std::optional<int> clientInFrame(const std::optional<PlayerRef> &player) const;
    /// The client ID that \a player has at \a tick, as far as the index knows.
    [[nodiscard]] std::optional<int> clientOf(const std::optional<PlayerRef> &player,
                                              Tick tick) const;
    /// When \a player was there, as far as the index knows; all the time where no player ever had
    /// that client ID.
    [[nodiscard]] std::vector<Stay> staysOf(const std::optional<PlayerRef> &player) const;
    /// Who has \a client in the frame.
    [[nodiscard]] PlayerRef inFrame(int client) const;

    /// Name of a client at a tick, empty if there is none. What the index does not know yet is
    /// read from the frame.
    [[nodiscard]] QString name(int client, Tick tick) const;
    /// What \a player is called at the head, the same everywhere. Its name is never empty.
    [[nodiscard]] PlayerTitle titles(PlayerRef player) const;
    /// The name alone, with what separates equal ones: "Anna", "Anna #9 (same name as #8)".
    [[nodiscard]] QString title(PlayerRef player) const { return titles(player).name; }
    /// Whether since the last call somebody came to be known, or is called otherwise at the head.
    [[nodiscard]] bool haveChanged();

    /// Keeps the name that \a chosen has now, and that of \a other if it is kept: the index may
    /// come there later.
    void keep(const std::optional<PlayerRef> &chosen, const std::optional<PlayerRef> &other);
    /// Another recording, or none.
    void clear();

private:
    /// As recorded; empty if it is unknown.
    [[nodiscard]] std::string nameOf(PlayerRef player) const;
    /// Whether no player of the recording ever had \a client: then its present holder is the one
    /// who is meant. Known when the index is complete.
    [[nodiscard]] bool isNeverNamed(int client) const;
    /// What the frame of the head says itself; there must be one with a state.
    [[nodiscard]] const std::string &nameInFrame(int client) const;

    const OpenRecording &m_reading;
    const Playback &m_playback;
    std::vector<std::pair<PlayerRef, std::string>> m_kept; ///< Of who is chosen.
    Shared<Index> m_index;                                 ///< That m_renames is of.
    std::vector<Tick> m_renames;                           ///< When somebody takes another name.
    std::size_t m_renamesBefore = 0;                       ///< The head, at the last look.
    mutable Shared<Frame> m_frame;                         ///< That m_inFrame is of.
    mutable std::map<int, std::string> m_inFrame;
};

} // namespace tickscope
