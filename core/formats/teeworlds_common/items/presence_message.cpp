// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/presence_message.h"

#include <utility>

#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"

namespace tickscope::teeworlds {

/// Place of the value in messages of 0.7.
constexpr std::size_t DropIsSilent = 2;

/// More than have seats.
constexpr std::size_t MostSaidNames = 2 * (message_field::LastClient + 1);

/// The name before \a words in a line of the server, which quotes it. Of other lines, and of people
/// without a name, empty.
static std::string nameBefore(std::string_view line, std::string_view words)
{
    const std::size_t end = line.find(words);
    const bool isQuoted = line.starts_with('\'') && end != 0 && end != std::string_view::npos;
    return std::string(isQuoted ? line.substr(1, end - 1) : std::string_view());
}

std::optional<PresenceMessage> presenceIn(const Message &message)
{
    const MessageTopic topic = message.type ? message.type->topic : MessageTopic::Other;
    PresenceMessage said;
    // DDNet sends a silent drop, and who comes instead, for a new name.
    if (topic == MessageTopic::ClientDrop && message.numberAt(DropIsSilent) == 0)
        said.leavingClient = message.numberAt(0);
    else if (topic == MessageTopic::ClientLeave)
        said.leaver = message.textAt(0);
    else if (topic == MessageTopic::Chat06 && message.numberAt(message_index::ChatClient) < 0) {
        const auto line = message.textAt(message_index::ChatText06);
        said.leaver = nameBefore(line, "' has left the game");
        said.newcomer = nameBefore(line, "' entered and joined ");
        said.renamed = nameBefore(line, "' changed name to '");
    }
    const bool isNone = said.leavingClient == NoClient && said.leaver.empty()
                        && said.newcomer.empty() && said.renamed.empty();
    return isNone ? std::nullopt : std::optional(std::move(said));
}

void SaidNames::add(const std::string &name, Tick tick)
{
    std::erase_if(m_said, [tick](const auto &said) { return said.second + MostLineTicks < tick; });
    if (!name.empty() && m_said.size() < MostSaidNames)
        m_said.insert_or_assign(name, tick);
}

bool SaidNames::has(std::string_view name, Tick tick) const
{
    const auto said = m_said.find(name);
    return said != m_said.end() && tick <= said->second + MostLineTicks;
}

} // namespace tickscope::teeworlds
