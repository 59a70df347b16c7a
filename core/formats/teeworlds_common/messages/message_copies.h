// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <vector>

#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/event.h"

namespace tickscope::teeworlds {

/// The copies of one message that a server of DDNet sent to all: its recording has one for each
/// client, in the order of their client IDs. A client that knows 16 others only gets client IDs of
/// its own, so that a death stands there as deaths of several. Finds out of whom the message is.
/// Source: teeworlds-messages.md, section 8.
class MessageCopies
{
public:
    struct Copy {
        Message message;
        std::uint64_t byte = 0;
        bool isTrue = false;   ///< For 0.7, which has the client IDs of the server.
        int who = NoClient;    ///< Who speaks, or dies.
        int killer = NoClient; ///< Of deaths.
    };
    /// What else a recording says of the moment.
    struct Evidence {
        /// Who may have got one each: client IDs in order, by the states before and behind.
        std::vector<std::vector<int>> receivers;
        std::set<int> deaths; ///< By the next state; of deaths only.
        const NameLookup &names;
    };

    /// Whether servers send \a message to all, and in copies.
    [[nodiscard]] static bool mayHave(const Message &message);
    /// Whether \a message is one more copy of what is held.
    [[nodiscard]] bool continues(const Message &message) const;
    void add(Message &&message, std::uint64_t byte, bool isFor07);
    [[nodiscard]] bool isEmpty() const { return m_copies.empty(); }
    [[nodiscard]] bool isDeath() const;
    /// Place of the last one.
    [[nodiscard]] std::uint64_t lastByte() const { return m_copies.back().byte; }
    /// Whether it is not plain of whom they are, where \a present are there.
    [[nodiscard]] bool isDoubtful(std::span<const int> present) const;
    /// Gives the copies the client IDs that the message had.
    /// \return Guess where another one might have had them.
    [[nodiscard]] EventSource settle(const Evidence &evidence);
    /// Calls \a emit with each as the message was, and its place; there are none afterwards.
    void release(const std::function<void(const Message &message, std::uint64_t byte)> &emit);

private:
    std::vector<Copy> m_copies;
};

} // namespace tickscope::teeworlds
