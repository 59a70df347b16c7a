// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::teeworlds {

/// A line of the server is about snapshots so near.
inline constexpr std::int64_t MostLineTicks = 3 * TicksPerSecond;

/// What a message of the server says of who comes and goes: mostly by name.
struct PresenceMessage {
    Tick tick;
    std::uint64_t byte = 0;
    int leavingClient = NoClient; ///< Where no name is said.
    std::string leaver;
    std::string newcomer;
    std::string renamed; ///< The name before.

    [[nodiscard]] bool isLeaving(int client, const std::string &name) const
    {
        return leaver.empty() ? leavingClient == client : leaver == name;
    }
};
using PresenceMessages = std::vector<PresenceMessage>;
/// Without its place.
[[nodiscard]] std::optional<PresenceMessage> presenceIn(const Message &message);

/// Names in lines of the server whose meaning no snapshot has shown yet, and when it said so.
class SaidNames
{
public:
    /// Keeps \a name for a while; an empty one is none.
    void add(const std::string &name, Tick tick);
    [[nodiscard]] bool has(std::string_view name, Tick tick) const;
    void erase(const std::string &name) { m_said.erase(name); }
    [[nodiscard]] bool isEmpty() const { return m_said.empty(); }

private:
    std::map<std::string, Tick, std::less<>> m_said;
};

} // namespace tickscope::teeworlds
