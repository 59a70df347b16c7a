// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/player_names.h"

#include <algorithm>

#include "core/analysis/player_rows.h"
#include "ui/document/open_recording.h"
#include "ui/document/playback.h"
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

std::vector<Stay> PlayerNames::staysOf(const std::optional<PlayerRef> &player) const
{
    if (!player || !m_reading.index())
        return {};
    if (const Player *known = m_reading.index()->players().of(*player))
        return known->stays;
    if (!isNeverNamed(player->client))
        return {};
    const TickRange all = m_reading.index()->ticks();
    return {{player->client, all, all.last + 1}};
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

PlayerTitle PlayerNames::titles(PlayerRef player) const
{
    if (const Player *known = m_reading.index() ? m_reading.index()->players().of(player) : nullptr)
        return titleAt(m_reading.index()->players(), *known, inFrame(player.client).tick);
    const QString known = screenText(nameOf(player));
    return {known.isEmpty() ? namelessClient(player.client) : known, {}, {}};
}

bool PlayerNames::haveChanged()
{
    const bool isOther = m_index != m_reading.index();
    if (isOther) {
        m_index = m_reading.index();
        m_renames.clear();
        if (m_index) {
            for (const Player &player : m_index->players().players()) {
                for (std::size_t i = 1; i < player.heldNames.size(); ++i)
                    m_renames.push_back(player.heldNames[i].from);
            }
        }
        std::ranges::sort(m_renames);
    }
    const auto behind = std::ranges::upper_bound(m_renames, inFrame(NoClient).tick);
    const auto before = static_cast<std::size_t>(behind - m_renames.begin());
    return std::exchange(m_renamesBefore, before) != before || isOther;
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
    static const std::string none;
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
    return found == m_inFrame.end() ? none : found->second;
}

} // namespace tickscope
