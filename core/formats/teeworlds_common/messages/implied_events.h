// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// The forms of such events.
[[nodiscard]] EventForms impliedEventForms();

/// Events besides the one that each message is: deaths of all who were in a team, who came to
/// another team, and finishes that only a line of the server in the chat reports. One thread;
/// follows one decoder in order of time.
class ImpliedEvents
{
public:
    /// \param event  what \a message is.
    /// \param teams  before it, of clients from 0 on; shorter where the rest has none, and empty
    ///               where they are unknown.
    void follow(const Message &message, const Event &event, std::span<const std::int32_t> teams,
                const NameLookup &names, PassSink &sink);
    /// Emits finishes that no other message of the tick reports.
    void endTick(PassSink &sink);
    void clear() { *this = {}; }

private:
    void addChatFinish(const Message &message, const Event &event, const NameLookup &names,
                       bool wantsValues);

    std::vector<Event> m_finishes; ///< By the chat.
    /// By clients: whether a message of its own has the finish.
    std::bitset<message_field::LastClient + 1> m_reported;
};

/// The only client that has \a name; NoClient for none, or several.
[[nodiscard]] int clientNamed(std::string_view name, const NameLookup &names);
/// Whom De_ClientLeave is about. Servers leave its number as their memory has it, so that it counts
/// where that client has the name.
[[nodiscard]] int leaverOf(const Message &message, const NameLookup &names);

} // namespace tickscope::teeworlds
