// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/player_names.h"

#include <algorithm>

#include "core/analysis/player_rows.h"
#include "ui/document/open_recording.h"
#include "ui/document/playback.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

PlayerNames::PlayerNames(const OpenRecording &reading, const Playback &playback)
    : m_reading(reading)
    , m_playback(playback)
{
}

void PlayerNames::clear()
{
    m_kept.clear();
    m_frame.reset();
    m_inFrame.clear();
}

void PlayerNames::keep(const std::optional<PlayerRef> &chosen,
                       const std::optional<PlayerRef> &other)
{
    std::string name = chosen ? nameOf(*chosen) : std::string();
    std::erase_if(m_kept, [&other](const auto &kept) { return kept.first != other; });
    if (chosen && chosen != other)
        m_kept.emplace_back(*chosen, std::move(name));
}

bool PlayerNames::isSame(const std::optional<PlayerRef> &left,
                         const std::optional<PlayerRef> &right) const
{
    if (!left || !right || *left == *right)
        return left == right;
    if (left->client == right->client && isNeverNamed(left->client))
        return true;
    return m_reading.index() && m_reading.index()->players().isSame(*left, *right).value_or(false);
}

std::optional<int> PlayerNames::clientInFrame(const std::optional<PlayerRef> &player) const
{
    if (!player || !m_reading.index() || !m_reading.frame() || !m_reading.frame()->at)
        return {};
    const Tick tick = m_reading.frame()->at->tick;
    const PlayerTable &players = m_reading.index()->players();
    if (player->tick == tick || (players.of(*player) && tick <= m_reading.index()->indexedTo()))
        return players.clientOf(*player, tick);
    if (isNeverNamed(player->client))
        return player->client;
    const std::string name = nameOf(*player);
    const bool isHere = !name.empty() && nameInFrame(player->client) == name;
    return isHere ? std::optional(player->client) : std::nullopt;
}

std::optional<int> PlayerNames::clientOf(const std::optional<PlayerRef> &player, Tick tick) const
{
    return player && m_reading.index() ? m_reading.index()->players().clientOf(*player, tick)
                                       : std::nullopt;
}

PlayerRef PlayerNames::inFrame(int client) const
{
    return {client, m_reading.frame() && m_reading.frame()->at ? m_reading.frame()->at->tick
                                                               : m_playback.time().tick()};
}

QString PlayerNames::name(int client, Tick tick) const
{
    return screenText(nameOf({client, tick}));
}

QString PlayerNames::title(PlayerRef player) const
{
    return title(player, player.tick);
}

QString PlayerNames::title(PlayerRef player, Tick tick) const
{
    if (const Player *known = m_reading.index() ? m_reading.index()->players().of(player) : nullptr)
        return playerTitle(m_reading.index()->players(), *known, screenText(known->nameAt(tick)));
    const QString known = screenText(nameOf(player));
    return known.isEmpty() ? namelessClient(player.client) : known;
}

std::string PlayerNames::nameOf(PlayerRef player) const
{
    if (!m_reading.index())
        return {};
    const std::string_view known = m_reading.index()->players().nameAt(player.client, player.tick);
    if (!known.empty())
        return std::string(known);
    if (m_reading.frame() && m_reading.frame()->at && m_reading.frame()->at->tick == player.tick)
        return nameInFrame(player.client);
    // Chosen before the index came there.
    const auto kept = std::ranges::find(m_kept, player, &std::pair<PlayerRef, std::string>::first);
    return kept == m_kept.end() ? std::string() : kept->second;
}

bool PlayerNames::isNeverNamed(int client) const
{
    if (!m_reading.index() || !m_reading.index()->isComplete() || client == NoClient)
        return false;
    return std::ranges::none_of(
        m_reading.index()->players().players(), [client](const Player &player) {
            return std::ranges::find(player.stays, client, &Stay::client) != player.stays.end();
        });
}

const std::string &PlayerNames::nameInFrame(int client) const
{
    static const std::string nobody;
    const Shared<Frame> &frame = m_reading.frame();
    if (m_frame != frame) {
        m_frame = frame;
        m_inFrame.clear();
        // Who plays has a name in the state; of others the picture may know one.
        for (PlayerRow &row : playersOf(*frame->at, {}))
            m_inFrame[row.client] = std::move(row.name);
        if (const auto &scene = m_reading.sceneMaker()) {
            for (PlacedClient &placed : scene->clientsIn(*frame)) {
                std::string &name = m_inFrame[placed.client];
                if (name.empty())
                    name = std::move(placed.name);
            }
        }
    }
    const auto found = m_inFrame.find(client);
    return found == m_inFrame.end() ? nobody : found->second;
}

} // namespace tickscope
