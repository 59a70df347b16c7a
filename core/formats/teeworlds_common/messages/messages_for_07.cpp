// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/messages_for_07.h"

#include <algorithm>
#include <string_view>

#include "core/formats/teeworlds_common/messages/message_forms.h"

namespace tickscope::teeworlds {

constexpr std::size_t MostPaddingOfMessage = 3;
constexpr std::int32_t MostModeSpecial = 3;
constexpr std::int32_t LastTeam = 1;         ///< Blue.
constexpr std::string_view NoReceiver = "@"; ///< Client -1 as the byte of a number.

/// Servers of 0.6 let no control character stand there: in 0.7 a client or a type of vote does.
static bool beginsWithNumber(std::string_view text)
{
    return !text.empty() && text.front() > 0 && text.front() < ' ';
}

/// Client, team, silence and cooldown of 0.7 stand where a death has killer, victim, weapon and
/// flags.
static bool isDeath06(const Message &message, const std::function<bool(int)> &dies)
{
    const std::int32_t special = message.numberAt(message_index::ModeSpecial);
    const std::int32_t victim = message.numberAt(message_index::Victim);
    const std::int32_t weapon = message.numberAt(message_index::KillWeapon);
    const bool mayBeTeam = victim <= LastTeam && (weapon == 0 || weapon == 1);
    return special >= 0 && special <= MostModeSpecial && (!mayBeTeam || dies(victim));
}

static bool isFilled(const Message &message, std::span<const std::byte> bytes)
{
    const auto rest = bytes.subspan(message.size);
    return rest.size() <= MostPaddingOfMessage
           && std::ranges::count(rest, std::byte{}) == std::ssize(rest);
}

Result<Message> decodeFor07(std::span<const std::byte> bytes)
{
    auto message = decodeMessage(bytes, Protocol::V07);
    if (message && message->type && message->layout == MessageLayout::Fixed
        && isFilled(*message, bytes))
        return message;
    return damaged(Fault::tr("perhaps sent to a 0.7 client"));
}

/// In 0.7 the receiver stands before the text, and what is said to all has the mode that is a team
/// here. People begin what they say to their team with "@", too.
static bool isChat07(const Message &message)
{
    const std::int32_t mode = message.numberAt(0);
    const std::string_view text = message.textAt(message_index::ChatText06);
    if (!text.starts_with(NoReceiver))
        return mode > 0 && beginsWithNumber(text);
    return mode > 1 || (mode == 1 && message.numberAt(message_index::ChatClient) == NoClient);
}

bool isFor07(const Message &message, std::span<const std::byte> bytes,
             const std::function<bool(int)> &dies)
{
    // Messages with a UUID are the same in both, and may have become longer.
    if (!message.type || message.header.uuid || message.layout != MessageLayout::Fixed)
        return false;
    // Clients' own messages are in no demo.
    if (!isFilled(message, bytes) || message.type->name.starts_with("Cl_"))
        return true;
    switch (message.type->topic) {
    case MessageTopic::Kill:
        return !isDeath06(message, dies);
    case MessageTopic::Chat06:
        return isChat07(message);
    case MessageTopic::VoteSet06:
        return beginsWithNumber(message.textAt(1));
    default:
        return false;
    }
}

} // namespace tickscope::teeworlds
