// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/model/pseudonyms.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

/// Decides what of the messages and commands of a recording goes into a clip. Keeps its buffer; one
/// thread. Source: goldsrc-netmessages.md, sections 4, 6 and 7.
class ClipFilter
{
public:
    /// \param pseudonyms  settled, where names are hidden; else null. Must outlive this.
    ClipFilter(const ClipOptions &options, const Pseudonyms *pseudonyms)
        : m_chat(options.chat)
        , m_hidesSecrets(options.secrets == ClipOptions::Secrets::Hidden)
        , m_pseudonyms(pseudonyms)
    {
    }

    /// Bytes of \a message as the clip has them: its own, or others that are valid until the next
    /// call. Nothing when it is left out.
    [[nodiscard]] std::optional<std::span<const std::byte>> filtered(const ServerMessage &message,
                                                                     const ServerState &before);
    /// The same of a console command of the recording person.
    [[nodiscard]] std::optional<std::string> filteredCommand(std::string_view command) const;
    /// Whether bytes for the game's client library may stay.
    [[nodiscard]] bool keepsBuffer(std::string_view bytes) const;

private:
    /// Nothing when it no longer fits.
    [[nodiscard]] std::optional<std::span<const std::byte>> masked(const ServerMessage &message,
                                                                   const ServerState &before);
    [[nodiscard]] std::string maskedText(std::string_view field, std::string_view text) const;
    [[nodiscard]] std::string maskedUserInfo(std::string_view userInfo) const;

    ClipOptions::Chat m_chat;
    bool m_hidesSecrets;
    const Pseudonyms *m_pseudonyms;
    std::vector<std::byte> m_bytes;
};

/// Adds the names and accounts that \a message says people have. Errors: those of Pseudonyms.
Result<void> addNames(const ServerMessage &message, Pseudonyms &pseudonyms);

} // namespace tickscope::goldsrc
