// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QComboBox>

#include "core/timeline/index.h"

namespace tickscope {

class ActiveDocument;

/// A box to choose somebody of a recording from: every such list names a person as all others do,
/// and a typed beginning finds them by each of their names.
class PlayerBox : public QComboBox
{
    Q_OBJECT

public:
    enum class Listed { Persons, AllSpeakers }; ///< The latter with those that only speak.

    /// \param noPlayer  text of the first row, which stands for no player; empty: there is none.
    PlayerBox(ActiveDocument &document, const QString &noPlayer, Listed listed,
              QWidget *parent = nullptr);

    /// Lists those of \a index, which may be null, as they are called at the head. The chosen row
    /// stays, and so does a list that is open.
    void list(const Shared<Index> &index);
    /// How many rows list() made.
    [[nodiscard]] int listedRows() const;
    /// Whom a row stands for; nothing where that is no player.
    [[nodiscard]] std::optional<PlayerRef> playerAt(int row) const;
    /// Row of \a player, without one that for no player; -1 if there is none.
    [[nodiscard]] int rowOf(const std::optional<PlayerRef> &player) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setRow(int row, const QString &name, const QString &tail, const QStringList &allNames);

    ActiveDocument &m_document;
    QString m_noPlayer;
    Listed m_listed;
    Shared<Index> m_index;  ///< Of those in the list.
    Tick m_head;            ///< When they are called so.
    std::vector<int> m_ids; ///< Player::id by row, behind that for no player.
};

} // namespace tickscope
