// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/pseudonyms.h"
#include "core/model/recording.h"

namespace tickscope::teeworlds {

/// Decides what of the messages of a recording goes into a clip. Without the chat the server's
/// lines of who came, left, was renamed or finished stay: identities and runs rest on them. Keeps
/// its buffer; one thread. Source: teeworlds-messages.md.
class MessageFilter
{
public:
    /// \param pseudonyms  settled, where names are hidden; else null. Must outlive this.
    MessageFilter(Protocol protocol, const ClipOptions &options, const Pseudonyms *pseudonyms)
        : m_protocol(protocol)
        , m_chat(options.chat)
        , m_hidesSecrets(options.secrets == ClipOptions::Secrets::Hidden)
        , m_pseudonyms(pseudonyms)
    {
    }

    /// Bytes of the message \a bytes as the clip has it: those themselves, or others that are
    /// valid until the next call. Nothing when it is left out.
    [[nodiscard]] std::optional<std::span<const std::byte>> filtered(
        std::span<const std::byte> bytes);

private:
    std::optional<std::span<const std::byte>> masked(const MessageHeader &header,
                                                     std::span<const std::byte> bytes);
    std::optional<std::span<const std::byte>> withoutItsSecrets(const MessageHeader &header,
                                                                std::span<const std::byte> bytes);

    Protocol m_protocol;
    ClipOptions::Chat m_chat;
    bool m_hidesSecrets;
    const Pseudonyms *m_pseudonyms;
    std::vector<std::byte> m_bytes;
};

/// Adds the names and clans that \a message says people have. Errors: those of Pseudonyms.
Result<void> addNames(const Message &message, Pseudonyms &pseudonyms);

} // namespace tickscope::teeworlds
