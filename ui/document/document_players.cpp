// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a person chose in a Document, and where those are.
#include "ui/document/document.h"

#include <algorithm>

#include "core/analysis/player_rows.h"
#include "ui/document/document_private.h"
#include "ui/document/player_text.h"

namespace tickscope {

const std::optional<PlayerRef> &Document::selectedPlayer() const
{
    return m->selected;
}

void Document::selectPlayer(std::optional<PlayerRef> player)
{
    if (isSamePlayer(m->selected, player))
        return;
    m->selectedName = player ? m->nameOf(*player) : std::string();
    m->selected = player;
    m->tell(SelectionChanged);
}

const std::optional<PlayerRef> &Document::followedPlayer() const
{
    return m->followed;
}

void Document::followPlayer(std::optional<PlayerRef> player)
{
    if (isSamePlayer(m->followed, player))
        return;
    m->followedName = player ? m->nameOf(*player) : std::string();
    m->followed = player;
    m->tell(FollowChanged);
}

bool Document::isSamePlayer(const std::optional<PlayerRef> &left,
                            const std::optional<PlayerRef> &right) const
{
    if (!left || !right || *left == *right)
        return left == right;
    if (left->client == right->client && m->isNeverNamed(left->client))
        return true;
    return m->index && m->index->players().isSame(*left, *right).value_or(false);
}

std::optional<int> Document::clientInFrame(const std::optional<PlayerRef> &player) const
{
    if (!player || !m->index || !m->frame || !m->frame->at)
        return {};
    const Tick tick = m->frame->at->tick;
    const PlayerTable &players = m->index->players();
    if (player->tick == tick || (players.of(*player) && tick <= m->index->indexedTo()))
        return players.clientOf(*player, tick);
    if (m->isNeverNamed(player->client))
        return player->client;
    const std::string name = m->nameOf(*player);
    const bool isHere = !name.empty() && m->nameInFrame(player->client) == name;
    return isHere ? std::optional(player->client) : std::nullopt;
}

std::optional<int> Document::clientOf(const std::optional<PlayerRef> &player, Tick tick) const
{
    return player && m->index ? m->index->players().clientOf(*player, tick) : std::nullopt;
}

PlayerRef Document::playerInFrame(int client) const
{
    return {client, m->frame && m->frame->at ? m->frame->at->tick : m->time.tick()};
}

QString Document::clientName(int client, Tick tick) const
{
    return screenText(m->nameOf({client, tick}));
}

QString Document::playerTitle(PlayerRef player) const
{
    return playerTitle(player, player.tick);
}

QString Document::playerTitle(PlayerRef player, Tick tick) const
{
    if (const Player *known = m->index ? m->index->players().of(player) : nullptr)
        return tickscope::playerTitle(m->index->players(), *known, screenText(known->nameAt(tick)));
    const QString name = screenText(m->nameOf(player));
    return name.isEmpty() ? namelessClient(player.client) : name;
}

std::string Document::Private::nameOf(PlayerRef player) const
{
    if (!index)
        return {};
    const std::string_view known = index->players().nameAt(player.client, player.tick);
    if (!known.empty())
        return std::string(known);
    if (frame && frame->at && frame->at->tick == player.tick)
        return nameInFrame(player.client);
    // Chosen before the index came there.
    if (player == selected)
        return selectedName;
    return player == followed ? followedName : std::string();
}

bool Document::Private::isNeverNamed(int client) const
{
    if (!index || !index->isComplete() || client == NoClient)
        return false;
    return std::ranges::none_of(index->players().players(), [client](const Player &player) {
        return std::ranges::find(player.stays, client, &Stay::client) != player.stays.end();
    });
}

const std::string &Document::Private::nameInFrame(int client) const
{
    static const std::string nobody;
    if (namesFrame != frame) {
        namesFrame = frame;
        names.clear();
        // Who plays has a name in the state; of others the picture may know one.
        for (PlayerRow &row : playersOf(*frame->at, {}))
            names[row.client] = std::move(row.name);
        if (scene) {
            for (PlacedClient &placed : scene->clientsIn(*frame)) {
                std::string &name = names[placed.client];
                if (name.empty())
                    name = std::move(placed.name);
            }
        }
    }
    const auto found = names.find(client);
    return found == names.end() ? nobody : found->second;
}

} // namespace tickscope
