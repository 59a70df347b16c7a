// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

#include <optional>

class QLabel;
class QTableView;
class QToolButton;

namespace tickscope {

class ColumnFit;
class NoteStack;
class PlayerModel;
class PlayerOrder;

/// Who is there, and where. A click selects a player everywhere, a double click lets
/// the picture follow.
class PlayersDock : public DockPage
{
    Q_OBJECT

public:
    explicit PlayersDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] PlayerModel &model() const { return *m_model; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    void showPositions();
    void showSelection();
    [[nodiscard]] std::optional<PlayerRef> playerAt(const QModelIndex &index) const;
    [[nodiscard]] int rowOf(const std::optional<PlayerRef> &player) const;
    void fitNames();
    void fitPositions();
    void fitScores();
    [[nodiscard]] QString emptyNote() const;
    void onSelectionChanged();
    void onClicked(const QModelIndex &index);
    void toggleFollow(const std::optional<PlayerRef> &player);
    void showMenu(const QPoint &place);

    PlayerModel *m_model;
    PlayerOrder *m_order;
    QTableView *m_view;
    NoteStack *m_stack;
    QLabel *m_positions;
    QToolButton *m_follow;
    ColumnFit *m_columns = nullptr;
    bool m_isShowing = false; ///< Selecting is ours, not the user's.
};

} // namespace tickscope
