// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

#include <functional>

class QComboBox;
class QLineEdit;
class QMenu;
class QToolButton;

namespace tickscope {

class EventDetails;
class EventList;
class EventModel;
class KindMenu;
class NoteStack;

/// What happened: all events of the recording through the document's filter, the line
/// at the head marked, and all fields of the chosen one below.
class EventsDock : public DockPage
{
    Q_OBJECT

public:
    explicit EventsDock(Document &document, QWidget *parent = nullptr);

    [[nodiscard]] EventModel &model() const { return *m_model; }
    [[nodiscard]] QLineEdit *findField() const override { return m_text; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    void addActions();
    void connectInputs();
    void showLines();
    void showFilter();
    void fillPlayers();
    void showFilteredPlayers();
    [[nodiscard]] QString chosenPlayersHint() const;
    void takePlayer(int row);
    [[nodiscard]] QString emptyNote() const;
    void takeSelection();
    void goToSelected();
    void copySelected() const;
    void showMenu(const QPoint &place);
    /// Gives the document its filter as \a change made it.
    void changeFilter(const std::function<void(EventFilter &)> &change);
    void clearFilter();

    EventModel *m_model;
    EventList *m_list;
    NoteStack *m_stack;
    EventDetails *m_details;
    QLineEdit *m_text;
    QToolButton *m_kinds;
    KindMenu *m_kindMenu;
    QComboBox *m_players;
    QStringList m_listed; ///< Titles of all players, as m_players lists them.
    QToolButton *m_fold;
    QToolButton *m_follow;
    bool m_isShowing = false; ///< Changes of widgets are ours, not the user's.
};

} // namespace tickscope
