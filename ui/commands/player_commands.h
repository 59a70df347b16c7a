// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

/// What can be done about a player wherever one is shown. Arguments name players as
/// playerArgument() does, several parted by spaces.
class PlayerCommands : public QObject
{
    Q_OBJECT

public:
    explicit PlayerCommands(ActiveDocument &document, QObject *parent = nullptr);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    /// Empty unless all that it names can be read.
    [[nodiscard]] std::vector<PlayerRef> playersOf(const QVariant &argument) const;
    /// Everybody in the recording.
    [[nodiscard]] std::vector<CommandChoice> choices() const;

    ActiveDocument &m_document;
    CommandSet m_commands;
};

/// Offers to follow \a player.
void offerFollowing(QMenu &menu, ActiveDocument &document, PlayerRef player,
                    const QString &text = PlayerCommands::tr("Follow in view"));
/// Offers to follow or no longer follow \a player, and to select them.
void offerChoosing(QMenu &menu, ActiveDocument &document, PlayerRef player);
/// Offers to filter the events to \a player, alone or together with others of that name.
void offerFilters(QMenu &menu, ActiveDocument &document, PlayerRef player);

/// \a player as an argument: "3@1200" is who had client ID 3 at tick 1200.
[[nodiscard]] QString playerArgument(PlayerRef player);

} // namespace tickscope
