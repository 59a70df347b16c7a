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
[[nodiscard]] EventForms toldEventForms();

/// Events besides the one that each message is: deaths of all who were in a team, and finishes that
/// only a line of the server in the chat tells. One thread; follows one decoder in order of time.
class ToldEvents
{
public:
    /// \param event  what \a message is.
    /// \param teams  of clients from 0 on; shorter where the rest has none.
    void hear(const Message &message, const Event &event, std::span<const std::int32_t> teams,
              const NameLookup &names, PassSink &sink);
    /// Reports finishes that no other message of the tick tells.
    void endTick(PassSink &sink);
    void forget() { *this = {}; }

private:
    void hearFinish(const Message &message, const Event &event, const NameLookup &names,
                    bool wantsValues);

    std::vector<Event> m_finishes;                              ///< By the chat.
    std::bitset<message_field::LastClient + 1> m_otherwiseTold; ///< Whose finishes are.
};

/// The only client that has \a name; NoClient for none, or several.
[[nodiscard]] int clientNamed(std::string_view name, const NameLookup &names);

} // namespace tickscope::teeworlds
