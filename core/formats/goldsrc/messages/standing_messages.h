// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/goldsrc/messages/server_messages.h"

namespace tickscope::goldsrc {

/// A message whose content holds until another one of its key comes.
struct StandingMessage {
    std::pair<std::string, std::string> key; ///< Name, and what of its name it is about.
    std::vector<std::byte> bytes;
    std::optional<std::int64_t> player; ///< Index from 1 of whom it is about.
    bool replacesPlayer = false;        ///< What was said of that player before holds no longer.
    bool replacesMap = false;           ///< The same of the map's own things.
};

/// False for kinds of messages that are no such ones, as most of those before a clip.
[[nodiscard]] bool mayStand(std::uint8_t id);

/// \a message as such a one; nothing for those of what happens, and for packets.
/// \param bytes  of it, as they are to be kept. \param before  the state before it.
[[nodiscard]] std::optional<StandingMessage> standingMessage(const ServerMessage &message,
                                                             const ServerState &before,
                                                             std::span<const std::byte> bytes);

/// That nobody has \a slot any more, which is somebody's in \a state.
[[nodiscard]] StandingMessage freedSlot(std::size_t slot, const ServerState &state);

/// What was said in a stretch of a recording and still holds behind it: light styles, who is
/// there, scores, what the recorder's display shows.
class StandingMessages
{
public:
    void add(StandingMessage message);
    /// In the order in which each was said first; none are left here.
    [[nodiscard]] std::vector<std::vector<std::byte>> take();

private:
    struct Kept {
        std::size_t order = 0;
        StandingMessage message;
    };
    std::map<std::pair<std::string, std::string>, Kept> m_messages;
    std::size_t m_count = 0; ///< That were added.
};

} // namespace tickscope::goldsrc
