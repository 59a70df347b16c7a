// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "core/base/tick.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/event/event.h"

namespace tickscope::teeworlds {

/// Finds what a server sent to single clients of 0.7 in its recording of 0.6: it stands there as
/// 0.7 has it, and nothing says so. Servers that know both write version 6. What fits 0.6 as well
/// is not found. Source: teeworlds-messages.md, section 1.
class MessagesFor07
{
public:
    /// Whether \a message, decoded as one of 0.6 from \a bytes, is none. In the order of the file.
    /// \param dies  whether a client dies by the next snapshot; asked only where a death may as
    ///              well be a change of team.
    [[nodiscard]] bool contain(const Message &message, std::span<const std::byte> bytes, Tick tick,
                               const std::function<bool(int client)> &dies);

private:
    struct Said {
        Tick tick;
        int client = NoClient;
        std::string text;

        friend bool operator==(const Said &, const Said &) = default;
    };
    [[nodiscard]] bool isChat07(const Message &message, Tick tick);

    Said m_saidToAll; ///< The last one.
};

} // namespace tickscope::teeworlds
