// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "ui/library/library_commands.h"
#include "ui/library/library_model.h"

class QComboBox;
class QItemSelectionModel;
class QLabel;
class QLineEdit;
class QProgressBar;
class QStackedWidget;
class QToolButton;

namespace tickscope {

class PlaceList;
class RecordingCards;
class RecordingTable;

/// The recordings of the library: places beside a table or cards, with a filter above them and what
/// can be done with the selected ones below.
class LibraryPage : public QWidget
{
    Q_OBJECT

public:
    /// \param commands  for what is selected here, which they ask choice().
    LibraryPage(const FormatRegistry &formats, std::shared_ptr<LibraryService> service,
                LibraryCommands &commands, QWidget *parent = nullptr);

    /// After a change of recent files, pins or folders.
    void refreshPlaces();
    /// Reads the picture of \a path again.
    void refreshPicture(const QString &path);
    /// Numbers of the recordings that are selected.
    [[nodiscard]] std::vector<qint64> selected() const;
    /// With what is typed in the filter.
    [[nodiscard]] LibraryCommands::Choice choice() const;
    /// Puts the focus where one types what to look for.
    void find();
    /// A row above the list, for buttons of the page.
    void addLeading(QWidget *widget);

signals:
    void chosen(const QString &path, std::optional<tickscope::Tick> tick);
    /// How many recordings there are.
    void counted(const tickscope::library::LibraryCounts &counts);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeBar();
    void makeViews();
    void makeFooter();
    void setCards(bool isOn);
    void onQueryChanged();
    void onPlaceChanged();
    void onListed();
    void onSelectionChanged();
    void showProgress();
    void showCount();
    void countAll();
    void showMenu(QPoint place);
    void keepSelection();
    void restoreSelection();

    std::shared_ptr<LibraryService> m_service;
    LibraryModel *m_model;
    QItemSelectionModel *m_selection; ///< Of both views; the commands ask it.
    LibraryCommands &m_commands;
    PlaceList *m_places;
    RecordingTable *m_table;
    RecordingCards *m_cards;
    QStackedWidget *m_views;
    QWidget *m_bar;
    QLineEdit *m_filter;
    QComboBox *m_sort;
    QComboBox *m_group;
    QToolButton *m_tableButton;
    QToolButton *m_cardsButton;
    QLabel *m_empty;
    QLabel *m_status;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QWidget *m_actions;
    std::vector<qint64> m_kept; ///< Selected before the list was another.
    qint64 m_keptCurrent = 0;
    QString m_report; ///< Until the selection or the place changes.
};

} // namespace tickscope
