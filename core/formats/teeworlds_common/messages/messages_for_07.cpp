// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/messages_for_07.h"

#include <algorithm>
#include <string_view>

#include "core/formats/teeworlds_common/messages/message_forms.h"

namespace tickscope::teeworlds {

constexpr std::size_t MostPaddingOfMessage = 3;
constexpr std::int32_t MostModeSpecial = 3;
constexpr std::int32_t LastTeam = 1;     ///< Blue.
constexpr std::string_view Nobody = "@"; ///< Client -1 as the byte of a number.

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

bool MessagesFor07::contain(const Message &message, std::span<const std::byte> bytes, Tick tick,
                            const std::function<bool(int)> &dies)
{
    // Messages with a UUID are the same in both, and may have become longer.
    if (!message.type || message.header.uuid || message.layout != MessageLayout::Fixed)
        return false;
    const auto rest = bytes.subspan(message.size);
    const bool isPadding = rest.size() <= MostPaddingOfMessage
                           && std::ranges::count(rest, std::byte{}) == std::ssize(rest);
    // Clients' own messages are in no demo.
    if (!isPadding || message.type->name.starts_with("Cl_"))
        return true;
    switch (message.type->topic) {
    case MessageTopic::Kill:
        return !isDeath06(message, dies);
    case MessageTopic::Chat06:
        return isChat07(message, tick);
    case MessageTopic::VoteSet06:
        return beginsWithNumber(message.textAt(1));
    default:
        return false;
    }
}

/// In 0.7 the receiver stands before the text, and what is said to all has the mode that is a team
/// here. People begin what they say to their team with "@", too.
bool MessagesFor07::isChat07(const Message &message, Tick tick)
{
    const std::int32_t mode = message.numberAt(0);
    Said said{tick, message.numberAt(message_index::ChatClient),
              std::string(message.textAt(message_index::ChatText06))};
    if (mode <= 0) {
        m_saidToAll = std::move(said);
        return false;
    }
    if (!said.text.starts_with(Nobody))
        return beginsWithNumber(said.text);
    if (mode > 1 || said.client == NoClient)
        return true;
    said.text.erase(0, Nobody.size());
    return said == m_saidToAll;
}

} // namespace tickscope::teeworlds
