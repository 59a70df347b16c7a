// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace tickscope {

class EventDetails;
class EventKindCommands;
class EventList;
class EventModel;
class NoteStack;
class PlayerBox;

/// What happened: all events of the recording through the document's filter, the line
/// at the head marked, and all fields of the chosen one below.
class EventsDock : public DockPage
{
    Q_OBJECT

public:
    explicit EventsDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] EventModel &model() const { return *m_model; }
    [[nodiscard]] QLineEdit *findField() const override { return m_text; }

signals:
    /// The menu of an event opens; others may add what they can do at its tick.
    void menuOpening(QMenu *menu, tickscope::Tick tick);

protected:
    void refresh(Document::Changes changes) override;
    /// Down in the search goes to the list.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addActions();
    void connectInputs();
    void fillKindMenu();
    void showLines();
    void showFilter();
    void showFilteredPlayers();
    [[nodiscard]] QString chosenPlayersHint() const;
    void onPlayerChosen(int row);
    [[nodiscard]] QString emptyNote() const;
    void onSelectionChanged();
    void goToSelected();
    /// The first one that is listed, with the focus; now, or when it is found.
    void selectFirst();
    void selectWantedFirst();
    void showMenu(const QPoint &place);
    /// What a search finds in types that are not shown, with a link; empty for nothing.
    [[nodiscard]] QString hiddenHitsNote() const;
    /// Does what a link of a note says.
    void followNote(const QString &link);
    /// Gives the document its filter as \a change made it.
    void changeFilter(const std::function<void(EventQuery &)> &change);

    EventModel *m_model;
    EventList *m_list;
    QLabel *m_hiddenHits; ///< Above a list that has others.
    NoteStack *m_stack;
    EventDetails *m_details;
    QLineEdit *m_text;
    QToolButton *m_kinds;
    EventKindCommands *m_kindCommands;
    QMenu *m_kindMenu;
    PlayerBox *m_players;
    QToolButton *m_fold;
    QToolButton *m_follow;
    bool m_isFirstWanted = false; ///< As soon as the list is that of what was typed.
    bool m_isFirstGoneTo = false; ///< That one is gone to, too.
    bool m_isShowing = false;     ///< Changes of widgets are ours, not the user's.
};

} // namespace tickscope
