// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/selection.h"

#include "ui/document/player_names.h"

namespace tickscope {

Selection::Selection(PlayerNames &names, QObject *parent)
    : QObject(parent)
    , m_names(names)
{
}

void Selection::selectPlayer(std::optional<PlayerRef> player)
{
    if (m_names.isSame(m_player, player))
        return;
    m_names.keep(player, m_followed);
    m_player = player;
    emit changed(SelectionChanged);
}

void Selection::follow(std::optional<PlayerRef> player)
{
    if (m_names.isSame(m_followed, player))
        return;
    m_names.keep(player, m_player);
    m_followed = player;
    emit changed(FollowChanged);
}

void Selection::setShowsSecrets(bool isOn)
{
    if (m_showsSecrets == isOn)
        return;
    m_showsSecrets = isOn;
    emit changed(SecretsChanged);
}

void Selection::clear()
{
    m_player.reset();
    m_followed.reset();
    m_showsSecrets = false;
}

} // namespace tickscope
