// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::sample {

enum class ChatRoom { All, Team };

/// What a run was the best of.
enum class Record { None, Personal, Server };

/// Speaks to the recording: collects the messages of a tick, in either protocol.
class Announcer
{
public:
    explicit Announcer(teeworlds::Protocol protocol)
        : m_protocol(protocol)
    {
    }

    void chat(ChatRoom room, int client, const std::string &text);
    void serverLine(const std::string &text);
    void broadcast(const std::string &text);
    void kill(int killer, int victim, int weapon);
    void emoticon(int client, int emoticon);
    void weaponPickup(int weapon);
    /// \param seconds  0 ends the vote.
    void vote(int client, int seconds, const std::string &what, const std::string &reason);
    void voteStatus(int yes, int no, int pass, int total);
    void team(int client, int team);
    void raceTeams(const std::vector<int> &teams);
    /// \param milliseconds  of the whole run; \a difference to the best before, 0 for none.
    void raceFinish(int client, int milliseconds, int difference, Record record);
    /// \param difference  to the best, in 1/100 s.
    void checkpoint(int hundredths, int difference);
    /// The tuning of the plain game.
    void tuning();

    /// Messages since the last call.
    [[nodiscard]] std::vector<std::vector<std::byte>> take();

private:
    [[nodiscard]] bool isSix() const { return m_protocol == teeworlds::Protocol::V06; }

    teeworlds::Protocol m_protocol;
    std::vector<std::vector<std::byte>> m_messages;
};

} // namespace tickscope::sample
