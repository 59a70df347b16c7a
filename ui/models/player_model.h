// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/player_rows.h"

#include "ui/models/keyed_table.h"
#include "ui/texts/player_text.h"

#include <QSortFilterProxyModel>

#include <limits>
#include <optional>
#include <vector>

namespace tickscope {

/// Somebody in a PlayerModel.
struct ListedPlayer {
    std::int64_t key = 0; ///< Player::id, or below zero for a client that is no player.
    bool isPresent = false;
    PlayerRow player;
    PlayerRef ref;
    bool mayBeOutOfSight = false; ///< Has no position: SceneMaker::mayBeOutOfSight().
    PlayerTitle title{};          ///< At the head: sorting asks for it many times.
};

/// Everybody at the head's tick, and quietly those who are not there now.
class PlayerModel : public KeyedTable<ListedPlayer>
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TeamColumn,
        ScoreColumn,
        PositionColumn,
        SpeedColumn,
        HealthColumn,
        AliveColumn,
        FollowColumn,
        ColumnCount
    };
    enum Role {
        SortRole = Qt::UserRole, ///< What a column sorts by.
        IsPresentRole,           ///< bool.
    };

    explicit PlayerModel(QObject *parent = nullptr);

    /// Shows who is at \a frame, and of \a recordingIndex who is not;
    /// both may be null.
    /// \param scene  names those whom the index does not know yet; may be null.
    void setFrame(const Shared<Frame> &frame, const Shared<Index> &recordingIndex,
                  const Shared<SceneMaker> &scene = nullptr);
    /// In what the game of the recording counts lengths.
    void setLength(const GameLength &length);
    /// Marks a row; -1 for none.
    void setFollowed(int row);

    /// Whom a row shows; none outside the model.
    [[nodiscard]] std::optional<PlayerRef> playerAt(int row) const;
    /// Row of \a player, who has \a client at the frame's tick if they are there; -1 if there
    /// is none.
    [[nodiscard]] int rowOf(PlayerRef player, std::optional<int> client) const;
    /// Where the positions of those present come from: the most informative one.
    [[nodiscard]] PositionSource source() const { return m_source; }
    [[nodiscard]] int presentCount() const { return m_presentCount; }
    /// Whether a speed of somebody follows from positions alone.
    [[nodiscard]] bool derivesSpeeds() const;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    using Row = ListedPlayer;

    [[nodiscard]] static std::vector<Row> rowsOf(const Shared<Frame> &frame,
                                                 const Shared<Index> &index);
    static void nameFromScene(std::vector<Row> &rows, const Frame &frame, const SceneMaker &maker);
    /// Who is here but not indexed yet is not absent, too.
    static void dropDoubles(std::vector<Row> &rows, const Index &index);
    /// In the header.
    void nameLengths();
    [[nodiscard]] PlayerTitle titleOf(const Row &row) const;
    [[nodiscard]] std::vector<TableColumn<Row>> columns() const;
    [[nodiscard]] QString shownText(const Row &row, int column) const;
    [[nodiscard]] QString toolTip(const Row &row) const;

    Shared<Index> m_index;
    Tick m_head; ///< When the rows are called so.
    GameLength m_length;
    std::int64_t m_followed = std::numeric_limits<std::int64_t>::min(); ///< Key of its row.
    PositionSource m_source = PositionSource::Recorded;
    int m_presentCount = 0;
};

/// Sorts players by any column; who is not there stays at the end.
class PlayerOrder : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace tickscope
